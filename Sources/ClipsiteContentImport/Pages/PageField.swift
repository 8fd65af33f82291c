package import ClipsiteContentParsing

/// One setting of a page: a dotted key and its value.
package struct PageField: Hashable, Sendable {
  /// The dotted key.
  package let key: String
  /// The value.
  package let value: FieldValue

  /// The fields of a page's front matter, in the order written; nil when a section such as `place` holds
  /// something that a block of its own cannot.
  ///
  /// - Parameter bytes: the file, of which settings with structure are copied.
  package static func fields(of root: YAMLNode, in bytes: [UInt8]) -> [PageField]? {
    var fields: [PageField] = []
    for (key, value) in root.entries {
      let name = key.text ?? ""
      let isSection = FrontMatterKey.sections.contains(name)
      guard name.utf8.allSatisfy(FrontMatterKey.isNameByte) else { return nil }
      if !isSection, let simple = FieldValue(value) {
        fields.append(PageField(key: name, value: simple))
      } else if value.kind == .mapping, let section = section(name, value) {
        fields += section
      } else if isSection {
        return nil
      } else {
        let source = bytes[key.range.lowerBound..<value.range.upperBound]
        fields.append(PageField(key: name, value: .source(String(decoding: source, as: UTF8.self))))
      }
    }
    return fields
  }

  private static func section(_ name: String, _ mapping: YAMLNode) -> [PageField]? {
    var fields: [PageField] = []
    for (key, value) in mapping.entries {
      let inner = key.text ?? ""
      guard let simple = FieldValue(value), inner.utf8.allSatisfy(FrontMatterKey.isNameByte) else {
        return nil
      }
      fields.append(PageField(key: "\(name).\(inner)", value: simple))
    }
    return fields
  }
}
