import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// What clipsite makes of hostile, broken or merely odd input: one numbered file for each case in `BadInput`.
///
/// Beside what a file says, this holds for all of them: whoever does not succeed leaves `Output` as it was,
/// to the byte; nothing is left beside it; and no character but a tab reaches the terminal that would control
/// it.
@Suite(.blocking) struct BadInputTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("BadInput")

  private static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted()
  }()

  private static let files: [String] = {
    let tests = folder.deletingLastPathComponent().deletingLastPathComponent()
    return FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String } ?? []
  }()

  @Test func everyCaseIsThereOnce() {
    #expect(Self.names.compactMap { Int($0.prefix(3)) } == Array(1...110))
  }

  @Test(arguments: names)
  func happensAsWritten(_ name: String) throws {
    let file = ScenarioFile(Self.folder.appendingPathComponent(name))
    var before: [String: Data] = [:]
    try file.play(codes: []) { folder, step in
      guard let step else {
        before = Self.output(in: folder)
        return
      }
      #expect(step.status == 0 || Self.output(in: folder) == before, "\(name): Output after \(step.line)")
      #expect(Self.stages(in: folder) == [], "\(name): after \(step.line)")
      let printed = (step.output + step.error).unicodeScalars
      let controls = printed.filter { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value }
      #expect(controls.allSatisfy { $0 == "\n" || $0 == "\t" }, "\(name)")
    }
  }

  /// A case that one command cannot show names the tests that do.
  @Test(arguments: names)
  func isShownByACommandOrByTests(_ name: String) throws {
    let scenario = try ScenarioFile(Self.folder.appendingPathComponent(name)).scenario()
    #expect(scenario.onlyPlace.map { ScenarioPlace(rawValue: $0.name) != nil } != false, "\(name)")
    #expect(scenario.purpose.hasPrefix("\(Int(name.prefix(3)) ?? 0): "), "\(name)")
    let tests = scenario.purpose.matches(of: /`([A-Za-z]+Tests)`/).map { String($0.1) }
    #expect(!scenario.steps.isEmpty || !tests.isEmpty, "\(name)")
    for test in tests { #expect(Self.files.contains { $0.hasSuffix("/\(test).swift") }, "\(name): \(test)") }
  }

  /// The bytes of every file of the output folder, by path.
  private static func output(in folder: ScenarioFolder) -> [String: Data] {
    let root = folder.path + "/Output"
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        FileManager.default.contents(atPath: "\(root)/\(path)").map { (path, $0) }
      })
  }

  /// What builds have left beside the output folder.
  private static func stages(in folder: ScenarioFolder) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix(".Output.") || $0 == ".clipsite-stage" }
  }
}
