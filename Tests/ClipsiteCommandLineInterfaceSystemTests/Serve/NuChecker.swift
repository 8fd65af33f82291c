import Foundation
import ClipsiteJSON
import ClipsiteTestTools
import Testing

@testable import ClipsiteCommandLineInterfaceTests

/// The Nu HTML Checker.
enum NuChecker {
  static var isWanted: Bool { CheckerFile.nu.isWanted && InstalledTool.java.isWanted }

  /// What the checker says of pages.
  struct Verdict {
    /// The errors that are not excused, each with its file, line and the text around it.
    var errors: [String] = []
    /// The messages that are.
    var excused: Set<String> = []
  }

  /// Checks pages, each with a file name.
  static func verdict(on pages: [String: String]) throws -> Verdict {
    var verdict = Verdict()
    for message in try messages(on: pages) where message["type"]?.text != "info" {
      let name = message["url"]?.text.map { String($0.split(separator: "/").last ?? "") } ?? ""
      let (text, line) = (message["message"]?.text ?? "", message["lastLine"]?.integer ?? 0)
      if NuExcuse.excuses(text, inLine: line, of: pages[name] ?? "") {
        verdict.excused.insert(text)
      } else {
        verdict.errors.append("\(name):\(line): \(text) \(message["extract"]?.text ?? "")")
      }
    }
    return verdict
  }

  private static func messages(on pages: [String: String]) throws -> [JSONValue] {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    for (name, text) in pages { try folder.write(name, text) }
    let words = ["-jar", try CheckerFile.nu.path(), "--format", "json", "--stdout", "--exit-zero-always"]
    let output = try InstalledTool.java.run(words + pages.keys.sorted(), in: folder.path, keepsErrors: false)
    return try #require(try JSONParser.parse(Array(output.utf8)).value["messages"]?.elements)
  }
}
