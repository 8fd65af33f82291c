import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLineTests

/// The configuration for servers does what it should in the servers themselves.
@Suite(.blocking, .serialized) struct ServedSiteTests {
  private static let association = "/.well-known/apple-app-site-association"
  private static let layouts = ["flat", "folders"]

  @Test(.needs(WebServer.nginx), arguments: layouts)
  func nginxServesTheSite(pageFiles: String) throws { try expectSite(WebServer.nginx, pageFiles) }

  @Test(.needs(WebServer.apache), arguments: layouts)
  func apacheServesTheSite(pageFiles: String) throws { try expectSite(WebServer.apache, pageFiles) }

  @Test(.needs(WebServer.apache), arguments: layouts)
  func apacheServesTheSiteByHTAccess(pageFiles: String) throws {
    try expectSite(WebServer.apacheWithHTAccess, pageFiles)
  }

  @Test(.needs(WebServer.caddy), arguments: layouts)
  func caddyServesTheSite(pageFiles: String) throws { try expectSite(WebServer.caddy, pageFiles) }

  @Test(.needs(WebServer.lighttpd), arguments: layouts)
  func lighttpdServesTheSite(pageFiles: String) throws { try expectSite(WebServer.lighttpd, pageFiles) }

  private func expectSite(_ server: WebServer, _ pageFiles: String) throws {
    let site = try ServedSite(pageFiles: pageFiles)
    defer { site.folder.remove() }
    try server.serve(site.output, domains: ServedSite.domains) { port in
      let client = LoopbackClient(port: port)
      try expectAssociation(client, site)
      try expectPages(client, site, pageFiles)
      try expectRedirects(client)
      try expectQueryRedirects(client)
      try expectNothingElse(client, site)
      try expectSecurity(client)
      try expectSecrecy(client)
      try expectOddPaths(client, site)
    }
  }

  private func expectAssociation(_ client: LoopbackClient, _ site: ServedSite) throws {
    for domain in ServedSite.domains {
      for path in [Self.association, Self.association + ".json", Self.association + "?v=1"] {
        let reply = try client.send(path, to: domain)
        #expect(reply.status == 200, "\(domain)\(path)")
        #expect(reply["content-type"] == "application/json", "\(domain)\(path)")
        #expect(reply["cache-control"] == "public, max-age=300", "\(domain)\(path)")
        #expect(try reply.body == site.bytes("\(domain)\(Self.association)"), "\(domain)\(path)")
      }
      let head = try client.send(Self.association, to: domain, method: "HEAD")
      #expect(head.status == 200 && head.body.isEmpty && head["content-type"] == "application/json")
    }
  }

  private func expectPages(_ client: LoopbackClient, _ site: ServedSite, _ pageFiles: String) throws {
    for path in ["", "/market", "/ferry-street", "/ferry-street/mission"] {
      let file =
        path.isEmpty ? "index.html" : path.dropFirst() + (pageFiles == "flat" ? ".html" : "/index.html")
      let bytes = try site.bytes("example.com/\(file)")
      for asked in ["\(path)/", path, "\(path)?table=4", "\(path)/?table=4"] where asked.hasPrefix("/") {
        let reply = try client.send(asked, to: "example.com")
        #expect(reply.status == 200, "\(asked)")
        #expect(reply["content-type"]?.hasPrefix("text/html") == true, "\(asked)")
        #expect(reply["cache-control"] == "public, max-age=0, must-revalidate", "\(asked)")
        #expect(reply.body == bytes, "\(asked)")
      }
      let head = try client.send(path.isEmpty ? "/" : path, to: "example.com", method: "HEAD")
      #expect(head.status == 200 && head.body.isEmpty, "\(path)")
    }
    let text = try client.send("/menu.txt", to: "example.com")
    #expect(text.status == 200 && text.body == Data("Donuts\n".utf8))
    #expect(text["content-type"]?.hasPrefix("text/plain") == true)
  }

  private func expectRedirects(_ client: LoopbackClient) throws {
    let target = "https://example.com/market"
    let shortURLs = [
      ("example.com", "/m"), ("example.com", "/m/"), ("example.com", "/s/market"), ("go.example.com", "/"),
      ("go.example.com", "/market"), ("go.example.com", "/market/"),
    ]
    for (domain, path) in shortURLs {
      for query in ["", "?table=4&a=%20b"] {
        let reply = try client.send(path + query, to: domain)
        #expect(reply.status == 301, "\(domain)\(path)\(query)")
        let location = try #require(reply["location"], "\(domain)\(path)\(query)")
        let base = try #require(URL(string: "https://\(domain)\(path)"))
        #expect(URL(string: location, relativeTo: base)?.absoluteString == target + query)
      }
    }
  }

  /// A query on the root of a domain leads to a page, and every other query to what it asks for.
  private func expectQueryRedirects(_ client: LoopbackClient) throws {
    let target = "https://example.com/ferry-street/mission"
    for (domain, path) in [("go.example.com", "/?id=1"), ("example.com", "/?id=2&a=b.c")] {
      let reply = try client.send(path, to: domain)
      #expect(reply.status == 301, "\(domain)\(path)")
      let base = try #require(URL(string: "https://\(domain)\(path)"))
      let location = try #require(reply["location"])
      #expect(URL(string: location, relativeTo: base)?.absoluteString == target, "\(location)")
    }
    for path in ["/?id=12", "/?id=1&a=b", "/?a=id=1"] {
      let reply = try client.send(path, to: "go.example.com")
      #expect(reply.status == 301 && reply["location"]?.contains("/market?") == true, "\(path)")
    }
    for path in ["/?id=1", "/?id=2&a=bxc", "/?id=2"] {
      #expect(try client.send(path, to: "example.com").status == 200, "\(path)")
    }
    #expect(try client.send("/menu.txt?id=2&a=b.c", to: "example.com").status == 200)
  }

  /// Pages, files and errors alike, each header once. A redirect shows nothing, and lighttpd sends it none.
  private func expectSecurity(_ client: LoopbackClient) throws {
    for path in ["/", "/market", "/menu.txt", "/nothing", Self.association] {
      let reply = try client.send(path, to: "example.com")
      #expect(reply["content-security-policy"]?.hasPrefix("default-src 'none'; img-src ") == true, "\(path)")
      #expect(reply["content-security-policy"]?.contains("style-src 'sha256-") == true, "\(path)")
      #expect(reply["strict-transport-security"] == "max-age=31536000", "\(path)")
      #expect(reply["x-content-type-options"] == "nosniff", "\(path)")
      #expect(reply["referrer-policy"] == "strict-origin-when-cross-origin", "\(path)")
    }
  }

  private func expectNothingElse(_ client: LoopbackClient, _ site: ServedSite) throws {
    let paths = ["/nothing", "/nothing/", "/ferry-street/nothing", "/m/m", "/market2", "/s", "/nothing?a=b"]
    for domain in ServedSite.domains {
      for path in paths {
        let reply = try client.send(path, to: domain)
        #expect(reply.status == 404, "\(domain)\(path)")
        #expect(try reply.body == site.bytes("\(domain)/404.html"), "\(domain)\(path)")
        #expect(reply["content-type"]?.hasPrefix("text/html") == true, "\(domain)\(path)")
      }
    }
    // No folder is listed, nothing hidden is told from what is not there, and no page of one domain is on
    // another.
    let hidden = [
      "/.git/config", "/%2egit/config", "/.env", "/.env?a=b", "/ferry-street/.secret", "/.well-known/.hidden",
    ]
    for path in ["/.well-known", "/.well-known/", "/s/", "/s"] + hidden {
      let reply = try client.send(path, to: "example.com")
      #expect(reply.status == 404, "\(path)")
      #expect(try reply.body == site.bytes("example.com/404.html"), "\(path)")
    }
    #expect(try client.send("/ferry-street", to: "go.example.com").status == 404)
  }

  /// Nothing outside the domain's folder, and nothing hidden in it, however it is spelt.
  private func expectSecrecy(_ client: LoopbackClient) throws {
    let hidden = [
      "/.git/config", "/%2egit/config", "/%2Egit/config", "/.git%2fconfig", "/./.git/config", "//.git/config",
      "/ferry-street/.secret", "/ferry-street/..//.git/config", "/.env", "/.env/", "/.env?a=b", "/.htaccess",
      "/.well-known/.hidden", "/.well-known/../.env", "/.well-known/%2e%2e/.env", "/x/.well-known/../../.env",
    ]
    let outside = [
      "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%2e%2e%2fsecret.txt", "/..%5csecret.txt",
      "/%252e%252e/secret.txt", "/..%c0%afsecret.txt", "/.well-known/../../secret.txt", "/../.clipsite",
      "/ferry-street/../../secret.txt", "/.well-known/..%2f..%2fsecret.txt", "/....//secret.txt",
      "/_hosts/nginx/example.com.conf", "/../_hosts/nginx/example.com.conf", "/%00/../secret.txt",
      "/secret.txt%00",
    ]
    for path in hidden + outside {
      let reply = try client.send(path, to: "example.com")
      #expect((400...599).contains(reply.status), "\(path)")
      #expect(reply.body.range(of: Data("secret\n".utf8)) == nil, "\(path)")
      #expect(reply.body.range(of: Data("try_files".utf8)) == nil, "\(path)")
    }
  }

  /// Paths that no file can have are the client's mistake and not the server's, and a file whose name contains
  /// what a URL must encode is found.
  private func expectOddPaths(_ client: LoopbackClient, _ site: ServedSite) throws {
    let long = [
      String(repeating: "a", count: 201), String(repeating: "a", count: 252),
      String(repeating: "%61", count: 2000), String(repeating: "%E6%97%A5", count: 84),
      String(repeating: "日", count: 130), String(repeating: "a/", count: 2500),
    ]
    let below = ["menu.txt/x", "market.html/x", "market.html/x/index.html"]
    for path in ["%00", "market%00", "menu%00.txt", "ferry-street/%00/x"] + long + below {
      let reply = try client.send("/" + path, to: "example.com")
      #expect((400...499).contains(reply.status), "\(path.prefix(40)) gives \(reply.status)")
    }
    for (path, name) in ServedSite.oddNames {
      let reply = try client.send("/" + path, to: "example.com")
      #expect(reply.status == 200 && reply["content-type"]?.hasPrefix("text/plain") == true, "\(path)")
      #expect(try reply.body == site.bytes("example.com/\(name)"), "\(path)")
    }
    let query = "/market?a/" + String(repeating: "b", count: 1000)
    #expect(try client.send(query, to: "example.com").status == 200)
  }
}
