import ClipsiteDiagnostics

/// A file of another generator's site and the file in `Content` that an earlier import made of it.
///
/// A file that nobody edited since then follows the site. An edited one stays. If the site changed it as well,
/// the report names it.
enum SiteMerge: Hashable {
  /// The file is new, or `--overwrite` makes it again.
  case write
  /// Nobody edited the file, and the site changed it.
  case update
  /// Both files are the same.
  case unchanged
  /// Somebody edited the file, and the site did not change it.
  case edited
  /// Both changed, or no import made the file.
  case conflict
  /// Somebody removed the file.
  case removed

  /// Compares a file with what the last import wrote.
  ///
  /// - Parameters:
  ///   - new: The hash of the file that the import would write.
  ///   - existing: The hash of the file that is there, or `nil` if there is none.
  ///   - last: The file that the last import wrote.
  ///   - overwrites: Indicates whether files of imports are written again whatever happened to them.
  init(_ new: NameHash, existing: NameHash?, last: ImportRecord.Past, overwrites: Bool) {
    guard let existing else {
      self = last == .unknown || overwrites ? .write : .removed
      return
    }
    if existing == new {
      self = .unchanged
    } else if last == .unknown {
      self = .conflict
    } else if overwrites || last == ImportRecord.past(ofFile: existing) {
      self = .update
    } else {
      self = last == ImportRecord.past(ofFile: new) ? .edited : .conflict
    }
  }
}

/// The lines that a page loses and gets, without those that its old and its new text begin and end with.
struct LineDifference: Hashable {
  /// The most lines that are shown of each kind.
  private static let shown = 8

  private let old: [Substring]
  private let new: [Substring]

  init(from oldBytes: [UInt8], to newBytes: [UInt8]) {
    let (old, new) = (Self.lines(oldBytes), Self.lines(newBytes))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    self.old = Array(old[start..<old.count - end])
    self.new = Array(new[start..<new.count - end])
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The lines for people, with a sign in front.
  var lines: [String] { Self.shown(old, "-") + Self.shown(new, "+") }

  private static func shown(_ lines: [Substring], _ sign: String) -> [String] {
    let rest = lines.count - shown
    return lines.prefix(shown).map { "\(sign) \(PlainText.excerpt(PlainText.line(String($0))))" }
      + (rest > 0 ? ["\(sign) … \(PlainText.counted(rest, "more line"))"] : [])
  }
}
