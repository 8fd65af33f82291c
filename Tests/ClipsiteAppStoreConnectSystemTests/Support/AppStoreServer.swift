import ClipsiteNetwork
import ClipsiteTestTools
import ClipsiteText
import Foundation

/// An App Store Connect of our own, which keeps its rules, with a site whose experiences it can take.
final class AppStoreServer {
  static let openssl = InstalledTool("openssl")
  /// What it is made with, and what asks it.
  static let need = Need("python3, openssl, and libcurl") {
    PythonServer.tool.isThere && openssl.isThere && LoadedLibrary.curl.isThere
  }

  /// The site's folder.
  var folder: String { "\(root)/site" }
  private let root: String
  private let server: PythonServer
  private let transfers = HTTPTransfers()

  /// A server, and the starter site with header images that it takes.
  init() throws {
    root =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "clipsite-asc-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try Self.makeKey(in: root)
    let bytes = FileManager.default.contents(atPath: "\(root)/key.der") ?? Data()
    let point = bytes.suffix(64).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    server = try PythonServer(AppStoreServerScript.text, [point], in: root)
    let made = try BuiltProgram(in: root).run("init site")
    guard made.status == 0 else { throw MissingSite(text: made.text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private struct MissingSite: Error { let text: String }

  /// Makes a key as App Store Connect hands it out: `AuthKey.p8`, and the public half in `key.der`.
  private static func makeKey(in folder: String) throws {
    for line in [
      "genpkey -algorithm EC -pkeyopt ec_paramgen_curve:prime256v1 -out AuthKey.p8",
      "pkey -in AuthKey.p8 -pubout -outform DER -out key.der",
    ] {
      _ = try openssl.run(line.split(separator: " ").map(String.init), in: folder)
    }
  }

  /// The address of the API.
  var url: String { "http://127.0.0.1:\(server.ports[0])" }

  /// The variables that name the key.
  var variables: [String: String] {
    [
      "APP_STORE_CONNECT_KEY_ID": "KEYID12345", "APP_STORE_CONNECT_ISSUER_ID": "issuer-of-the-team",
      "APP_STORE_CONNECT_KEY_PATH": "\(root)/AuthKey.p8",
    ]
  }

  /// The program in the site's folder.
  var program: BuiltProgram { BuiltProgram(in: folder, environment: variables) }

  /// Runs a command of `experiences`, such as `push --dry-run`.
  func run(_ line: String, started: (Int32) throws -> Void = { _ in }) throws -> BuiltProgram.Result {
    try program.run("experiences \(line) --endpoint \(url)", started: started)
  }

  /// Tells the server what is to happen.
  func control(_ wanted: JSONValue) throws {
    _ = try transfers.send(HTTPRequest("POST", "\(url)/_control", body: wanted.bytes()))
  }

  /// What the server holds, and which requests came since the last call.
  func state() throws -> State {
    State(try JSONParser.parse(transfers.send(HTTPRequest("GET", "\(url)/_state")).body).value)
  }

  /// Leaves a site with nothing but `site.yml`. Its picture becomes the copy of each image that the server
  /// hands out.
  func removeContent() throws {
    let content = "\(folder)/Content"
    try FileManager.default.moveItem(atPath: "\(content)/donut.jpg", toPath: "\(folder)/copy.jpg")
    for name in try FileManager.default.contentsOfDirectory(atPath: content) where name != "site.yml" {
      try FileManager.default.removeItem(atPath: "\(content)/\(name)")
    }
    let site = try String(contentsOfFile: "\(content)/site.yml", encoding: .utf8)
    let lines = site.split(separator: "\n", omittingEmptySubsequences: false)
    try write(
      lines.filter { !$0.hasPrefix("image:") && !$0.hasPrefix("icons:") }.joined(separator: "\n"),
      to: "Content/site.yml")
    try control(["copyFile": .string("\(folder)/copy.jpg")])
  }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let url = URL(filePath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// What the server holds.
  struct State {
    let value: JSONValue

    init(_ value: JSONValue) { self.value = value }

    /// The requests, as `POST /v1/…`.
    var log: [String] { value["log"]?.elements?.compactMap(\.text) ?? [] }
    /// The requests that change something.
    var writes: [String] { log.filter { !$0.hasPrefix("GET ") } }
    /// The attributes of the experiences in service.
    var active: [JSONValue] {
      (value["experiences"]?.elements ?? []).compactMap { $0["attributes"] }
        .filter { $0["status"]?.text == "RECEIVED" }
    }
    /// The links of the experiences in service, sorted.
    var links: [String] { active.compactMap { $0["link"]?.text }.sorted() }
    /// How many pictures are whole.
    var completeImages: Int? { value["complete"]?.integer }
  }
}
