/// The values whose names are visible, the innermost last.
///
/// It keeps what a render has asked computed records for, so that a value that a template names twice is
/// computed once. The stack belongs to one render, so a record that several threads render needs no lock.
struct ContextStack {
  /// A visible value.
  private struct Entry {
    let value: Value
    /// The position of the values of a computed record in `known`, or -1 before one was requested.
    var block = -1
  }

  /// The facts about one value of a computed record.
  private struct Known {
    /// The value, once it is computed.
    var value = Value.null
    var isComputed = false
    /// The position of the values inside in `known`, if the value is a computed record, or -1 before one was
    /// requested.
    var block = -1
  }

  private var entries: [Entry] = []
  /// A block for each computed record, with a place for each of its values. Kept up to the end of the render.
  private var known: [Known] = []

  mutating func push(_ value: Value) { entries.append(Entry(value: value)) }

  mutating func pop() { entries.removeLast() }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
  }

  /// The value of a path, or `nil` if no context has its first name, or a part lacks the next.
  mutating func value(of path: Template.Path, in template: Template) -> Value? {
    let names = path.names
    guard !names.isEmpty else { return entries.last?.value }
    let first = template.names[names.lowerBound]
    var index = entries.count
    while index > 0 {
      index -= 1
      guard case .record(let record) = entries[index].value, let position = record.shape.index(of: first)
      else { continue }
      guard record.isComputed else {
        return Self.value(of: names.dropFirst(), in: template.names, below: record.value(at: position))
      }
      if entries[index].block < 0 { entries[index].block = addBlock(for: record) }
      let node = entries[index].block + position
      if names.count == 1 { return compute(node, of: record, at: position, keepsText: path.isRepeated) }
      let value = compute(node, of: record, at: position, keepsText: true)
      return self.value(of: path, in: template.names, below: value, node)
    }
    return nil
  }

  /// Follows a path from its second name on, below a value of a computed record.
  private mutating func value(
    of path: Template.Path, in names: [Name], below value: Value, _ node: Int
  ) -> Value? {
    var (value, node) = (value, node)
    let end = path.names.upperBound
    for index in path.names.lowerBound + 1..<end {
      guard case .record(let record) = value, let position = record.shape.index(of: names[index]) else {
        return nil
      }
      guard record.isComputed else {
        return Self.value(of: index + 1..<end, in: names, below: record.value(at: position))
      }
      if known[node].block < 0 { known[node].block = addBlock(for: record) }
      node = known[node].block + position
      value = compute(node, of: record, at: position, keepsText: path.isRepeated || index + 1 < end)
    }
    return value
  }

  private static func value(of path: Range<Int>, in names: [Name], below value: Value) -> Value? {
    var value = value
    for index in path {
      guard case .record(let record) = value, let next = record[names[index]] else { return nil }
      value = next
    }
    return value
  }

  private mutating func addBlock(for record: Record) -> Int {
    let block = known.count
    for _ in record.shape.names { known.append(Known()) }
    return block
  }

  /// - Parameter keepsText: Whether a text is kept; most are named once in a template.
  private mutating func compute(
    _ node: Int, of record: Record, at position: Int, keepsText: Bool
  ) -> Value {
    if known[node].isComputed { return known[node].value }
    let value = record.value(at: position)
    if !keepsText, case .text = value { return value }
    known[node] = Known(value: value, isComputed: true)
    return value
  }

  /// Every name that is visible, those of the innermost context first.
  var names: [Name] {
    entries.reversed().flatMap { entry -> [Name] in
      if case .record(let record) = entry.value { record.shape.names } else { [] }
    }
  }
}
