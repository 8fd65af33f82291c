import ClipsiteSystem
import Synchronization
import Testing

@testable import ClipsitePublishing

struct SessionCredentialsTests {
  /// A source whose keys are numbered.
  private final class Source: CredentialProvider {
    let source = "a test"
    let remedy = "ask again"
    let isRenewable: Bool
    private let state = Mutex((count: 0, answers: [Int?](), isBroken: false))

    /// - Parameter ends: The end of each key, the last one again and again.
    init(ends: [Int?], isRenewable: Bool = true) {
      self.isRenewable = isRenewable
      state.withLock { $0.answers = ends }
    }

    var count: Int { state.withLock { $0.count } }
    func breakDown() { state.withLock { $0.isBroken = true } }

    func fetch() throws(SystemError) -> SessionKey {
      let session: SessionKey? = state.withLock { state in
        state.count += 1
        guard !state.isBroken else { return nil }
        let end = state.answers[min(state.count, state.answers.count) - 1]
        return SessionKey(key: AccessKey(id: "K\(state.count)", secret: "S"), end: end)
      }
      guard let session else { throw .denied("broken") }
      return session
    }
  }

  /// A clock that stands still until somebody moves it.
  private final class Clock {
    var seconds = 0
  }

  private func id(_ credentials: SessionCredentials) -> String? { try? credentials.key().id }

  @Test func aKeyWithoutAnEndIsAskedForOnce() {
    let (source, clock) = (Source(ends: [nil]), Clock())
    let credentials = SessionCredentials(source, now: { clock.seconds })
    #expect(id(credentials) == "K1")
    clock.seconds = 1_000_000
    #expect(id(credentials) == "K1")
    #expect(source.count == 1)
  }

  @Test func aKeyIsRenewedAQuarterOfAnHourBeforeItsEnd() {
    let (source, clock) = (Source(ends: [3600, 7200]), Clock())
    let credentials = SessionCredentials(source, now: { clock.seconds })
    #expect(id(credentials) == "K1")
    clock.seconds = 3600 - 15 * 60
    #expect(id(credentials) == "K1")
    clock.seconds += 1
    #expect(id(credentials) == "K2")
  }

  @Test func aFailureMattersTenMinutesBeforeTheEnd() {
    let (source, clock) = (Source(ends: [3600]), Clock())
    let credentials = SessionCredentials(source, now: { clock.seconds })
    #expect(id(credentials) == "K1")
    source.breakDown()
    clock.seconds = 3600 - 10 * 60
    #expect(id(credentials) == "K1")
    // A source that fails is not asked again for each request.
    #expect(id(credentials) == "K1")
    #expect(source.count == 2)
    clock.seconds += 61
    #expect(throws: SystemError.denied("broken")) { try credentials.key() }
  }

  @Test func aShortSessionIsNotRenewedForEachRequest() {
    let (source, clock) = (Source(ends: [600, 660]), Clock())
    let credentials = SessionCredentials(source, now: { clock.seconds })
    for _ in 0..<10 { _ = id(credentials) }
    #expect(source.count == 2)
  }

  @Test func aKeyThatEndedIsRefused() {
    let clock = Clock()
    clock.seconds = 100
    let credentials = SessionCredentials(Source(ends: [100]), now: { clock.seconds })
    let text = "the session of a test ended at 1970-01-01 00:01 UTC. Ask again"
    #expect(throws: SystemError.denied(text)) { try credentials.key() }
  }

  @Test func aKeyThatIsAskedForOnceIsUsedUntilItsEnd() {
    let (source, clock) = (Source(ends: [3600], isRenewable: false), Clock())
    let credentials = SessionCredentials(source, now: { clock.seconds })
    #expect(id(credentials) == "K1")
    clock.seconds = 3599
    #expect(id(credentials) == "K1")
    clock.seconds = 3600
    #expect(throws: SystemError.self) { try credentials.key() }
    #expect(source.count == 1)
  }

  @Test func aKeyIsReplacedOnce() throws {
    let credentials = SessionCredentials(Source(ends: [nil]), now: { 0 })
    let first = try credentials.key()
    #expect(try credentials.replace(first))
    #expect(try credentials.key().id == "K2")
    // Other requests with the first key only need to be signed again.
    #expect(try credentials.replace(first))
    #expect(try credentials.key().id == "K2")
    let fixed = SessionCredentials.testing()
    #expect(try fixed.replace(fixed.key()) == false)
  }
}
