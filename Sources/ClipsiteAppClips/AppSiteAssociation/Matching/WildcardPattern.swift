/// A text with `*`, `?` and `$(variable)`, made ready to be compared.
///
/// All ways to match are followed at once, one character after the other, so the time grows with the length
/// of the pattern times the length of the text and never with the number of ways.
package struct WildcardPattern: Sendable {
  /// One step of the program that a pattern becomes.
  enum Step: Sendable {
    case scalar(Unicode.Scalar)
    case any
    case member(of: SubstitutionVariables.CharacterSet)
    /// Goes on at both places.
    case fork(Int, Int)
    case jump(Int)
    case accept
  }

  /// The number of steps above which a pattern is not made ready: only a file meant to exhaust a reader has
  /// one.
  static let maximumLength = 20_000

  private(set) var steps: [Step] = []
  let ignoresCase: Bool
  /// Indicates whether slashes at the ends of what the pattern stands for count nothing.
  private let isPath: Bool

  /// Makes a pattern ready, or `nil` if it is too long. The pattern of a path has no slashes at its ends.
  init?(
    _ pattern: some StringProtocol, variables: SubstitutionVariables, ignoresCase: Bool, isPath: Bool = false
  ) {
    (self.ignoresCase, self.isPath) = (ignoresCase, isPath)
    guard append(SubstitutionVariables.split(pattern), variables) else { return nil }
    steps.append(.accept)
  }

  /// Makes a pattern of files ready, which has no variables, or `nil` if it is too long.
  package init?(ofFiles pattern: Substring) {
    (ignoresCase, isPath) = (false, false)
    append(pattern)
    guard steps.count <= Self.maximumLength else { return nil }
    steps.append(.accept)
  }

  private mutating func append(
    _ pieces: [SubstitutionVariables.Piece], _ variables: SubstitutionVariables
  ) -> Bool {
    for piece in pieces {
      switch piece {
      case .text(let text): append(text)
      case .variable(let name):
        switch variables[name] {
        case nil: append(Substring("$(\(name))"))
        case .characters(let set): steps.append(.member(of: ignoresCase ? set.ignoringCase : set))
        case .texts(let texts): append(alternatives: texts)
        }
      }
      if steps.count > Self.maximumLength { return false }
    }
    return true
  }

  private mutating func append(_ text: Substring) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "*":
        let start = steps.count
        steps += [.fork(start + 1, start + 3), .any, .jump(start)]
      case "?": steps.append(.any)
      default: steps.append(.scalar(ignoresCase ? Self.folded(scalar) : scalar))
      }
    }
  }

  private mutating func append(alternatives: [String]) {
    var jumps: [Int] = []
    for alternative in alternatives {
      let fork = steps.count
      steps.append(.accept)
      append(Substring(alternative))
      jumps.append(steps.count)
      steps.append(.accept)
      steps[fork] = .fork(fork + 1, steps.count)
      if steps.count > Self.maximumLength { return }
    }
    // Behind the last alternative there is no way on: a set without characters matches nothing.
    steps.append(.member(of: []))
    for jump in jumps { steps[jump] = .jump(steps.count) }
  }

  /// Indicates whether the pattern consumes the whole text.
  package func matches(_ text: some Sequence<Unicode.Scalar>) -> Bool {
    var current = StateSet(capacity: steps.count)
    var next = StateSet(capacity: steps.count)
    add(0, to: &current, skipsSlashes: isPath)
    // A `*` at the end, which alone jumps back, takes whatever follows.
    let last: Int? = if case .jump(let start)? = steps.dropLast().last { start } else { nil }
    for scalar in text {
      if let last, current.contains(last) { return true }
      if current.isEmpty { return false }
      let scalar = ignoresCase ? Self.folded(scalar) : scalar
      next.removeAll()
      for state in current.states where consumes(scalar, at: state) { add(state + 1, to: &next) }
      swap(&current, &next)
    }
    next.removeAll()
    for state in current.states { add(state, to: &next, skipsSlashes: isPath) }
    return next.states.contains { if case .accept = steps[$0] { true } else { false } }
  }

  private func consumes(_ scalar: Unicode.Scalar, at state: Int) -> Bool {
    switch steps[state] {
    case .scalar(let wanted): scalar == wanted
    case .any: true
    case .member(let set): set.contains(scalar)
    case .fork, .jump, .accept: false
    }
  }

  /// Adds a state and all that is reached from it without a character, or also over slashes.
  private func add(_ state: Int, to set: inout StateSet, skipsSlashes: Bool = false) {
    var open = [state]
    while let state = open.popLast() {
      guard set.insert(state) else { continue }
      switch steps[state] {
      case .fork(let first, let second): open += [second, first]
      case .jump(let target): open.append(target)
      case .scalar("/") where skipsSlashes: open.append(state + 1)
      default: break
      }
    }
  }

  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return "A"..."Z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar }
    return scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
  }
}

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
