/// The short URLs that one host redirects: as many as it takes, in the order of the site. The others stay
/// pages.
package struct ProviderRules {
  /// A limit that leaves short URLs without a rule.
  enum Limit: Equatable {
    /// The host takes this many rules.
    case rules(Int)
    /// The host takes a configuration of this many bytes.
    case bytes(Int)
  }

  /// A domain with more short URLs than the host takes.
  package struct Shortage: Equatable {
    let domain: DomainID
    let limit: Limit
    /// The number of short URLs that have a rule.
    let redirected: Int
    /// The number of short URLs without a rule.
    let left: Int
  }

  /// The domains with the short URLs that have a rule there.
  private(set) var domains: [HostedDomain] = []
  /// The short URLs that the host redirects.
  private(set) var redirected: Set<AliasID> = []
  /// The domains with more short URLs than the host takes.
  private(set) var shortages: [Shortage] = []
  /// The short URLs that are too long for a rule.
  private(set) var tooLong: [ProviderRedirect] = []
  private let recipe: ProviderRecipe

  /// Chooses the short URLs.
  ///
  /// The search for how many fit takes O(n log n).
  init(_ recipe: ProviderRecipe, for domains: [HostedDomain]) {
    self.recipe = recipe
    for (index, domain) in domains.enumerated() { take(domain, at: DomainID(index)) }
  }

  private mutating func take(_ domain: HostedDomain, at id: DomainID) {
    let able = domain.redirects.filter { recipe.canRedirect($0) }
    let fitting = able.filter { recipe.limits.takes($0) }
    tooLong += able.filter { !recipe.limits.takes($0) }
    let count = self.count(of: fitting, in: domain)
    let chosen = Set(fitting.prefix(count).map(\.alias))
    redirected.formUnion(chosen)
    domains.append(domain.keeping { !recipe.canRedirect($0) || chosen.contains($0.alias) })
    guard count < fitting.count, let limit = brokenLimit(with: fitting.prefix(count + 1), in: domain) else {
      return
    }
    shortages.append(Shortage(domain: id, limit: limit, redirected: count, left: fitting.count - count))
  }

  /// The largest number of short URLs, from the first on, with which no limit is broken.
  private func count(of redirects: [ProviderRedirect], in domain: HostedDomain) -> Int {
    guard brokenLimit(with: redirects[...], in: domain) != nil else { return redirects.count }
    var (fits, breaks) = (0, redirects.count)
    while breaks - fits > 1 {
      let middle = (fits + breaks) / 2
      if brokenLimit(with: redirects.prefix(middle), in: domain) == nil {
        fits = middle
      } else {
        breaks = middle
      }
    }
    return fits
  }

  private func brokenLimit(with redirects: ArraySlice<ProviderRedirect>, in domain: HostedDomain) -> Limit? {
    let limits = recipe.limits
    guard limits.redirects != nil || limits.configurationSize != nil else { return nil }
    let wanted = Set(redirects.map(\.alias))
    for file in recipe.files([domain.keeping { wanted.contains($0.alias) }]) {
      if let limit = limits.redirects, file.redirectCount > limit { return .rules(limit) }
      if let limit = limits.configurationSize, file.bytes.count > limit { return .bytes(limit) }
    }
    return nil
  }
}
