@testable import ClipsiteContent
import ClipsiteSite
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// The page about providers names each of them, with the files that clipsite writes for it.
@Suite(.blocking) struct DocumentedProvidersTests {
  private static let rows: [(host: String, files: [String])] = {
    let section = (try? Document(page: "Reference/Providers").section("Files and commands")) ?? ""
    let table = section.split(separator: "\n\n").first { $0.hasPrefix("| provider | files |") } ?? ""
    return table.split(separator: "\n").dropFirst(2).map { row in
      let cells = row.split(separator: "|").map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
      return (cells[0].first ?? "", cells[1])
    }
  }()

  @Test func namesEveryHostInOrder() {
    #expect(Self.rows.map(\.host) == Provider.names)
  }

  @Test func namesTheFilesOfEachHost() throws {
    let without = try files(for: [])
    for (host, documented) in Self.rows {
      let written = try files(for: ["--host", host]).subtracting(without)
      #expect(written == Set(documented), "\(host)")
    }
  }

  /// The files in the root of `example.com` and in `_hosts`, with `DOMAIN` in place of each domain.
  private func files(for options: [String]) throws -> Set<String> {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    try HostedScenario.write(to: folder, pageFiles: "flat")
    let status = HostedScenario.tool.run(
      ["build"] + options, on: TerminalRecorder().terminal, workingFolder: folder.path)
    #expect(status == .success)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/Output")
    return Set(
      paths.compactMap { path in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: "\(folder.path)/Output/\(path)", isDirectory: &isFolder)
        guard !isFolder.boolValue, path.hasPrefix("_hosts/") || path.hasPrefix("example.com/") else {
          return nil
        }
        return path.replacing(/^example\.com\//, with: "").replacing(/(go\.)?example\.com/, with: "DOMAIN")
      })
  }
}
