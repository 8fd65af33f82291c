import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct FrontMatterKeyTests {
  @Test(arguments: FrontMatterKey.all.map(\.name) + ["extra.a", "extra.brewery-type", "extra.x_2"])
  func knows(name: String) throws {
    #expect(try FrontMatterKey(named: name).name == name)
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
    let error = #expect(throws: ImportError.self) { try FrontMatterKey(named: name) }
    guard case .usage(_, let found) = error else { return #expect(Bool(false), "no usage error") }
    #expect(found == fix)
  }

  @Test(arguments: ["", "unrelated", "place"])
  func listsTheKeysWhenNoneIsNear(name: String) {
    let error = #expect(throws: ImportError.self) { try FrontMatterKey(named: name) }
    #expect(error?.description.contains("place.street, place.locality") == true)
  }
}
