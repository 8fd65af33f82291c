import ClipsiteText
import Foundation
import Testing

/// What a site must be reported for: always the whole list, so that no other diagnostic may appear.
extension Fixture {
  /// Expects one diagnostic at each mark of the files, or one at the whole file `path`, and no other.
  ///
  /// - Parameters:
  ///   - message: The message of each, where it carries values or numbers.
  ///   - fix: The fix of each.
  ///   - severity: The severity, where it is not the one of the code.
  static func expect(
    _ code: DiagnosticCode, at path: String? = nil, _ message: String? = nil, fix: String? = nil,
    severity: Severity? = nil, in files: [String: String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let fixture = try Fixture(files)
    try fixture.expect(
      code, at: path, message, fix: fix, severity: severity, sourceLocation: sourceLocation)
  }

  /// Expects a site without any diagnostic.
  static func expectNothing(
    in files: [String: String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let actual = try Fixture(files).findings()
    #expect(actual == [], sourceLocation: sourceLocation)
  }

  /// Like the static function, for a site that a test has prepared.
  func expect(
    _ code: DiagnosticCode, at path: String? = nil, _ message: String? = nil, fix: String? = nil,
    severity: Severity? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try check()
    let places = try path.map { [$0] } ?? markedPlaces()
    let wanted = places.map { "\(severity ?? code.severity): \(code.name) \($0)" }
    let actual = try found.map(describe)
    #expect(actual == wanted, sourceLocation: sourceLocation)
    if let message {
      #expect(Set(found.map { relative($0.message) }) == [relative(message)], sourceLocation: sourceLocation)
    }
    if let fix { #expect(Set(found.map(\.fix)) == [fix], sourceLocation: sourceLocation) }
  }

  /// Every diagnostic of a check as `severity: Code path:line:column «text»`, in order.
  func findings(drafts: Bool = false) throws -> [String] { try check(drafts: drafts).map(describe) }

  /// Puts the lines of `site.yml` that the report prints into it, as a person would.
  func pasteLines() throws {
    let report = TextFormatter(usesColor: false).format(DiagnosticList(try check())) { _ in nil }
    for line in Set(report.split(separator: "\n")) where line.hasPrefix("  note: ") {
      guard let start = line.firstRange(of: "/site.yml: ")?.upperBound else { continue }
      let key = line[start...].prefix { $0 != ":" } + ":"
      let others = try read("Content/site.yml").split(separator: "\n").filter { !$0.hasPrefix(key) }
      try write((others + [line[start...]]).joined(separator: "\n") + "\n", to: "Content/site.yml")
    }
  }

  private func describe(_ diagnostic: Diagnostic) throws -> String {
    let path = relative(diagnostic.range.path)
    let place = try diagnostic.range.bytes.map { try describe($0, in: path) } ?? path
    return "\(diagnostic.severity): \(diagnostic.code.name) \(place)"
  }

  private func markedPlaces() throws -> [String] {
    try marks.sorted { $0.key < $1.key }.flatMap { path, ranges in
      try ranges.map { try describe($0, in: path) }
    }
  }

  private func describe(_ range: Range<Int>, in path: String) throws -> String {
    let text = try read(path)
    let position = SourceFile(path: path, text).position(of: range.lowerBound)
    let marked = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    return "\(path):\(position.line):\(position.column) «\(marked)»"
  }

  /// A path as a user in the site's folder would see it.
  func relative(_ path: String) -> String { path.replacing(root.path + "/", with: "") }

  /// A content file.
  static func page(_ frontMatter: String, _ body: String = "") -> String {
    "---\n\(frontMatter)\n---\n\(body)"
  }

  /// The valid `site.yml` with one of its texts replaced, and more lines at the end.
  static func site(_ lines: String = "", replacing old: String = "", with new: String = "") -> String {
    (old.isEmpty ? siteYAML : siteYAML.replacing(old, with: new)) + lines + "\n"
  }
}
