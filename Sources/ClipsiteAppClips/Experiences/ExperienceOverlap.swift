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
