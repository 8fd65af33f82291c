import ClipsiteMarkup

extension QRCode {
  /// How many light modules must stand on each side of a code (ISO/IEC 18004, section 5.3.8).
  package static let quietZone = 4

  /// The code as an SVG element (SVG 2), in an HTML page or as a file.
  ///
  /// A unit is a module, and the picture is as large as its surroundings make it. It is black on white
  /// whatever the colours around it are, since many readers cannot read light on dark.
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
