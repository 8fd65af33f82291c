import ClipsiteHTTPClient

extension HTTPAnswer {
  /// Whether the status sends the visitor elsewhere.
  package var isRedirect: Bool { (300..<400).contains(status) && status != 304 }

  /// The media type without parameters, in lower case; nil when none is sent.
  package var mediaType: String? {
    self["content-type"].map { value in
      let type = value.prefix { $0 != ";" }
      return String(type.filter { $0 != " " && $0 != "\t" }).lowercased()
    }
  }

  /// Whether the body is a web page, whatever its type says: no JSON and no `robots.txt` begins like one.
  package var isHTML: Bool {
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    return body.prefix(512).first { !blank.contains($0) } == UInt8(ascii: "<")
  }

  /// “answers 301 and redirects to `https://…`” or “answers 403”.
  var statusInWords: String {
    guard isRedirect, let location = self["location"] else { return "answers \(status)" }
    return "answers \(status) and redirects to `\(location)`"
  }
}
