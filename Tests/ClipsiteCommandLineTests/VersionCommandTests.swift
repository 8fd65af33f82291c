import Testing

@testable import ClipsiteCommandLine

struct VersionCommandTests {
  private let tool = CommandLineTool.clipsite(codes: [])

  @Test func theVerboseVersionNamesTheCommitAndTheLibraries() throws {
    let (status, output, error) = tool.record(["version", "--verbose"])
    #expect(status == .success && error.isEmpty)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.first == "clipsite \(CommandLineTool.currentVersion)")
    let names = lines.dropFirst().map { String($0.prefix { $0 != " " }) }
    #expect(
      names == ["commit", "libcmark", "libyaml", "libcrypto", "libcurl", "libqrencode", "librsvg", "libvips"])
    for name in ["libcmark", "libyaml", "libcrypto"] {
      let line = try #require(lines.first { $0.hasPrefix(name) })
      #expect(line.contains(/\ [0-9]+\.[0-9]+\.[0-9]+$/), "\(line)")
    }
  }
}
