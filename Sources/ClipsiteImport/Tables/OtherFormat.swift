import ClipsiteSystem
import ClipsiteText

/// A format that tables are often in, and that only other programs read.
struct OtherFormat {
  /// The name with its article.
  let name: String
  /// The way to a format that an import reads.
  let fix: String

  private static let excel = "in Excel, choose File > Save As > CSV UTF-8 (Comma delimited)"
  private static let formats: [(start: [UInt8], mark: String, name: String, menu: String)] = [
    (Array("PK".utf8), "xl/", "an Excel workbook", Self.excel),
    (
      Array("PK".utf8), "opendocument.spreadsheet", "an OpenDocument spreadsheet",
      "in LibreOffice, choose File > Save As > Text CSV, with the character set Unicode (UTF-8)"
    ),
    (Array("PK".utf8), "Index/", "a Numbers spreadsheet", "in Numbers, choose File > Export To > CSV"),
    (Array("PK".utf8), "", "a ZIP archive", "unpack it first"),
    ([0xD0, 0xCF, 0x11, 0xE0], "", "an Excel workbook of an old form", Self.excel),
    ([0x1F, 0x8B], "", "a gzip archive", "unpack it first"),
    ([0x89, 0x50, 0x4E, 0x47], "", "a PNG image", "export the table from the program that made it"),
    (Array("<?xml".utf8), "urn:schemas-microsoft-com", "an XML spreadsheet", Self.excel),
    (Array("<".utf8), "<table", "an HTML document", Self.excel),
    (Array("<".utf8), "<html", "an HTML document", Self.excel),
    (Array("<?xml".utf8), "", "an XML document", "export the table from the program that made it"),
    (Array("%PDF-".utf8), "", "a PDF document", "export the table from the program that made it"),
  ]

  /// Finds the format of a file by its first bytes and by a name in it, or returns `nil` for text.
  init?(_ file: SourceFile) {
    let text = file.bytes.drop { $0 == 0x20 || 0x09...0x0D ~= $0 }
    let found = Self.formats.first { format in
      text.starts(with: format.start) && (format.mark.isEmpty || Self.has(format.mark, file.bytes))
    }
    // Two letters can also begin a table.
    guard let found, found.start != Array("PK".utf8) || file.bytes.contains(where: { $0 < 0x09 }) else {
      return nil
    }
    name = found.name
    fix = found.menu.hasPrefix("unpack") ? found.menu : "export it as CSV: \(found.menu)"
  }

  private static func has(_ mark: String, _ bytes: [UInt8]) -> Bool {
    let mark = Array(mark.utf8)
    return bytes.withUnsafeBytes { bytes in
      mark.withUnsafeBytes { Memory.firstRange(of: $0, in: bytes, within: 0..<bytes.count) != nil }
    }
  }
}
