import ClipsiteCQREncode
import ClipsiteText

/// A text as a QR code (ISO/IEC 18004): a square of dark and light modules.
///
/// The error correction level is Q: a code that has lost a quarter of itself can still be read. The size is
/// the smallest that the text fits into.
package struct QRCode: Hashable, Sendable {
  /// The number of bytes in the largest code of level Q (ISO/IEC 18004, table 7: version 40-Q, byte mode).
  package static let capacity = 1663

  /// The number of modules on a side, without the quiet zone around the code: from 21 to 177, always 4 more.
  package let side: Int
  /// Row by row, from the top.
  private let modules: [Bool]

  /// Draws the UTF-8 of a text in byte mode, which readers take for UTF-8 without being told.
  ///
  /// - Throws: `SystemError` when the text is empty or does not fit.
  package init(_ text: String) throws(SystemError) {
    let bytes = Array(text.utf8)
    try Self.check(bytes, most: Self.capacity)
    guard Self.isLibraryLoaded else {
      throw SystemError(
        .system, "libqrencode, which draws printed QR codes, is not installed",
        fix: "install libqrencode4 (Debian, Ubuntu) or qrencode (Homebrew)")
    }
    guard let code = clipsite_qrencode_encode(bytes, Int32(bytes.count)) else {
      throw SystemError(.content, "there is no memory left for a QR code")
    }
    defer { clipsite_qrencode_free(code) }
    side = Int(code.pointee.width)
    // The lowest bit is the color; the others say what a module is for.
    modules = UnsafeBufferPointer(start: code.pointee.data, count: side * side).map { $0 & 1 == 1 }
  }

  /// libqrencode, loaded for the first printed code. Nobody else needs it.
  package static let isLibraryLoaded = clipsite_qrencode_load()

  /// The version of libqrencode, as in `4.1.1`, or `nil` if it is not installed.
  package static var libraryVersion: String? {
    isLibraryLoaded ? String(cString: clipsite_qrencode_version()) : nil
  }

  /// Draws the UTF-8 of a text for a screen, where no part of a code is ever lost: smaller, fast enough for
  /// every page of a site, and without the library.
  ///
  /// - Throws: `SystemError` when the text is empty or does not fit.
  package init(onScreen text: String) throws(SystemError) {
    let bytes = Array(text.utf8)
    try Self.check(bytes, most: ScreenCode.capacity)
    guard let version = ScreenCode.version(for: bytes.count) else { preconditionFailure("a text that fits") }
    self.init(side: version.side, modules: ScreenCode.modules(of: bytes, version))
  }

  /// - Throws: `SystemError` when a text is empty or does not fit.
  private static func check(_ bytes: [UInt8], most: Int) throws(SystemError) {
    if bytes.isEmpty { throw SystemError(.content, "a QR code needs a text") }
    guard bytes.count > most else { return }
    throw SystemError(
      .content, "the text has \(bytes.count) bytes. A QR code of its level can contain at most \(most)")
  }

  private init(side: Int, modules: [Bool]) { (self.side, self.modules) = (side, modules) }

  /// Indicates whether a module is dark.
  ///
  /// - Parameters:
  ///   - row: From 0 at the top to `side - 1`.
  ///   - column: From 0 at the left to `side - 1`.
  package func isDark(row: Int, column: Int) -> Bool {
    precondition((0..<side).contains(row) && (0..<side).contains(column), "a module outside the code")
    return modules[row * side + column]
  }
}

extension QRCode {
  /// The number of light modules on each side of a code (ISO/IEC 18004, section 5.3.8).
  package static let quietZone = 4

  /// The code as an SVG element (SVG 2), in an HTML page or as a file.
  ///
  /// A unit is a module, and the picture is as large as its surroundings make it. It is black on white
  /// whatever the colors around it are, since many readers cannot read light on dark.
  ///
  /// - Parameter title: What a screen reader says in place of the picture.
  /// - Returns: The UTF-8 of the element, which is well-formed XML.
  package func svg(title: String) -> [UInt8] {
    let size = side + 2 * Self.quietZone
    var svg = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size) \(size)" role="img" shape-rendering="crispEdges"><title>
      """.utf8)
    MarkupEscaping.escape(title, .html, into: &svg)
    svg += "</title><rect width=\"\(size)\" height=\"\(size)\" fill=\"#fff\"/><path d=\"".utf8
    for row in 0..<side { appendRuns(of: row, to: &svg) }
    svg += "\"/></svg>".utf8
    return svg
  }

  /// The code as an SVG element without a name, for a page with a text beside it that says the same. Rows are
  /// drawn as dashes, which takes a third of the bytes of `svg`.
  package var inlineSVG: [UInt8] {
    let size = side + 2 * Self.quietZone
    var svg: [UInt8] = []
    svg.reserveCapacity(4096)
    svg += "<svg viewBox=\"0 0 \(size) \(size)\" aria-hidden=\"true\" shape-rendering=\"crispEdges\">".utf8
    svg += "<path fill=\"#fff\" d=\"M0 0h\(size)v\(size)H0z\"/><path stroke=\"#000\" d=\"".utf8
    // Each piece is written as eight bytes, which the next one overwrites: each location of a site has a
    // code.
    withUnsafeTemporaryAllocation(byteCount: (6 * side + 16) * side, alignment: 8) { text in
      var end = 0
      for row in 0..<side { writeDashes(of: row, to: text, &end) }
      svg.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[..<end]))
    }
    svg += "\"/></svg>".utf8
    return svg
  }

  /// Writes strokes over dark modules, and moves over light ones between them, and moves the end behind them.
  private func writeDashes(of row: Int, to text: UnsafeMutableRawBufferPointer, _ end: inout Int) {
    func write(_ piece: Piece) {
      text.storeBytes(of: piece.bytes.littleEndian, toByteOffset: end, as: UInt64.self)
      end += piece.count
    }
    write(Piece.starts[row])
    let (strokes, moves) = (Piece.strokes, Piece.moves)
    modules.withUnsafeBufferPointer { modules in
      var column = row * side
      let last = column + side
      while column < last {
        let first = column
        let isDark = modules[first]
        // Runs are short, so one look at eight modules nearly always finds the end.
        if column &+ 8 <= modules.count {
          let eight = UnsafeRawBufferPointer(modules).loadUnaligned(fromByteOffset: column, as: UInt64.self)
          let others = UInt64(littleEndian: eight) ^ (isDark ? 0x0101_0101_0101_0101 : 0)
          column = min(column &+ others.trailingZeroBitCount / 8, last)
        }
        while column < last, modules[column] == isDark { column += 1 }
        if isDark || column < last { write((isDark ? strokes : moves)[column - first]) }
      }
    }
  }

  /// At most eight bytes of a path, the first in the lowest bits.
  private struct Piece: Sendable {
    let bytes: UInt64
    let count: Int

    private init(_ text: String) {
      bytes = text.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
      count = text.utf8.count
    }

    /// The start of each row of the largest code.
    static let starts = (0..<177).map { Piece("M\(quietZone) \($0 + quietZone).5") }
    static let strokes = (0...177).map { Piece("h\($0)") }
    static let moves = (0...177).map { Piece("m\($0) 0") }
  }

  /// A rectangle for each run of dark modules.
  private func appendRuns(of row: Int, to svg: inout [UInt8]) {
    var column = 0
    while column < side {
      let start = column
      while column < side, isDark(row: row, column: column) { column += 1 }
      let length = column - start
      if length > 0 {
        svg += "M\(start + Self.quietZone) \(row + Self.quietZone)h\(length)v1h-\(length)z".utf8
      }
      column += 1
    }
  }
}
