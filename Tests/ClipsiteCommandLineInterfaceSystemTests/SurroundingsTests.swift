import ClipsiteTestTools
import Foundation
import Testing

/// Case 103 of bad input builds with Turkish letters. Where the system does not have them, it would show
/// nothing.
@Suite(.blocking) struct SurroundingsTests {
  static let hasTurkish = {
    let locales = try? InstalledTool("locale").run(["-a"], in: NSTemporaryDirectory())
    return locales?.lowercased().contains("tr_tr.utf") == true
  }()

  @Test(.enabled(if: hasTurkish || InstalledTool.isRequired, "there is no locale tr_TR.UTF-8"))
  func theTurkishLocaleIsThere() {
    #expect(Self.hasTurkish, "install it with .ci/setup")
  }
}

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
