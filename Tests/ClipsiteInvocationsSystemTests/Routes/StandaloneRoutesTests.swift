import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteInvocations
@testable import ClipsiteInvocationsTests

/// The routes and the router in one file, as an app team compiles it.
@Suite(.blocking) struct StandaloneRoutesTests {
  private static let compiler = InstalledTool("swiftc")

  @Test(.needs(compiler))
  func theStandaloneSourceRoutesHostileURLs() throws {
    let content = try standaloneSite()
    try content.write(HostileURLs.program, to: "main.swift")
    // A new project of Xcode 26 isolates everything to the main actor. Older ones are in language mode 5.
    for words in [["5"], ["6", "-default-isolation", "MainActor"]] {
      let all = ["-typecheck", "-warnings-as-errors", "Routes.swift", "main.swift", "-swift-version"] + words
      #expect(try Self.compiler.run(all, in: content.path) == "")
    }
    let words = ["-swift-version", "6", "-warnings-as-errors", "Routes.swift", "main.swift", "-o", "routes"]
    #expect(try Self.compiler.run(words, in: content.path) == "")
    let answers = try InstalledTool("sh").run(["-c", "./routes"], in: content.path)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(HostileURLs.expected.count == 21)
    #expect(answers.count == HostileURLs.expected.count)
    for (answer, row) in zip(answers, HostileURLs.expected) {
      #expect(answer == row.answer, "\(row.url.prefix(100))")
    }
  }

  #if os(Linux)
    @Test(.needs(compiler))
    func theStandaloneSourceIsForIOS14() throws {
      let content = try standaloneSite()
      let script = Repository.root.appending(path: ".ci/typecheck-ios").path
      let run = { try InstalledTool("bash").run([script, "Routes.swift"], in: content.path) }
      #expect(try run() == "typecheck-ios: Routes.swift\n")
      // The check finds what is newer.
      let source = try content.read("Routes.swift")
      try content.write(source + "\nlet new: Duration? = nil\n", to: "Routes.swift")
      #expect(try run().contains("'Duration' is only available in iOS 16.0 or newer"))
    }
  #endif

  /// A site with short URLs of each kind, and its routes in a file beside the content.
  private func standaloneSite() throws -> DisposableFolder {
    let content = try UsualSite.folder([
      "index.md": "---\ntitle: Home\n---\n",
      "market.md": """
      ---
      title: Market
      place: {locality: X}
      clip: {card-page: order}
      aliases: ["https://go.example.com/m", "/?id=7"]
      ---
      """,
      "pier.md": "---\ntitle: Pier\nplace: {locality: X}\naliases: ['/?id=7&t=9']\n---\n",
    ])
    let routes = SiteRoutes(try loadSite(in: content))
    try content.write(String(decoding: routes.standaloneSwiftSource, as: UTF8.self), to: "Routes.swift")
    return content
  }
}

/// Hostile URLs, and a program that prints where they lead.
private enum HostileURLs {
  private static let clip = "com.example.Donuts.Clip"

  /// The location, the path, the parameters, and the fragment; each answer is written by hand.
  static let expected: [(url: String, answer: String)] = [
    ("", "-"), (" https://example.com/market", "-"), ("https://", "-"),
    // What looks like the site, and is not.
    ("https://example.com@evil.example/market", "-"), ("https://example.com.evil.example/market", "-"),
    ("https://example.com:8080/market", "-"), ("https://[::1]/market", "-"),
    ("javascript:alert(1)//https://example.com/market", "-"),
    // Capitals, slashes, dots, and escapes.
    ("HTTPS://EXAMPLE.COM./MARKET", "market"), ("https://example.com//market///order/", "market"),
    ("https://example.com/x/../market/./table%2F7", "market table/7"),
    ("https://go.example.com/%2E%2E/m?x=a+b#%", "market ?x=a%2Bb #%"),
    ("https://example.com/%6Darket?t=%zz", "market ?t=%25zz"), ("https://example.com/%FF%FE", "index %FF%FE"),
    ("https://example.com/" + String(repeating: "a/", count: 20_000), "index 20000 parts"),
    // Queries in any order.
    ("https://example.com/?t=3&id=7", "market ?t=3"), ("https://example.com/?t=9&x=1&id=7", "pier ?x=1"),
    ("https://example.com/?id=7&id=7&t", "market ?id=7&t="),
    // Default links.
    ("https://appclip.apple.com/id?p=com.example.Other.Clip&location=market", "-"),
    ("https://appclip.apple.com/id?location=market&p=\(clip)&promotion=%26", "market ?promotion=%26"),
    ("https://appclip.apple.com/id?p=\(clip)&location=../market", "- ?location=..%2Fmarket"),
  ]

  /// Uses what the source declares as an App Clip does.
  static let program = """
    func answer(_ invocation: Invocation) -> String {
      let path = invocation.path
      return [
        SiteLocation(invocation)?.rawValue ?? "-",
        path.count > 5 ? "\\(path.count) parts" : path.joined(separator: " "),
        invocation.parameters.isEmpty ? "" : "?\\(invocation.parameters)",
        invocation.fragment.map { "#" + $0 } ?? "",
      ].filter { $0 != "" }.joined(separator: " ")
    }

    let urls = [\(expected.map { "\($0.url.debugDescription)" }.joined(separator: ",\n"))]
    for url in urls {
      let invocation = Invocation(url: url, in: .site)
      let restored = Invocation(saved: invocation.savedState, in: .site)
      print(answer(invocation) == answer(restored) ? answer(invocation) : "lost: \\(url)")
    }
    """
}
