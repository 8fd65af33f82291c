import ClipsiteTestTools
import Foundation
import Synchronization
import Testing

@testable import ClipsitePublishing
@testable import ClipsitePublishingTests

/// The program as a process of its own: it may be ended at any moment, and the next run finishes.
@Suite(.blocking, .needs(LoadedLibrary.curl)) struct KilledRunTests {
  /// The signal that comes with the n-th file, and to whom.
  private final class Assassin: Sendable {
    let victim = Victim()
    let files = Counter()
    let signal: Int32
    let file: Int

    init(_ signal: Int32, at file: Int) {
      self.signal = signal
      self.file = file
    }

    func look(at request: FaultServer.Request) {
      guard request.method == "PUT", files.next() == file else { return }
      victim.send(signal)
    }
  }

  private static let secret = "a-very-secret-key"

  private func site(_ server: FaultServer) throws -> Program {
    var program = Program(folder: try DisposableFolder())
    program.environment = [
      "AWS_ACCESS_KEY_ID": "AKTEST", "AWS_SECRET_ACCESS_KEY": Self.secret, "HOME": program.folder.path,
    ]
    #expect(try program.run("init .").status == 0)
    let configuration = try program.folder.read("Content/site.yml")
    let target = "{to: {example.com: \"s3://site\"}, endpoint: \"http://127.0.0.1:\(server.port)\"}"
    try program.folder.write(configuration + "publish: {production: \(target)}\n", to: "Content/site.yml")
    #expect(try program.run("build").status == 0)
    return program
  }

  @Test(arguments: [1, 2, 5, 9, 14])
  func aKilledRunIsFinishedByTheNext(_ file: Int) throws {
    let assassin = Assassin(SIGKILL, at: file)
    let server = try FaultServer { request, _ in
      assassin.look(at: request)
      return nil
    }
    defer { server.stop() }
    let program = try site(server)
    let killed = try program.run("publish") { assassin.victim.isKnown(as: $0) }
    #expect(killed.isKilled)
    let there = Set(server.keys)
    _ = server.takeRequests("PUT")
    let next = try program.run("publish")
    #expect(next.status == 0, "\(next.text)")
    // What had arrived is not sent again.
    #expect(there.isDisjoint(with: server.takeRequests("PUT")))
    #expect(
      server.keys.filter { !$0.hasSuffix(".svg") && !$0.hasSuffix(".jpg") } == [
        ".clipsite-published.json", ".well-known/apple-app-site-association",
        ".well-known/apple-app-site-association.json", "404.html", "about", "ferry-street",
        "ferry-street/market", "ferry-street/mission", "index.html", "m", "robots.txt", "sitemap.xml",
      ])
    let market = server.state.withLock { $0.objects["ferry-street/market"] }
    #expect(market?.type == "text/html; charset=utf-8")
    let association = server.state.withLock { $0.objects[".well-known/apple-app-site-association"] }
    #expect(association?.type == "application/json")
    #expect(association?.cache == "public, max-age=300")
    #expect(try program.run("publish").text.hasSuffix("Nothing to publish.\n"))
  }

  @Test func anInterruptFinishesWhatIsUnderWay() throws {
    let assassin = Assassin(SIGINT, at: 4)
    let server = try FaultServer { request, _ in
      assassin.look(at: request)
      return nil
    }
    defer { server.stop() }
    let program = try site(server)
    let stopped = try program.run("publish") { assassin.victim.isKnown(as: $0) }
    #expect(!stopped.isKilled)
    #expect(stopped.status == 130, "\(stopped.text)")
    #expect(stopped.text.contains("Nothing was deleted."))
    #expect(try program.run("publish").status == 0)
  }

  @Test(arguments: [(SIGINT, Int32(130)), (SIGTERM, Int32(143))])
  func aSignalWhilePlanningSendsNothing(_ signal: Int32, status: Int32) throws {
    let victim = Victim()
    let server = try FaultServer { request, _ in
      if request.method == "GET" { victim.send(signal) }
      return nil
    }
    defer { server.stop() }
    let program = try site(server)
    let stopped = try program.run("publish") { victim.isKnown(as: $0) }
    #expect(stopped.status == status, "\(stopped.text)")
    #expect(server.keys == [])
  }

  @Test func aListThatLacksFilesStopsTheProgram() throws {
    let server = try FaultServer()
    defer { server.stop() }
    let program = try site(server)
    #expect(try program.run("publish").status == 0)
    let keys = server.keys
    let list = ".clipsite-published.json"
    server.state.withLock { state in state.objects = state.objects.filter { $0.key == list } }
    let refused = try program.run("publish")
    #expect(refused.status == 3)
    let count = keys.count - 1
    #expect(
      refused.text.contains(
        "the list of what is there lacks \(count) of the \(count) files that were published, such as "
          + "'.well-known/apple-app-site-association'"))
    #expect(refused.text.contains("publish with '--allow-missing'"))
    #expect(refused.text.contains("Nothing was published."))
    #expect(try program.run("publish --force").status == 3)
    #expect(server.keys == [list])
    let allowed = try program.run("publish --allow-missing")
    #expect(allowed.status == 0, "\(allowed.text)")
    #expect(server.keys == keys)
  }

  @Test func secretsArePrintedByNobody() throws {
    let server = try FaultServer { request, _ in
      request.method == "PUT"
        ? .answer(
          403,
          body: "<Error><Code>SignatureDoesNotMatch</Code><StringToSign>\(Self.secret)</StringToSign></Error>"
        )
        : nil
    }
    defer { server.stop() }
    let program = try site(server)
    for line in ["publish", "publish --format json"] {
      let refused = try program.run(line)
      #expect(refused.status == 5, "\(refused.text)")
      #expect(!refused.text.contains(Self.secret))
    }
    #expect(server.keys == [])
  }

  @Test func withoutAKeyNothingIsAsked() throws {
    let server = try FaultServer()
    defer { server.stop() }
    var program = try site(server)
    program.environment["AWS_ACCESS_KEY_ID"] = ""
    program.environment["AWS_EC2_METADATA_DISABLED"] = "true"
    let refused = try program.run("publish")
    #expect(refused.status == 5)
    #expect(refused.text.contains("AWS_ACCESS_KEY_ID"))
    #expect(server.state.withLock { $0.requests.isEmpty })
  }
}
