import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsitePrinting

/// Apple's program runs on Macs only; a script in its place writes down how it was called.
@Suite(.blocking) struct CodeGeneratorTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "a b \(UUID().uuidString)")

  /// Writes each argument on a line of the file that `--output` names, the last one.
  private static let script = """
    #!/bin/sh
    for last do :; done
    case "$*" in *refused*) echo 'not enough contrast' >&2; exit 2 ;; *silent*) exit 0 ;; esac
    printf '%s\\n' "$@" > "$last"
    """

  private func install(_ name: String = "AppClipCodeGenerator") throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name).path
    try ScriptFile.write(Self.script, to: file)
    return file
  }

  private func run(_ url: String, _ design: CodeDesign) throws -> [String]? {
    let generator = try CodeGenerator(at: install())
    let output = folder.appendingPathComponent("out put.svg").path
    let bytes = try generator.generate(InvocationURL(url), design, to: output)
    return bytes.map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) }
  }

  @Test func isCalledWithATemplate() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      try run("https://example.com/m?a=$(x)&b='c'", CodeDesign(template: 4)) == [
        "generate", "--url", "https://example.com/m?a=$(x)&b='c'", "--index", "4", "--type", "cam", "--logo",
        "none",
        "--output", folder.appendingPathComponent("out put.svg").path,
      ])
  }

  @Test func isCalledWithColors() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var design = CodeDesign(
      foreground: try #require(CodeColor("ffffff")), background: try #require(CodeColor("007aff")))
    design.reading = .nfc
    design.logo = .badge
    #expect(
      try run("https://example.com/", design)?.dropLast(2) == [
        "generate", "--url", "https://example.com/", "--foreground", "FFFFFF", "--background", "007AFF",
        "--type",
        "nfc", "--logo", "badge",
      ])
  }

  @Test(arguments: ["https://example.com/refused", "https://example.com/silent"])
  func aRefusalMakesNoFile(_ url: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run(url, CodeDesign(template: 0)) == nil)
  }

  @Test func aProgramThatIsNotThereIsNamed() {
    let error = #expect(throws: SystemError.self) { try CodeGenerator(at: "/nowhere/x") }
    #expect(error?.path == "/nowhere/x")
  }

  @Test func isFoundOnThePath() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try install("Other")
    #expect(CodeGenerator.installed(search: "/nowhere:\(folder.path)") == nil)
    _ = try install()
    let generator = try #require(CodeGenerator.installed(search: "/nowhere::\(folder.path)"))
    let output = folder.appendingPathComponent("x.svg").path
    #expect(
      try generator.generate(InvocationURL("https://example.com/"), CodeDesign(template: 0), to: output)
        != nil)
  }
}
