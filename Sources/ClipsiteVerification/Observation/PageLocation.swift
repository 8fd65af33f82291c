import ClipsiteAppClips
import ClipsiteNetwork
import ClipsiteSystem

/// The URL that a `Location` header means.
struct PageLocation {
  /// The whole URL.
  let url: String

  /// Resolves a header as browsers do (RFC 9110, section 10.2.2), as far as hosts use it.
  init(_ location: String, from page: String) {
    if location.isEmpty {
      url = String(page.prefix { $0 != "#" })
    } else if URLParts(location).scheme != nil {
      url = location
    } else if location.hasPrefix("//") {
      url = "https:\(location)"
    } else {
      let start = page.firstRange(of: "://")?.upperBound ?? page.startIndex
      let pathStart = page[start...].firstIndex(of: "/") ?? page.endIndex
      if location.hasPrefix("/") {
        url = page[..<pathStart] + location
      } else {
        let path = page[pathStart...].prefix { $0 != "?" && $0 != "#" }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
        let isOfPage = location.hasPrefix("?") || location.hasPrefix("#")
        url = page[..<pathStart] + (isOfPage && !path.isEmpty ? path : folder) + location
      }
    }
  }

  /// The host in lower case, or an empty text if the URL has another scheme than https.
  var host: String {
    let parts = URLParts(url)
    return parts.isScheme("https") ? (parts.authority ?? "").lowercased() : ""
  }
}

/// The host and path of a URL, without what does not tell pages apart.
struct PageAddress: Equatable {
  let host: String
  let path: String

  init?(_ url: String) {
    let parts = URLParts(url)
    guard parts.isScheme("https"), let authority = parts.authority else { return nil }
    host = authority.lowercased()
    path = parts.path.isEmpty ? "/" : String(parts.path)
  }
}

/// The URLs that headers name in place of tags.
enum HeaderLinks {
  /// Returns the canonical URLs in the `Link` headers of an answer (RFC 8288; RFC 6596).
  static func canonical(of answer: HTTPAnswer) -> [String] {
    answer.values(of: "link").flatMap { pieces(of: $0, at: ",") }.compactMap { link in
      let parts = pieces(of: link, at: ";").map(\.trimmed)
      guard let target = parts.first, target.hasPrefix("<"), target.hasSuffix(">") else { return nil }
      let fields = parts.dropFirst().map { part in
        part.lowercased().split(separator: "=", maxSplits: 1).map(\.trimmed)
      }
      // A link with an anchor belongs to another page, and only the first `rel` counts (RFC 8288, section 3).
      guard !fields.contains(where: { $0.first == "anchor" }),
        let relations = fields.first(where: { $0.first == "rel" })?.last,
        relations.split(whereSeparator: { "\"' \t".contains($0) }).contains("canonical")
      else { return nil }
      return String(target.dropFirst().dropLast())
    }
  }

  /// Cuts a field at a separator, but not within quotation marks or a URL in angle brackets.
  private static func pieces(of text: String, at separator: Character) -> [String] {
    var end: Character?
    let pieces = text.split { character in
      if end != nil {
        if character == end { end = nil }
        return false
      }
      end = character == "\"" ? "\"" : character == "<" ? ">" : nil
      return character == separator
    }
    return pieces.map(String.init)
  }
}
