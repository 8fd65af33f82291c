import ClipsiteText
import Foundation

@testable import ClipsiteCommandLine

/// The starter site in a folder of its own, with a target.
struct SiteToPublish {
  let folder: ScenarioFolder
  /// The starter's `site.yml`.
  let configuration: String

  /// - Parameter target: The mapping of the target `production`.
  init(target: String = "{to: www}") throws {
    folder = try ScenarioFolder()
    let tool = CommandLineTool.clipsite(codes: [])
    _ = tool.run(["init", "."], on: TerminalRecorder().terminal, workingFolder: folder.path)
    configuration = folder.read("Content/site.yml") ?? ""
    try publish(to: target)
  }

  /// A copy of the files of a site.
  init(copying files: [String: Data]) throws {
    folder = try ScenarioFolder()
    for (path, bytes) in files { try folder.write(path, bytes) }
    configuration = folder.read("Content/site.yml") ?? ""
  }

  /// The bytes of each file, by path.
  func files() throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.reduce(into: [:]) { files, path in
      var isFolder: ObjCBool = false
      let url = "\(folder.path)/\(path)"
      guard FileManager.default.fileExists(atPath: url, isDirectory: &isFolder), !isFolder.boolValue else {
        return
      }
      files[path] = FileManager.default.contents(atPath: url)
    }
  }

  /// Writes another target into `site.yml`.
  func publish(to target: String) throws {
    try folder.write("Content/site.yml", configuration + "publish: {production: \(target)}\n")
  }

  /// Gives a page other front matter, with a short URL on a domain of its own.
  func addShortURL() throws {
    try folder.write("Content/about.md", "---\ntitle: About\naliases: [\"https://go.example.com/a\"]\n---\n")
    let site = folder.read("Content/site.yml") ?? ""
    try folder.write(
      "Content/site.yml", site.replacing("[example.com]", with: "[example.com, go.example.com]"))
  }

  /// Runs a command line in the folder.
  func run(_ line: String) -> (status: ExitStatus, output: String, error: String) {
    let recorder = TerminalRecorder()
    let words = line.split(separator: " ").map(String.init)
    let status = CommandLineTool.clipsite(codes: []).run(
      words, on: recorder.terminal, workingFolder: folder.path)
    return (status, folder.scrub(recorder.text(.output)), folder.scrub(recorder.text(.error)))
  }

  /// The events of the output for programs, without the summary.
  static func events(_ text: String) throws -> [JSONValue] { try lines(text).dropLast() }

  /// The summary, which is the last line of the output for programs.
  static func summary(_ text: String) throws -> JSONValue? {
    try lines(text).last.flatMap { $0["event"] == "summary" ? $0 : nil }
  }

  private static func lines(_ text: String) throws -> [JSONValue] {
    try text.split(separator: "\n").map { try JSONParser.parse(Array($0.utf8)).value }
  }
}
