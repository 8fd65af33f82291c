import ClipsiteNetwork
import ClipsiteSystem
import ClipsiteTestTools
import Testing

@testable import ClipsitePublishing
@testable import ClipsitePublishingTests

/// Two programs of others, each with its own idea of a right signature, take what is sent.
@Suite(
  .blocking,
  .needs(RealStore.need, LoadedLibrary.curl))
struct RealStoreTests {
  private static let oddKeys = [
    "plain", "a b.html", "ü/é.txt", "plus+plus", "per%25cent", "what?x=1&y=2", "hash#1", "co:lon",
    "it's \"quoted\"", "(1)[2]{3}", "~-_.", "at@,;=$!*", "\u{1F369} donut", "lt<gt>",
    ".well-known/apple-app-site-association",
  ]
  private static let texts = Dictionary(uniqueKeysWithValues: oddKeys.map { ($0, "text of \($0)") })

  @Test(arguments: RealStore.Kind.allCases)
  func everythingArrives(_ kind: RealStore.Kind) throws {
    let server = try RealStore(kind)
    defer { server.stop() }
    let store = try S3Store.testing(port: server.port, folder: "web ü", key: server.key)
    var texts = Self.texts
    // A page and pages below it, as sites have them; stores that keep objects as files cannot.
    if kind == .swift { texts.merge(["market": "1", "market/order": "2"]) { $1 } }
    let first = try StoreRun(texts, to: store)
    #expect(first.outcome.failures == [])
    #expect(first.outcome.sent == texts.count)
    for (key, text) in texts {
      let answer = try server.send(S3Bucket.Call(key: "web ü/\(key)"))
      #expect(String(decoding: answer.body, as: UTF8.self) == text, "\(key)")
      #expect(answer["Content-Type"]?.hasPrefix("text/html") == true, "\(key)")
      #expect(answer["Cache-Control"] == "public, max-age=0", "\(key)")
    }
    // Nothing is sent twice, headers alone are seen, and only what was published is deleted.
    #expect(try StoreRun(texts, to: store).changes == [])
    let types = ["co:lon": "text/plain"]
    #expect(try StoreRun(texts, to: store, types: types).changes == ["headers co:lon"])
    _ = try server.send(S3Bucket.Call(method: "PUT", key: "web ü/theirs", body: [1]))
    let few = texts.filter { $0.key == "plain" || $0.key == "co:lon" }
    let last = try StoreRun(few, to: store, types: types)
    #expect(last.outcome.failures == [])
    #expect(last.outcome.deleted == texts.count - 2)
    #expect(try store.survey().objects.keys.sorted() == ["co:lon", "plain", "theirs"])
  }

  @Test(arguments: RealStore.Kind.allCases)
  func nobodyElseMayPublish(_ kind: RealStore.Kind) throws {
    let server = try RealStore(kind)
    defer { server.stop() }
    let wrong = AccessKey(id: server.key.id, secret: "wrong")
    let unknown = AccessKey(id: "UNKNOWN", secret: server.key.secret)
    for key in [wrong, unknown] {
      expectDenied(try S3Store.testing(port: server.port, key: key))
    }
    expectDenied(
      try S3Store.testing(port: server.port, key: server.key) {
        UTCTime(1_577_836_800)
      })
    if kind == .swift {
      expectDenied(
        try S3Store.testing(port: server.port, key: server.key, region: "eu-west-3"),
        "the store answers 400 AuthorizationHeaderMalformed: the bucket's region is 'us-east-1'. "
          + "Write 'region: us-east-1'")
    }
    let missing = try S3Store.testing(port: server.port, bucket: "missing", key: server.key)
    #expect(throws: SystemError.service("the store answers 404 NoSuchBucket: there is no such bucket")) {
      try missing.survey()
    }
  }

  private func expectDenied(
    _ store: @autoclosure () throws -> S3Store, _ message: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: SystemError.self, sourceLocation: sourceLocation) { try store().survey() }
    guard let error, error.kind == .denied else {
      Issue.record("not denied: \(error.map(\.description) ?? "")", sourceLocation: sourceLocation)
      return
    }
    if let message { #expect(error.description == message, sourceLocation: sourceLocation) }
  }

  @Test func listsHaveMoreThanOnePage() throws {
    let server = try RealStore(.rclone)
    defer { server.stop() }
    let texts = Dictionary(uniqueKeysWithValues: (0..<1100).map { ("page \($0)", "text \($0)") })
    let store = try S3Store.testing(port: server.port, key: server.key)
    #expect(try StoreRun(texts, to: store).outcome.sent == 1100)
    #expect(try StoreRun(texts, to: store).changes == [])
    #expect(try StoreRun(["page 0": "text 0"], to: store).outcome.deleted == 1099)
  }
}
