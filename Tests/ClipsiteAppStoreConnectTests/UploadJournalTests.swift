import ClipsiteSystem
import Foundation
import Testing

@testable import ClipsiteAppStoreConnect

struct UploadJournalTests {
  private let site = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "clipsite-uploads-\(UUID().uuidString)").path

  private var folder: String { "\(site)/.clipsite-uploads" }
  private var names: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: site)) ?? []).sorted()
  }

  private func write(_ text: String, to name: String) throws {
    let url = URL(filePath: "\(site)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// A note as the journal writes it, under the name that its link and digest give it.
  private func writeNote(in folder: String = ".clipsite-uploads") throws {
    let digest = SHA256.digest(Array("https://example.com/a\nabc".utf8)).prefix(16)
    let name = digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    let note = #"{"version": 1, "image": "x", "link": "https://example.com/a", "md5": "abc"}"#
    try write(note, to: "\(folder)/\(name).json")
  }

  @Test func forgetsItsNotesAndTheirFolder() throws {
    defer { try? FileManager.default.removeItem(atPath: site) }
    try writeNote()
    UploadJournal(siteFolder: site).clear()
    #expect(names == [])
  }

  /// A run that is killed while it writes a note leaves a draft.
  @Test func whatLiesInTheFolderGoesToo() throws {
    defer { try? FileManager.default.removeItem(atPath: site) }
    for name in [".x.json.draft-12", "inner/file"] { try write("{", to: ".clipsite-uploads/\(name)") }
    UploadJournal(siteFolder: site).clear()
    #expect(names == [])
  }

  @Test func neitherReadsNorRemovesThroughALink() throws {
    defer { try? FileManager.default.removeItem(atPath: site) }
    try writeNote(in: "victim")
    try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: "\(site)/victim")
    let journal = UploadJournal(siteFolder: site)
    journal.clear()
    #expect(names.count == 3)
    #expect(journal.unproven == [folder])
  }
}
