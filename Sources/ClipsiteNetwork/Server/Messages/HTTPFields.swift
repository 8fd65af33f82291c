import ClipsiteAppClips

/// The field lines of a request, looked up without case (RFC 9110, section 5.1).
package struct HTTPFields: Sendable {
  private let fields: [HTTPField]

  package init(_ fields: [HTTPField] = []) { self.fields = fields }

  /// Every value of the field, one for each line, in order.
  package func values(_ name: String) -> [String] {
    fields.filter { $0.name.equalsWithoutCase(name) }.map(\.value)
  }

  /// The value of the field, those of several lines joined by commas (RFC 9110, section 5.2); nil without
  /// one.
  package subscript(name: String) -> String? {
    let values = values(name)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// The members of a field that is a comma-separated list, trimmed and without empty ones; the list may go
  /// on over several lines.
  package func list(_ name: String) -> [Substring] {
    (self[name] ?? "").split(separator: ",").map(\.withoutBlanks).filter { !$0.isEmpty }
  }
}

/// One field line.
package struct HTTPField: Sendable, Hashable {
  /// The name as it is written; compared without case.
  package let name: String
  /// The value. Control characters are written as spaces, so a value never ends its line.
  package let value: String

  /// A field with a name and a value.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// Classes of ASCII bytes that only HTTP has.
extension UInt8 {
  package var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// `tchar` of RFC 9110, section 5.6.2.
  var isTokenByte: Bool {
    isLetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains(self)
  }
}

extension StringProtocol {
  /// Indicates whether two texts are the same but for the case of A to Z.
  func equalsWithoutCase(_ other: some StringProtocol) -> Bool {
    utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.lowercased == $1.lowercased }
  }
}

extension Substring {
  /// The text without optional white space at both ends: spaces and tabs (RFC 9110, section 5.6.3).
  var withoutBlanks: Substring {
    var result = self
    while let first = result.utf8.first, first == 0x20 || first == 0x09 { result.removeFirst() }
    while let last = result.utf8.last, last == 0x20 || last == 0x09 { result.removeLast() }
    return result
  }
}
