public import ClipsiteText

/// Structured data of schema.org, as JSON-LD.
public protocol StructuredData {
  /// Writes the object.
  func write(to writer: inout JSONWriter)
}

extension StructuredData {
  /// Appends the content of a `<script type="application/ld+json">` element: compact JSON in which no markup
  /// can occur.
  public func append(to buffer: inout [UInt8]) {
    JSONWriter.append(to: &buffer, .htmlSafe) { write(to: &$0) }
  }
}

extension JSONWriter {
  /// Writes a member that is an array, unless it is empty.
  mutating func member<Item>(
    _ name: StaticString, of items: [Item], _ write: (Item, inout JSONWriter) -> Void
  ) {
    guard !items.isEmpty else { return }
    self.name(name)
    beginArray()
    for item in items { write(item, &self) }
    endArray()
  }
}
