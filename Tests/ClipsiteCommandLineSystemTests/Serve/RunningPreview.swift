import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteNetwork
@testable import ClipsitePreview
import ClipsiteSite
import ClipsiteTestTools
import Dispatch
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// The preview of a starter site that follows what is saved.
struct RunningPreview {
  /// Where the site lies.
  let folder: ScenarioFolder
  private let session: PreviewSession
  private let following = DispatchQueue(label: "following")

  /// Writes the starter site and serves it on a free port.
  ///
  /// - Parameters:
  ///   - theme: The theme of the site.
  ///   - configuration: The whole of `site.yml`, in place of the starter's.
  ///   - files: Files that the site has besides, by path.
  ///   - fonts: Further files, which are no texts.
  ///   - editor: The editor that links open.
  ///   - follows: Whether it looks for changes. If not, no page is ever loaded again.
  init(
    theme: BuiltInTheme = .clean, configuration: String? = nil, files: [String: String] = [:],
    fonts: [String: Data] = [:], editor: String? = nil, follows: Bool = true
  ) throws {
    let folder = try ScenarioFolder()
    let status = CommandLineTool.clipsite(codes: []).run(
      ["init", ".", "--theme", theme.name], on: TerminalRecorder().terminal, workingFolder: folder.path)
    #expect(status == .success)
    if let configuration {
      try folder.write("Content/site.yml", configuration + "\ntheme: \(theme.name)\n")
    }
    for (name, text) in files { try folder.write(name, text) }
    for (name, bytes) in fonts { try folder.write(name, bytes) }
    try self.init(serving: folder, editor: editor, follows: follows)
  }

  /// Serves a copy of the example, which is this repository, as it is now.
  static func ofExample(theme: BuiltInTheme = .clean) throws -> RunningPreview {
    try RunningPreview(serving: .withExample(theme: theme), follows: false)
  }

  /// Serves a copy of the example, as it is now, whose pictures are made, with a home page, a list and a location that have
  /// none.
  static func ofExampleMakingPictures(theme: BuiltInTheme = .clean) throws -> RunningPreview {
    let folder = try ScenarioFolder.withExample(theme: theme)
    try folder.save("Content/site.yml", replacing: "image: ferry.jpg\n", with: "pictures: true\n")
    try folder.save("Content/site.yml", replacing: "icons: {touch: ", with: "icons: {logo: ")
    for name in ["harbor-coffee/haifa", "harbor-coffee/index", "index"] {
      let text = try #require(folder.read("Content/\(name).md"))
      try folder.write("Content/\(name).md", text.replacing(/image(-alt)?: .*\n/, with: ""))
    }
    return try RunningPreview(serving: folder, follows: false)
  }

  private init(serving folder: ScenarioFolder, editor: String? = nil, follows: Bool) throws {
    var options = PreviewSession.Options()
    options.port = 0
    options.editor = editor.flatMap { EditorLinks($0) }
    let session = try PreviewSession(SiteFolder(folder.path), options)
    self.folder = folder
    self.session = session
    if follows { following.async { session.follow { _ in } } }
  }

  /// The address of a path that belongs to no domain.
  func address(_ path: String) -> String { session.addresses.local.address(path) }

  /// The address of a path on a domain; without one, of a path that belongs to none.
  func address(_ path: String, on domain: String?) -> String {
    guard let domain = domain.flatMap({ try? AssociatedDomain($0) }) else { return address(path) }
    return session.addresses.local.address(of: domain, path)
  }

  /// The address of a path on the domain of the starter site.
  func page(_ path: String) -> String { address(path, on: "example.com") }

  /// What the server answers for a path on a domain, whatever its status.
  func body(of target: String, on domain: String?) throws -> String {
    let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
    let authority = try Authority(domain.map { "\($0).localhost" } ?? "localhost")
    let request = ReceivedRequest(parts[0], query: parts.count > 1 ? parts[1] : nil, authority: authority)
    let match = domain.map { HostMatch.domain($0) } ?? .local
    let answer = PreviewHandler(session.live, session.addresses).respond(to: request, for: match)
    guard case .bytes(let bytes) = answer.body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Saves a file with one text in place of another.
  func save(_ name: String, replacing old: String, with new: String) throws {
    try folder.save(name, replacing: old, with: new)
  }

  /// Whether a request stays with the preview, whichever of its names it uses.
  func serves(_ address: String) -> Bool {
    guard let asked = URLComponents(string: address) else { return false }
    if asked.scheme == "data" { return true }
    let port = asked.port.flatMap { UInt16(exactly: $0) } ?? 80
    let isOwn = port == session.addresses.mainPort || session.addresses.domain(on: port) != nil
    return isOwn && asked.host == "localhost"
  }

  /// Ends the preview and removes the site.
  func stop() {
    session.stop()
    // The watch ends with the session.
    following.sync {}
    folder.remove()
  }
}

extension ScenarioFolder {
  /// A folder with a copy of the example, which is this repository, and a theme.
  static func withExample(theme: BuiltInTheme) throws -> ScenarioFolder {
    let folder = try ScenarioFolder()
    try FileManager.default.copyFolder(
      at: Document.root.appendingPathComponent("Content"),
      to: URL(fileURLWithPath: folder.path).appendingPathComponent("Content"))
    let configuration = try #require(folder.read("Content/site.yml"))
    try folder.write("Content/site.yml", configuration + "\ntheme: \(theme.name)\n")
    return folder
  }
}
