/// The parts of a postal address as people write them on a page.
package struct AddressParts: Sendable, Hashable {
  /// Street and number.
  package var street: String?
  /// District, suburb, or neighborhood.
  package var district: String?
  /// City, town, or village.
  package var locality: String?
  /// State, province, or prefecture.
  package var region: String?
  package var postalCode: String?
  /// The name of the country in the language of the page, if the address should end with it.
  package var country: String?

  /// An address.
  package init(
    street: String? = nil, district: String? = nil, locality: String? = nil, region: String? = nil,
    postalCode: String? = nil, country: String? = nil
  ) {
    self.street = street
    self.district = district
    self.locality = locality
    self.region = region
    self.postalCode = postalCode
    self.country = country
  }
}

/// The order of a postal address in a country.
///
/// Source: Google's address data (see `LocaleTable.swift`). Capital letters are for envelopes, so this leaves
/// the case of every part as it is. A country such as Japan has two formats: from small to big in Latin
/// letters, and from big to small in its own script.
package struct AddressFormat: Sendable {
  /// A part of an address that a format has a place for.
  package enum Part: UInt8, Sendable, CaseIterable {
    /// %A in the data.
    case street = 0x41
    /// %C in the data.
    case locality = 0x43
    /// %D in the data.
    case district = 0x44
    /// %S in the data.
    case region = 0x53
    /// %Z in the data.
    case postalCode = 0x5A
  }

  /// The parts without which mail does not arrive, in the order of their declarations.
  package let required: [Part]
  private let latin: [[Element]]
  private let local: [[Element]]

  /// A piece of a line: a part, or a text between parts.
  private enum Element {
    case part(Part)
    case text(String)
  }

  /// Reads the format of a country. Without one, or with an unknown code, town follows street.
  package init(country: String?) {
    let line = country.flatMap { TableLine("address", $0.uppercased()) } ?? TableLine("address", "ZZ")
    let fields = line?.fields ?? []
    let letters = fields.first ?? ""
    required = Part.allCases.filter { letters.utf8.contains($0.rawValue) }
    latin = Self.lines(fields.count > 1 ? fields[1] : "%A%n%C")
    local = fields.count > 2 ? Self.lines(fields[2]) : latin
  }

  /// Reads a format such as `%A%n%Z %C`.
  private static func lines(_ format: String) -> [[Element]] {
    var lines: [[Element]] = [[]]
    var text = ""
    var isEscaped = false
    func endText() {
      if !text.isEmpty { lines[lines.count - 1].append(.text(text)) }
      text = ""
    }
    for character in format {
      if isEscaped {
        endText()
        if character == "n" {
          lines.append([])
        } else if let part = character.asciiValue.flatMap(Part.init) {
          lines[lines.count - 1].append(.part(part))
        }
        isEscaped = false
      } else if character == "%" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    endText()
    return lines
  }

  /// The lines of an address. Missing parts are left out with the text around them.
  ///
  /// A town or district without a place in the format, as a town in Macao, has a line beside the street. A
  /// region or postal code without a place is left out: nobody writes `Bayern` in a German address.
  package func lines(of address: AddressParts) -> [String] {
    let isLocal = Self.isInLocalScript(address)
    var format = isLocal ? local : latin
    for part in [Part.locality, .district]
    where Self.value(of: part, address) != nil && !Self.contains(part, format) {
      if Self.isNamed(part, of: address, in: format) { continue }
      let street = format.firstIndex { Self.contains(.street, [$0]) } ?? 0
      format.insert([.part(part)], at: isLocal && street > 0 ? street : min(street + 1, format.count))
    }
    var lines: [String] = []
    lines.reserveCapacity(format.count)
    if !Part.allCases.allSatisfy({ Self.value(of: $0, address) == nil }) {
      for line in format {
        let text = Self.text(of: line, address)
        // The town and the region of Dubai or Cairo have one name.
        if !text.isEmpty, text != lines.last { lines.append(text) }
      }
    }
    guard let country = address.country.map(Self.trimmed), !country.isEmpty, !lines.contains(country) else {
      return lines
    }
    return lines + [country]
  }

  /// A Boolean value that indicates whether a format itself contains a part, as `Singapore 018956` does.
  private static func isNamed(_ part: Part, of address: AddressParts, in format: [[Element]]) -> Bool {
    format.joined().contains { element in
      if case .text(let text) = element { trimmed(text) == value(of: part, address) } else { false }
    }
  }

  /// The required parts that an address does not have.
  package func missingParts(of address: AddressParts) -> [Part] {
    required.filter { Self.value(of: $0, address) == nil }
  }

  private static func contains(_ part: Part, _ lines: [[Element]]) -> Bool {
    lines.contains { line in
      line.contains { if case .part(part) = $0 { true } else { false } }
    }
  }

  /// A line without what is missing. Between two parts, the text before the second one counts.
  private static func text(of line: [Element], _ address: AddressParts) -> String {
    var result = ""
    var between = ""
    for (index, element) in line.enumerated() {
      switch element {
      case .text(let text) where index == 0 && text.utf8.count > 4:
        // The name of the town, as in `Singapore 018956`.
        result = text
      case .text(let text):
        between = text
      case .part(let part):
        guard let value = value(of: part, address) else { continue }
        if !result.isEmpty || index <= 1 && !value.hasPrefix(between) { result += between }
        result += value
        between = ""
      }
    }
    return trimmed(result)
  }

  private static func value(of part: Part, _ address: AddressParts) -> String? {
    let value =
      switch part {
      case .street: address.street
      case .district: address.district
      case .locality: address.locality
      case .region: address.region
      case .postalCode: address.postalCode
      }
    return value.map(trimmed).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Letters after Greek and before Latin Extended Additional, or after punctuation and symbols, are not
  /// Latin.
  private static func isInLocalScript(_ address: AddressParts) -> Bool {
    isInLocalScript(address.street) || isInLocalScript(address.locality) || isInLocalScript(address.region)
  }

  private static func isInLocalScript(_ text: String?) -> Bool {
    // Latin letters and their accents come before U+0340, whose first byte is 0xCD.
    guard var text, text.withUTF8({ $0.contains { $0 >= 0xCD } }) else { return false }
    return text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x370..<0x1E00, 0x2E80...: scalar.properties.isAlphabetic
      default: false
      }
    }
  }

  /// The text without blanks around it. Most texts have none.
  private static func trimmed(_ text: String) -> String {
    func isBlank(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var text = text
    guard text.withUTF8({ isBlank($0.first) || isBlank($0.last) }) else { return text }
    let start = text.utf8.drop { isBlank($0) }
    guard let end = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(text[start.startIndex...end])
  }
}
