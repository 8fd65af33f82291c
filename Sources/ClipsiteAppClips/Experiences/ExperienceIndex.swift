/// Registered URLs made ready to be asked for many invocation URLs: an answer takes as long as the URL that
/// is asked for, however many are registered.
public struct ExperienceIndex: Sendable {
  private struct Key: Hashable {
    let host: AssociatedDomain
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
      positions[Key(host: url.host, path: url.barePath), default: []].append(index)
    }
  }

  /// Which registered URL an invocation URL belongs to: what `ExperienceMatch.find` finds among all of them.
  public func match(_ url: InvocationURL) -> ExperienceMatch {
    // By every reading of the rule, the path of the registered URL is the start of the other one.
    let path = url.barePath
    let count = path.utf8.count
    let candidates = lengths.prefix { $0 <= count }.flatMap { length in
      let end = path.utf8.index(path.startIndex, offsetBy: length)
      return positions[Key(host: url.host, path: path[..<end])] ?? []
    }
    return ExperienceMatch.find(url, among: registered, at: candidates.sorted())
  }
}
