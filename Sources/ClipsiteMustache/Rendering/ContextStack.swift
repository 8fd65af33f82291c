/// The values whose names are visible, the innermost last.
struct ContextStack {
  private var entries: [VisibleValue] = []

  mutating func push(_ value: Value) { entries.append(VisibleValue(value)) }

  mutating func pop() { entries.removeLast() }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// The value of a path, or nil when no context has its first name, or a part lacks the next.
  mutating func value(of path: Template.Path, in template: Template) -> Value? {
    let names = path.names
    guard !names.isEmpty else { return entries.last?.value }
    let first = template.names[names.lowerBound]
    var index = entries.count
    while index > 0 {
      index -= 1
      if case .record(let record) = entries[index].value, let position = record.shape.index(of: first) {
        return entries[index].value(at: position, of: record, then: names.dropFirst(), in: template.names)
      }
    }
    return nil
  }

  /// Every name that is visible, those of the innermost context first.
  var names: [Name] {
    entries.reversed().flatMap { entry -> [Name] in
      if case .record(let record) = entry.value { record.shape.names } else { [] }
    }
  }
}

/// A value that templates see, and what they have asked for inside it, so that nothing is computed twice.
///
/// It belongs to one render, so a record that several threads render needs no lock.
private struct VisibleValue {
  let value: Value
  /// What is known of the values of a computed record.
  private var known: [VisibleValue?] = []

  init(_ value: Value) { self.value = value }

  /// Returns what the rest of a path names below a value of this record.
  mutating func value(
    at position: Int, of record: Record, then rest: Range<Int>, in names: [Name]
  ) -> Value? {
    guard record.isComputed else {
      let value = record.value(at: position)
      return rest.isEmpty ? value : Self.value(of: rest, in: names, below: value)
    }
    if known.isEmpty { known = Array(repeating: nil, count: record.shape.names.count) }
    if known[position] == nil { known[position] = VisibleValue(record.value(at: position)) }
    return rest.isEmpty ? known[position]?.value : known[position]?.value(of: rest, in: names)
  }

  private mutating func value(of path: Range<Int>, in names: [Name]) -> Value? {
    guard case .record(let record) = value,
      let position = record.shape.index(of: names[path.lowerBound])
    else { return nil }
    return value(at: position, of: record, then: path.dropFirst(), in: names)
  }

  private static func value(of path: Range<Int>, in names: [Name], below value: Value) -> Value? {
    var value = value
    for index in path {
      guard case .record(let record) = value, let next = record[names[index]] else { return nil }
      value = next
    }
    return value
  }
}
