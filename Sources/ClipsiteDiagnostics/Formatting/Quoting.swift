/// How messages show a value.
package enum Quoting {
  /// The value between backticks: control characters as escapes, cut after 80 characters.
  package static func quoted(_ value: String) -> String {
    var result = "`"
    for (count, scalar) in value.unicodeScalars.enumerated() {
      if count == 80 { return result + "…`" }
      let isControl = scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
      result += isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return result + "`"
  }
}
