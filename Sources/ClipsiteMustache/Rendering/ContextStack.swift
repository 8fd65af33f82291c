/// The values whose names are visible, the innermost last.
///
/// It keeps what a render has asked computed records for, so that a value that a template names twice is
/// computed once. The stack belongs to one render, so a record that several threads render needs no lock.
struct ContextStack {
  /// A visible value.
  private struct Entry {
    let value: Value
    let record: Record?
    /// The identity of a record's shape.
    let shape: ObjectIdentifier?
    /// The start of the block of a computed record in `numbers`, or -1 while none of its values is known.
    var block = -1

    init(_ value: Value) {
      self.value = value
      record = value.record
      shape = record?.shape.id
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

  /// The innermost value if nothing has a name in it.
  var plainValue: Value? {
    guard let entry = entries.last, entry.record == nil else { return .none }
    return entry.value
  }

  /// The value of a path, or `nil` if no context has its first name, or a part lacks the next.
  ///
  /// - Parameter isForeseen: Whether the slots of the template hold for these contexts.
  mutating func value(of path: Int, in template: Template, isForeseen: Bool) -> Value? {
    let names = template.paths[path].names
    guard let first = names.first else { return entries.last?.value }
    guard let (entry, start) = find(first, in: template, isForeseen: isForeseen),
      var record = entries[entry].record
    else { return nil }
    var position = start
    // The record's number: that of an entry is negative. Values below a finished record are not kept.
    var owner: Int? = ~entry
    for part in names.dropFirst() {
      guard case .record(let next) = value(position, of: record, at: &owner, keeps: true),
        let found = Self.position(of: part, in: next, template)
      else { return nil }
      (record, position) = (next, found)
    }
    return value(position, of: record, at: &owner, keeps: template.paths[path].isRepeated)
  }

  /// The innermost context that has the first name of a path, and the position of the name in it.
  @inline(__always)
  private func find(_ name: Int, in template: Template, isForeseen: Bool) -> (Int, Int)? {
    if isForeseen, let slot = template.slots[name],
      let index = entries.lastIndex(where: { $0.shape == slot.shape })
    {
      return (index, slot.position)
    }
    for index in entries.indices.reversed() {
      if let position = entries[index].record?.shape.index(of: template.names[name]) {
        return (index, position)
      }
    }
    return nil
  }

  /// The position of a later name of a path in the record that the path has led to.
  @inline(__always)
  private static func position(of name: Int, in record: Record, _ template: Template) -> Int? {
    if let slot = template.slots[name], slot.shape == record.shape.id { return slot.position }
    return record.shape.index(of: template.names[name])
  }

  /// The value of a record, whose number becomes the value's own.
  ///
  /// - Parameter keeps: Whether a short value is kept; most are named once in a template.
  @inline(__always)
  private mutating func value(
    _ position: Int, of record: Record, at owner: inout Int?, keeps: Bool
  ) -> Value {
    guard let number = owner, record.isComputed else {
      owner = nil
      return record.value(at: position)
    }
    let block = number < 0 ? entries[~number].block : known[number].block
    if block >= 0, numbers[block + position] >= 0 {
      owner = Int(numbers[block + position])
      return known[Int(numbers[block + position])].value
    }
    let value = record.value(at: position)
    owner = keeps || value.isLarge ? keep(value, position, of: record, at: number) : nil
    return value
  }

  /// Keeps a value of a computed record that an entry or a known value contains, and returns its number.
  private mutating func keep(_ value: Value, _ position: Int, of record: Record, at owner: Int) -> Int {
    var block = owner < 0 ? entries[~owner].block : known[owner].block
    if block < 0 {
      block = numbers.count
      numbers.append(contentsOf: repeatElement(-1, count: record.shape.names.count))
      if owner < 0 { entries[~owner].block = block } else { known[owner].block = block }
    }
    numbers[block + position] = Int32(known.count)
    known.append(Known(value: value))
    return known.count - 1
  }

  /// Every name that is visible, those of the innermost context first.
  var names: [Name] { entries.reversed().flatMap { $0.record?.shape.names ?? [] } }
}

extension Value {
  fileprivate var record: Record? { if case .record(let record) = self { record } else { nil } }

  /// Indicates whether it may have taken long to compute.
  fileprivate var isLarge: Bool {
    switch self {
    case .null, .bool, .text: false
    case .html, .list, .record: true
    }
  }
}
