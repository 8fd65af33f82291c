/// Strings as JSON text.
enum JSONText {
  /// A string between quotation marks, escaped as RFC 8259 section 7 asks.
  ///
  /// Characters that a terminal would act on or hide are escaped too: the value stays the same, and a report
  /// that is looked at instead of parsed shows them.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        // Every scalar that is spelt out lies in the Basic Multilingual Plane: four digits are enough.
        if VisibleText.escape(for: scalar) != nil {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
