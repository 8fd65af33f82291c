import ClipsiteRendering
import ClipsiteSystem
import ClipsiteTestTools
import Foundation
import Synchronization
import Testing

@testable import ClipsitePublishing
@testable import ClipsitePublishingTests

/// Nothing is lost and nothing is deleted, whatever a store does.
@Suite(.blocking, .needs(LoadedLibrary.curl)) struct S3StoreFaultTests {
  private static let texts = Dictionary(uniqueKeysWithValues: (0..<40).map { ("page\($0)", "text \($0)") })

  private static let faults: [(name: String, fault: FaultServer.Fault)] = [
    ("503", .answer(503, body: "<Error><Code>SlowDown</Code></Error>")), ("500", .answer(500)),
    ("429", .answer(429, headers: ["Retry-After": "0"])), ("408", .answer(408)), ("reset", .reset),
    ("hang", .hang), ("wrong tag", .wrongTag),
    ("damaged", .answer(400, body: "<Error><Code>BadDigest</Code></Error>")),
  ]

  @Test(arguments: faults.map(\.name))
  func whatFailsNowAndThenIsTriedAgain(_ name: String) throws {
    let fault = try #require(Self.faults.first { $0.name == name }).fault
    let server = try FaultServer { request, count in
      request.method == "PUT" && count == 0 && request.key.hasSuffix("7") ? fault : nil
    }
    defer { server.stop() }
    let store = try S3Store.testing(port: server.port, stallTimeout: name == "hang" ? 1 : 30)
    let run = try StoreRun(Self.texts, to: store)
    #expect(run.outcome.failures == [])
    #expect(run.outcome.sent == 40)
    for (key, text) in Self.texts { #expect(server.text(key) == text) }
    #expect(try StoreRun(Self.texts, to: S3Store.testing(port: server.port)).changes == [])
  }

  /// One request in twenty is answered 503, one in a hundred is reset, again and again.
  @Test func manyFaultsLoseNothing() throws {
    let requests = Counter()
    let server = try FaultServer(pageLength: 100) { _, _ in
      switch requests.next() % 100 {
      case 7, 27, 47, 67, 87: .answer(503, body: "<Error><Code>SlowDown</Code></Error>")
      case 50: .reset
      default: nil
      }
    }
    defer { server.stop() }
    var texts = Dictionary(uniqueKeysWithValues: (0..<600).map { ("page\($0)", "text \($0)") })
    #expect(try StoreRun(texts, to: S3Store.testing(port: server.port)).outcome.isComplete)
    for (key, text) in texts { #expect(server.text(key) == text) }
    for number in 0..<50 { texts["page\(number)"] = nil }
    let run = try StoreRun(texts, to: S3Store.testing(port: server.port))
    #expect(run.changes.count == 50)
    #expect(run.outcome.deleted == 50)
    #expect(Set(server.keys) == Set(texts.keys).union([".clipsite-published.json"]))
  }

  /// Three requests in four are refused at once, by a store without `Retry-After`.
  @Test func aStoreThatRefusesOftenIsWaitedFor() throws {
    let requests = Counter()
    let server = try FaultServer { request, _ in
      request.method == "PUT" && requests.next() % 4 != 3
        ? .answer(503, body: "<Error><Code>SlowDown</Code></Error>") : nil
    }
    defer { server.stop() }
    let run = try StoreRun(Self.texts, to: S3Store.testing(port: server.port))
    #expect(run.outcome.failures == [])
    #expect(run.outcome.sent == 40)
  }

  private static let association = ".well-known/apple-app-site-association"

  /// Publishes an AASA file and a page.
  private func publishAssociation(to server: FaultServer) throws -> PublishOutcome {
    let source = try DisposableFolder()
    let texts: [(key: String, text: String)] = [(Self.association, "{}"), ("page", "1")]
    let files = try texts.map { key, text in
      try source.write(text, to: "\(text.utf8.count)")
      let isPage = key == "page"
      return PublishedFile.sample(
        RelativePath(key), text, kind: isPage ? .page : .association,
        type: isPage ? "text/html" : "application/json", source: RelativePath("\(text.utf8.count)"))
    }
    let plan = try DestinationPlan(
      files, from: PublishSource(folder: source.path), to: S3Store.testing(port: server.port),
      PublishRefusal.Allowances())
    return Publisher.run([plan], RunControl())
  }

  /// Also if nothing is to be sent. Other files are not asked for.
  @Test func eachRunLooksAtTheAASAFileAsTheStoreServesIt() throws {
    let server = try FaultServer()
    defer { server.stop() }
    for sent in [2, 0] {
      let outcome = try publishAssociation(to: server)
      #expect(outcome.isComplete && outcome.sent == sent)
      #expect(server.takeRequests("HEAD") == [Self.association])
    }
    let faults: [(FaultServer.Fault, words: String)] = [
      (
        .headers(["Content-Type": "application/octet-stream"]),
        "serves it as 'application/octet-stream', but it must be 'application/json'"
      ),
      (.headers(["Content-Encoding": "gzip"]), "serves it as 'gzip', but its bytes are not encoded"),
      (.wrongTag, "serves other bytes than were sent"),
    ]
    for (fault, words) in faults {
      let other = try FaultServer { request, _ in request.method == "HEAD" ? fault : nil }
      defer { other.stop() }
      for _ in 1...2 {
        let outcome = try publishAssociation(to: other)
        #expect(outcome.failures.map(\.key) == [Self.association])
        #expect(outcome.failures.first?.error.description.contains(words) == true)
        #expect(outcome.failures.first?.error.fix?.hasPrefix("publish with '--force'") == true)
      }
    }
  }

  @Test(arguments: ["500", "reset", "wrong tag"])
  func whatFailsForGoodEndsTheRunBeforeDeletions(_ name: String) throws {
    let fault = try #require(Self.faults.first { $0.name == name }).fault
    let broken = Flag()
    let server = try FaultServer { request, _ in
      broken.isSet && request.method == "PUT" && request.key == "page7" ? fault : nil
    }
    defer { server.stop() }
    var texts = Self.texts
    texts["old"] = "old"
    #expect(try StoreRun(texts, to: S3Store.testing(port: server.port)).outcome.isComplete)
    broken.set(true)
    let changed = Self.texts.mapValues { $0 + " changed" }
    let failed = try StoreRun(changed, to: S3Store.testing(port: server.port))
    #expect(failed.outcome.failures.map(\.key) == ["page7"])
    #expect(failed.outcome.sent == 39)
    #expect(failed.outcome.deleted == 0)
    #expect(server.text("old") == "old")
    // The next run sends what is missing, and deletes.
    broken.set(false)
    if name == "wrong tag" { return }
    let next = try StoreRun(changed, to: S3Store.testing(port: server.port))
    #expect(next.changes == ["content page7", "delete old"])
    #expect(next.outcome.isComplete)
    #expect(server.text("old") == nil)
    #expect(server.text("page7") == "text 7 changed")
  }

  @Test func aListThatIsBrokenOffIsAskedForAgain() throws {
    let server = try FaultServer(pageLength: 7) { request, count in
      request.method == "GET" && request.key.isEmpty && count == 1 ? .truncated : nil
    }
    defer { server.stop() }
    #expect(try StoreRun(Self.texts, to: S3Store.testing(port: server.port)).outcome.isComplete)
    #expect(try StoreRun(Self.texts, to: S3Store.testing(port: server.port)).changes == [])
  }

  @Test func aListThatStaysBrokenStopsTheRunBeforeItBegins() throws {
    let server = try FaultServer { request, _ in
      request.method == "GET" && request.key.isEmpty ? .truncated : nil
    }
    defer { server.stop() }
    #expect(throws: SystemError.service("the store's list of files is broken off")) {
      try S3Store.testing(port: server.port).survey()
    }
    #expect(server.keys == [])
  }

  @Test(arguments: [
    (
      403, "AccessDenied",
      "the store answers 403 AccessDenied: the key is unknown, wrong or not allowed to do this"
    ),
    (
      307, "TemporaryRedirect",
      "the store answers 307 TemporaryRedirect: the bucket's region is 'eu-west-3'. Write 'region: eu-west-3'"
    ),
    (
      400, "AuthorizationHeaderMalformed",
      "the store answers 400 AuthorizationHeaderMalformed: the bucket's region is 'eu-west-3'. Write "
        + "'region: eu-west-3'"
    ),
    (
      400, "ExpiredToken",
      "the store answers 400 ExpiredToken: the session has ended. Get a new AWS_SESSION_TOKEN"
    ),
    (400, "InvalidToken", "the store answers 400 InvalidToken"),
    (400, "InvalidSecurity", "the store answers 400 InvalidSecurity"),
  ])
  func refusedCredentialsEndARunAtOnce(_ status: Int, _ code: String, message: String) throws {
    let server = try FaultServer { request, _ in
      request.method == "PUT" && request.key == "page7"
        ? .answer(
          status, body: "<Error><Code>\(code)</Code><Message>AKTEST</Message></Error>",
          headers: ["x-amz-bucket-region": "eu-west-3"]) : nil
    }
    defer { server.stop() }
    let run = try StoreRun(Self.texts, to: S3Store.testing(port: server.port))
    #expect(run.outcome.isDenied)
    #expect(
      run.outcome.failures == [
        PublishFailure(destination: run.destination, key: "page7", error: .denied(message))
      ])
    // It was tried once.
    #expect(server.takeRequests("PUT").filter { $0 == "page7" }.count == 1)
  }

  @Test(arguments: ["3600", "Fri, 31 Dec 2100 23:59:59 GMT"])
  func aStoreThatAsksForALongWaitEndsTheRun(_ field: String) throws {
    let server = try FaultServer { request, _ in
      request.method == "PUT" && request.key == "page7" ? .answer(503, headers: ["Retry-After": field]) : nil
    }
    defer { server.stop() }
    let run = try StoreRun(Self.texts, to: S3Store.testing(port: server.port))
    #expect(run.outcome.failures.map(\.key) == ["page7"])
    let message = run.outcome.failures.first?.error.description ?? ""
    #expect(message.hasPrefix("the store answers 503. It accepts no request before 2"))
    #expect(message.hasSuffix(" UTC. Run the command again then"))
    #expect(server.takeRequests("PUT").filter { $0 == "page7" }.count == 1)
  }

  @Test func largeFilesArriveWholeAfterABrokenConnection() throws {
    let server = try FaultServer { request, count in
      request.method == "PUT" && count == 0 && request.key.hasPrefix("large") ? .reset : nil
    }
    defer { server.stop() }
    var texts = Self.texts
    for number in 0..<3 {
      texts["large\(number)"] = (0..<400_000).map { "\($0 % 997)" }.joined() + "\(number)"
    }
    #expect(try StoreRun(texts, to: S3Store.testing(port: server.port)).outcome.failures == [])
    for (key, text) in texts { #expect(server.text(key) == text) }
  }

  @Test func aStopEndsWaitsBeforeTheRunBegins() throws {
    let server = try FaultServer { request, _ in
      request.method == "GET" ? .answer(503, headers: ["Retry-After": "200"]) : nil
    }
    defer { server.stop() }
    let asked = Counter()
    let bucket = try S3Bucket("site", at: .loopback(server.port), in: AWSHosts(region: "us-east-1"))
    let store = S3Store("s3://site", bucket, with: .testing(), folder: "", isStopped: { asked.next() > 2 })
    #expect(throws: SystemError.stopped) { try store.survey() }
  }

  @Test func eachDeletionMayFailByItself() throws {
    let server = try FaultServer { request, _ in
      request.method == "POST"
        ? .answer(
          200,
          body:
            "<DeleteResult><Error><Key>b&amp;b</Key><Code>AccessDenied</Code></Error></DeleteResult>")
        : nil
    }
    defer { server.stop() }
    _ = try StoreRun(["a": "1", "b&b": "1", "c": "1"], to: S3Store.testing(port: server.port))
    let run = try StoreRun(["c": "1"], to: S3Store.testing(port: server.port))
    #expect(run.outcome.deleted == 1)
    #expect(
      run.outcome.failures == [
        PublishFailure(
          destination: run.destination, key: "b&b",
          error: .denied("the store did not delete it: AccessDenied"))
      ])
  }

  /// Some stores answer 501 to the request that deletes many files, others 405.
  @Test(arguments: [501, 405])
  func aStoreThatCannotDeleteTogetherIsAskedForEachFile(_ status: Int) throws {
    let server = try FaultServer { request, count in
      switch request.method {
      case "POST": .answer(status, body: "<Error><Code>NotImplemented</Code></Error>")
      case "DELETE" where request.key == "b&b" && count == 0: .answer(500)
      default: nil
      }
    }
    defer { server.stop() }
    _ = try StoreRun(["a": "1", "b&b": "1", "c": "1"], to: S3Store.testing(port: server.port))
    let run = try StoreRun(["c": "1"], to: S3Store.testing(port: server.port))
    #expect(run.outcome.failures == [])
    #expect(run.outcome.deleted == 2)
    #expect(server.keys == [".clipsite-published.json", "c"])
    #expect(server.takeRequests("DELETE") == ["a", "b&b", "b&b"])
  }

  @Test func aFileThatIsGoneIsDeletedAndOneThatIsKeptIsNot() throws {
    let server = try FaultServer { request, _ in
      switch (request.method, request.key) {
      case ("POST", _): .answer(501)
      case ("DELETE", "gone"): .answer(404, body: "<Error><Code>NoSuchKey</Code></Error>")
      case ("DELETE", "kept"): .answer(403, body: "<Error><Code>AccessDenied</Code></Error>")
      default: nil
      }
    }
    defer { server.stop() }
    _ = try StoreRun(["gone": "1", "kept": "1", "c": "1"], to: S3Store.testing(port: server.port))
    let run = try StoreRun(["c": "1"], to: S3Store.testing(port: server.port))
    #expect(run.outcome.failures.map(\.key) == ["kept"])
    #expect(run.outcome.isDenied)
  }

  /// The guide and the store agree about the number of tries.
  @Test(arguments: [(500, 6), (503, 24), (429, 24)])
  func theGuideNamesTheNumberOfTries(_ status: Int, tries: Int) throws {
    let server = try FaultServer { request, _ in
      request.method == "PUT" && request.key == "page" ? .answer(status) : nil
    }
    defer { server.stop() }
    #expect(try !StoreRun(["page": "1"], to: S3Store.testing(port: server.port)).outcome.isComplete)
    #expect(server.takeRequests("PUT").count == tries)
    let sources = URL(filePath: #filePath).pathComponents.prefix { $0 != "Tests" }.joined(separator: "/")
    let guide = "\(sources)/Sources/clipsite/clipsite.docc/Guides/PublishASite.md"
    let words = try String(contentsOfFile: guide, encoding: .utf8).replacing("\n", with: " ")
    #expect(words.contains("up to \(tries) times"))
  }

  @Test func twoRunsAtATimeDeleteNothing() throws {
    let other = Flag()
    let sent = Flag()
    let server = try FaultServer { request, _ in
      if other.isSet, request.method == "PUT", request.key == "a" { sent.set(true) }
      // Another run writes its list while this one sends pages.
      return sent.isSet && request.method == "GET" && request.key.hasSuffix(".clipsite-published.json")
        ? .answer(200, body: "{\"version\":1,\"pending\":true,\"files\":[]}") : nil
    }
    defer { server.stop() }
    _ = try StoreRun(["a": "1", "b": "1"], to: S3Store.testing(port: server.port))
    other.set(true)
    let run = try StoreRun(["a": "2"], to: S3Store.testing(port: server.port))
    #expect(run.outcome.deleted == 0)
    #expect(!run.outcome.isComplete)
    #expect(server.keys == [".clipsite-published.json", "a", "b"])
  }

  // MARK: Answers that are not a store's

  private static let portal = "<!DOCTYPE html><html><body>Sign in to the network</body></html>"
  private static let lateError = "<Error><Code>InternalError</Code><Message>again</Message></Error>"
  private static let foreign =
    "Look at 'endpoint', and whether the network wants a sign-in"

  /// Which call is answered by somebody else, and how.
  private static let distrusted: [(call: String, status: Int, body: String)] = [
    ("PUT page7", 200, portal), ("PUT page7", 200, lateError), ("PUT page7", 200, "ok"),
    ("PUT .clipsite-published.json", 200, portal), ("PUT .clipsite-published.json", 200, lateError),
    ("GET .clipsite-published.json", 200, portal), ("GET .clipsite-published.json", 200, lateError),
    ("GET .clipsite-published.json", 404, portal), ("GET .clipsite-published.json", 404, ""),
    ("GET ", 200, portal), ("GET ", 200, lateError), ("GET ", 404, portal), ("GET ", 200, ""),
    ("POST ", 200, portal), ("POST ", 200, lateError), ("POST ", 200, ""),
  ]

  @Test(arguments: distrusted)
  func anAnswerOfSomebodyElseIsTriedAgain(_ call: String, _ status: Int, _ body: String) throws {
    let isOn = Flag()
    let server = try FaultServer { request, _ in
      guard isOn.isSet, "\(request.method) \(request.key)" == call else { return nil }
      isOn.set(false)
      return .answer(status, body: body, headers: ["Content-Type": "text/html"])
    }
    defer { server.stop() }
    #expect(try StoreRun(Self.texts, to: S3Store.testing(port: server.port)).outcome.isComplete)
    isOn.set(true)
    var texts = Self.texts.mapValues { $0 + " changed" }
    texts["page9"] = nil
    let run = try StoreRun(texts, to: S3Store.testing(port: server.port))
    #expect(run.outcome.failures == [])
    #expect(Set(server.keys) == Set(texts.keys).union([".clipsite-published.json"]))
    for (key, text) in texts { #expect(server.text(key) == text) }
  }

  @Test(arguments: distrusted)
  func anAnswerOfSomebodyElseNeverCounts(_ call: String, _ status: Int, _ body: String) throws {
    let isOn = Flag()
    let server = try FaultServer { request, _ in
      isOn.isSet && "\(request.method) \(request.key)" == call
        ? .answer(status, body: body, headers: ["Content-Type": "text/html"]) : nil
    }
    defer { server.stop() }
    #expect(try StoreRun(Self.texts, to: S3Store.testing(port: server.port)).outcome.isComplete)
    isOn.set(true)
    var texts = Self.texts.mapValues { $0 + " changed" }
    texts["page9"] = nil
    var message = ""
    do {
      let run = try StoreRun(texts, to: S3Store.testing(port: server.port))
      #expect(!run.outcome.isComplete)
      #expect(run.outcome.deleted == 0)
      message = run.outcome.failures.first?.error.description ?? ""
    } catch let error as SystemError {
      message = error.description
    }
    #expect(server.text("page9") == "text 9")
    let words = body == Self.lateError ? "the store answers 200 InternalError" : Self.foreign
    let isBroken = call.hasSuffix(" ") && body.isEmpty
    #expect(isBroken ? message.hasSuffix("is broken off") : message.hasSuffix(words), "\(message)")
  }

  /// A proxy may pass a file on and answer something else.
  @Test(arguments: [(200, "<html/>", ["s3://site"]), (500, "", ["s3://site"]), (403, "", [])])
  func whatMayHaveArrivedIsLive(_ status: Int, _ body: String, live: [String]) throws {
    let server = try FaultServer { request, _ in
      request.method == "PUT" && request.key == "page" ? .answer(status, body: body) : nil
    }
    defer { server.stop() }
    let run = try StoreRun(["page": "1"], to: S3Store.testing(port: server.port))
    #expect(run.outcome.failures.count == 1)
    #expect(run.outcome.liveDestinations == live)
  }

  // MARK: Files that are not kept

  @Test func whatAStoreDoesNotKeepEndsTheRunBeforeDeletions() throws {
    let losesFiles = Flag()
    let server = try FaultServer { request, _ in
      losesFiles.isSet && request.method == "PUT" && request.key == "page7" ? .lost : nil
    }
    defer { server.stop() }
    #expect(try StoreRun(Self.texts, to: S3Store.testing(port: server.port)).outcome.isComplete)
    losesFiles.set(true)
    var texts = Self.texts
    texts["page7"] = "changed"
    texts["page9"] = nil
    let run = try StoreRun(texts, to: S3Store.testing(port: server.port))
    #expect(run.outcome.deleted == 0)
    #expect(server.text("page9") == "text 9")
    let message = run.outcome.failures.first?.error.description ?? ""
    let words = "s3://site differs from what this run left there in 1 of 39 files, such as 'page7'"
    #expect(message.hasPrefix(words))
    // Without deletions it is noticed at the end, and the next run sends the file.
    texts["page9"] = "text 9"
    #expect(try !StoreRun(texts, to: S3Store.testing(port: server.port)).outcome.isComplete)
    losesFiles.set(false)
    let next = try StoreRun(texts, to: S3Store.testing(port: server.port))
    #expect(next.changes == ["content page7"])
    #expect(next.outcome.isComplete)
    #expect(server.text("page7") == "changed")
  }

  /// Swift's lists are late under load.
  @Test func aListThatIsLateIsAskedForAgain() throws {
    let server = try FaultServer { request, count in
      request.method == "GET" && request.key.isEmpty && (1...3).contains(count)
        ? .answer(200, body: "<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>") : nil
    }
    defer { server.stop() }
    #expect(try StoreRun(Self.texts, to: S3Store.testing(port: server.port)).outcome.failures == [])
  }

  /// A list that lacks everything is not believed, and removed pages are deleted all the same.
  @Test func filesThatAListLacksAreDeletedAllTheSame() throws {
    let isOn = Flag()
    let server = try FaultServer { request, _ in
      guard isOn.isSet, request.method == "GET", request.key.isEmpty else { return nil }
      isOn.set(false)
      return .answer(200, body: "<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>")
    }
    defer { server.stop() }
    _ = try StoreRun(Self.texts, to: S3Store.testing(port: server.port))
    isOn.set(true)
    let run = try StoreRun(["page1": "text 1"], to: S3Store.testing(port: server.port))
    #expect(run.plan.missing.count == 40)
    #expect(run.changes.count == 40)
    #expect(run.outcome.isComplete)
    #expect(server.keys == [".clipsite-published.json", "page1"])
  }

  /// Deletions that a killed run began are no reason for the next one to stop.
  @Test func deletionsThatWereBegunAreNotMissing() throws {
    let isBroken = Flag()
    let server = try FaultServer { request, _ in
      isBroken.isSet && request.method == "PUT" && request.headers["if-match"] != nil
        && !String(decoding: request.body, as: UTF8.self).contains("\"pending\": true") ? .answer(403) : nil
    }
    defer { server.stop() }
    _ = try StoreRun(["a": "1", "b": "1"], to: S3Store.testing(port: server.port))
    isBroken.set(true)
    let texts = ["a": "1"]
    let broken = try StoreRun(texts, to: S3Store.testing(port: server.port))
    #expect(broken.outcome.deleted == 1)
    isBroken.set(false)
    let next = try StoreRun(texts, to: S3Store.testing(port: server.port))
    #expect(next.plan.missing == [])
    #expect(next.outcome.isComplete)
    // A page that comes back is sent again.
    #expect(try StoreRun(["a": "1", "b": "1"], to: S3Store.testing(port: server.port)).changes == ["new b"])
  }

  /// What it lists would never be deleted.
  @Test func aListThatIsListedAndCannotBeReadIsNotTakenForNone() throws {
    let hidden = Flag()
    let server = try FaultServer { request, _ in
      hidden.isSet && request.method == "GET" && request.key == ".clipsite-published.json"
        ? .answer(404, body: "<Error><Code>NoSuchKey</Code></Error>") : nil
    }
    defer { server.stop() }
    _ = try StoreRun(["a": "1", "b": "1"], to: S3Store.testing(port: server.port))
    hidden.set(true)
    let error = #expect(throws: SystemError.self) { try S3Store.testing(port: server.port).survey() }
    #expect(error?.description.contains("answers that it is not there. Run the command again") == true)
    hidden.set(false)
    #expect(try StoreRun(["a": "1"], to: S3Store.testing(port: server.port)).changes == ["delete b"])
  }

  /// Amazon S3 answers so if another conditional request is under way.
  @Test func aConflictOfConditionsIsTriedAgain() throws {
    let server = try FaultServer { request, count in
      request.method == "PUT" && request.key == ".clipsite-published.json" && count == 0
        ? .answer(409, body: "<Error><Code>ConditionalRequestConflict</Code></Error>") : nil
    }
    defer { server.stop() }
    #expect(try StoreRun(["a": "1"], to: S3Store.testing(port: server.port)).outcome.isComplete)
    let lists = server.state.withLock { state in
      state.requests.filter { $0.method == "PUT" && $0.key == ".clipsite-published.json" }
    }
    #expect(lists.allSatisfy { $0.headers["if-match"] != nil || $0.headers["if-none-match"] != nil })
  }

  @Test(arguments: ["../victim/keep", "a\\nb"])
  func aListWithAKeyThatIsNoPathOfASiteIsNotUsed(_ key: String) throws {
    let server = try FaultServer()
    defer { server.stop() }
    _ = try StoreRun(["a": "1", "b": "1"], to: S3Store.testing(port: server.port))
    server.state.withLock { state in
      guard let list = state.objects[".clipsite-published.json"] else { return }
      let text = String(decoding: list.bytes, as: UTF8.self).replacing("\"b\"", with: "\"\(key)\"")
      state.objects[".clipsite-published.json"]?.bytes = Array(text.utf8)
    }
    let error = #expect(throws: SystemError.self) { try S3Store.testing(port: server.port).survey() }
    let words = "cannot use .clipsite-published.json at s3://site: it is damaged"
    #expect(error?.description.hasPrefix(words) == true)
  }

  @Test func nothingIsSentTwiceAndHeadersAlone() throws {
    let server = try FaultServer()
    defer { server.stop() }
    let store = try S3Store.testing(port: server.port, folder: "web")
    _ = try StoreRun(Self.texts, to: store)
    #expect(server.takeRequests("PUT") == Self.texts.keys.map { "web/\($0)" }.sorted())
    _ = try StoreRun(Self.texts, to: store)
    #expect(server.takeRequests("PUT") == [])
    let run = try StoreRun(Self.texts, to: store, types: ["page3": "text/plain"])
    #expect(run.changes == ["headers page3"])
    #expect(server.takeRequests("PUT") == ["web/page3"])
    #expect(server.state.withLock { $0.objects["web/page3"]?.type } == "text/plain")
    #expect(try StoreRun(Self.texts, to: store, types: ["page3": "text/plain"]).changes == [])
  }

  @Test func filesOfOthersStay() throws {
    let server = try FaultServer()
    defer { server.stop() }
    server.state.withLock {
      $0.objects["web/theirs"] = .init(bytes: [1], type: "", cache: "", tag: "x")
      $0.objects["other/theirs"] = .init(bytes: [1], type: "", cache: "", tag: "x")
    }
    let store = try S3Store.testing(port: server.port, folder: "web")
    _ = try StoreRun(["a": "1", "b": "1"], to: store)
    _ = try StoreRun(["a": "1"], to: store)
    #expect(server.keys == ["other/theirs", "web/.clipsite-published.json", "web/a", "web/theirs"])
  }

  @Test func aStoppedRunIsFinishedByTheNext() throws {
    let server = try FaultServer()
    defer { server.stop() }
    let stopped = try StoreRun(Self.texts, to: S3Store.testing(port: server.port)) {
      server.state.withLock { $0.objects.count > 20 }
    }
    #expect(stopped.outcome.isInterrupted)
    let sent = Set(server.takeRequests("PUT"))
    #expect(sent.count < 40)
    let next = try StoreRun(Self.texts, to: S3Store.testing(port: server.port))
    #expect(next.outcome.isComplete)
    #expect(Set(server.takeRequests("PUT")) == Set(Self.texts.keys).subtracting(sent))
    #expect(next.plan.unchanged.count == sent.count)
  }

  /// With keys of the bucket's own, entity tags are no digests. What came back is remembered.
  @Test func tagsThatAreNoDigestsAreRemembered() throws {
    let server = try FaultServer { request, _ in
      request.method == "PUT"
        ? .headers([
          "ETag": "\"0123456789abcdef0123456789abcdef\"", "x-amz-server-side-encryption": "aws:kms",
        ]) : nil
    }
    defer { server.stop() }
    let store = try S3Store.testing(port: server.port)
    _ = try StoreRun(["a": "1"], to: store)
    server.state.withLock { $0.objects["a"]?.tag = "0123456789abcdef0123456789abcdef" }
    #expect(try StoreRun(["a": "1"], to: S3Store.testing(port: server.port)).changes == [])
    server.state.withLock { $0.objects["a"]?.tag = "ffffffffffffffffffffffffffffffff" }
    #expect(try StoreRun(["a": "1"], to: S3Store.testing(port: server.port)).changes == ["content a"])
  }
}
