/// The value of a `Refresh` header or of a `<meta http-equiv="refresh">` tag.
package enum MetaRefresh {
  /// Returns the part of a value that is the URL to go to, or `nil` if the value only loads the page again
  /// (HTML Living Standard, “shared declarative refresh steps”).
  package static func target(of value: String) -> Substring? {
    guard value.first(where: { !$0.isWhitespace })?.isNumber == true else { return nil }
    var rest = value.drop { $0.isWhitespace || $0.isNumber || $0 == "." }
    rest = rest.drop { $0.isWhitespace || $0 == ";" || $0 == "," }
    if rest.lowercased().hasPrefix("url") {
      let behind = rest.dropFirst(3).drop(while: \.isWhitespace)
      if behind.first == "=" { rest = behind.dropFirst().drop(while: \.isWhitespace) }
    }
    if let quote = rest.first, "'\"".contains(quote) { rest = rest.dropFirst().prefix { $0 != quote } }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest.isEmpty ? nil : rest
  }
}
