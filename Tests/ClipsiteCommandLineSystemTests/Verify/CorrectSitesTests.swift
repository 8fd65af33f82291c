import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// Ten correct sites in five real servers, behind TLS: `verify` finds nothing, with the site and without.
@Suite(
  .blocking, .serialized,
  .needs(LiveServer.need))
struct CorrectSitesTests {
  private static let layouts = ["flat", "folders"]

  @Test(.needs(WebServer.nginx), arguments: layouts)
  func nginx(pageFiles: String) throws { try expectNothing(WebServer.nginx, pageFiles) }

  @Test(.needs(WebServer.apache), arguments: layouts)
  func apache(pageFiles: String) throws { try expectNothing(WebServer.apache, pageFiles) }

  @Test(.needs(WebServer.apache), arguments: layouts)
  func apacheByHTAccess(pageFiles: String) throws {
    try expectNothing(WebServer.apacheWithHTAccess, pageFiles)
  }

  @Test(.needs(WebServer.caddy), arguments: layouts)
  func caddy(pageFiles: String) throws { try expectNothing(WebServer.caddy, pageFiles) }

  @Test(.needs(WebServer.lighttpd), arguments: layouts)
  func lighttpd(pageFiles: String) throws { try expectNothing(WebServer.lighttpd, pageFiles) }

  private func expectNothing(_ server: WebServer, _ pageFiles: String) throws {
    let site = try ServedSite(pageFiles: pageFiles)
    defer { site.folder.remove() }
    let hosts = ["nginx", "apache", "caddy", "lighttpd"].flatMap { ["--host", $0] }
    let image = URL(filePath: "\(site.folder.path)/Content/donut.png")
    try ScriptedSite.png(1200, 630).write(to: image)
    let status = HostedScenario.tool.run(
      ["build"] + hosts, on: TerminalRecorder().terminal, workingFolder: site.folder.path)
    #expect(status == .success)
    let front = try TLSFront()
    try server.serve(site.output, domains: ServedSite.domains) { port in
      try front.lead(to: port)
      try expectNothing(site, front, ["--all-pages"] + hosts)
      try expectNothing(
        site, front, ["https://example.com/market", "https://example.com/ferry-street/mission"])
    }
  }

  private func expectNothing(_ site: ServedSite, _ front: TLSFront, _ words: [String]) throws {
    let recorder = TerminalRecorder()
    let status = HostedScenario.tool.run(
      ["verify", "--no-cdn", "--strict", "--quiet"] + front.options + words, on: recorder.terminal,
      workingFolder: site.folder.path)
    // On a busy computer, the AASA file may come late.
    let findings = recorder.text(.output).split(separator: "\n").filter {
      !$0.contains("[V08AssociationTime]") && !$0.hasPrefix("  fix: serve the file from a cache")
    }
    #expect(findings.isEmpty)
    #expect(recorder.text(.error).isEmpty)
    #expect(status == .success)
  }
}

/// Speaks TLS in front of a server without it.
private final class TLSFront {
  private let folder: ScenarioFolder
  private let server: PythonServer

  init() throws {
    folder = try ScenarioFolder()
    server = try PythonServer(Self.script, [TestCertificates.make(.good, in: folder.path)], in: folder.path)
  }

  deinit { folder.remove() }

  /// Sends connections to a port from now on.
  func lead(to port: UInt16) throws { try folder.write("port", String(port)) }

  var options: [String] {
    ["--ca-file", "\(folder.path)/ca.pem"]
      + ServedSite.domains.flatMap { ["--resolve", "\($0):443:127.0.0.1:\(server.ports[0])"] }
  }

  private static let script = #"""
    import socket, ssl, sys, threading

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[1], 'server.key')
    listener = socket.create_server(('127.0.0.1', 0))

    def copy(source, target):
        try:
            while data := source.recv(65536): target.sendall(data)
        except OSError: pass
        for end in [source, target]:
            try: end.shutdown(socket.SHUT_RDWR)
            except OSError: pass

    def lead(plain):
        try:
            visitor = context.wrap_socket(plain, server_side=True)
            server = socket.create_connection(('127.0.0.1', int(open('port').read())))
        except OSError: return
        threading.Thread(target=copy, args=(visitor, server), daemon=True).start()
        copy(server, visitor)

    def accept():
        while True:
            plain, _ = listener.accept()
            threading.Thread(target=lead, args=(plain,), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    print(listener.getsockname()[1], flush=True)
    sys.stdin.read()
    """#
}
