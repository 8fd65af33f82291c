import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsiteOpeningHours

/// Reading lists whose items are texts or mappings, and the values that such items have.
extension MappingReader {
  /// The items of a list. An item that says too little is left out.
  ///
  /// - Parameters:
  ///   - group: The keys of an item that is a mapping.
  ///   - decode: Reads such an item.
  ///   - make: Makes an item of a text.
  mutating func items<Item>(
    _ key: Key, of group: any KeyGroup, _ decode: (inout MappingReader) -> Item?,
    _ make: (Ranged<String>, inout MappingReader) -> Item?
  ) -> [Item] {
    guard let list = sequence(key) else { return [] }
    var items: [Item] = []
    for node in list.items where !node.isRefused {
      guard node.kind == .mapping else {
        if let text = line(of: node, key), let item = make(text, &self) { items.append(item) }
        continue
      }
      var reader = MappingReader(node, group)
      if let item = decode(&reader) { items.append(item) }
      var diagnostics: [Diagnostic] = []
      reader.finish(&diagnostics)
      diagnostics.forEach { report($0) }
    }
    return items
  }

  /// A value without which an item of a list makes no sense. Reports its absence.
  ///
  /// - Parameter list: The key of the list.
  mutating func required<Value>(
    _ key: Key, of list: Key, _ read: (inout MappingReader, Key) -> Value?
  ) -> Value? {
    if let value = read(&self, key) { return value }
    // An empty or wrong value has been reported.
    if peek(key) == nil {
      report(
        Diagnostic(
          .incompleteItem, at: node.place, "an item of `\(list.name)` has no `\(key.name)`",
          fix: "add `\(key.name)`"))
    }
    return nil
  }

  /// A day, as in `2026-12-24`.
  mutating func date(_ key: Key) -> Ranged<CalendarDate>? {
    guard let text = text(key) else { return nil }
    if let date = CalendarDate(text.value) { return Ranged(date, at: text.range) }
    report(
      Diagnostic(
        .invalidDate, at: range(text.range), "\(Quoting.quoted(text.value)) is not a date",
        fix: "write the day as `2026-12-24`"))
    return nil
  }

  /// The address of a page elsewhere.
  mutating func webURL(_ key: Key) -> WebURL? {
    guard let text = text(key) else { return nil }
    return webURL(of: text)?.value
  }

  /// A text as an address. Reports one that is not secure.
  mutating func webURL(of text: Ranged<String>) -> Ranged<WebURL>? {
    guard let url = value(of: text, .invalidURL, WebURL.init(_:)) else { return nil }
    if !url.value.isSecure {
      report(
        Diagnostic(
          .insecureURL, at: range(text.range), "the address `\(text.value)` is not secure", fix: "use https"))
    }
    return url
  }
}

extension DiagnosticCode {
  /// An item of a list lacks a key.
  package static let incompleteItem = DiagnosticCode(
    "IncompleteItem", .error,
    summary: "An item of a list lacks a key that it needs.",
    explanation: """
      A service and a notice need `text`, and a photo needs `image`. Without it, the page has nothing to show.
      """,
    fix: "Add the key, or remove the item.",
    example: .init(
      .frontMatter, wrong: "notices:\n  - from: 2026-12-01",
      right: "notices:\n  - text: The terrace is closed.\n    from: 2026-12-01"))

  /// A day is not a date.
  package static let invalidDate = DiagnosticCode(
    "InvalidDate", .error,
    summary: "A day of a notice is not a date, or the last day is before the first.",
    explanation: """
      Pages contain the days of a notice, and the browser compares them with the date. A date is a year, a month,
      and a day (ISO 8601), because `12/01/2026` is in December or in January, depending on the country.
      """,
    fix: "Write the day as `2026-12-24`.",
    example: .init(
      .frontMatter, wrong: "notices:\n  - text: The terrace is closed.\n    from: 12/01/2026",
      right: "notices:\n  - text: The terrace is closed.\n    from: 2026-12-01"))
}
