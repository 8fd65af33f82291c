/// Who asks for a file. Some hosts answer Apple's systems otherwise than people.
enum Visitor: Hashable, Sendable, CaseIterable {
  /// The reader of AASA files behind Apple's content delivery network.
  case appleBot
  /// A device that reads the file itself, as with `?mode=developer`.
  case device
  /// A person with Safari on an iPhone.
  case safari
  /// This program.
  case clipsite

  /// The visitor that requests the compressed file.
  static let compressing = Visitor.device

  /// The value of `User-Agent`; nil for the program's own.
  var userAgent: String? {
    switch self {
    case .appleBot: "AASA-Bot/1.0.0"
    case .device: "swcd (unknown version) CFNetwork/1568.200.51 Darwin/24.1.0"
    case .safari:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
        + "Version/18.1 Mobile/15E148 Safari/604.1"
    case .clipsite: nil
    }
  }

  /// What messages call it.
  var name: String {
    switch self {
    case .appleBot: "AASA-Bot"
    case .device: "CFNetwork"
    case .safari: "Safari"
    case .clipsite: "clipsite"
    }
  }
}
