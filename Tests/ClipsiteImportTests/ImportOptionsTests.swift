@testable import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteImport

struct ImportOptionsTests {
  // MARK: FrontMatterKey

  @Test(arguments: FrontMatterKey.all.map(\.name) + ["extra.a", "extra.brewery-type", "extra.x_2"])
  func knows(name: String) throws {
    #expect(try FrontMatterKey(named: name).name == name)
  }

  /// A cell holds no list of mappings, and `extra` is a name of the author's own.
  @Test func everyDeclaredKeyCanBeFilled() {
    let declared = KeyPlace.leaves(of: FrontMatterKeys.keys.all).map(\.path)
    let left = declared.filter { !FrontMatterKey.all.map(\.name).contains($0) }
    #expect(left.allSatisfy { $0.hasPrefix("app-links.") || $0 == "extra" })
    #expect(FrontMatterKey.all.count > 30)
    #expect(FrontMatterKey.sections == ["clip", "links", "place", "extra"])
  }

  @Test(arguments: [
    ("titel", "did you mean `title`?"), ("place.postcode", "did you mean `place.postal-code`?"),
    ("latitude", "did you mean `place.latitude`?"), ("clip.subtitel", "did you mean `clip.subtitle`?"),
    ("extra.", "after `extra.`, use lower-case letters, digits, `-` and `_` only"),
    ("extra.A", "after `extra.`, use lower-case letters, digits, `-` and `_` only"),
    ("extra.a.b", "after `extra.`, use lower-case letters, digits, `-` and `_` only"),
    ("extra.import-id", "choose the column with `--id`"),
  ])
  func suggests(name: String, fix: String) {
    let error = #expect(throws: SystemError.self) { try FrontMatterKey(named: name) }
    #expect(error?.kind == .usage && error?.description.hasSuffix("".followed(by: fix)) == true)
  }

  @Test(arguments: ["", "unrelated", "place"])
  func listsTheKeysWhenNoneIsNear(name: String) {
    let error = #expect(throws: SystemError.self) { try FrontMatterKey(named: name) }
    #expect(error?.description.contains("place.street, place.locality") == true)
  }

  // MARK: ImportOptions

  @Test func splitsTheFolder() throws {
    #expect(try ImportOptions(folder: "uk/old-mills").folderNames() == ["uk", "old-mills"])
  }

  @Test(arguments: ["", "/", "/a", "a/", "a//b", "..", "a/../b", ".", ".a", "A", "a b", "a\\b", "ä"])
  func refusesOtherFolders(folder: String) {
    #expect(throws: SystemError.self) { try ImportOptions(folder: folder).folderNames() }
  }

  // MARK: SystemError

  @Test(arguments: [
    (SystemError.usage(message: "a", fix: "b"), "a. B"), (.usage(message: "a", fix: nil), "a"),
  ])
  func readsAsASentence(error: SystemError, text: String) {
    #expect(error.description == text)
  }
}
