import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine

/// A site as an earlier version of clipsite left it: its content, its theme, and what that version wrote.
///
/// The programs of these versions wrote the files below `Fixtures`. Nobody changes or records them again.
struct FrozenSite: CustomTestStringConvertible, Sendable {
  /// The version that wrote the site.
  let version: String
  /// The folder of the site below that of the version.
  let name: String
  /// The site whose files this site has where it does not have different ones.
  var base: String?
  /// The options of the import that made locations from `stores.csv`.
  var importOptions: [String] = []

  var testDescription: String { "\(version)/\(name)" }

  /// The folder with one folder for each version.
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The starter site with each theme, and a chain with a custom theme and imported locations.
  ///
  /// Version 0.1.0 is commit `1bec36df`. Version 0.2.0 was under development, and is commit `7b59e0d4`.
  static let all = ["0.1.0", "0.2.0"].flatMap { version in
    [
      FrozenSite(version: version, name: "starter"),
      FrozenSite(version: version, name: "bistro", base: "starter"),
      FrozenSite(version: version, name: "chain", importOptions: storesImport),
    ]
  }

  /// A site with mistakes that version 0.1.0 did not find, so it is rejected today.
  static let lenient = FrozenSite(version: "0.1.0", name: "lenient", base: "starter")

  private static let storesImport =
    ["--folder", "donuts", "--slug", "Slug", "--id", "ID", "--body", "Text", "--set", "clip.subtitle=Ahead"]
    + [
      "title=Name", "place.street=Street", "place.locality=Town", "place.region=State",
      "place.postal-code=ZIP", "place.country=Country", "place.latitude=Latitude",
      "place.longitude=Longitude", "place.phone=Phone",
      "place.hours=Hours",
    ].flatMap { ["--map", $0] }

  private func folder(_ name: String) -> URL { Self.fixtures.appending(path: "\(version)/\(name)") }

  /// Copies the site. The output is only there if it is complete, so that a build continues it.
  ///
  /// - Parameter isListed: Whether `site.yml` lists the domain of short URLs, as Upgrading demands.
  func thaw(isListed: Bool = true) throws -> DisposableFolder {
    let site = try DisposableFolder("clipsite-upgrade", in: SiteFolders.root)
    for name in [base, name].compactMap(\.self) {
      try FileManager.default.copyFolder(at: folder(name), to: site.url)
    }
    if base != nil { try site.remove("Output") }
    if isListed, name == "chain" {
      let text = try site.read("Content/site.yml")
      try site.write(
        text.replacing("[example.com]", with: "[example.com, go.example.com]"), to: "Content/site.yml")
    }
    return site
  }

  /// The files that the earlier version wrote and that are frozen, by path below the output folder.
  func frozenOutput() throws -> [String: String] {
    let output = folder(name).appending(path: "Output")
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: output.path)
    where !path.hasSuffix(".clipsite") {
      let url = output.appending(path: path)
      if try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true {
        texts[path] = try String(contentsOf: url, encoding: .utf8)
      }
    }
    return texts
  }

  /// Runs a command on a copy of the site.
  ///
  /// - Returns: The exit status, and the lines of its output in JSON.
  func run(_ words: [String], in site: DisposableFolder) throws -> (status: Int32, lines: [JSONNode]) {
    let tool = CommandLineTool.clipsite(codes: [])
    let (status, output, error) = tool.record(words + ["--site", site.path, "--format", "json"])
    #expect(error.isEmpty)
    return (status.rawValue, try output.split(separator: "\n").map { try JSONParser.parse(Array($0.utf8)) })
  }
}
