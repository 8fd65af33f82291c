import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics

/// The keys that name a picture: a file of the site, or an absolute URL.
enum ImageField {
  static func read(_ key: StaticString, _ reader: inout MappingReader) -> SpannedText? {
    guard let text = reader.text(key) else { return nil }
    guard text.value.contains(":") || text.value.hasPrefix("//") else {
      return SpannedText(text.value, ByteRange(text.range))
    }
    let url = reader.value(of: text, .invalidURL) { text throws(InvalidValue<WebURL.Rule>) in
      try WebURL(text)
    }
    guard let url else { return nil }
    if !url.value.isSecure { reader.report(InsecureURL.diagnostic(text.value, at: reader.place(text.range))) }
    return SpannedText(url.value.rawValue, url.range)
  }
}
