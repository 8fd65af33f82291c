/// The smallest set of URLs to register so that each of many URLs launches its card.
///
/// A URL needs no experience of its own when by every reading of the rule (see `ExperienceMatch`) the most
/// specific registered prefix shows the same card.
public struct ExperienceCover: Sendable {
  /// For each URL the index of the one whose experience it launches: its own when it must be registered.
  /// Nil for a URL without a card of its own that no registered one serves for sure.
  public let owners: [Int?]

  /// Looks for the smallest set, where one card can serve other URLs than those with an equal one.
  ///
  /// - Parameters:
  ///   - urls: The URLs, each once.
  ///   - isWanted: Indicates whether the URL at an index needs a card. Others may show any card.
  ///   - serves: Indicates whether the card of the first URL is right for the second one.
  public init(
    _ urls: [InvocationURL], isWanted: (Int) -> Bool, serves: (_ owner: Int, _ index: Int) -> Bool
  ) {
    var owners: [Int?] = Array(repeating: nil, count: urls.count)
    InvocationURL.visitBehindPrefixes(urls) { index, prefix in
      let owner = prefix.flatMap { urls[$0].isPathPrefix(of: urls[index]) ? $0 : nil }
      // Another query of the same path may win by some reading, so one with a query is always registered.
      guard isWanted(index), urls[index].query != nil || owner.map({ !serves($0, index) }) ?? true else {
        owners[index] = owner
        return false
      }
      owners[index] = index
      return true
    }
    self.owners = owners
  }
}

/// A registered URL that is a prefix of another URL letter by letter but not by path components, as `/store1`
/// of `/store10`.
///
/// Apple does not say where a prefix may end, so which experience the longer URL launches is open, unless it is
/// registered too: no prefix is more specific than the URL itself.
public struct ExperienceOverlap: Hashable, Sendable {
  /// The index of the shorter URL, which is registered.
  public let shorter: Int
  /// The index of the longer URL, which is not.
  public let longer: Int

  /// Finds the overlaps in a list of URLs, at most one for each as the longer one, in the order of the longer
  /// ones.
  ///
  /// - Parameters:
  ///   - urls: The URLs, each once.
  ///   - isRegistered: Indicates whether the URL at an index has an experience.
  public static func find(
    in urls: [InvocationURL], isRegistered: (Int) -> Bool
  ) -> [ExperienceOverlap] {
    var overlaps: [ExperienceOverlap] = []
    InvocationURL.visitBehindPrefixes(urls) { index, prefix in
      if isRegistered(index) { return true }
      if let prefix, !urls[prefix].isPathPrefix(of: urls[index]) {
        overlaps.append(ExperienceOverlap(shorter: prefix, longer: index))
      }
      return false
    }
    return overlaps.sorted { $0.longer < $1.longer }
  }
}

extension InvocationURL {
  /// Visits each of many URLs after all that are prefixes of it letter by letter.
  ///
  /// - Parameter visit: Receives the index of a URL, and that of the longest kept prefix. Returns `true` to
  ///   keep the URL as a prefix of later ones.
  fileprivate static func visitBehindPrefixes(
    _ urls: [InvocationURL], _ visit: (_ index: Int, _ prefix: Int?) -> Bool
  ) {
    // In the order of the bytes, all URLs with a prefix follow it. The stack holds the kept prefixes of the
    // last one.
    var kept: [Int] = []
    // A space, which no host has, keeps hosts apart.
    let texts = urls.map { "\($0.host) \($0.comparable)" }
    for index in urls.indices.sorted(by: { texts[$0] < texts[$1] }) {
      while let last = kept.last, !texts[index].utf8.starts(with: texts[last].utf8) { kept.removeLast() }
      if visit(index, kept.last) { kept.append(index) }
    }
  }
}
