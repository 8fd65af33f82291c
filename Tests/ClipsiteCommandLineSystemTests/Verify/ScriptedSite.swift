import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLineTests

/// A live site, and what Apple and Google say about it, as a list of answers. It has nothing to do with a
/// folder of clipsite.
struct ScriptedSite: Codable {
  /// An answer.
  struct Answer: Codable {
    var status = 200
    var fields: [String: String] = [:]
    var body = Data()
    /// The statuses of the answers before this one; 0 breaks off the answer.
    var before: [Int] = []
    /// The body of each second answer.
    var other: Data?

    init(_ status: Int = 200, type: String? = nil, _ body: String = "", fields: [String: String] = [:]) {
      self.status = status
      self.fields = fields
      self.body = Data(body.utf8)
      if let type { self.fields["Content-Type"] = type }
    }
  }

  static let url = "https://example.com/stores/1"
  static let clip = "Q7W2E9R4T1.com.example.Donuts.Clip"
  static let aasa = "/.well-known/apple-app-site-association"
  static let page = "/stores/1"
  static let image = "/stores/1.png"
  static let assetLinks = "/.well-known/assetlinks.json"
  static let apple = "/a/v1/example.com"
  static let google = "/v1/statements:list"
  static let style = "body{margin:0}"
  /// The policy that allows `style`: its SHA-256, as `openssl dgst -sha256 -binary | base64` prints it.
  static let policy =
    "default-src 'none'; img-src 'self'; style-src 'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='"

  /// The answers over TLS by path, perhaps with `#` and a word of the visitor's `User-Agent`.
  var secure: [String: Answer] = [:]
  /// The answers without TLS: the home page, Apple's copy, and Google's view.
  var plain: [String: Answer] = [:]
  /// The number of the row; counts begin again with each.
  var row = 0

  /// A site with which all is well.
  static var good: ScriptedSite {
    var site = ScriptedSite()
    let file = """
      {"appclips": {"apps": ["\(clip)"]},
       "applinks": {"details": [
         {"appIDs": ["Q7W2E9R4T1.com.example.Donuts"], "components": [{"/": "/stores/*"}]}]}}
      """
    let links = """
      [{"relation": ["delegate_permission/common.handle_all_urls"], "target": {"namespace": "android_app",
        "package_name": "com.example.donuts", "sha256_cert_fingerprints": ["\(fingerprint)"]}}]
      """
    let fields = ["Strict-Transport-Security": "max-age=31536000", "Cache-Control": "max-age=300"]
    site.secure[aasa] = Answer(type: "application/json", file, fields: fields)
    site.secure[page] = Answer(
      type: "text/html; charset=utf-8", html(), fields: ["Content-Security-Policy": policy])
    site.secure[image] = Answer(type: "image/png")
    site.secure[image]?.body = png(1200, 630)
    site.secure[assetLinks] = Answer(type: "application/json", links)
    site.secure["/robots.txt"] = Answer(type: "text/plain", "User-agent: *\nAllow: /\n")
    site.secure["/sitemap.xml"] = Answer(type: "application/xml", sitemap("2026-01-02"))
    site.plain["/"] = Answer(301, fields: ["Location": "https://example.com/"])
    site.plain[apple] = Answer(type: "application/json", file, fields: ["Apple-Origin-Format": "json"])
    site.plain[google] = Answer(type: "application/json", statements("com.example.donuts"))
    return site
  }

  static let fingerprint = Array(repeating: "A1", count: 32).joined(separator: ":")

  static func html(
    tag: String = "app-id=1234567890, app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card",
    canonical: String = url, image: String = "https://example.com\(image)", more: String = ""
  ) -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>Store 1</title>
    <link rel="canonical" href="\(canonical)">
    <meta name="apple-itunes-app" content="\(tag)">
    <meta property="og:url" content="\(url)"><meta property="og:image" content="\(image)">
    \(more)<style>\(style)</style></head><body><p>Café</p></body></html>
    """
  }

  static func sitemap(_ day: String) -> String {
    "<urlset><url><loc>\(url)</loc><lastmod>\(day)</lastmod></url></urlset>"
  }

  static func statements(_ package: String) -> String {
    """
    {"statements": [{"source": {"web": {"site": "https://example.com."}},
      "relation": "delegate_permission/common.handle_all_urls",
      "target": {"androidApp": {"packageName": "\(package)",
        "certificate": {"sha256Fingerprint": "\(fingerprint)"}}}}],
     "maxAge": "3599s", "debugString": ""}
    """
  }

  /// A PNG file as far as readers of headers look: its size, and its end.
  static func png(_ width: UInt32, _ height: UInt32, isWhole: Bool = true) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8))
    for side in [width, height] { withUnsafeBytes(of: side.bigEndian) { data.append(contentsOf: $0) } }
    data.append(contentsOf: [8, 2, 0, 0, 0, 0, 0, 0, 0])
    if isWhole { data.append(contentsOf: [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]) }
    return data
  }

  /// Changes the text of an answer over TLS.
  mutating func replace(_ old: String, with new: String, in path: String) {
    let text = String(decoding: secure[path]?.body ?? Data(), as: UTF8.self)
    #expect(text.contains(old), "\(old) is not in \(path)")
    secure[path]?.body = Data(text.replacing(old, with: new).utf8)
  }
}

/// A server that answers as a `ScriptedSite` says.
final class ScriptedServer {
  private let folder: ScenarioFolder
  private let server: PythonServer
  private var row = 0

  init() throws {
    folder = try ScenarioFolder()
    let certificate = try TestCertificates.make(.good, in: folder.path)
    server = try PythonServer(Self.script, [certificate], in: folder.path)
  }

  deinit { folder.remove() }

  /// Makes the server answer as a site.
  func serve(_ site: ScriptedSite) throws {
    row += 1
    var site = site
    site.row = row
    try JSONEncoder().encode(site).write(to: URL(filePath: folder.path + "/site.json"), options: .atomic)
  }

  /// The options that lead the command here.
  var options: [String] {
    [
      "--resolve", "example.com:443:127.0.0.1:\(server.ports[0])",
      "--resolve", "example.com:80:127.0.0.1:\(server.ports[1])",
      "--ca-file", "\(folder.path)/ca.pem", "--cdn", "http://127.0.0.1:\(server.ports[1])",
      "--google", "http://127.0.0.1:\(server.ports[1])/",
    ]
  }

  private static let script = #"""
    import base64, collections, http.server, json, ssl, sys, threading

    counts = collections.Counter()

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = 'HTTP/1.1'
        def log_message(self, *words): pass
        def do_GET(self):
            with open('site.json') as file: site = json.load(file)
            answers = site[self.server.part]
            path, agent = self.path.split('?')[0], self.headers.get('User-Agent', '')
            keys = [key for key in answers if key.split('#')[0] == path]
            named = [key for key in keys if '#' in key and key.split('#')[1] in agent]
            key = (named + [key for key in keys if '#' not in key] + [None])[0]
            answer = answers.get(key) or answers.get('*') or {
                'status': 404, 'fields': {'Content-Type': 'text/html; charset=utf-8'}, 'body': '', 'before': []}
            count = counts[site['row'], key, agent]
            counts[site['row'], key, agent] += 1
            if count < len(answer['before']):
                answer = {'status': answer['before'][count], 'fields': {'Retry-After': '0'}, 'body': ''}
            if answer['status'] == 0: return self.break_off()
            body = base64.b64decode(answer.get('other') if count % 2 and answer.get('other') else answer['body'])
            self.send_response(answer['status'])
            for name, value in answer['fields'].items():
                for part in value.split('\n'): self.send_header(name, part)
            self.send_header('Content-Length', str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def break_off(self):
            self.send_response(200)
            self.send_header('Content-Length', '9')
            self.end_headers()
            self.wfile.write(b'1')
            self.close_connection = True

    class Server(http.server.ThreadingHTTPServer):
        def handle_error(self, *words): pass

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[1], 'server.key')
    secure, plain = Server(('127.0.0.1', 0), Handler), Server(('127.0.0.1', 0), Handler)
    secure.part, plain.part = 'secure', 'plain'
    secure.socket = context.wrap_socket(secure.socket, server_side=True, do_handshake_on_connect=False)
    for server in [secure, plain]: threading.Thread(target=server.serve_forever, daemon=True).start()
    print(secure.server_port, plain.server_port, flush=True)
    sys.stdin.read()
    """#
}
