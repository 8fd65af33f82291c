import ClipsiteAppClips
package import ClipsiteText

extension KeyField {
  /// A list whose items are texts or mappings. An item that says too little is left out.
  ///
  /// - Parameters:
  ///   - form: The form of an item that is a text.
  ///   - keys: The keys of an item that is a mapping.
  ///   - required: The key without which an item makes no sense, for the report of its absence.
  ///   - makeFromText: Makes an item of a text.
  ///   - make: Makes an item of a mapping.
  static func items<Item: Sendable, Fields: Sendable>(
    _ path: Path<[Item]>, _ form: TextForm, _ keys: Keys<Fields>, from empty: Fields,
    requiring required: StaticString,
    text makeFromText: @escaping @Sendable (Ranged<String>, inout MappingReader) -> Item?,
    _ make: @escaping @Sendable (Fields, inout MappingReader) -> Item?
  ) -> KeyField {
    KeyField(.list(.either(.text(form), .mapping(keys))), path) { list, key, reader in
      list.items.compactMap { node -> Item? in
        if node.isRefused { return nil }
        guard node.kind == .mapping else {
          return reader.line(node, key).flatMap { makeFromText($0, &reader) }
        }
        var fields = empty
        let found = reader.readApart(node, keys, into: &fields)
        // An empty or wrong value has been reported, and so has a misspelled key.
        if node.value(forKey: required) == nil, !found.hasUnknown {
          reader.report(
            .incompleteItem, at: node.place, "an item of `\(key)` has no `\(required)`",
            fix: "add `\(required)`")
        }
        return make(fields, &reader)
      }
    }
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
