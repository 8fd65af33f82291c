/// The paper that a sheet of codes is printed on.
package enum PaperSize: String, Hashable, Sendable, CaseIterable {
  /// 210 by 297 mm (ISO 216).
  case a4
  /// 8.5 by 11 inches.
  case letter

  /// What CSS calls it.
  package var css: String {
    switch self {
    case .a4: "A4"
    case .letter: "letter"
    }
  }

  /// The height of a row of codes in mm: four of them fill the paper between margins of 12 mm.
  var rowHeight: Int {
    switch self {
    case .a4: 68
    case .letter: 63
    }
  }
}
