import Foundation
import Testing

/// A page that the tests write as a whole.
struct GeneratedPage {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Compares the page with a text from the code. `RECORD=1` writes that text, and fails.
  func expect(_ text: String) throws {
    let wanted = text.hasSuffix("\n") ? text : text + "\n"
    let url = Document.root.appendingPathComponent(path)
    guard Document.isRecording else {
      let page = try? String(contentsOf: url, encoding: .utf8)
      #expect(page == wanted, "record \(path): \(Document.recording)")
      return
    }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(wanted.utf8).write(to: url)
    Issue.record("recorded \(path); run the tests again without RECORD")
  }
}
