import ClipsiteAppClips

/// The target of a GET or HEAD request: origin-form or absolute-form (RFC 9112, section 3.2).
struct RequestTarget {
  /// The path, still encoded; starts with `/`.
  let path: Substring
  /// The text behind the first `?`.
  let query: Substring?
  /// Whom an absolute-form names; it replaces the `Host` field (section 3.2.2).
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

extension RequestTarget {
  /// The path of a request in the one form in which it is looked up: it starts with `/`, and an empty segment
  /// is only at the end, as of a folder.
  ///
  /// Decoding happens here and once. What passes can be a key of an index and nothing else: no part of it can
  /// mean another folder, not even to a program that decodes again or takes a backslash for a slash.
  static func decodedPath(_ path: Substring) throws(HTTPFault) -> String {
    guard let bytes = PercentEncoding.bytes(decoding: path) else {
      throw HTTPFault(.badRequest, "The path has a '%' without two hexadecimal digits behind it.")
    }
    guard !bytes.contains(where: { $0.isControl || $0 == UInt8(ascii: "\\") }) else {
      throw HTTPFault(.badRequest, "The path contains a control character or a backslash.")
    }
    // Decoding repairs what is not UTF-8, so the bytes differ then.
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      throw HTTPFault(.badRequest, "The path is not UTF-8.")
    }
    guard !text.unicodeScalars.contains(where: { 0x80...0x9F ~= $0.value }) else {
      throw HTTPFault(.badRequest, "The path contains a control character.")
    }
    try checkSegments(of: bytes)
    return text
  }

  private static func checkSegments(of bytes: [UInt8]) throws(HTTPFault) {
    let segments = bytes.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for segment in segments.dropLast() where segment.isEmpty {
      throw HTTPFault(.badRequest, "The path has an empty segment.")
    }
    for segment in segments where segment.elementsEqual(".".utf8) || segment.elementsEqual("..".utf8) {
      throw HTTPFault(.badRequest, "The path has a '.' or '..' segment.")
    }
  }
}
