import ClipsiteAppClips
import ClipsiteNetwork
import ClipsiteSystem

/// One of the policies of a page (Content Security Policy Level 3). If a page has several, a browser loads
/// only what all of them allow.
struct ContentPolicy {
  /// The place that the policy comes from, for messages.
  let origin: String
  private let directives: [String: [String]]

  /// Reads the policies of a page: each header, each part of a header behind a comma, and each tag.
  static func all(of answer: HTTPAnswer, _ tags: PageTags) -> [ContentPolicy] {
    let headers = answer.values(of: "content-security-policy")
    let texts = headers.flatMap { $0.split(separator: ",").map(String.init) }
    return texts.enumerated().map { index, text in
      ContentPolicy(text, origin: texts.count == 1 ? "header" : "header, policy \(index + 1)")
    } + tags.policies.map { ContentPolicy($0, origin: "tag") }
  }

  init(_ text: String, origin: String) {
    self.origin = origin
    var directives: [String: [String]] = [:]
    for part in text.split(separator: ";") {
      let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
      // Of two directives with one name, the first counts (section 2.2.1).
      guard let name = words.first?.lowercased(), directives[name] == nil else { continue }
      directives[name] = Array(words.dropFirst())
    }
    self.directives = directives
  }

  /// A Boolean value that indicates whether the policy takes away what a page can usually do. A tag cannot.
  var isSandbox: Bool { origin != "tag" && directives["sandbox"] != nil }

  /// The directive that decides about style elements and style sheets.
  private var style: (name: String, sources: [String])? {
    ["style-src-elem", "style-src", "default-src"].lazy.compactMap { name in
      directives[name].map { (name, $0) }
    }.first
  }

  /// Returns the directive that blocks a style, as it is written, or `nil`.
  func directive(blocking inline: InlineStyle) -> String? {
    guard let (name, sources) = style else { return nil }
    return allows(inline, sources) ? nil : Self.shown(name, sources)
  }

  /// Returns the directive that blocks a style sheet, as it is written, or `nil`.
  ///
  /// - Parameters:
  ///   - reference: The URL as the page writes it.
  ///   - page: The URL of the page.
  func directive(blocking reference: String, on page: String) -> String? {
    guard let (name, sources) = style else { return nil }
    let target = PolicyTarget(reference, on: page)
    return sources.contains { target.isAllowed(by: $0) } ? nil : Self.shown(name, sources)
  }

  private static func shown(_ name: String, _ sources: [String]) -> String {
    ([name] + sources).joined(separator: " ")
  }

  private func allows(_ inline: InlineStyle, _ sources: [String]) -> Bool {
    let hash = "'sha256-\(Base64.text(SHA256.digest(inline.text)))'"
    // Base64 with the letters of URLs means the same (section 2.3.1).
    let isNamed = sources.contains { source in
      String(source.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }) == hash.replacing("-", with: "+")
    }
    if isNamed { return true }
    if let nonce = inline.nonce, sources.contains("'nonce-\(nonce)'") { return true }
    let lowercased = sources.map { $0.lowercased() }
    // clipsite computes SHA-256 only, so a longer hash may be that of the style.
    if lowercased.contains(where: { $0.hasPrefix("'sha384-") || $0.hasPrefix("'sha512-") }) { return true }
    let isStrict = lowercased.contains { $0.hasPrefix("'sha256-") || $0.hasPrefix("'nonce-") }
    return lowercased.contains("'unsafe-inline'") && !isStrict
  }
}

/// A URL that a page loads, compared with the sources of a policy (section 6.7.2).
private struct PolicyTarget {
  private let scheme: String
  private let host: String
  private let path: String
  private let pageHost: String

  init(_ reference: String, on page: String) {
    pageHost = Self.parts(page).host
    let isData = reference.lowercased().hasPrefix("data:")
    (scheme, host, path) =
      isData ? ("data", "", "") : Self.parts(PageLocation(reference, from: page).url)
  }

  private static func parts(_ url: String) -> (scheme: String, host: String, path: String) {
    let parts = URLParts(url)
    guard let scheme = parts.scheme, let authority = parts.authority else { return ("https", "", url) }
    return (scheme.lowercased(), authority.lowercased(), parts.path.isEmpty ? "/" : String(parts.path))
  }

  func isAllowed(by source: String) -> Bool {
    let source = source.lowercased().hasPrefix("'") ? source.lowercased() : source
    if source == "'self'" { return host == pageHost }
    if source.hasPrefix("'") { return false }
    if source == "*" { return scheme == "https" || scheme == "http" }
    if source.hasSuffix(":") {
      return source.lowercased() == "\(scheme):" || (source == "http:" && scheme == "https")
    }
    let named = source.contains("://") ? Self.parts(source) : Self.parts("\(scheme)://\(source)")
    guard named.scheme == scheme || (named.scheme == "http" && scheme == "https") else { return false }
    let wanted = named.host.hasSuffix(":443") ? String(named.host.dropLast(4)) : named.host
    let isHost = wanted.hasPrefix("*.") ? host.hasSuffix(wanted.dropFirst()) : wanted == host
    guard isHost else { return false }
    if named.path == "/" { return true }
    return named.path.hasSuffix("/") ? path.hasPrefix(named.path) : path == named.path
  }
}
