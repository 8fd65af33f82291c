package import ClipsiteContent
import ClipsiteText

/// Changes single settings of a page, and leaves every other byte as it is: comments, order, and quotes.
///
/// The result is read again and compared. A form in which a change fails, such as a merged line, gives `nil`.
package struct FrontMatterEdit {
  private let page: PageDocument
  /// The new values of dotted keys, in order; nil removes a key.
  private let changes: [(key: String, value: FieldValue?)]
  /// The values that the page has after the changes.
  private let expected: [String: FieldValue]
  private var edits: [(range: Range<Int>, text: String)] = []
  private var newLines: [String] = []

  /// Edits a page, each key once.
  package init(_ page: PageDocument, _ changes: [(key: String, value: FieldValue?)]) {
    self.page = page
    self.changes = changes
    var values = page.values
    for change in changes { values[change.key] = change.value }
    expected = values
    for section in [""] + FrontMatterKey.sections.sorted() { edit(section) }
  }

  /// The file with the changes, or `nil` if only a person can make them.
  ///
  /// - Parameter body: The new text below the front matter, or `nil` if it stays.
  package func result(body: String? = nil, parser: inout DocumentParser) -> [UInt8]? {
    var bytes = page.file.bytes
    let closing = lineStart(of: max(0, page.body.lowerBound - 1))
    var all = edits + [(closing..<closing, newLines.map { $0 + "\n" }.joined())]
    if let body { all.append((page.body, body)) }
    let sorted = all.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    guard zip(sorted, sorted.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound }) else {
      return nil
    }
    for edit in sorted.reversed() { bytes.replaceSubrange(edit.range, with: edit.text.utf8) }
    return isAsExpected(bytes, body: body, &parser) ? bytes : nil
  }

  private func isAsExpected(_ bytes: [UInt8], body: String?, _ parser: inout DocumentParser) -> Bool {
    var diagnostics: [Diagnostic] = []
    let after = PageDocument(
      SourceFile(path: page.file.path, bytes: bytes), parser: &parser, diagnostics: &diagnostics)
    let values = after.values
    return diagnostics.allSatisfy { $0.severity != .error } && values.count == expected.count
      && expected.allSatisfy { values[$0.key]?.means($0.value) == true }
      && after.bodyText.utf8.elementsEqual((body ?? page.bodyText).utf8)
  }

  // MARK: Sections

  /// Edits the keys of a section such as `place`, or those outside of sections.
  private mutating func edit(_ section: String) {
    let own = changes.filter { Self.section(of: $0.key) == section }
    if own.isEmpty { return }
    let mapping = section.isEmpty ? page.root : PageDocument.entry(section, of: page.root)?.value
    let isLeft = section.isEmpty || expected.keys.contains { Self.section(of: $0) == section }
    guard let mapping, mapping.count > 0 else {
      return add(own, toEmpty: section)
    }
    if !isLeft { return remove(section, from: page.root) }
    for (key, value) in own {
      let name = section.isEmpty ? key : String(Substring(key.utf8.dropFirst(section.utf8.count + 1)))
      if let value { set(name, value, in: mapping) } else { remove(name, from: mapping) }
    }
  }

  private mutating func add(_ fields: [(key: String, value: FieldValue?)], toEmpty section: String) {
    let indent = section.isEmpty ? "" : "  "
    let lines = fields.flatMap { key, value -> [String] in
      guard let value else { return [] }
      return value.lines(of: String(FrontMatterText.parts(of: key).last ?? ""), indent: indent)
    }
    if lines.isEmpty { return }
    if !section.isEmpty, let entry = PageDocument.entry(section, of: page.root) {
      let end = lineEnd(after: entry.key.range.upperBound)
      edits.append((end..<end, lines.map { $0 + "\n" }.joined()))
    } else {
      newLines += (section.isEmpty ? [] : ["\(section):"]) + lines
    }
  }

  private static func section(of key: String) -> String {
    let parts = FrontMatterText.parts(of: key)
    let section = parts.count == 2 ? String(parts[0]) : ""
    return FrontMatterKey.sections.contains(section) ? section : ""
  }

  // MARK: Settings

  private mutating func set(_ name: String, _ value: FieldValue, in mapping: YAMLNode) {
    if let entry = PageDocument.entry(name, of: mapping) {
      replace(entry, with: value, inFlow: isFlow(mapping))
    } else if isFlow(mapping) {
      let end = mapping.range.upperBound - 1
      edits.append((end..<end, ", \(name): \(value.onLine(isInFlow: true))"))
    } else {
      let indent = indentation(of: mapping.range.lowerBound)
      var end = mapping.range.lowerBound
      for entry in mapping.entries {
        end = max(end, entry.key.range.upperBound, entry.value.range.upperBound)
      }
      let line = lineEnd(after: end)
      edits.append((line..<line, value.lines(of: name, indent: indent).map { $0 + "\n" }.joined()))
    }
  }

  private mutating func replace(
    _ entry: (key: YAMLNode, value: YAMLNode), with value: FieldValue, inFlow isFlow: Bool
  ) {
    let bytes = page.file.bytes
    guard let colon = bytes[entry.key.range.upperBound...].firstIndex(of: UInt8(ascii: ":")) else { return }
    let old = entry.value.isEmpty ? colon + 1..<colon + 1 : entry.value.range
    let isOnLine = !bytes[colon..<old.lowerBound].contains(UInt8(ascii: "\n"))
    if isOnLine {
      let gap = bytes[colon + 1..<old.lowerBound].isEmpty ? " " : ""
      edits.append((trimmed(old), gap + value.onLine(isInFlow: isFlow)))
    } else if !isFlow, case .list(let items) = value, !items.isEmpty {
      let indent = indentation(of: entry.key.range.lowerBound)
      let lines = items.map { "\n\(indent)  - \(YAMLScalar.text($0))" }.joined()
      edits.append((colon + 1..<trimmed(old).upperBound, lines))
    } else {
      edits.append((colon + 1..<trimmed(old).upperBound, " " + value.onLine(isInFlow: isFlow)))
    }
  }

  private mutating func remove(_ name: String, from mapping: YAMLNode) {
    guard let entry = PageDocument.entry(name, of: mapping) else { return }
    let start = entry.key.range.lowerBound
    let end = max(entry.key.range.upperBound, entry.value.range.upperBound)
    guard isFlow(mapping) else {
      return edits.append((lineStart(of: start)..<lineEnd(after: end), ""))
    }
    let bytes = page.file.bytes
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") }
    let next = bytes[end...].firstIndex { !isBlank($0) } ?? bytes.count
    // Entries behind this one that go as well leave no comma for it.
    let gone = Set(changes.filter { $0.value == nil }.map { FrontMatterText.parts(of: $0.key).last ?? "" })
    let isLast = mapping.entries.allSatisfy {
      $0.key.range.lowerBound <= start || gone.contains(($0.key.text ?? "")[...])
    }
    let before = bytes[..<start].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
    edits.append((isLast ? before..<end : start..<next, ""))
  }

  // MARK: Text

  private func isFlow(_ mapping: YAMLNode) -> Bool {
    page.file.bytes[mapping.range].first == UInt8(ascii: "{")
  }

  /// The range of a value without the line end of a block of text.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, [0x0A, 0x0D].contains(page.file.bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  private func indentation(of offset: Int) -> String {
    String(repeating: " ", count: offset - lineStart(of: offset))
  }

  private func lineStart(of offset: Int) -> Int {
    page.file.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// The offset after the line of the byte before an offset.
  private func lineEnd(after offset: Int) -> Int {
    let bytes = page.file.bytes
    if offset > 0, bytes[offset - 1] == UInt8(ascii: "\n") { return offset }
    return bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }
}
