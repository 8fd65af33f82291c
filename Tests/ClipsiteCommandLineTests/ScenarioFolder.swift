import ClipsiteTestTools
import Foundation
import Testing

/// A temporary folder in which a scenario happens.
struct ScenarioFolder: Sendable {
  /// Removes the folder when a test forgets it, or fails before it can remove it.
  private let owner: DisposableFolder

  /// Its path.
  var path: String { owner.path }
  /// The home folder of all that runs in it, or nil if each line has a new one, as in a container.
  var home: String?

  /// Makes a new folder.
  init() throws { owner = try DisposableFolder() }

  /// Writes a file and the folders above it.
  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  /// Writes a file and the folders above it.
  func write(_ name: String, _ bytes: Data) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  /// Writes a file with one text in place of another.
  func save(_ name: String, replacing old: String, with new: String) throws {
    let text = try #require(read(name))
    #expect(text.contains(old))
    try write(name, text.replacingOccurrences(of: old, with: new))
  }

  /// The text of a file, or nil when there is none.
  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a file or folder exists.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }

  /// Cuts the folder's path out of text, so that paths stand as a user in the folder would see them.
  func scrub(_ text: String) -> String {
    text.replacingOccurrences(of: path + "/", with: "").replacingOccurrences(of: path, with: ".")
  }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}

/// The smallest site that builds without a word: what scenarios of bad input begin with.
enum SmallSite {
  /// `site.yml`.
  static let configuration = """
    name: Ferry Street Donuts
    language: en
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip, app-store-id: 1234567890}
    image: https://example.com/donut.png

    """

  /// Contents by path.
  static let files: [String: String] = {
    var files = ["Content/site.yml": configuration, "Content/index.md": "---\ntitle: Home\n---\n"]
    for name in ["404", "card", "directory", "location", "page", "redirect"] {
      files["Templates/\(name).mustache"] = "<head>{{head.tags}}</head>{{page.body}}\n"
    }
    return files
  }()
}
