/// What an option or a positional argument takes.
///
/// The words in capitals, such as `DIR`, are what help calls the value.
enum ValueKind: Hashable, Sendable {
  /// Nothing: the option is there or not.
  case flag
  /// Any text.
  case text(String)
  /// Text that is usually one of the known names; others are for the command to judge.
  case name(String, known: [String])
  /// The path of a file.
  case file(String)
  /// The path of a folder.
  case folder(String)
  /// One of a few words.
  case choice([String])
  /// A whole number within limits.
  case integer(String, ClosedRange<Int>)
  /// `KEY=VALUE`, split at the first equals sign.
  case pair(String, String)

  /// What help calls the value; nil for a flag.
  var placeholder: String? {
    switch self {
    case .flag: nil
    case .text(let name), .name(let name, _), .file(let name), .folder(let name), .integer(let name, _): name
    case .choice(let words): words.joined(separator: "|")
    case .pair(let key, let value): "\(key)=\(value)"
    }
  }

  /// Whether values are paths, which are relative to the working folder.
  var isPath: Bool {
    switch self {
    case .file, .folder: true
    default: false
    }
  }

  /// The words to offer for completion.
  var words: [String] {
    switch self {
    case .choice(let words), .name(_, let words): words
    default: []
    }
  }
}
