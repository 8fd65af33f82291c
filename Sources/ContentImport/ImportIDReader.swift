/// Finds the import ID in a page's front matter.
enum ImportIDReader {
  static func importID(in frontMatter: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: frontMatter, as: UTF8.self)
    guard let r = text.firstRange(of: "import-id: ") else { return nil }
    let rest = text[r.upperBound...].prefix { $0 != "\n" && $0 != "}" }
    return rest.hasPrefix("\"") ? String(rest.dropFirst().dropLast()) : String(rest)
  }
}
