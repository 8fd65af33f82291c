import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct ImportErrorTests {
  @Test(arguments: [
    (ImportError.usage(message: "a", fix: "b"), "a; b"), (.usage(message: "a", fix: nil), "a"),
    (.inputOutput(path: "a.csv", reason: "gone"), "a.csv: gone"),
  ])
  func readsAsASentence(error: ImportError, text: String) {
    #expect(error.description == text)
  }
}
