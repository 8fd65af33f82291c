import Foundation

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// A site that was built for the servers of the system, with things beside it that nobody may see.
struct ServedSite {
  static let domains = ["example.com", "go.example.com"]

  let folder: ScenarioFolder
  /// The output folder.
  var output: String { folder.path + "/Output" }

  /// - Parameter pageFiles: How pages are laid down as files.
  init(pageFiles: String) throws {
    folder = try ScenarioFolder()
    try HostedScenario.write(to: folder, pageFiles: pageFiles)
    for (path, name) in Self.oddNames { try folder.write("Content/\(name)", "\(path)\n") }
    let hosts = ["nginx", "apache", "caddy", "lighttpd"].flatMap { ["--host", $0] }
    let recorder = TerminalRecorder()
    let status = HostedScenario.tool.run(
      ["build"] + hosts, on: recorder.terminal, workingFolder: folder.path)
    guard status == .success else { throw ScenarioError(recorder.text(.error)) }
    for secret in Self.secrets { try folder.write("Output/" + secret, "secret\n") }
  }

  /// Files whose names a URL must encode, by their path in one.
  static let oddNames = [
    "q%3Fx.txt": "q?x.txt", "a%20b%2541.txt": "a b%41.txt", "%7Bx%7D%5B1%5D*.txt": "{x}[1]*.txt",
    "\(String(repeating: "n", count: 196)).txt": "\(String(repeating: "n", count: 196)).txt",
  ]

  /// Files that are in the folders and that nobody wants to serve: those of version control, editors and
  /// others.
  private static let secrets = [
    "secret.txt", "example.com/.git/config", "example.com/.env", "example.com/.well-known/.hidden",
    "example.com/ferry-street/.secret",
  ]

  /// The bytes of a file of the output folder.
  func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(output)/\(path)"))
  }
}
