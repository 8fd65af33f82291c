extension XMLElement {
  /// An attribute of a start tag (XML 1.0, section 3.1).
  package struct Attribute: Hashable, Sendable {
    /// The name as written, with its prefix.
    package let name: String
    /// The value as written, without its quotes. References are not replaced.
    package let value: String
  }

  /// The attributes of its start tag, in their order.
  ///
  /// - Parameter bytes: The text that the element was read from.
  package func attributes(in bytes: [UInt8]) -> [Attribute] {
    bytes.withUnsafeBytes { buffer in
      var tokenizer = HTMLTokenizer(buffer, from: range.lowerBound)
      guard tokenizer.nextTag() != nil else { return [] }
      _ = tokenizer.takeName()
      var attributes: [Attribute] = []
      while let attribute = tokenizer.takeAttribute() {
        attributes.append(
          Attribute(
            name: String(decoding: bytes[attribute.name], as: UTF8.self),
            value: String(decoding: bytes[attribute.value], as: UTF8.self)))
      }
      return attributes
    }
  }
}
