import ClipsiteCQREncode

/// A text as a QR code (ISO/IEC 18004): a square of dark and light modules.
///
/// The error correction level is Q: a code that has lost a quarter of itself can still be read. The size is
/// the smallest that the text fits into.
package struct QRCode: Hashable, Sendable {
  /// How many bytes the largest code of level Q holds (ISO/IEC 18004, table 7: version 40-Q, byte mode).
  package static let capacity = 1663

  /// How many modules a side has, without the quiet zone around the code: from 21 to 177, always 4 more.
  package let side: Int
  /// Row by row, from the top.
  private let modules: [Bool]

  /// Draws the UTF-8 of a text in byte mode, which readers take for UTF-8 without being told.
  ///
  /// - Throws: `QRCodeError` when the text is empty or does not fit.
  package init(_ text: String) throws(QRCodeError) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= Self.capacity else { throw .tooLong(bytes.count) }
    guard let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_Q) else { throw .noMemory }
    defer { QRcode_free(code) }
    side = Int(code.pointee.width)
    // The lowest bit is the colour; the others say what a module is for.
    modules = UnsafeBufferPointer(start: code.pointee.data, count: side * side).map { $0 & 1 == 1 }
  }

  /// Whether a module is dark.
  ///
  /// - Parameters:
  ///   - row: From 0 at the top to `side - 1`.
  ///   - column: From 0 at the left to `side - 1`.
  package func isDark(row: Int, column: Int) -> Bool {
    precondition((0..<side).contains(row) && (0..<side).contains(column), "a module outside the code")
    return modules[row * side + column]
  }
}
