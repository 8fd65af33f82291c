/// A pattern for a path: slashes at both ends count nothing, and `/*` at the end also matches its parent.
struct PathMatcher: Sendable {
  private let pattern: WildcardPattern
  private let parent: WildcardPattern?

  init?(_ text: some StringProtocol, variables: SubstitutionVariables, ignoresCase: Bool) {
    var text = Self.withoutTrailingSlashes(Substring(text))
    while text.utf8.first == UInt8(ascii: "/") { text = Substring(text.utf8.dropFirst()) }
    func ready(_ text: Substring) -> WildcardPattern? {
      WildcardPattern(text, variables: variables, ignoresCase: ignoresCase)
    }
    guard let pattern = ready(text) else { return nil }
    self.pattern = pattern
    parent = text.utf8.suffix(2).elementsEqual("/*".utf8) ? ready(text.dropLast(2)) : nil
  }

  func matches(_ path: String) -> Bool {
    var rest = Self.withoutTrailingSlashes(Substring(path))
    if rest.utf8.first == UInt8(ascii: "/") { rest = Substring(rest.utf8.dropFirst()) }
    return pattern.matches(rest.unicodeScalars) || parent?.matches(rest.unicodeScalars) == true
  }

  private static func withoutTrailingSlashes(_ text: Substring) -> Substring {
    var text = text
    while text.utf8.last == UInt8(ascii: "/") { text.removeLast() }
    return text
  }
}
