import Diagnostics

/// A page that stands in the folder before an import.
struct ExistingPage: Hashable, Sendable {
  /// The file's name without `.md`.
  let stem: String
  /// The import ID in its front matter; nil for a page that no import made.
  let importID: String?
  /// The file's bytes.
  let bytes: [UInt8]

  /// A page as read.
  init(stem: String, _ file: SourceFile) {
    self.stem = stem
    bytes = file.bytes
    importID = Self.frontMatter(of: file.bytes).flatMap { ImportIDReader.importID(in: file.bytes[$0.range]) }
  }

  /// The bytes below the front matter, or all of them when there is none.
  var body: ArraySlice<UInt8> {
    Self.frontMatter(of: bytes).map { bytes[$0.end...] } ?? bytes[...]
  }

  /// The bytes between the two lines `---`, and where the second line ends.
  static func frontMatter(of bytes: [UInt8]) -> (range: Range<Int>, end: Int)? {
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var start: Int?
    while index < bytes.count {
      let end = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let line = bytes[index..<end].reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed()
      let next = bytes[end...].starts(with: [0x0D, 0x0A]) ? end + 2 : min(end + 1, bytes.count)
      let isDashes = line.elementsEqual("---".utf8)
      if let start, isDashes || line.elementsEqual("...".utf8) { return (start..<index, next) }
      if start == nil {
        guard isDashes else { return nil }
        start = next
      }
      index = next
    }
    return nil
  }
}
