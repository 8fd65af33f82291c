import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteNetwork
import ClipsiteRendering
import ClipsiteSite
package import ClipsiteSystem
import Dispatch

/// A preview that runs: the site in memory, the server, and the watch over the folders.
package struct PreviewSession: Sendable {
  /// The options of a preview.
  package struct Options: Sendable {
    package var port: UInt16 = 8080
    package var bind: String?
    /// `true` if other devices of the network can use the preview.
    package var isShared = false
    /// `true` if other devices need no token.
    package var isOpen = false
    /// The domain that the main port shows.
    package var domain: String?
    package var allowedHosts: [String] = []
    package var includesDrafts = false
    package var workers = Workers()
    package var editor: EditorLinks?
    /// Told how many pages have been read while the site loads.
    package var onRead: (@Sendable (Int) -> Void)?

    package init() {}
  }

  /// Something that happens while a preview runs.
  package enum Event: Sendable {
    /// Files changed.
    case reload(LiveSite.Reload)
    /// All files of a large site were looked at.
    case wholeSite
    /// The system refused to read the folders.
    case failure(SystemError)
  }

  /// The site.
  package let live: LiveSite
  /// The addresses that pages link to.
  package let addresses: PreviewAddresses
  /// The source of the events that open pages listen to.
  package let hub: EventHub
  let server: RunningServer
  private let watcher: FileWatcher
  private let ports: DomainPorts

  /// `true` if other computers can ask the server.
  package var isReachableFromOutside: Bool { server.isReachableFromOutside }
  /// `true` if other computers can read the site without the token.
  package var isOpen: Bool { isReachableFromOutside && addresses.token == nil }
  /// The port that was wanted and that another program has, or `nil` if the preview has the wanted one.
  package let takenPort: UInt16?

  /// Reads the site and starts to serve and to watch it. A site with errors is served as far as it goes.
  package init(_ folder: SiteFolder, _ options: Options) throws(SystemError) {
    try folder.content.requireFolder()
    // Watching starts first: what changes while the site is read is told then.
    watcher = try FileWatcher(folder)
    live = LiveSite(
      folder, includesDrafts: options.includesDrafts, workers: options.workers, onRead: options.onRead)
    _ = try live.reload()
    let domains = live.status.snapshot?.site.domains.map(\.name.rawValue) ?? []
    if let domain = options.domain, !domains.isEmpty, !domains.contains(domain) {
      throw .unknown("the site has no domain", domain, among: domains, "It has")
    }
    let configuration = Self.configuration(options)
    addresses = Self.addresses(of: configuration)
    hub = EventHub()
    let handler = PreviewHandler(live, addresses, editor: options.editor)
    server = try RunningServer.start(configuration, hub: hub) { handler.respond(to: $0, for: $1) }
    addresses.listen(on: server.port)
    takenPort = [0, server.port].contains(options.port) ? nil : options.port
    ports = DomainPorts(of: server, addresses, options)
    if let snapshot = live.status.snapshot { ports.open(for: snapshot.site.domains.map(\.name)) }
    announce()
  }

  private static func configuration(_ options: Options) -> ServerConfiguration {
    var configuration = ServerConfiguration(
      endpoints: [Endpoint(port: options.port, alternatives: DomainPorts.alternatives)],
      hosts: HostPolicy(domains: []))
    if options.isShared || options.bind == "::" { configuration.addresses = ["0.0.0.0", "::"] }
    if let address = options.bind, !["::", "localhost"].contains(address) {
      configuration.addresses = [address]
    }
    if configuration.isReachableFromOutside, !options.isOpen { configuration.token = AccessToken() }
    configuration.hosts = DomainPorts.hosts(
      options, isReachable: configuration.isReachableFromOutside, domains: [], main: nil)
    return configuration
  }

  /// The addresses that are answered, which are those that may be printed.
  private static func addresses(of configuration: ServerConfiguration) -> PreviewAddresses {
    let hosts = configuration.addresses.map { $0.contains(":") ? "[\($0)]" : $0 }
    let isEverywhere = configuration.addresses.contains("0.0.0.0")
    let hasName = isEverywhere || configuration.addresses.contains { ["127.0.0.1", "::1"].contains($0) }
    let name = NetworkInterfaces.hostName
    let all = NetworkInterfaces.addresses + (name.hasSuffix(".local") ? [name] : [])
    return PreviewAddresses(
      network: !configuration.isReachableFromOutside ? [] : isEverywhere ? all : hosts,
      ownHost: hasName ? "localhost" : hosts[0], token: configuration.token)
  }

  /// Reads again whatever changes until the session is stopped.
  ///
  /// - Parameter report: Told of each reload that came to something, and of what was found behind it.
  package func follow(_ report: @escaping @Sendable (Event) -> Void) {
    let background = DispatchQueue(label: "clipsite.check")
    checkAll(on: background, report)
    while let changes = watcher.next() {
      let start = ContinuousClock.now
      do throws(SystemError) {
        let outcome = try live.reload(changes)
        defer { checkAll(on: background, report) }
        guard outcome != .unchanged else { continue }
        if let snapshot = live.status.snapshot { ports.open(for: snapshot.site.domains.map(\.name)) }
        announce()
        let time = ContinuousClock.now - start
        report(.reload(LiveSite.Reload(outcome: outcome, changes: changes, time: time)))
      } catch {
        announce()
        report(.failure(error))
      }
    }
  }

  /// Checks all pages of a large site while the preview goes on.
  private func checkAll(on queue: DispatchQueue, _ report: @escaping @Sendable (Event) -> Void) {
    guard !live.status.isComplete else { return }
    queue.async {
      let wasBroken = live.status.isBroken
      guard live.checkAll() else { return }
      if wasBroken || live.status.isBroken { announce() }
      report(.wholeSite)
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
  package func stop() {
    watcher.stop()
    server.stop()
  }
}
