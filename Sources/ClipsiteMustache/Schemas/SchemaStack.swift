/// The schemas of the contexts that are visible at some point of a template.
struct SchemaStack {
  /// The key by which a stack is recognized.
  struct Key: Hashable {
    let records: [ObjectIdentifier]
    let isOpen: Bool
    let top: Top
  }

  /// The kind of the current value, which `.` names.
  enum Top: Hashable {
    case text, html, bool, open
    case record(ObjectIdentifier)
    indirect case list(Top)
  }

  /// A name that is known, and the names inside its value.
  struct Candidate {
    let name: Name
    let inside: [Name]

    init(_ name: Name, _ schema: Schema) {
      self.name = name
      inside = if case .record(let record) = schema.resolved { record.fields.map(\.name) } else { [] }
    }
  }

  /// The result of looking up a name: its schema, and a slot for each part.
  enum Found {
    case schema(Schema.Content, [Template.Slot?])
    /// Nothing has the name: the number of the part that is unknown, and the records whose names are known
    /// there.
    case unknown(part: Int, in: [RecordSchema])
    /// A part before the last has no names in it.
    case notARecord(part: Int, Schema.Content)
  }

  private var records: [RecordSchema] = []
  /// Indicates whether some context may have any name.
  private var isOpen = false
  private var top: Schema.Content = .open

  /// The contexts that a render begins with.
  init(_ schemas: [Schema]) {
    for schema in schemas { push(schema.resolved) }
  }

  /// Makes a value the current one. A record hides an equal one further out entirely, which is dropped, so
  /// that recursive templates come back to stacks that have been seen.
  mutating func push(_ kind: Schema.Content) {
    top = kind
    switch kind {
    case .record(let record):
      records.removeAll { $0 === record }
      records.append(record)
    case .open: isOpen = true
    default: break
    }
  }

  var key: Key { Key(records: records.map(ObjectIdentifier.init), isOpen: isOpen, top: Self.top(of: top)) }

  private static func top(of kind: Schema.Content) -> Top {
    switch kind {
    case .text: .text
    case .html: .html
    case .bool: .bool
    case .open: .open
    case .list(let element): .list(top(of: element.kind))
    case .record(let record): .record(ObjectIdentifier(record))
    case .deferred(let schema): top(of: schema().resolved)
    }
  }

  /// Looks a dotted name up; no parts mean the current value.
  func find(_ names: ArraySlice<Name>) -> Found {
    guard let first = names.first else { return .schema(top, []) }
    guard var (kind, slot) = find(first) else {
      return .unknown(part: 0, in: records.reversed())
    }
    var slots = [slot]
    for (part, name) in names.enumerated().dropFirst() {
      switch kind {
      case .open: slot = nil
      case .record(let record):
        guard let next = record[name] else {
          return .unknown(part: part, in: [record])
        }
        slot = record.slot(of: name)
        kind = next.resolved
      default: return .notARecord(part: part - 1, kind)
      }
      slots.append(slot)
    }
    return .schema(kind, slots)
  }

  static func candidates(of record: RecordSchema) -> [Candidate] {
    record.fields.map { Candidate($0.name, $0.schema) }
  }

  /// The kind of a first name, and its slot unless a context that may have any name could have it too.
  private func find(_ name: Name) -> (Schema.Content, Template.Slot?)? {
    for record in records.reversed() {
      if let schema = record[name] {
        return (schema.resolved, isOpen ? nil : record.slot(of: name))
      }
    }
    return isOpen ? (.open, nil) : nil
  }
}
