/// The values whose names are visible, the innermost last.
struct ContextStack {
  private var values: [Value] = []

  mutating func push(_ value: Value) { values.append(value) }

  mutating func pop() { values.removeLast() }

  mutating func removeAll() { values.removeAll(keepingCapacity: true) }

  /// The value of a path, or nil when no context has its first name, or a part lacks the next.
  func value(of path: Template.Path, in template: Template) -> Value? {
    let names = path.names
    if names.isEmpty { return values.last }
    guard var value = value(of: template.names[names.lowerBound]) else { return nil }
    for index in names.dropFirst() {
      guard case .record(let record) = value, let next = record[template.names[index]] else { return nil }
      value = next
    }
    return value
  }

  /// Every name that is visible, those of the innermost context first.
  var names: [Name] {
    values.reversed().flatMap { value -> [Name] in
      if case .record(let record) = value { record.shape.names } else { [] }
    }
  }

  private func value(of name: Name) -> Value? {
    var index = values.count
    while index > 0 {
      index -= 1
      if case .record(let record) = values[index], let value = record[name] { return value }
    }
    return nil
  }
}
