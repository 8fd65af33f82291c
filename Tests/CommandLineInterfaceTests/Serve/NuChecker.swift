import Foundation
import StrictJSON
import TestTools

/// The Nu HTML Checker.
enum NuChecker {
  static var isWanted: Bool { CheckerFile.nu.isWanted && InstalledTool.java.isWanted }

  /// The errors that the checker finds and that are not excused, each with its file, line and the text around it.
  ///
  /// - Parameter pages: Pages by file name.
  static func errors(in pages: [String: String]) throws -> [String] {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    for (name, text) in pages { try folder.write(name, text) }
    let words = ["-jar", try CheckerFile.nu.path(), "--format", "json", "--stdout", "--exit-zero-always"]
    let names = pages.keys.sorted()
    let output = try InstalledTool.java.run(words + names, in: folder.path, keepsErrors: false)
    let messages = try JSONParser.parse(Array(output.utf8)).value["messages"]?.elements ?? []
    return messages.filter { $0["type"]?.text != "info" }.compactMap { message in
      let name = message["url"]?.text.map { String($0.split(separator: "/").last ?? "") } ?? ""
      let (text, line) = (message["message"]?.text ?? "", message["lastLine"]?.integer ?? 0)
      if NuExcuse.excuses(text, inLine: line, of: pages[name] ?? "") { return nil }
      return "\(name):\(line): \(text) \(message["extract"]?.text ?? "")"
    }
  }
}
