package import ClipsiteText

/// Texts that say that there is no value: errors of spreadsheets, what programs write for a missing value,
/// and what people write into an empty cell.
package enum NoValue {
  /// Indicates whether a text says nothing.
  package static func contains(_ text: String) -> Bool {
    guard text.utf8.count <= maximumLength, !text.isEmpty else { return false }
    // Every value of every page is asked, and few begin and end like one of these.
    let isWord =
      ends.contains(ends(of: text)) && (words.contains(text) || phrases.contains(text.lowercased()))
    return isWord || isSpreadsheetError(text) || text.unicodeScalars.allSatisfy(isSign)
  }

  /// Indicates whether a text says nothing as the value of a key. A number is no part of an address.
  ///
  /// - Parameter key: The last part of the key.
  package static func contains(_ text: String, of key: some StringProtocol) -> Bool {
    contains(text)
      || text == "0" && ["title", "description", "street", "locality", "region"].contains { $0 == key }
  }

  /// Indicates whether a text that says nothing elsewhere is a name there: `NA` is the province of Naples and
  /// a province of Spain, and `None` a town in Piedmont.
  ///
  /// - Parameters:
  ///   - key: The last part of the key.
  ///   - country: The code of the country, or `nil` if any country counts.
  package static func isName(_ text: String, of key: some StringProtocol, in country: String?) -> Bool {
    names.contains { $0.key == key && $0.text == text && (country == nil || $0.country == country) }
  }

  private static let names: [(text: String, key: String, country: String)] = [
    ("NA", "region", "IT"), ("NA", "region", "ES"), ("NAN", "region", "TH"),
    ("NAN", "region", "TW"),
    ("None", "locality", "IT"), ("NONE", "locality", "IT"),
  ]

  private static let maximumLength = 24

  /// Words in the spellings of programs. `Nan` is a province of Thailand, and `Null` a name.
  private static let words: Set = [
    "NA", "na", "NaN", "nan", "NAN", "NULL", "null", "nil", "NIL", "none", "NONE", "None",
  ]

  private static let phrases = Set(
    ("n/a,n.a.,n.a,n/d,n.d.,n.d,s/d,k.a.,k. a.,#n/a,#n/a n/a,#na,#n/d,#nv,-nan,<na>,(null),(none),"
      + "(blank),(empty),<null>,[null],\\n,no data,nodata,no value,no information,none given,"
      + "not available,not applicable,not given,not known,not provided,not specified,missing,"
      + "unspecified,unknown,undefined,tba,tbd,todo,keine angabe,keine daten,nicht bekannt,unbekannt,"
      + "sin datos,no disponible,non disponible,non renseigné,inconnu,nessun dato,non disponibile,"
      + "geen gegevens,brak danych")
      .split(separator: ",").map(String.init))

  private static let ends = Set(words.union(phrases).map(ends(of:)))

  /// The first and the last byte of a text, whatever the case of ASCII letters.
  private static func ends(of text: String) -> UInt16 {
    UInt16((text.utf8.first ?? 0) | 0x20) << 8 | UInt16((text.utf8.last ?? 0) | 0x20)
  }

  /// Errors such as `#REF!` and `#NAME?`, in any language.
  private static func isSpreadsheetError(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "#") && (text.hasSuffix("!") || text.hasSuffix("?"))
      && !text.contains(" ")
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2010}"..."\u{2015}", "−", "_", ".", "…", "?", "~", "#": true
    default: false
    }
  }
}

extension MappingReader {
  /// Reports a text that says that there is no value.
  package mutating func reportNoValue(_ text: Ranged<String>, of key: StaticString) {
    guard NoValue.contains(text.value, of: key.description) else { return }
    report(
      .noValue, at: range(text.range), "\(Wording.quote(text.value)) says that `\(key)` has no value",
      fix: "write a value, or remove the line")
  }
}

extension DiagnosticCode {
  package static let noValue = DiagnosticCode(
    "NoValue", .warning,
    summary: "The text says that there is no value.",
    explanation: """
      Programs write `#N/A`, `NULL`, or `nan` for a missing value, and people write `none` or `-`. Such a text
      would be a title, a town, or a description of the page and of its structured data. `NA` as a province of
      Italy or Spain, and `None` as a town of Italy, are names.
      """,
    fix: "Write the value, or remove the key.",
    example: .init(
      .frontMatter, wrong: "title: Market Street\ndescription: N/A",
      right: "title: Market Street\ndescription: Donuts on Market Street"))
}
