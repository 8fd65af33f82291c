/// The smallest set of URLs to register so that each of many URLs launches its card.
///
/// A URL needs no experience of its own when by every reading of the rule (see `ExperienceMatch`) the most
/// specific registered prefix shows the same card.
public struct ExperienceCover: Sendable {
  /// For each URL the index of the one whose experience it launches: its own when it must be registered.
  /// Nil for a URL without a card of its own that no registered one serves for sure.
  public let owners: [Int?]

  /// Looks for the smallest set.
  ///
  /// - Parameters:
  ///   - urls: The URLs, each once.
  ///   - card: What the URL at an index should show, or `nil` if it may show any card.
  public init<Card: Equatable>(_ urls: [InvocationURL], card: (Int) -> Card?) {
    var owners: [Int?] = Array(repeating: nil, count: urls.count)
    // In the order of the letters all URLs with a prefix follow it; the stack holds the registered prefixes
    // of the last one.
    var registered: [Int] = []
    let texts = urls.map { $0.host.rawValue + $0.comparable }
    for index in urls.indices.sorted(by: { (texts[$0], $0) < (texts[$1], $1) }) {
      while let last = registered.last, !urls[last].isCharacterPrefix(of: urls[index]) {
        registered.removeLast()
      }
      let owner = registered.last.flatMap { urls[$0].isPathPrefix(of: urls[index]) ? $0 : nil }
      // Another query of the same path may win by some reading, so one with a query is always registered.
      if let wanted = card(index), urls[index].query != nil || owner.map({ card($0) != wanted }) ?? true {
        owners[index] = index
        registered.append(index)
      } else {
        owners[index] = owner
      }
    }
    self.owners = owners
  }
}

/// Two registered URLs of which one is a prefix of the other letter by letter but not by path components, as
/// in `/store1` and `/store10`.
///
/// Apple does not say where a prefix may end, so which experience such a URL launches is open.
public struct ExperienceOverlap: Hashable, Sendable {
  /// The index of the shorter URL.
  public let shorter: Int
  /// The index of the longer URL.
  public let longer: Int

  /// Finds the overlaps in a list of URLs, at most one for each as the longer one, in the order of the longer
  /// ones.
  public static func find(in urls: [InvocationURL]) -> [ExperienceOverlap] {
    var overlaps: [ExperienceOverlap] = []
    // In the order of the letters all URLs with a prefix follow it; the stack holds the prefixes of the last
    // one.
    var prefixes: [Int] = []
    let texts = urls.map(\.prefixText)
    for index in urls.indices.sorted(by: { (texts[$0], $0) < (texts[$1], $1) }) {
      while let last = prefixes.last, !urls[last].isCharacterPrefix(of: urls[index]) { prefixes.removeLast() }
      if let last = prefixes.last, !urls[last].isPathPrefix(of: urls[index]) {
        overlaps.append(ExperienceOverlap(shorter: last, longer: index))
      }
      prefixes.append(index)
    }
    return overlaps.sorted { $0.longer < $1.longer }
  }
}

extension InvocationURL {
  fileprivate var prefixText: String { host.rawValue + comparable }
}
