import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct FileSizeTests {
  @Test(arguments: [
    ("1", 1), ("1024", 1024), ("1 KiB", 1024), ("1KiB", 1024), ("3 MiB", 3 << 20), ("2 GiB", 2 << 30),
  ])
  func readsANumberAndItsUnit(text: String, bytes: Int) {
    #expect(FileSize(text)?.bytes == bytes)
  }

  @Test(arguments: ["", " ", "KiB", "1 kib", "1  MiB", "1 MB", "+1", "１", "1 KiB "])
  func readsNothingElse(text: String) {
    #expect(FileSize(text) == nil)
  }

  @Test(arguments: [(1 << 20, "1 MiB"), (3 << 30, "3 GiB"), (1536, "1536 bytes"), (2048, "2 KiB")])
  func isWrittenInTheLargestUnitThatFits(bytes: Int, text: String) {
    #expect(FileSize(bytes: bytes).description == text)
  }
}
