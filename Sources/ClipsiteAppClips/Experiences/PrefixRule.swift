/// The rules by which one URL is a prefix of another.
///
/// Apple documents that the most specific matching prefix wins, but not where a prefix may end (see
/// `ExperienceMatch`). Each of these functions is one reading of the rule.
extension InvocationURL {
  /// Indicates whether this registered URL is a prefix of another URL on path-component boundaries.
  ///
  /// A trailing slash does not count. A registered query must be the whole query of a URL with the same
  /// path. Fragments are ignored.
  public func isPrefix(of url: InvocationURL) -> Bool {
    guard isPathPrefix(of: url) else { return false }
    guard let query else { return true }
    return barePath == url.barePath && query == url.query
  }

  /// Indicates whether this registered URL is a prefix of another URL letter by letter, as in `/store1` of
  /// `/store10`.
  public func isCharacterPrefix(of url: InvocationURL) -> Bool {
    guard host == url.host else { return false }
    return url.comparable.utf8.starts(with: comparable.utf8)
  }

  /// Indicates whether the path is a prefix on component boundaries, whatever the queries. Behind a query no
  /// path goes on.
  func isPathPrefix(of url: InvocationURL) -> Bool {
    guard host == url.host else { return false }
    var (mine, other) = (barePath, url.barePath)
    return mine.withUTF8 { mine in
      other.withUTF8 { other in
        guard other.starts(with: mine) else { return false }
        return other.count == mine.count || other[mine.count] == UInt8(ascii: "/") && query == nil
      }
    }
  }

  /// Indicates whether this registered URL is a prefix of another URL if letter case counts nothing.
  func isPrefixInAnyCase(of url: InvocationURL) -> Bool {
    let (mine, other) = (lowercasedPath.utf8, url.lowercasedPath.utf8)
    guard host == url.host, other.starts(with: mine) else { return false }
    let rest = other.dropFirst(mine.count)
    return query == nil ? rest.isEmpty || rest.first == UInt8(ascii: "/") : rest.isEmpty && query == url.query
  }

  var lowercasedPath: String { String(barePath).asciiLowercased }

  /// The path without trailing slashes.
  var barePath: Substring {
    // As bytes, because a text steps back over its characters.
    var path = Substring(path).utf8
    while path.last == UInt8(ascii: "/") { path.removeLast() }
    return Substring(path)
  }

  var comparable: String { barePath + (query.map { "?\($0)" } ?? "") }

  var specificity: Int { comparable.utf8.count }
}
