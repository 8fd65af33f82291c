/// The value of `If-Match` or `If-None-Match`: `*`, or entity tags (RFC 9110, section 13.1).
struct EntityTagList {
  private var isWildcard = false
  private var strong: Set<Substring> = []
  private var weak: Set<Substring> = []

  /// Reads a list up to the first thing in it that is no entity tag.
  init(_ text: String) {
    var rest = Substring(text).trimmedOfBlanks
    isWildcard = rest == "*"
    while !rest.isEmpty {
      let isWeak = rest.hasPrefix("W/")
      if isWeak { rest = rest.dropFirst(2) }
      guard rest.hasPrefix("\""), let end = rest.dropFirst().firstIndex(of: "\"") else { return }
      let tag = rest[...end]
      if isWeak { weak.insert(tag) } else { strong.insert(tag) }
      rest = rest[rest.index(after: end)...].trimmedOfBlanks
      guard rest.isEmpty || rest.hasPrefix(",") else { return }
      while rest.hasPrefix(",") { rest = rest.dropFirst().trimmedOfBlanks }
    }
  }

  /// Whether the tag is in the list, whatever its strength; for `If-None-Match`.
  func matchesWeakly(_ tag: EntityTag) -> Bool {
    matchesStrongly(tag) || weak.contains(Substring(tag.text))
  }

  /// Whether the tag is in the list as a strong one; for `If-Match`.
  func matchesStrongly(_ tag: EntityTag) -> Bool { isWildcard || strong.contains(Substring(tag.text)) }
}
