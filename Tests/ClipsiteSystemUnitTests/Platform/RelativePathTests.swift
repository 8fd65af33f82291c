import Testing

@testable import ClipsiteSystem

struct RelativePathTests {
  @Test(arguments: [
    ("", [], "", ""), ("a", ["a"], "", "a"), ("a/b/c.md", ["a", "b", "c.md"], "a/b", "c.md"),
    // A combining mark and an emoji modifier make one character with the slash before them.
    ("a/\u{301}menu.pdf", ["a", "\u{301}menu.pdf"], "a", "\u{301}menu.pdf"),
    ("a/\u{1F3FD}photo.txt", ["a", "\u{1F3FD}photo.txt"], "a", "\u{1F3FD}photo.txt"),
  ])
  func isTakenApartByBytes(_ text: String, names: [String], folder: String, name: String) {
    let path = RelativePath(text)
    #expect(path.components.map(\.text) == names)
    #expect(path.folder.utf8.elementsEqual(folder.utf8))
    #expect(path.name.utf8.elementsEqual(name.utf8))
    #expect(path.folder.appending(path.name) == path)
  }

  @Test func twoFormsOfALetterAreTwoPaths() {
    let (composed, decomposed): (RelativePath, RelativePath) = ("caf\u{E9}", "cafe\u{301}")
    #expect(composed.text == decomposed.text)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed, composed]).count == 2)
  }

  @Test func theOrderIsThatOfTheBytes() {
    let paths: [RelativePath] = ["b", "a/b", "", "a", "\u{E9}", "e\u{301}", "a-b", "aa"]
    #expect(paths.sorted().map(\.text) == ["", "a", "a-b", "a/b", "aa", "b", "e\u{301}", "\u{E9}"])
    #expect(!(composedOnly < composedOnly))
  }

  private let composedOnly: RelativePath = "caf\u{E9}"

  @Test(
    arguments: [
      ("a/b/c", "a", "b/c"), ("a/b", "a/b", ""), ("ab/c", "a", nil), ("a", "a/b", nil), ("a/b", "", "a/b"),
      ("a/\u{301}b", "a", "\u{301}b"), ("caf\u{E9}/b", "cafe\u{301}", nil),
    ] as [(String, String, String?)])
  func isSeenFromAFolder(_ path: String, folder: String, rest: String?) {
    let seen = RelativePath(path).relative(to: RelativePath(folder))
    #expect(seen?.text == rest)
    #expect(RelativePath(path).isBelow(RelativePath(folder)) == (rest?.isEmpty == false))
  }

  @Test(
    arguments: [
      ("a.b/c.tar.gz", "a.b/c.tar", "gz"), ("a.b/c", "a.b/c", nil), ("c.", "c", ""),
      ("a.\u{301}jpg", "a", "\u{301}jpg"),
    ] as [(String, String, String?)])
  func endsInAnExtension(_ path: String, stem: String, ending: String?) {
    #expect(RelativePath(path).withoutExtension.utf8.elementsEqual(stem.utf8))
    #expect(RelativePath(path).fileExtension == ending)
  }

  @Test func namesTheFoldersAboveFromTheInnermost() {
    #expect(Array(RelativePath("a/b/c").foldersAbove) == ["a/b", "a"])
    #expect(Array(RelativePath("a").foldersAbove) == [])
    #expect(RelativePath("a/b/c").topFolder == "a" && RelativePath("a").topFolder == nil)
  }

  @Test func prefixesAndEndingsAreBytes() {
    #expect(RelativePath(".\u{301}x").hasPrefix(".") && RelativePath("a.md").hasSuffix(".md"))
    #expect(!RelativePath("a.md\u{301}").hasSuffix(".md") && !RelativePath("md").hasSuffix(".md"))
    #expect(RelativePath("a").text(below: "") == "a" && RelativePath("a").text(below: "/x") == "/x/a")
  }
}
