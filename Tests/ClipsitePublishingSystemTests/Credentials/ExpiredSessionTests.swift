import ClipsiteSystem
import ClipsiteTestTools
import Synchronization
import Testing

@testable import ClipsitePublishing
@testable import ClipsitePublishingTests

/// Sessions that end while a run is under way.
@Suite(.blocking) struct ExpiredSessionTests {
  /// A source whose keys are numbered.
  private final class Source: CredentialProvider {
    let source = "a test"
    let remedy = "sign in again"
    let isRenewable: Bool
    private let state = Mutex(0)
    private let isSame: Bool

    init(isRenewable: Bool = true, isSame: Bool = false) {
      self.isRenewable = isRenewable
      self.isSame = isSame
    }

    var count: Int { state.withLock { $0 } }

    func fetch() throws(SystemError) -> SessionKey {
      let number = state.withLock { count in
        count += 1
        return isSame ? 1 : count
      }
      return SessionKey(key: AccessKey(id: "KEY\(number)", secret: "very-secret"))
    }
  }

  private static let texts = Dictionary(uniqueKeysWithValues: (0..<40).map { ("page\($0)", "text \($0)") })

  /// Refuses what the first key signed, once some files were sent.
  private func server(status: Int = 400, code: String = "ExpiredToken") throws -> FaultServer {
    try FaultServer { request, _ in
      let isOld = request.headers["authorization"]?.contains("Credential=KEY1/") == true
      return isOld && request.method == "PUT" && request.key.hasPrefix("page")
        ? .answer(status, body: "<Error><Code>\(code)</Code></Error>") : nil
    }
  }

  @Test(arguments: [(400, "ExpiredToken"), (403, "ExpiredToken"), (400, "TokenRefreshRequired")])
  func aRunGoesOnWithTheNextKey(_ status: Int, _ code: String) throws {
    let server = try server(status: status, code: code)
    defer { server.stop() }
    let source = Source()
    let store = try S3Store.testing(port: server.port, credentials: SessionCredentials(source))
    let run = try StoreRun(Self.texts, to: store)
    #expect(run.outcome.failures == [])
    #expect(server.keys.count == Self.texts.count + 1)
    // Many requests were refused, and one of them got another key.
    #expect(source.count == 2)
  }

  @Test(arguments: [(true, true), (false, false)])
  func withoutAnotherKeyTheRunEnds(_ isRenewable: Bool, _ isSame: Bool) throws {
    let server = try server()
    defer { server.stop() }
    let source = Source(isRenewable: isRenewable, isSame: isSame)
    let store = try S3Store.testing(port: server.port, credentials: SessionCredentials(source))
    let run = try StoreRun(Self.texts, to: store)
    #expect(run.outcome.isDenied)
    let text = "the store answers 400 ExpiredToken: the session has ended. Sign in again"
    #expect(run.outcome.failures.first?.error == .denied(text))
    #expect(server.keys == [".clipsite-published.json"])
  }

  /// A source that answers once.
  private struct Broken: CredentialProvider {
    let source = "a test"
    let remedy = "sign in again"
    let isRenewable = true
    let asked = Counter()

    func fetch() throws(SystemError) -> SessionKey {
      guard asked.next() == 1 else { throw .service("no answer") }
      return SessionKey(key: AccessKey(id: "KEY1", secret: "very-secret"))
    }
  }

  @Test func aSourceThatFailsIsNotAskedForEachFile() throws {
    let server = try server()
    defer { server.stop() }
    let source = Broken()
    let store = try S3Store.testing(port: server.port, credentials: SessionCredentials(source))
    let run = try StoreRun(Self.texts, to: store)
    #expect(run.outcome.failures.contains { $0.error == .service("no answer") })
    #expect(source.asked.next() == 3)
    #expect(run.outcome.deleted == 0)
  }

  @Test func aStoreThatRefusesEveryKeyIsNotAskedForever() throws {
    let server = try FaultServer { request, _ in
      request.key == "page1" && request.method == "PUT"
        ? .answer(400, body: "<Error><Code>ExpiredToken</Code></Error>") : nil
    }
    defer { server.stop() }
    let store = try S3Store.testing(port: server.port, credentials: SessionCredentials(Source()))
    #expect(try StoreRun(Self.texts, to: store).outcome.isDenied)
    #expect(server.takeRequests("PUT").count { $0 == "page1" } == 2)
  }
}
