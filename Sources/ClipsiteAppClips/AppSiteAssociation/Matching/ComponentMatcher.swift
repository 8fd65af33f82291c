/// One component of a file, made ready to be compared with URLs. An object, because a copy for each URL would
/// cost more than comparing.
final class ComponentMatcher: Sendable {
  /// Indicates whether a match keeps the link in the browser.
  let excludes: Bool
  private let isDecoded: Bool
  private let path: PathMatcher?
  private let wholeQuery: WildcardPattern?
  private let items: [(name: String, pattern: WildcardPattern)]
  private let fragment: WildcardPattern?

  /// Makes a component ready, its defaults filled in, or `nil` if a pattern is too long.
  init?(_ pattern: URLComponentPattern, variables: SubstitutionVariables) {
    excludes = pattern.exclude ?? false
    isDecoded = pattern.percentEncoded == false
    let ignoresCase = pattern.caseSensitive == false
    func ready(_ text: String) -> WildcardPattern? {
      WildcardPattern(text, variables: variables, ignoresCase: ignoresCase)
    }
    path = pattern.path.flatMap { PathMatcher($0, variables: variables, ignoresCase: ignoresCase) }
    fragment = pattern.fragment.flatMap(ready)
    if (path == nil) != (pattern.path == nil) || (fragment == nil) != (pattern.fragment == nil) { return nil }
    switch pattern.query {
    case nil: (wholeQuery, items) = (nil, [])
    case .whole(let text):
      guard let whole = ready(text) else { return nil }
      (wholeQuery, items) = (whole, [])
    case .items(let wanted):
      let all = wanted.compactMap { item in ready(item.pattern).map { (name: item.name, pattern: $0) } }
      guard all.count == wanted.count else { return nil }
      (wholeQuery, items) = (nil, all)
    }
  }

  /// Indicates whether all that the component constrains matches.
  func matches(_ url: InvocationURL) -> Bool {
    if let path, !path.matches(text(url.path)) { return false }
    if let fragment, !fragment.matches(text(url.fragment ?? "").unicodeScalars) { return false }
    if let wholeQuery, !wholeQuery.matches(text(url.query ?? "").unicodeScalars) { return false }
    return items.isEmpty || itemsMatch(url.query ?? "")
  }

  /// Every value of a named item must match; an item that is missing reads as empty.
  private func itemsMatch(_ query: String) -> Bool {
    let pairs = query.split(separator: "&").map { item in
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: text(pair[0]), value: pair.count > 1 ? text(pair[1]) : "")
    }
    return items.allSatisfy { item in
      let values = pairs.filter { $0.name == item.name }.map(\.value)
      return (values.isEmpty ? [""] : values).allSatisfy { item.pattern.matches($0.unicodeScalars) }
    }
  }

  /// A part of the URL as it is compared: raw or decoded.
  private func text(_ part: some StringProtocol) -> String {
    (isDecoded ? PercentEncoding.decode(part) : nil) ?? String(part)
  }
}

/// A pattern for a path: slashes at both ends count nothing, also those that a variable or a `*` without text
/// leaves there, so `/*` at the end also matches its parent.
struct PathMatcher: Sendable {
  private let pattern: WildcardPattern

  init?(_ text: some StringProtocol, variables: SubstitutionVariables, ignoresCase: Bool) {
    var text = Self.withoutTrailingSlashes(Substring(text))
    while text.utf8.first == UInt8(ascii: "/") { text = Substring(text.utf8.dropFirst()) }
    let ready = WildcardPattern(text, variables: variables, ignoresCase: ignoresCase, isPath: true)
    guard let ready else { return nil }
    pattern = ready
  }

  func matches(_ path: String) -> Bool {
    var rest = Self.withoutTrailingSlashes(Substring(path))
    if rest.utf8.first == UInt8(ascii: "/") { rest = Substring(rest.utf8.dropFirst()) }
    return pattern.matches(rest.unicodeScalars)
  }

  private static func withoutTrailingSlashes(_ text: Substring) -> Substring {
    var text = text
    while text.utf8.last == UInt8(ascii: "/") { text.removeLast() }
    return text
  }
}
