public import ClipsiteText

/// A point on Earth in decimal degrees, WGS 84 (schema.org `GeoCoordinates`).
///
/// The decimals stay as written, so nothing is rounded.
public struct GeoCoordinates: Hashable, Sendable, StructuredData {
  /// Degrees north, −90 to 90, spelled as a JSON number.
  public let latitude: String
  /// Degrees east, −180 to 180, spelled as a JSON number.
  public let longitude: String
  /// The same numbers to compute with. Each is read once, because every neighbor asks for them.
  package let degreesNorth, degreesEast: Double

  /// Reads two decimal numbers.
  public init(latitude: String, longitude: String) throws(InvalidValue) {
    self.latitude = try Self.number(latitude, limit: 90, .latitudeOutOfRange)
    self.longitude = try Self.number(longitude, limit: 180, .longitudeOutOfRange)
    degreesNorth = Double(self.latitude) ?? 0
    degreesEast = Double(self.longitude) ?? 0
  }

  /// Writes the point as one JSON-LD object.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("@type", "GeoCoordinates")
    writer.name("latitude")
    writer.number(spelt: latitude)
    writer.name("longitude")
    writer.number(spelt: longitude)
    writer.endObject()
  }

  /// The length of a number at most, in bytes.
  private static let maximumLength = 40

  /// The number without a plus sign and without leading zeros.
  private static func number(_ text: String, limit: Int, _ rule: @autoclosure () -> Rule)
    throws(InvalidValue) -> String
  {
    if text.isEmpty { throw InvalidValue(text, Rule.empty) }
    let bytes = Array(text.utf8)
    let isSigned = bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-")
    let digits = isSigned ? bytes.dropFirst() : bytes[...]
    let point = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.endIndex
    let (whole, decimals) = (digits[..<point], digits[point...].dropFirst())
    guard bytes.count <= maximumLength, !whole.isEmpty, whole.allSatisfy(\.isDigit),
      point == digits.endIndex || !decimals.isEmpty, decimals.allSatisfy(\.isDigit)
    else {
      let hasComma = digits.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ",") }
      throw InvalidValue(text, hasComma && !digits.isEmpty ? Rule.decimalComma : .notDecimal)
    }
    let significant = whole.drop { $0 == UInt8(ascii: "0") }
    let value = significant.prefix(4).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    if value > limit || (value == limit && decimals.contains { $0 != UInt8(ascii: "0") }) {
      throw InvalidValue(text, rule())
    }
    let isCanonical = significant.count == whole.count || (whole.count == 1 && significant.isEmpty)
    if isCanonical, bytes.first != UInt8(ascii: "+") { return text }
    let sign = bytes.first == UInt8(ascii: "-") ? "-" : ""
    return sign + (significant.isEmpty ? "0" : String(decoding: significant, as: UTF8.self))
      + String(decoding: digits[point...], as: UTF8.self)
  }

  /// The rules for coordinates.
  public typealias Rule = ValueRule<GeoCoordinates>
}

extension ValueRule<GeoCoordinates> {
  private static var form: String { "write degrees as in `37.79360`" }

  /// It may not be empty.
  public static var empty: Self { .init("the coordinate is empty", fix: form) }
  /// It is a decimal number of degrees.
  public static var notDecimal: Self {
    .init("the coordinate {value} is not a decimal number of degrees", fix: form)
  }
  /// The decimals follow a period, no comma.
  public static var decimalComma: Self {
    .init("the coordinate {value} has a decimal comma") { value in
      "write `\(String(value.map { $0 == "," ? "." : $0 }))`"
    }
  }
  /// A latitude is from −90 to 90.
  public static var latitudeOutOfRange: Self {
    .init(
      "the latitude {value} is not from -90 to 90", fix: "check that latitude and longitude are not exchanged"
    )
  }
  /// A longitude is from −180 to 180.
  public static var longitudeOutOfRange: Self {
    .init("the longitude {value} is not from -180 to 180", fix: form)
  }
}
