/// Finds the import ID in a page's front matter.
enum ImportIDReader {
  static func importID(in frontMatter: ArraySlice<UInt8>) -> String? { nil }
}
