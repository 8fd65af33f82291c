package import ClipsiteAppClips
import ClipsiteNetwork
package import ClipsiteRendering
package import ClipsiteSystem

/// Looks at a live site as Apple's systems and visitors do. It compares the site with the output folder, or,
/// without a site, its parts with each other.
package struct Verifier {
  /// The options of a run.
  package struct Options: Sendable {
    /// Servers to ask in place of those that the name service tells.
    package var servers: [ServerAddress] = []
    /// A file with the certificates to trust instead of the system's (PEM).
    package var certificateFile: String?
    /// The number of a domain's pages in the sample, or `nil` for all.
    package var sample: Int? = 200
    /// The URL of Apple's content delivery network without a final slash, or `nil` to skip it.
    package var appleCopies: String? = "https://app-site-association.cdn-apple.com"
    /// The longest time of one request, in seconds.
    package var timeout = 20
    /// The URL of Google's Digital Asset Links API, without a slash at the end, or `nil` to leave it out.
    package var google: String? = "https://digitalassetlinks.googleapis.com"
    /// The program and its version, as it calls itself to servers.
    package var userAgent = "clipsite"
    /// The threads that ask the name service.
    package var workers = Workers()
    /// Told how many answers there have been.
    package var progress: @Sendable (Int) -> Void = { _ in }
    /// Told the first URL that a server refuses because of its limits.
    package var noteLimit: @Sendable (String) -> Void = { _ in }
    /// The URLs of a site that is here while URLs are verified.
    package var known: [String: KnownURL] = [:]
    /// The limits that checks compare with.
    package var rules: VerificationRules

    /// The usual ways.
    package init(_ rules: VerificationRules) { self.rules = rules }
  }

  /// The longest answer that is read, in bytes.
  private static let largestAnswer = 32 << 20

  private let options: Options

  /// A verifier.
  package init(_ options: Options) { self.options = options }

  /// Asks domains of a site all there is to ask, and gives what the checks find, in the order of the domains.
  ///
  /// - Throws: `SystemError` when a file of the output folder cannot be read. A domain that cannot be reached
  ///   is a finding.
  package func verify(
    _ domains: [AssociatedDomain], of site: BuiltSite
  ) throws(SystemError) -> [DomainReport] {
    let addresses = SiteAddresses(of: site)
    return try verify(domains, files: BuiltFiles.all(of: domains, in: site)) {
      .built(site, addresses[$0])
    }
  }

  /// Asks the domains of URLs, and for the URLs, without a site: what is found must agree.
  ///
  /// - Throws: Nothing that a server or its absence can cause.
  package func verify(_ urls: [InvocationURL]) throws(SystemError) -> [DomainReport] {
    var domains: [AssociatedDomain] = []
    for url in urls where !domains.contains(url.host) { domains.append(url.host) }
    return try verify(domains, files: domains.map { _ in nil }) { domain in
      .urls(urls.filter { $0.host == domain }.map(\.requested))
    }
  }

  private func verify(
    _ domains: [AssociatedDomain], files: [BuiltFiles?], _ source: (AssociatedDomain) -> ProbedPages
  ) throws(SystemError) -> [DomainReport] {
    let run = ProbeRun(clientOptions, progress: options.progress, noteLimit: options.noteLimit)
    let observations = observe(domains, files, by: run)
    let pages = domains.map {
      PageProbes(of: $0, source($0), sample: options.sample, known: options.known)
    }
    for (pages, observation) in zip(pages, observations) {
      pages.association = observation.servedAssociation.flatMap {
        LiveAssociation($0, domain: observation.domain)
      }
      pages.obstacle = LiveCheck.obstacle(observation, options.rules)
      pages.robots = observation.robots
      if !observation.lookup.isPrivate { pages.privateServers = overridden }
    }
    run.run(zip(pages, observations).lazy.filter { isReachable($1) }.flatMap { $0.0.probes })
    if let failure = pages.lazy.compactMap(\.failure).first { throw failure }
    return zip(pages, observations).map { pages, observation in
      report(observation, pages)
    }
  }

  private func report(_ observation: DomainObservation, _ pages: PageProbes) -> DomainReport {
    var observation = observation
    observation.pageDiagnostics = pages.findings.sorted { $0.page < $1.page }.map(\.diagnostic)
    return DomainReport(
      domain: observation.domain, findings: LiveCheck.diagnostics(observation, options.rules),
      pages: isReachable(observation) ? pages.count : 0,
      hasCopy: observation.outcomes[.appleCopy] != nil)
  }

  /// Indicates whether a domain answers at all. If not, its pages need not be requested one by one.
  private func isReachable(_ observation: DomainObservation) -> Bool {
    Visitor.ofAssociations.contains { observation.answer(to: .association($0)) != nil }
  }

  /// The servers that were given, by `HOST:PORT`.
  private var overridden: Set<String> { Set(options.servers.map { "\($0.host):\($0.port)" }) }

  private func observe(
    _ domains: [AssociatedDomain], _ files: [BuiltFiles?], by run: ProbeRun
  ) -> [DomainObservation] {
    let overridden = overridden
    let lookups = lookUp(domains, overridden)
    let notes = ObservationNotes(
      domains.indices.map { index in
        var observation = DomainObservation(domains[index].rawValue, built: files[index])
        observation.lookup = lookups[index]
        return observation
      })
    let asked = notes.observations
    run.run(
      asked.indices.lazy.flatMap { index in
        DomainProbes(
          observation: asked[index], overridden: overridden, appleCopies: options.appleCopies,
          google: options.google
        ).requests.map { question, request in
          Probe(request) { outcome in
            notes.observations[index].outcomes[question] = outcome
            return []
          }
        }
      })
    return notes.observations
  }

  private func lookUp(_ domains: [AssociatedDomain], _ overridden: Set<String>) -> [DomainObservation.Lookup]
  {
    options.workers.map(domains.count, by: 1) { slice in
      slice.map { index in
        overridden.contains("\(domains[index]):443")
          ? .overridden : DomainObservation.Lookup(of: domains[index].rawValue)
      }
    }.flatMap { $0 }
  }

  private var clientOptions: HTTPClientOptions {
    var client = HTTPClientOptions()
    client.userAgent = options.userAgent
    client.totalTimeout = options.timeout * 1000
    client.connectTimeout = options.timeout * 1000
    client.largestAnswer = Self.largestAnswer
    client.routes = options.servers.map(\.route)
    client.certificateFile = options.certificateFile
    client.readsCertificates = true
    client.connections = ProbeRun.connections
    return client
  }
}

extension InvocationURL {
  /// The URL as a browser asks for it: without a fragment, and with a slash for the home page.
  fileprivate var requested: String {
    "https://\(host)\(path.isEmpty ? "/" : path)" + (query.map { "?\($0)" } ?? "")
  }
}

extension BuiltFiles {
  /// Reads the files of domains.
  fileprivate static func all(
    of domains: [AssociatedDomain], in site: BuiltSite
  ) throws(SystemError) -> [BuiltFiles?] {
    var byDomain = Dictionary(uniqueKeysWithValues: domains.map { ($0, BuiltFiles()) })
    for file in site.files where !file.isPage && byDomain[file.domain] != nil {
      let path = file.path.text
      let isSitemap = file.kind == .siteWide && path.hasPrefix("sitemap") && path.hasSuffix(".xml")
      let isFinder = file.kind == .siteWide && path.hasSuffix("/index.json")
      guard file.kind == .association || isSitemap || isFinder else { continue }
      let bytes = try FileStore.read(
        "\(site.folder)/\(file.outputPath)", limit: FileStore.listLimit)
      switch path {
      case DomainObservation.associationPath: byDomain[file.domain]?.association = bytes
      case DomainObservation.associationPath + ".json": byDomain[file.domain]?.hasTwin = true
      case DomainObservation.assetLinksPath: byDomain[file.domain]?.assetLinks = bytes
      case _ where isFinder: byDomain[file.domain]?.finders.append((path, bytes))
      case _ where isSitemap: byDomain[file.domain]?.sitemaps.append((path, bytes))
      default: break
      }
    }
    return domains.map { byDomain[$0] }
  }
}
