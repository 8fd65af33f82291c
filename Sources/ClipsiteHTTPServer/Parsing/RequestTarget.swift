/// The target of a GET or HEAD request: origin-form or absolute-form (RFC 9112, section 3.2).
struct RequestTarget {
  /// The path, still encoded; starts with `/`.
  let path: Substring
  /// What stands behind the first `?`.
  let query: Substring?
  /// Whom an absolute-form names; it replaces the `SiteDomain` field (section 3.2.2).
  let authority: Authority?

  /// Reads a target that holds visible ASCII only.
  init(_ target: String) throws(HTTPFault) {
    let start = target.utf8.prefix(7)
    guard start.count == 7, String(Substring(start)).equalsWithoutCase("http://") else {
      guard target.utf8.first == UInt8(ascii: "/") else {
        throw HTTPFault(.badRequest, "The target is neither a path nor an http URL.")
      }
      (path, query) = Self.split(Substring(target))
      authority = nil
      return
    }
    let rest = target.dropFirst(7)
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    authority = try Authority(rest[..<end])
    let (path, query) = Self.split(rest[end...])
    self.path = path.isEmpty ? "/" : path
    self.query = query
  }

  private static func split(_ text: Substring) -> (path: Substring, query: Substring?) {
    guard let mark = text.firstIndex(of: "?") else { return (text, nil) }
    return (text[..<mark], text[text.index(after: mark)...])
  }
}
