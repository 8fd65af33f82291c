/// The registered URL that an invocation URL belongs to.
///
/// Apple documents that the most specific matching prefix wins (“Configuring the launch experience of your
/// App Clip”), but not where a prefix may end nor what queries and letter case count. The match is made on
/// whole path components. Where plain characters or another reading of queries or letter case would choose
/// differently, the result is ambiguous instead of a guess. A URL that is registered as it is launches its own
/// experience, because no prefix is more specific.
public enum ExperienceMatch<Experience> {
  /// The default experience: no registered URL is a prefix.
  case defaultExperience
  /// The experience of the URL, by every reading of the rule.
  case match(Experience)
  /// The readings differ: by path components this experience (or none), by another reading the other one (or
  /// none).
  case ambiguous(byComponents: Experience?, otherwise: Experience?)

  /// The same match of other values.
  public func map<Other>(_ transform: (Experience) -> Other) -> ExperienceMatch<Other> {
    switch self {
    case .defaultExperience: .defaultExperience
    case .match(let one): .match(transform(one))
    case .ambiguous(let one, let other):
      .ambiguous(byComponents: one.map(transform), otherwise: other.map(transform))
    }
  }
}

extension ExperienceMatch {
  /// The experiences that it may be, by whole path components first. `nil` is the default experience.
  package var candidates: [Experience?] {
    switch self {
    case .match(let one): [one]
    case .ambiguous(let one, let other): [one, other]
    case .defaultExperience: [nil]
    }
  }
}

extension ExperienceMatch: Equatable where Experience: Equatable {}
extension ExperienceMatch: Hashable where Experience: Hashable {}
extension ExperienceMatch: Sendable where Experience: Sendable {}

extension ExperienceMatch<Int> {
  /// Finds the index of the registered URL for an invocation URL.
  public static func find(_ url: InvocationURL, among registered: [InvocationURL]) -> ExperienceMatch {
    find(url, among: registered, at: registered.indices.filter { registered[$0].host == url.host })
  }

  /// The same, when all but a few registered URLs are known not to match.
  static func find(
    _ url: InvocationURL, among registered: [InvocationURL], at candidates: [Int]
  ) -> ExperienceMatch {
    let own = url.comparable
    if let same = candidates.first(where: { registered[$0].comparable == own }) { return .match(same) }
    let chosen = longest(candidates, in: registered) { $0.isPrefix(of: url) }
    for reading in [
      InvocationURL.isCharacterPrefix, InvocationURL.isPathPrefix, InvocationURL.isPrefixInAnyCase,
    ] {
      let other = longest(candidates, in: registered) { reading($0)(url) }
      if other != chosen { return .ambiguous(byComponents: chosen, otherwise: other) }
    }
    return chosen.map { .match($0) } ?? .defaultExperience
  }

  private static func longest(
    _ candidates: [Int], in registered: [InvocationURL], where matches: (InvocationURL) -> Bool
  ) -> Int? {
    var best: (index: Int, length: Int)?
    for index in candidates where matches(registered[index]) {
      let length = registered[index].specificity
      if length > best?.length ?? -1 { best = (index, length) }
    }
    return best?.index
  }
}

/// Registered URLs made ready to be asked for many invocation URLs: an answer takes as long as the URL that
/// is asked for, however many are registered.
public struct ExperienceIndex: Sendable {
  private struct Key: Hashable {
    let host: AssociatedDomain
    /// The path in lower case.
    let path: Substring
  }

  /// The registered URLs.
  public let registered: [InvocationURL]
  private var positions: [Key: [Int]] = [:]
  /// The lengths in bytes of the registered paths, ascending.
  private let lengths: [Int]

  /// Makes registered URLs ready.
  public init(_ registered: [InvocationURL]) {
    self.registered = registered
    lengths = Set(registered.map(\.barePath.utf8.count)).sorted()
    for (index, url) in registered.enumerated() {
      positions[Key(host: url.host, path: url.lowercasedPath[...]), default: []].append(index)
    }
  }

  /// Returns the registered URL that an invocation URL belongs to. This is the URL that
  /// `ExperienceMatch.find` finds among all of them.
  public func match(_ url: InvocationURL) -> ExperienceMatch<Int> {
    // By every reading of the rule, the path of the registered URL is the start of the other one.
    let path = url.lowercasedPath
    let count = path.utf8.count
    let candidates = lengths.prefix { $0 <= count }.flatMap { length in
      let end = path.utf8.index(path.startIndex, offsetBy: length)
      return positions[Key(host: url.host, path: path[..<end])] ?? []
    }
    return ExperienceMatch.find(url, among: registered, at: candidates.sorted())
  }
}
