/// A state or province of a country of which the data have all: Australia, Brazil, Canada, and the US.
///
/// Source: Google's address data, and boxes of official statistics (see `.ci/locales`).
package struct CountryRegion: Sendable {
  /// The usual name, such as `MA`.
  package let name: String
  /// The boxes around the region, or `nil` if nobody knows them.
  package let area: CountryArea?
  /// The starts of the postal codes of the region, each with the bits that it has.
  private let postalStarts: [(bits: UInt64, mask: UInt64)]

  /// The codes of the countries.
  package static let countries = TableLine.keys(of: "states")

  /// Returns the regions of a country.
  package static func all(in country: String) -> [CountryRegion] {
    (TableLine("states", country)?.fields ?? []).map { CountryRegion($0) }
  }

  private init(_ field: String) {
    let parts = field.split(separator: ";", omittingEmptySubsequences: false)
    name = String(parts[0])
    area = parts[1].isEmpty ? nil : CountryArea(boxes: parts[1].split(separator: " "))
    postalStarts = parts[2].split(separator: ",").map { start in
      (Self.bits(of: start.utf8), ~(UInt64.max >> UInt64(8 * start.utf8.count)))
    }
  }

  /// A Boolean value that indicates whether a postal code can be in the region.
  package func hasPostalCode(_ code: String) -> Bool {
    let code = Self.bits(of: code.utf8)
    return postalStarts.contains { code & $0.mask == $0.bits }
  }

  /// The first eight letters and digits of a text, the first one in the highest bits. Small letters are large.
  private static func bits(of text: some Sequence<UInt8>) -> UInt64 {
    var (bits, shift): (UInt64, UInt64) = (0, 56)
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        bits |= UInt64(byte) << shift
      case UInt8(ascii: "a")...UInt8(ascii: "z"): bits |= UInt64(byte - 32) << shift
      default: continue
      }
      if shift == 0 { break }
      shift -= 8
    }
    return bits
  }
}
