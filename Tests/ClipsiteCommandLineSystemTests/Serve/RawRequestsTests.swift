import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// The answers of a preview to the very bytes that a client sends, which browsers would correct.
///
/// The parser, deadlines, and limits have their own tests (`ClipsiteNetworkTests` and its system tests).
@Suite(.blocking) struct RawRequestsTests {
  private static let secret = "nobody may read this"
  private static let files = [
    "secret.txt": secret, "Content-old/secret.txt": secret, "Content/.git/config": secret,
    "Content/.env": secret, "Output/secret.txt": secret, "Content/menu & more.txt": "menu",
    "Content/caf\u{E9}.txt": "coffee", "Content/100%.txt": "all", "Content/a+b.txt": "plus",
    "Content/style.css": "a {}", "Content/unknown.zzz": "x",
  ]

  private func withPreview(_ test: (LoopbackClient, RunningPreview) throws -> Void) throws {
    let starter = StarterSite.files.first { $0.path == "Content/site.yml" }
    let configuration = starter.map { String(decoding: $0.bytes, as: UTF8.self) + "assets: [\"*\"]\n" }
    let preview = try RunningPreview(configuration: configuration, files: Self.files)
    defer { preview.stop() }
    let port = try #require(URL(string: preview.address("/"))?.port.flatMap { UInt16(exactly: $0) })
    try test(LoopbackClient(port: port), preview)
  }

  /// Paths that other servers took for files outside of the site.
  @Test func noPathLeavesTheSite() throws {
    let up = [
      "..", "%2e%2e", "%2E%2E", ".%2e", "%2e.", "%252e%252e", "%c0%ae%c0%ae", "%EF%BC%8E%EF%BC%8E", "..;",
    ]
    let between = ["/", "%2f", "%2F", "\\", "%5c", "%252f", "//", "/./"]
    let steps = up.flatMap { up in between.map { "/\(up)\($0)" } }
    let climbing = steps.flatMap {
      ["\($0)secret.txt", "\($0)\($0.dropFirst())secret.txt", "/about\($0)secret.txt"]
    }
    let others = [
      "/../Content-old/secret.txt", "/-old/secret.txt", "/secret.txt", "//secret.txt", "/./secret.txt",
      "/.git/config", "/.env", "/%2egit/config", "/.git", "/Output/secret.txt", "/../Output/secret.txt",
      "/Content/.env", "/site.yml", "/Templates/page.mustache", "/~root", "/~/secret.txt", "/etc/passwd",
      "//etc/passwd", "/%2fetc%2fpasswd", "/proc/self/environ", "/%00/secret.txt", "/secret.txt%00.html",
      "/a%0d%0aX-Injected:%20yes", "/..%09/secret.txt", "/%u002e%u002e/secret.txt", "/%", "/%zz", "/%2",
      "/C:/secret.txt", "/index.html/../secret.txt", "/about.html%2f..%2fsecret.txt", "/.%00./secret.txt",
    ]
    try withPreview { client, preview in
      for path in climbing + others {
        let reply = try client.send(path, to: "localhost")
        let body = String(decoding: reply.body, as: UTF8.self)
        #expect([400, 404].contains(reply.status), "\(path) gives \(reply.status)")
        #expect(
          !body.contains(Self.secret) && !body.contains("root:") && !body.contains("team-id"), "\(path)")
        #expect(!body.contains(preview.folder.path), "\(path)")
        #expect(reply.fields["location"] == nil && reply.fields["x-injected"] == nil, "\(path)")
      }
    }
  }

  /// What comes after `?` opens nothing and closes nothing.
  @Test(arguments: [
    "/?/../secret.txt", "/??raw", "/?import&raw??", "/?%2e%2e%2fsecret.txt", "/?a=%00", "/?a=%zz#",
  ])
  func aQueryIsNoPath(_ target: String) throws {
    try withPreview { client, _ in
      let reply = try client.send(target.replacing("#", with: ""), to: "localhost")
      #expect(reply.status == 200 && reply["content-type"] == "text/html; charset=utf-8")
      #expect(!String(decoding: reply.body, as: UTF8.self).contains(Self.secret))
    }
  }

  /// A redirect would break invocations, and a wrong type the association.
  @Test func filesAnswerAsAProviderShould() throws {
    let answers: [(path: String, status: Int, type: String)] = [
      ("/", 200, "text/html; charset=utf-8"), ("/about", 200, "text/html; charset=utf-8"),
      ("/about.html", 200, "text/html; charset=utf-8"), ("/ferry-street", 200, "text/html; charset=utf-8"),
      ("/nothing", 404, "text/html; charset=utf-8"),
      ("/.well-known/apple-app-site-association", 200, "application/json"),
      ("/menu%20&%20more.txt", 200, "text/plain; charset=utf-8"),
      ("/caf%C3%A9.txt", 200, "text/plain; charset=utf-8"), ("/100%25.txt", 200, "text/plain; charset=utf-8"),
      ("/a+b.txt", 200, "text/plain; charset=utf-8"), ("/a%2Bb.txt", 200, "text/plain; charset=utf-8"),
      ("/style.css", 200, "text/css; charset=utf-8"), ("/unknown.zzz", 200, "application/octet-stream"),
      ("/_clipsite", 200, "text/html; charset=utf-8"), ("/_clipsite/", 200, "text/html; charset=utf-8"),
    ]
    try withPreview { client, _ in
      for (path, status, type) in answers {
        let reply = try client.send(path, to: "localhost")
        let head = try client.send(path, to: "localhost", method: "HEAD")
        #expect(reply.status == status && reply["content-type"] == type, "\(path): \(reply.fields)")
        #expect(reply["location"] == nil, "\(path)")
        #expect(reply["content-length"] == String(reply.body.count), "\(path)")
        #expect(head.status == status && head.body.isEmpty, "\(path)")
        for name in ["content-type", "content-length"] { #expect(head[name] == reply[name], "\(path)") }
        for reply in [reply, head] {
          #expect(reply["x-content-type-options"] == "nosniff" && reply["cache-control"] == "no-store")
          #expect(reply["date"] != nil && reply["x-frame-options"] == "DENY")
          #expect(reply["cross-origin-resource-policy"] == "same-site")
          #expect(!reply.fields.keys.contains { $0.hasPrefix("access-control") })
        }
      }
    }
  }

  /// A page of another site can give its own name this address (DNS rebinding).
  @Test(arguments: [
    ("localhost", 200), ("LOCALHOST:1", 200), ("127.0.0.1", 200), ("[::1]", 200), ("example.com", 200),
    ("example.com.localhost", 200), ("Example.COM.", 200), ("evil.example", 421),
    ("localhost.evil.example", 421),
    ("192.168.1.7", 421), ("0.0.0.0", 421), ("", 400), ("a b", 400), ("localhost, evil.example", 400),
    ("user@localhost", 400), ("localhost/", 400),
  ])
  func onlyKnownHostsAreAnswered(_ host: String, _ status: Int) throws {
    try withPreview { client, _ in
      let reply = try client.send("/about", to: host)
      #expect(reply.status == status)
    }
  }
}
