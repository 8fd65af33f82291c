import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLineTests

/// Case 103 of bad input builds with Turkish letters. Where the system does not have them, it would show
/// nothing.
@Suite(.blocking) struct SurroundingsTests {
  static let hasTurkish = {
    let locales = try? InstalledTool("locale").run(["-a"], in: NSTemporaryDirectory())
    return locales?.lowercased().contains("tr_tr.utf") == true
  }()

  private static let turkish = Need("the locale tr_TR.UTF-8") { hasTurkish }

  @Test(.needs(turkish)) func theTurkishLocaleIsThere() {
    #expect(Self.hasTurkish, "install it with .ci/setup")
  }

  /// Names and formats come from a table in the program. Two machines with other versions of ICU and tzdata
  /// build the same bytes.
  @Test(arguments: [
    "TZ=Pacific/Kiritimati", "TZ=Asia/Tokyo LC_ALL=ja_JP.UTF-8",
    "LANG=tr_TR.UTF-8 LC_ALL=tr_TR.UTF-8 LANGUAGE=tr", "LC_ALL=C",
    "TZDIR=/nonexistent TZ=America/New_York ICU_DATA=/nonexistent",
  ])
  func zoneAndLanguageOfTheMachineChangeNoByte(environment: String) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    let place =
      "{street: Weg 1, locality: Ulm, postal-code: \"89073\", country: DE, phone: 0731 1234567, "
      + "hours: [Mo-Fr 09:00-17:00, 2027-12-24 off]}"
    let run = try ShellRun(
      """
      cp -R '\(Document.root.path)/Content' '\(Document.root.path)/Templates' . || exit 1
      for tag in ar de fi he ja ko tr uk; do
        page "$tag.md" "title: T $tag\\nlanguage: $tag\\nplace: \(place)"
      done
      clipsite build --quiet && mv Output plain && grep -rq Europe/Berlin plain && env \(environment) "$clipsite" build --quiet && diff -r plain Output
      """, in: folder)
    #expect(run.status == 0 && run.output == "", "\(run.output) \(run.error)")
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
  @Test(.needs(tool)) func whatFewCommandsNeedIsNoneOfThem() throws {
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
