/// The values whose names are visible, the innermost last.
///
/// It keeps what a render has asked computed records for, so that a value that a template names twice is
/// computed once. The stack belongs to one render, so a record that several threads render needs no lock.
struct ContextStack {
  /// A visible value.
  private struct Entry {
    let value: Value
    /// The identity of a record's shape.
    let shape: ObjectIdentifier?
    /// The start of the block of a computed record in `numbers`, or -1 while none of its values is known.
    var block = -1

    init(_ value: Value) {
      self.value = value
      shape = if case .record(let record) = value { record.shape.id } else { nil }
    }
  }

  /// A value of a computed record.
  private struct Known {
    let value: Value
    /// The start of the block if the value is a computed record, or -1 while none of its values is known.
    var block = -1
  }

  private var entries: [Entry] = []
  /// Kept up to the end of the render.
  private var known: [Known] = []
  /// For each value of some computed records its position in `known`, or -1.
  private var numbers: [Int32] = []

  mutating func push(_ value: Value) { entries.append(Entry(value)) }

  mutating func pop() { entries.removeLast() }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }

  /// The value of a path, or `nil` if no context has its first name, or a part lacks the next.
  ///
  /// - Parameter isForeseen: Whether the slots of the template hold for these contexts.
  mutating func value(of path: Template.Path, in template: Template, isForeseen: Bool) -> Value? {
    var part = path.names.lowerBound
    let end = path.names.upperBound
    guard part < end else { return entries.last?.value }
    guard let (entry, first) = find(part, in: template, isForeseen: isForeseen),
      case .record(var record) = entries[entry].value
    else { return nil }
    var position = first
    // The record's number: that of an entry is negative. Values below a finished record are not kept.
    var owner: Int? = ~entry
    while true {
      part += 1
      if !record.isComputed { owner = nil }
      let value: Value
      if let number = owner {
        (value, owner) = compute(position, of: record, at: number, keeps: path.isRepeated || part < end)
      } else {
        value = record.value(at: position)
      }
      guard part < end else { return value }
      guard case .record(let next) = value, let found = Self.position(of: part, in: next, template) else {
        return nil
      }
      (record, position) = (next, found)
    }
  }

  /// The innermost context that has the first name of a path, and the position of the name in it.
  @inline(__always)
  private func find(_ name: Int, in template: Template, isForeseen: Bool) -> (Int, Int)? {
    var index = entries.count
    if isForeseen, let slot = template.slots[name] {
      while index > 0 {
        index -= 1
        if entries[index].shape == slot.shape { return (index, slot.position) }
      }
      index = entries.count
    }
    while index > 0 {
      index -= 1
      guard case .record(let record) = entries[index].value else { continue }
      if let position = record.shape.index(of: template.names[name]) { return (index, position) }
    }
    return nil
  }

  /// The position of a later name of a path in the record that the path has led to.
  @inline(__always)
  private static func position(of name: Int, in record: Record, _ template: Template) -> Int? {
    if let slot = template.slots[name], slot.shape == record.shape.id { return slot.position }
    return record.shape.index(of: template.names[name])
  }

  /// The value of a computed record that an entry or a known value contains, and its own number.
  ///
  /// - Parameter keeps: Whether a short value is kept; most are named once in a template.
  private mutating func compute(
    _ position: Int, of record: Record, at owner: Int, keeps: Bool
  ) -> (Value, number: Int?) {
    var block = owner < 0 ? entries[~owner].block : known[owner].block
    if block >= 0, numbers[block + position] >= 0 {
      let number = Int(numbers[block + position])
      return (known[number].value, number)
    }
    let value = record.value(at: position)
    guard keeps || value.isLarge else { return (value, nil) }
    if block < 0 {
      block = numbers.count
      numbers.append(contentsOf: repeatElement(-1, count: record.shape.names.count))
      if owner < 0 { entries[~owner].block = block } else { known[owner].block = block }
    }
    numbers[block + position] = Int32(known.count)
    known.append(Known(value: value))
    return (value, known.count - 1)
  }

  /// Every name that is visible, those of the innermost context first.
  var names: [Name] {
    entries.reversed().flatMap { entry -> [Name] in
      if case .record(let record) = entry.value { record.shape.names } else { [] }
    }
  }
}

extension Value {
  /// Indicates whether it may have taken long to compute.
  fileprivate var isLarge: Bool {
    switch self {
    case .null, .bool, .text: false
    case .html, .list, .record: true
    }
  }
}
