package import ClipsiteAppClips
import ClipsiteHTTPClient
package import ClipsitePlatform
package import ClipsiteSiteOutput

/// Looks at the live site as Apple's systems and visitors do, and compares it with the output folder.
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
    /// The time limit of one request, in seconds.
    package var timeout = 10
    /// The program and its version, as it calls itself to servers.
    package var userAgent = "clipsite"
    /// The threads that ask the name service.
    package var workers = Workers()
    /// Told how many answers there have been.
    package var progress: @Sendable (Int) -> Void = { _ in }
    /// The limits that checks compare with.
    package var rules: VerificationRules

    /// The usual ways.
    package init(_ rules: VerificationRules) { self.rules = rules }
  }

  /// More at once would look like an attack.
  private static let connections = 16
  /// The longest answer that is read, in bytes.
  private static let largestAnswer = 32 << 20

  private let site: BuiltSite
  private let options: Options

  /// A verifier of a site.
  package init(_ site: BuiltSite, _ options: Options) {
    self.site = site
    self.options = options
  }

  /// Asks domains all there is to ask, and gives what the checks find, in the order of the domains.
  ///
  /// - Throws: `SystemError` when a file of the output folder cannot be read. A domain that cannot be reached
  ///   is a finding.
  package func verify(_ domains: [AssociatedDomain]) throws(SystemError) -> [DomainReport] {
    let run = ProbeRun(clientOptions, progress: options.progress)
    let observations = try observe(domains, run)
    let addresses = SiteAddresses(of: site)
    let pages = domains.map { PageProbes(of: $0, in: site, addresses[$0], sample: options.sample) }
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
      pages: isReachable(observation) ? pages.count : 0)
  }

  /// Indicates whether a domain answers at all. If not, its pages need not be requested one by one.
  private func isReachable(_ observation: DomainObservation) -> Bool {
    Visitor.allCases.contains { observation.answer(to: .association($0)) != nil }
  }

  private func observe(
    _ domains: [AssociatedDomain], _ run: ProbeRun
  ) throws(SystemError) -> [DomainObservation] {
    let overridden = Set(options.servers.map { "\($0.host):\($0.port)" })
    let lookups = lookUp(domains, overridden)
    var observations: [DomainObservation] = []
    for (domain, lookup) in zip(domains, lookups) {
      let path = "\(site.folder)/\(domain)/\(DomainObservation.associationPath)"
      var observation = DomainObservation(domain.rawValue, localAssociation: try FileStore.read(path))
      observation.lookup = lookup
      observations.append(observation)
    }
    let notes = ObservationNotes(observations)
    run.run(
      observations.indices.lazy.flatMap { index in
        DomainProbes(
          for: observations[index], overridden: overridden, appleCopies: options.appleCopies
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
    options.workers.map(domains.count, by: 1) {
      ()
    } _: { _, slice in
      slice.map { index in
        overridden.contains("\(domains[index]):443")
          ? .overridden : AddressLookup.look(up: domains[index].rawValue)
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
    client.connections = Self.connections
    return client
  }
}
