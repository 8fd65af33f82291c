import ClipsiteAppClips
@testable import ClipsiteContent
@testable import ClipsitePreview
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteTestTools
import Dispatch
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests
@testable import ClipsiteNetwork

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A preview over a real connection, on free ports of this computer.
@Suite(.blocking) struct PreviewSessionTests {
  private func starter() throws -> ScenarioFolder {
    let folder = try ScenarioFolder()
    let tool = CommandLineTool.clipsite(codes: [])
    #expect(tool.run(["init", "."], on: TerminalRecorder().terminal, workingFolder: folder.path) == .success)
    return folder
  }

  private func session(_ folder: ScenarioFolder, domain: String? = nil) throws -> PreviewSession {
    var options = PreviewSession.Options()
    options.port = 0
    options.domain = domain
    return try PreviewSession(SiteFolder(folder.path), options)
  }

  private func get(_ address: String) throws -> String {
    try String(contentsOf: #require(URL(string: address)), encoding: .utf8)
  }

  private static let twoDomains = """
    name: Ferry Street Donuts
    domains: [example.com, ferry.example.net]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip,
      app-store-id: 1234567890}

    """

  private func text(_ session: PreviewSession) -> String {
    PreviewMessages(session, usesColor: false).welcome(hasKeys: false)
  }

  @Test func theOnlyDomainIsOnTheMainPort() throws {
    let folder = try starter()
    defer { folder.remove() }
    let session = try session(folder)
    defer { session.stop() }
    #expect(try get(session.addresses.local.address("/")).contains("Ferry Street Donuts"))
    #expect(text(session).contains("  example.com  http://localhost:\(session.addresses.mainPort)/\n"))
  }

  #if os(Linux)
    private static let binds = ["127.0.0.1", "localhost", "::1", "127.0.0.2", "0.0.0.0", "::"]
  #else
    private static let binds = ["127.0.0.1", "localhost", "::1", "0.0.0.0", "::"]
  #endif

  /// Every way to listen: `--bind` with an address, `--lan`, and neither.
  private static let ways =
    (binds + NetworkInterfaces.addresses.prefix(1)).map { ($0, false) } + [("", true), ("", false)]

  /// A line in the terminal is a promise: whoever follows it reaches the preview.
  @Test(arguments: ways)
  func everyAddressThatIsPrintedIsAnswered(bind: String, isShared: Bool) throws {
    let folder = try starter()
    defer { folder.remove() }
    try folder.write("Content/site.yml", Self.twoDomains)
    try folder.write("Content/net/index.md", "---\ntitle: Net\ndomain: ferry.example.net\n---\n")
    var options = PreviewSession.Options()
    (options.port, options.isShared) = (0, isShared)
    options.bind = bind.isEmpty ? nil : bind
    let session = try PreviewSession(SiteFolder(folder.path), options)
    defer { session.stop() }
    let printed = text(session).matches(of: /http:\/\/[^\s]+/).map { String($0.output) }
    #expect(printed.count >= (session.isReachableFromOutside ? 3 + session.addresses.network.count : 3))
    for address in printed where !address.contains(".local:") {
      #expect(try !get(address).isEmpty, "\(address)")
    }
  }

  /// The name and the addresses of this computer are those of the network: a preview that is for nobody else
  /// does not answer to them.
  @Test(arguments: [("127.0.0.1", false), ("127.0.0.1", true), ("0.0.0.0", false), ("", true), ("", false)])
  func onlyASharedPreviewAnswersToTheNamesOfTheNetwork(bind: String, isShared: Bool) throws {
    let folder = try starter()
    defer { folder.remove() }
    var options = PreviewSession.Options()
    (options.port, options.isShared, options.bind) = (0, isShared, bind.isEmpty ? nil : bind)
    let session = try PreviewSession(SiteFolder(folder.path), options)
    defer { session.stop() }
    let client = LoopbackClient(port: session.addresses.mainPort)
    let name = NetworkInterfaces.hostName
    let isAnswered = bind == "0.0.0.0" || bind.isEmpty && isShared
    for host in [name.hasSuffix(".local") ? name : "\(name).local", "192.168.1.7"] {
      #expect(try client.send("/", to: host).status == (isAnswered ? 200 : 421), "\(host)")
    }
    for host in ["0.0.0.0", "evil.example"] {
      #expect(try client.send("/", to: host).status == 421, "\(host)")
    }
    #expect(try client.send("/", to: "localhost").status == 200)
  }

  /// A client of another computer, which a tunnel names, gets in by an address of the terminal alone. Its
  /// cookie is good for every domain.
  @Test(arguments: [
    (nil, true, false), ("0.0.0.0", false, false), (nil, true, true), ("0.0.0.0", false, true),
  ])
  func otherComputersNeedTheTokenOfTheTerminal(bind: String?, isShared: Bool, isOpen: Bool) throws {
    let folder = try starter()
    defer { folder.remove() }
    try folder.write("Content/site.yml", Self.twoDomains)
    var options = PreviewSession.Options()
    (options.port, options.bind, options.isShared, options.isOpen) = (0, bind, isShared, isOpen)
    let session = try PreviewSession(SiteFolder(folder.path), options)
    defer { session.stop() }
    let domains = session.live.status.snapshot?.site.domains.map(\.name) ?? []
    let ports = [session.addresses.mainPort] + domains.compactMap { session.addresses.port(of: $0) }
    #expect(Set(ports).count == 3 && session.isOpen == isOpen)
    #expect(text(session).contains("?_clipsite=") == (!isOpen && !session.addresses.network.isEmpty))
    let cookie = session.addresses.token.map { "clipsite-\(ports[0])=\($0.text)" }
    let paths = [
      "/", "/about", AppSiteAssociation.path, "/_clipsite/", "/_clipsite/digests", "/_clipsite/overlay.js",
    ]
    for port in ports {
      let client = LoopbackClient(port: port)
      for path in paths {
        let stranger = try client.send(path, to: "192.168.1.7", fields: ["X-Forwarded-For": "192.168.1.9"])
        #expect((stranger.status == 403) == !isOpen, "\(path) of \(port)")
        guard let cookie else { continue }
        let guest = try client.send(
          path, to: "192.168.1.7", fields: ["X-Forwarded-For": "192.168.1.9", "Cookie": cookie])
        #expect(guest.status != 403, "\(path) of \(port)")
        #expect(try client.send(path, to: "192.168.1.7").status == guest.status)
      }
    }
  }

  /// The second preview of a folder takes the next port, and so do its domains.
  @Test func theNextFreePortIsUsedAndSaid() throws {
    let folder = try starter()
    defer { folder.remove() }
    try folder.write("Content/site.yml", Self.twoDomains)
    let first = try session(folder)
    defer { first.stop() }
    var options = PreviewSession.Options()
    options.port = first.addresses.mainPort
    let second = try PreviewSession(SiteFolder(folder.path), options)
    defer { second.stop() }
    #expect(second.takenPort == first.addresses.mainPort && first.takenPort == nil)
    let (own, others) = (second.addresses.mainPort, (1...2).map { second.addresses.mainPort + $0 })
    #expect(own > options.port)
    for domain in second.live.status.snapshot?.site.domains.map(\.name) ?? [] {
      let port = try #require(second.addresses.port(of: domain))
      #expect(port > own && port <= others[1] + DomainPorts.alternatives)
      #expect(
        try get(second.addresses.local.address(of: domain, AppSiteAssociation.path)).contains("appclips"))
    }
  }

  @Test func everyDomainHasAPortThatSafariFinds() throws {
    let folder = try starter()
    defer { folder.remove() }
    try folder.write("Content/site.yml", Self.twoDomains)
    let session = try session(folder)
    defer { session.stop() }
    for domain in session.live.status.snapshot?.site.domains.map(\.name) ?? [] {
      let address = session.addresses.local.address(of: domain, AppSiteAssociation.path)
      #expect(
        address.hasPrefix("http://localhost:")
          && text(session).contains(address.dropLast(AppSiteAssociation.path.count - 1)))
      #expect(try get(address).contains("appclips"))
    }
    #expect(!text(session).contains(".localhost"))
    #expect(try get(session.addresses.local.address("/")).contains("Sites of the preview"))
  }

  @Test func theChosenDomainIsOnTheMainPort() throws {
    let folder = try starter()
    defer { folder.remove() }
    try folder.write("Content/site.yml", Self.twoDomains)
    let session = try session(folder, domain: "ferry.example.net")
    defer { session.stop() }
    let domain = try AssociatedDomain("ferry.example.net")
    #expect(session.addresses.port(of: domain) == session.addresses.mainPort)
    #expect(try get(session.addresses.local.address(AppSiteAssociation.path)).contains("appclips"))
  }

  @Test func aDomainThatComesLaterHasItsPort() throws {
    let folder = try starter()
    defer { folder.remove() }
    let session = try session(folder)
    let reloaded = DispatchSemaphore(value: 0)
    let following = DispatchQueue(label: "following")
    following.async { session.follow { _ in reloaded.signal() } }
    try folder.write("Content/site.yml", Self.twoDomains)
    #expect(reloaded.wait(timeout: .now() + 120) == .success)
    let domain = try AssociatedDomain("ferry.example.net")
    let port = try #require(session.addresses.port(of: domain))
    #expect(port != session.addresses.mainPort)
    #expect(try get("http://localhost:\(port)\(AppSiteAssociation.path)").contains("appclips"))
    session.stop()
    following.sync {}
  }

  @Test func theScreenSaysWhatVisitorsSeeOfABrokenSite() throws {
    let folder = try starter()
    defer { folder.remove() }
    let about = try #require(folder.read("Content/about.md"))
    func welcome(_ text: String) throws -> String {
      try folder.write("Content/about.md", text)
      let session = try session(folder)
      defer { session.stop() }
      return PreviewMessages(session, usesColor: false).welcome(hasKeys: false)
    }
    #expect(try welcome(about).hasPrefix("Previewing 1 domain:\n"))
    let shown = "The site has errors. Pages with errors are shown as far as possible.\nPreviewing 1 domain:\n"
    #expect(try welcome(about + "\n[Menu](nowhere.md)\n").hasPrefix(shown))
    let leftOut = "The site has errors. Content/about.md is left out of the site until it is corrected.\n"
    #expect(try welcome("---\ntitle: [\n---\n").hasPrefix(leftOut))
  }

  @Test func aSiteThatWasBrokenAtTheStartIsServedAfterwards() throws {
    let folder = try starter()
    defer { folder.remove() }
    let good = try #require(folder.read("Content/site.yml")).replacing(
      "example.com", with: "shop.example.net")
    try folder.write("Content/site.yml", "nothing: right")
    let session = try session(folder)
    let messages = PreviewMessages(session, usesColor: false)
    #expect(messages.welcome(hasKeys: false).contains("The site has errors."))
    let reloaded = DispatchSemaphore(value: 0)
    let following = DispatchQueue(label: "following")
    following.async { session.follow { _ in reloaded.signal() } }
    try folder.write("Content/site.yml", good)
    #expect(reloaded.wait(timeout: .now() + 120) == .success)
    #expect(messages.newDomains()?.contains("shop.example.net") == true)
    #expect(messages.newDomains() == nil)
    let domain = try AssociatedDomain("shop.example.net")
    #expect(try get(session.addresses.local.address(of: domain, "/")).contains("Ferry Street Donuts"))
    session.stop()
    following.sync {}
  }

  @Test func anUnknownDomainIsAMistakeInTheArguments() throws {
    let folder = try starter()
    defer { folder.remove() }
    let recorder = TerminalRecorder()
    let status = CommandLineTool.clipsite(codes: []).run(
      ["serve", "--port", "0", "--domain", "example.org"], on: recorder.terminal, workingFolder: folder.path)
    #expect(status == .usage)
    #expect(recorder.text(.error).contains("no domain 'example.org'. Did you mean 'example.com'?"))
  }

  /// The address of the events as a page asks for them that was open all the time.
  @Test func aPageFromBeforeARestartLoadsAgain() throws {
    let folder = try starter()
    defer { folder.remove() }
    let first = try session(folder)
    let page = try get(first.addresses.local.address("/"))
    let seen = try #require(page.firstMatch(of: /data-version="(\d+)"/)?.1)
    first.stop()
    let second = try session(folder)
    defer { second.stop() }
    let greeting = second.hub.attach(NSObject(), since: UInt64(seen)) { _ in }
    #expect(String(decoding: greeting, as: UTF8.self).contains("event: reload"))
  }

  /// What changes together is one event, however many files it is.
  @Test func aSaveIsOneEventAlsoInBulk() throws {
    let folder = try starter()
    defer { folder.remove() }
    let files = (0..<300).map { "s\($0).md" }
    for name in files { try folder.write("new/\(name)", "---\ntitle: Shop\n---\n") }
    try folder.write("Content/shops/index.md", "---\ntitle: Shops\n---\n")
    let session = try session(folder)
    let (events, listener) = (Locked(0), NSObject())
    _ = session.hub.attach(listener) { _ in events.withLock { $0 += 1 } }
    // Another program copies: all of its files are closed when it has ended.
    _ = try ShellRun("cp new/* Content/shops/", in: folder)
    let reloads = Locked<[LiveSite.Reload]>([])
    let reloaded = DispatchSemaphore(value: 0)
    let following = DispatchQueue(label: "following")
    following.async {
      session.follow { event in
        if case .reload(let reload) = event { reloads.withLock { $0.append(reload) } }
        reloaded.signal()
      }
    }
    #expect(reloaded.wait(timeout: .now() + 120) == .success)
    _ = try ShellRun(
      "cp Content/about.md new.md && echo More. >>new.md && mv new.md Content/about.md", in: folder)
    #expect(reloaded.wait(timeout: .now() + 120) == .success)
    session.stop()
    following.sync {}
    session.hub.detach(listener)
    #expect(events.withLock { $0 } == 2)
    let told = reloads.withLock { $0.map(\.changes) }
    guard case .paths(let first)? = told.first else { return }
    #expect(first.isSuperset(of: files.map { RelativePath("Content/shops/\($0)") }))
    #expect(told.last == .paths(["Content/about.md"]))
    #expect(session.live.status.snapshot?.site.pages.count ?? 0 > 300)
  }

  @Test func aSaveIsServed() throws {
    let folder = try starter()
    defer { folder.remove() }
    let session = try session(folder)
    let reloaded = DispatchSemaphore(value: 0)
    let following = DispatchQueue(label: "following")
    following.async { session.follow { _ in reloaded.signal() } }
    try folder.write("Content/about.md", "---\ntitle: A new story\nclip: {display: none}\n---\n")
    #expect(reloaded.wait(timeout: .now() + 120) == .success)
    let domain = try #require(session.live.status.snapshot?.site.domains.first?.name)
    let page = session.live.resource(domain: domain, path: "/about")
    #expect(page.map { String(decoding: $0.body, as: UTF8.self).contains("A new story") } == true)
    session.stop()
    // The watch ends with the session.
    following.sync {}
  }
}
