/// The places in a pattern's program that are alive.
struct StateSet {
  private(set) var states: [Int] = []
  private var isMember: [Bool]

  init(capacity: Int) { isMember = Array(repeating: false, count: capacity) }

  var isEmpty: Bool { states.isEmpty }

  func contains(_ state: Int) -> Bool { isMember[state] }

  mutating func insert(_ state: Int) -> Bool {
    if isMember[state] { return false }
    isMember[state] = true
    states.append(state)
    return true
  }

  mutating func removeAll() {
    for state in states { isMember[state] = false }
    states.removeAll(keepingCapacity: true)
  }
}
