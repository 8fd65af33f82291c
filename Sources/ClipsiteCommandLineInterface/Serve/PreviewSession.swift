import ClipsiteAppClips
import ClipsiteHTTPServer
import ClipsitePlatform
import ClipsitePreview
import ClipsiteSiteModel
import ClipsiteSiteRendering

/// A preview that runs: the site in memory, the server, and the watch over the folders.
struct PreviewSession: Sendable {
  /// The options of a preview.
  struct Options: Sendable {
    var port: UInt16 = 8080
    var bind: String?
    var domain: String?
    var hasPortPerDomain = false
    var allowedHosts: [String] = []
    var includesDrafts = false
    var workers = Workers()
  }

  let live: LiveSite
  /// The addresses that pages link to.
  let addresses: PreviewAddresses
  let server: RunningServer
  /// Indicates whether other computers can ask the server.
  let isReachableFromOutside: Bool
  /// The hub whose events the open pages receive.
  let hub: EventHub
  private let watcher: FileWatcher

  /// Reads the site and starts to serve and to watch it. A site with errors is served as far as it goes.
  ///
  /// - Throws: `CommandFailure` when a folder cannot be read or watched, or a port cannot be had.
  init(_ folder: SiteFolder, _ options: Options) throws(CommandFailure) {
    let live = LiveSite(folder, includesDrafts: options.includesDrafts, workers: options.workers)
    self.live = live
    // Watching starts first: what changes while the site is read is told then.
    watcher = try attempt(FileWatcher(folder))
    _ = try attempt(live.reload())
    let addresses = PreviewAddresses()
    self.addresses = addresses
    hub = EventHub()
    let domains = live.status.snapshot?.site.domains.map(\.name.rawValue) ?? []
    let configuration = try Self.configuration(options, domains)
    isReachableFromOutside = configuration.isReachableFromOutside
    let handler = PreviewHandler(live, addresses)
    let preview = PreviewServer(
      configuration: configuration, hub: hub, takesLong: { handler.takesLong($0, for: $1) },
      handler: { handler.respond(to: $0, for: $1) })
    server = try attempt(preview.start())
    addresses.listen(at: server.addresses)
    announce()
  }

  /// The ports: one for all domains, and behind it one for each of them when they want their own.
  static func endpoints(_ options: Options, _ domains: [String]) throws(CommandFailure) -> [Endpoint] {
    let all = Endpoint(port: options.port)
    guard options.hasPortPerDomain else { return [all] }
    let room = Int(UInt16.max) - domains.count
    guard Int(options.port) <= room else {
      let advice = room > 0 ? "use '--port 0', or '--port \(room)' or less" : "leave it out"
      let last = Int(options.port) + domains.count
      throw .usage("'--port-per-domain' ends at port \(last), and the last port is 65535; \(advice)")
    }
    return [all]
      + domains.enumerated().map { number, domain in
        Endpoint(port: options.port == 0 ? 0 : options.port + UInt16(number + 1), domain: domain)
      }
  }

  private static func configuration(
    _ options: Options, _ domains: [String]
  ) throws(CommandFailure) -> ServerConfiguration {
    let endpoints = try endpoints(options, domains)
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
    let version = live.version(of: live.status.build)
    if live.status.isBroken {
      let data = String(decoding: DiagnosticEvents.data(of: live), as: UTF8.self)
      hub.publishStanding(ServerEvent("error", id: version, data: data))
    } else {
      hub.publish(ServerEvent("reload", id: version))
    }
  }

  /// Ends the server and the watch.
  func stop() {
    watcher.stop()
    server.stop()
  }
}
