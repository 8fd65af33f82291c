import Foundation
import ClipsiteTestTools
import Testing

/// What the program needs before it begins.
@Suite(.blocking) struct LinkedLibrariesTests {
  #if canImport(Darwin)
    private static let tool = InstalledTool("otool")
    private static let option = ["-L"]
  #else
    private static let tool = InstalledTool("ldd", package: "libc-bin")
    private static let option: [String] = []
  #endif

  /// libvips comes with GLib and some forty other libraries, libcurl with thirty: only who makes pictures or
  /// sends something waits for them, and has to have them.
  @Test(.enabled(if: tool.isWanted, "needs ldd or otool")) func whatFewCommandsNeedIsNoneOfThem() throws {
    let output = try Self.tool.run(
      Self.option + [BuiltProgram.path], in: FileManager.default.temporaryDirectory.path)
    let names = output.split(separator: "\n").compactMap { line in
      line.split { $0 == " " || $0 == "\t" }.first?.split(separator: "/").last.map(String.init)
    }
    #expect(names.contains { $0.hasPrefix("libcmark") })
    let late = ["libvips", "libglib", "libcurl", "libssl"]
    #expect(names.filter { name in late.contains { name.hasPrefix($0) } } == [])
  }
}
