package import Foundation
package import Testing

/// A committed file, or a part of one, that tests make anew from the code.
package enum GoldenFile {
  /// Whether files are written in place of being compared. `.ci/record` does.
  package static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  /// Compares a file with the text that the code makes. While recording, writes the text if it differs, and fails,
  /// so that nobody commits it unread.
  ///
  /// - Parameter name: What messages call the file.
  package static func expect(
    _ wanted: String, at url: URL, as name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try? String(contentsOf: url, encoding: .utf8)
    guard text != wanted else { return }
    if isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(wanted.utf8).write(to: url)
    }
    differ(text, wanted, in: name, sourceLocation: sourceLocation)
  }

  /// Compares a part of a golden file, which somebody else writes, with what the code makes.
  package static func expect(
    _ wanted: String?, is text: String?, in name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if text != wanted { differ(text, wanted, in: name, sourceLocation: sourceLocation) }
  }

  /// Fails with the first line that differs.
  package static func differ(
    _ text: String?, _ wanted: String?, in name: String, sourceLocation: SourceLocation
  ) {
    let words = isRecording ? "recorded \(name)" : "\(name) is not what the code makes; run .ci/record"
    Issue.record("\(words): \(firstDifference(text, wanted))", sourceLocation: sourceLocation)
  }

  private static func firstDifference(_ text: String?, _ wanted: String?) -> String {
    guard let text else { return "it is not there" }
    guard let wanted else { return "it should not be there" }
    let (old, new) = (lines(text), lines(wanted))
    let number = zip(old, new).prefix { $0 == $1 }.count
    let line = { (lines: [Substring]) in number < lines.count ? "`\(lines[number])`" : "the end" }
    return "line \(number + 1) is \(line(old)), and the code makes \(line(new))"
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
