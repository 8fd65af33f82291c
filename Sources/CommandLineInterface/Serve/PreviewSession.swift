import AppClips
import Diagnostics
import FileSystem
import PreviewDashboard
import PreviewServer
import SiteGenerator

/// A preview that runs: the site in memory, the server, and the watch over the folders.
struct PreviewSession: Sendable {
  /// What a preview is started with.
  struct Options: Sendable {
    var port: UInt16 = 8080
    var bind: String?
    var domain: String?
    var hasPortPerDomain = false
    var allowedHosts: [String] = []
    var includesDrafts = false
    var workers = Workers()
  }

  /// The site.
  let live: LiveSite
  /// The addresses that pages link to.
  let addresses: PreviewAddresses
  /// The server.
  let server: RunningServer
  /// Whether other computers can ask the server.
  let isReachableFromOutside: Bool
  private let hub: EventHub
  private let watcher: FileWatcher

  /// Reads the site and starts to serve and to watch it. A site with errors is served as far as it goes.
  ///
  /// - Throws: `SystemError` when a folder cannot be read or watched, or a port cannot be had.
  init(_ folder: SiteFolder, _ options: Options) throws(SystemError) {
    live = LiveSite(folder, includesDrafts: options.includesDrafts, workers: options.workers)
    // Watching starts first: what changes while the site is read is told then.
    watcher = try FileWatcher(folder)
    _ = try live.reload()
    addresses = PreviewAddresses()
    hub = EventHub()
    let handler = PreviewHandler(live, addresses)
    let domains = live.status.snapshot?.site.hosts.map(\.domain.rawValue) ?? []
    let configuration = Self.configuration(options, domains)
    isReachableFromOutside = configuration.isReachableFromOutside
    server = try PreviewServer(
      configuration: configuration, hub: hub, takesLong: { handler.takesLong($0, for: $1) },
      handler: { handler.respond(to: $0, for: $1) }
    ).start()
    addresses.listen(at: server.places)
    announce()
  }

  private static func configuration(_ options: Options, _ domains: [String]) -> ServerConfiguration {
    var endpoints = [Endpoint(port: options.port)]
    if options.hasPortPerDomain {
      for (number, domain) in domains.enumerated() {
        let port = options.port == 0 ? 0 : options.port &+ UInt16(number + 1)
        endpoints.append(Endpoint(port: port, domain: domain))
      }
    }
    let hosts = HostPolicy(
      domains: domains, allowedHosts: options.allowedHosts + [options.bind].compactMap { $0 },
      defaultDomain: options.domain)
    var configuration = ServerConfiguration(endpoints: endpoints, hosts: hosts)
    if let address = options.bind { configuration.addresses = [address] }
    return configuration
  }

  /// Reads again whatever changes until the session is stopped.
  ///
  /// - Parameter report: Told of each reload that came to something, or of what the system refused.
  func follow(_ report: (Result<LiveSite.Outcome, SystemError>) -> Void) {
    while let changes = watcher.next() {
      do throws(SystemError) {
        let outcome = try live.reload(changes)
        guard outcome != .unchanged else { continue }
        announce()
        report(.success(outcome))
      } catch {
        report(.failure(error))
      }
    }
  }

  /// Tells the pages that are open how the site stands.
  private func announce() {
    let build = UInt64(live.status.build)
    if live.status.isBroken {
      let data = String(decoding: DiagnosticEvents.data(of: live), as: UTF8.self)
      hub.publishStanding(ServerEvent("error", id: build, data: data))
    } else {
      hub.publish(ServerEvent("reload", id: build))
    }
  }

  /// Ends the server and the watch.
  func stop() {
    watcher.stop()
    server.stop()
  }
}
