public import ClipsiteJSON

/// Structured data of schema.org, as JSON-LD.
public protocol StructuredData {
  /// The object.
  var value: JSONValue { get }
}

extension StructuredData {
  /// Writes the object.
  public func write(to writer: inout JSONWriter) { writer.value(value) }

  /// Appends the content of a `<script type="application/ld+json">` element: compact JSON in which no markup
  /// can occur.
  public func append(to buffer: inout [UInt8]) {
    JSONWriter.append(to: &buffer, .htmlSafe) { write(to: &$0) }
  }
}

extension JSONValue {
  /// The addresses, or `nil` if there are none.
  static func urls(_ urls: [String]) -> JSONValue? { urls.isEmpty ? nil : .array(urls.map(JSONValue.string)) }
}
