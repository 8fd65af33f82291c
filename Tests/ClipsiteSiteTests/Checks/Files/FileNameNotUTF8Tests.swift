#if os(Linux)
  import ClipsiteDiagnostics
  import Foundation
  import Testing

  @testable import ClipsiteSiteModel

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  @Suite(.timeLimit(.minutes(30))) struct FileNameNotUTF8Tests {
    @Test func refusesBytesThatAreNoUTF8() throws {
      let fixture = try Fixture()
      let path = fixture.url("Content").path.utf8.map { CChar(bitPattern: $0) }
      let descriptor = creat(path + [0x2F, CChar(bitPattern: 0xFF), 0x61, 0], 0o644)
      try #require(descriptor >= 0)
      close(descriptor)
      try fixture.expect(
        .fileNameNotUTF8, at: "Content/\\xFFa", "the file name is not valid UTF-8", fix: "rename the file"
      )
    }
  }
#endif
