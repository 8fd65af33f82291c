/// The URL that a `Location` header means.
struct PageLocation {
  /// The whole URL.
  let url: String

  /// Resolves a header as browsers do (RFC 9110, section 10.2.2), as far as hosts use it.
  init(_ location: String, from page: String) {
    if location.contains("://") {
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
        url = page[..<pathStart] + folder + location
      }
    }
  }

  /// The host in lower case, or an empty text if the URL has another scheme than https.
  var host: String {
    guard url.lowercased().hasPrefix("https://") else { return "" }
    return url.dropFirst("https://".count).prefix { $0 != "/" && $0 != "?" && $0 != "#" }.lowercased()
  }
}
