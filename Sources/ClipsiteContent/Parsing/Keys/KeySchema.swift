package import ClipsiteText

/// The keys of a file as JSON Schema (draft-07), which editors complete and check YAML with.
package struct KeySchema {
  private let title: String
  private let keys: any KeyGroup

  /// The schema of a file.
  package init(title: String, _ keys: any KeyGroup) {
    self.title = title
    self.keys = keys
  }

  /// The schema as a document.
  package var document: JSONValue {
    let head: [JSONValue.Member] = [
      .init("$schema", "http://json-schema.org/draft-07/schema#"), .init("title", .string(title)),
    ]
    return .object(head + Self.members(of: keys))
  }

  private static func members(of group: any KeyGroup) -> [JSONValue.Member] {
    let keys = group.all
    let required = keys.filter(\.isRequired).map { JSONValue.string($0.name.description) }
    return [
      .init("type", "object"),
      .init("properties", .object(keys.map { .init($0.name.description, property($0)) })),
    ] + (required.isEmpty ? [] : [.init("required", .array(required))])
      + [.init("additionalProperties", false)]
  }

  private static func property(_ key: Key) -> JSONValue {
    var members: [JSONValue.Member] = [.init("description", .string(key.plainSummary))]
    members += schema(of: key.type)
    if let example = key.example, case .text = key.type {
      members.append(.init("examples", [.string(unquoted(example))]))
    }
    return .object(members)
  }

  private static func schema(of type: KeyType) -> [JSONValue.Member] {
    switch type {
    case .text(let form): text(form)
    // Quotes make no difference to the reader.
    case .bool: [.init("enum", [true, false, "true", "false"])]
    case .word(let words): [.init("enum", .array(words().map { .string($0) }))]
    case .list(let item): list(of: item)
    case .mapping(let group): members(of: group)
    case .entries(let value, _):
      [.init("type", "object"), .init("additionalProperties", .object(schema(of: value)))]
    case .either(let one, let other):
      [.init("anyOf", [.object(schema(of: one)), .object(schema(of: other))])]
    case .anything: [.init("type", "object")]
    }
  }

  /// An item alone is a list of one.
  private static func list(of item: KeyType) -> [JSONValue.Member] {
    let item = JSONValue.object(schema(of: item))
    return [.init("anyOf", [.object([.init("type", "array"), .init("items", item)]), item])]
  }

  /// The reader keeps numbers as they are written. `true` is a text where any text fits.
  private static func text(_ form: TextForm) -> [JSONValue.Member] {
    let types: JSONValue = form.pattern == nil ? ["string", "number", "boolean"] : ["string", "number"]
    var members: [JSONValue.Member] = [.init("type", types)]
    if let pattern = form.pattern { members.append(.init("pattern", .string(pattern))) }
    if let length = form.maximumLength {
      members.append(.init("maxLength", .number("\(length)")))
    }
    if let range = form.range {
      members.append(.init("minimum", .number("\(Int(range.lowerBound))")))
      members.append(.init("maximum", .number("\(Int(range.upperBound))")))
    }
    return members
  }

  private static func unquoted(_ example: String) -> String {
    example.first == "\"" && example.last == "\"" ? String(example.dropFirst().dropLast()) : example
  }
}
