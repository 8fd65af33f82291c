import ClipsiteNetwork
import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteAppStoreConnect

/// The client against a server that keeps the rules of the API, or breaks them.
@Suite(
  .blocking,
  .needs(AppStoreServer.need))
struct ConnectClientTests {
  private let server: AppStoreServer

  init() throws { server = try AppStoreServer() }

  private func client(
    _ variables: [String: String] = [:], wait: Duration? = nil,
    now: @escaping () -> Int = { Int(Date().timeIntervalSince1970) },
    willWait: @escaping (Int, String) -> Void = { _, _ in }
  ) throws -> ConnectClient {
    let all = server.variables.merging(variables) { $1 }
    return ConnectClient(
      try APIAddress(server.url), key: try APIKey(Environment(all)), userAgent: "test",
      policy: RetryPolicy(attempts: 4, base: .milliseconds(1), longest: .milliseconds(2)),
      waitsUpTo: wait, now: now, willWait: willWait)
  }

  private func clips(_ client: ConnectClient) throws -> Int? {
    try client.send("GET", "/v1/apps/1/appClips?filter%5BbundleId%5D=com.example.Donuts.Clip")["data"]?
      .elements?.count
  }

  private func fault(_ status: JSONValue, times: JSONValue, method: JSONValue = "GET") throws {
    try server.control([
      "faults": [
        [
          "method": method, "path": "/v1/.*", "status": status, "times": times, "code": "SOME_CODE",
          "headers": ["Retry-After": "0"],
        ]
      ]
    ])
  }

  @Test func tokensAreSignedAsTheAPIWants() throws { #expect(try clips(client()) == 1) }

  @Test func aKeyOfOnePersonHasNoIssuer() throws {
    try server.control(["issuer": ""])
    #expect(try clips(client(["APP_STORE_CONNECT_ISSUER_ID": ""])) == 1)
    #expect(throws: SystemError.self) { try clips(client()) }
  }

  @Test func aTokenIsUsedAgainUntilItIsOld() throws {
    let start = Int(Date().timeIntervalSince1970) - 660
    final class Clock { var time = 0 }
    let clock = Clock()
    clock.time = start
    let client = try client(now: { clock.time })
    #expect(try clips(client) == 1)
    clock.time = start + 660
    #expect(try clips(client) == 1)
  }

  @Test func anExpiredTokenIsMadeAnewOnce() throws {
    try server.control(["expired": 1])
    #expect(try clips(client()) == 1)
    try server.control(["expired": 2])
    let error = #expect(throws: SystemError.self) { try clips(client()) }
    #expect(error?.kind == .denied && error?.description.contains("401") == true)
  }

  @Test(arguments: [429, 500, 503])
  func whatMayPassIsTriedAgain(_ status: Int) throws {
    try fault(.number(String(status)), times: 3)
    #expect(try clips(client()) == 1)
  }

  @Test func tooManyRequestsEndWithTheLimit() throws {
    try fault(429, times: 9)
    let error = #expect(throws: SystemError.self) { try clips(client()) }
    #expect(error?.kind == .limited && error?.description.contains("3500 requests an hour") == true)
    #expect(try server.state().log.count == 4)
  }

  @Test func aLongWaitEndsWithTheTimeToReturn() throws {
    let now = 1_792_000_000
    for field in ["3600", "Fri, 31 Dec 2100 23:59:59 GMT"] {
      try server.control([
        "faults": [
          [
            "method": "GET", "path": "/v1/.*", "status": 429, "times": 1, "code": "SOME_CODE",
            "headers": ["Retry-After": .string(field)],
          ]
        ]
      ])
      let client = try client()
      let error = #expect(throws: SystemError.self) { try clips(client) }
      let text = error?.description ?? ""
      #expect(error?.kind == .limited && text.contains(". Run the command again at 2"))
      #expect(text.hasSuffix(" UTC, and it goes on where it stopped"))
      #expect(try server.state().log.count == 1)
    }
    let fault = APIFault(HTTPAnswer(429)).error(nil, notBefore: UTCTime(now))
    #expect(fault.description.contains("Run the command again at 2026-10-14 17:46 UTC"))
  }

  /// A run that waits asks until its quota is there again, and shows each pause.
  @Test func aRunThatWaitsOutlastsTheQuota() throws {
    final class Pauses { var shown: [String] = [] }
    let pauses = Pauses()
    let client = try client(wait: .seconds(7_200), willWait: { pauses.shown.append("\($0) s: \($1)") })
    try server.control([
      "faults": [
        [
          "method": "GET", "path": "/v1/.*", "status": 429, "times": 9, "code": "RATE",
          "headers": [
            "X-Rate-Limit": "user-hour-lim:3500;user-hour-rem:9;user-second-lim:1;user-second-rem:0"
          ],
        ]
      ]
    ])
    #expect(try clips(client) == 1)
    #expect(try server.state().log.count == 10)
    #expect(pauses.shown.contains("1 s: App Store Connect accepts no more requests this second"))
    #expect(pauses.shown.contains { $0.hasPrefix("1 s: App Store Connect answers 429: RATE") })
  }

  /// A token is older than Apple allows after a long pause.
  @Test func aTokenIsNewAfterAPause() throws {
    final class Clock { var time = Int(Date().timeIntervalSince1970) - 1_300 }
    let clock = Clock()
    let client = try client(
      wait: .seconds(7_200), now: { clock.time }, willWait: { _, _ in clock.time += 1_300 })
    try server.control([
      "faults": [
        [
          "method": "GET", "path": "/v1/.*", "status": 429, "times": 1, "code": "RATE",
          "headers": ["X-Rate-Limit": "user-second-rem:0"],
        ]
      ]
    ])
    #expect(try clips(client) == 1)
    // The server accepts no old token, so it was asked with a new one at once.
    #expect(try server.state().log.count == 2)
  }

  @Test func whatMustNotHappenTwiceIsNotTriedAgain() throws {
    try fault(500, times: 1, method: "POST")
    let client = try client()
    #expect(throws: SystemError.self) {
      try client.send("POST", Resource.experience.path, body: ["data": [:]], repetition: .harmful)
    }
    #expect(try server.state().log.count == 1)
    // A request that was turned away had no effect.
    try fault(429, times: 1, method: "POST")
    #expect(throws: SystemError.self) {
      try client.send("POST", Resource.experience.path, body: ["data": [:]], repetition: .harmful)
    }
    #expect(try server.state().log.count == 2)
  }

  @Test func refusalsTellTheCodeAndDetail() throws {
    try fault(409, times: 1)
    let error = #expect(throws: SystemError.self) { try clips(client()) }
    #expect(error == .rejected("App Store Connect answers 409: SOME_CODE: as asked"))
    try fault(403, times: 1)
    let denied = #expect(throws: SystemError.self) { try clips(client()) }
    #expect(denied?.kind == .denied)
  }

  @Test func tokensGoToNoOtherHost() throws {
    let client = try client()
    for target in ["https://example.org/v1/apps", "\(server.url).example.org/v1", "//example.org/"] {
      #expect(throws: SystemError.self) { try client.send("GET", target) }
    }
    #expect(try server.state().log.filter { !$0.contains("example.org") } == [])
  }

  @Test func keysHaveToBeThere() throws {
    for name in [EnvironmentVariable.keyID, .keyPath].map(\.name) {
      let error = #expect(throws: SystemError.self) { try client([name: ""]) }
      #expect(error?.description.hasPrefix("the environment variable \(name) is not set") == true)
    }
    try server.write("no key", to: "other.p8")
    let error = #expect(throws: SystemError.self) {
      try client(["APP_STORE_CONNECT_KEY_PATH": "\(server.folder)/other.p8"])
    }
    #expect(error?.description.contains("does not contain a private key") == true)
    let missing = #expect(throws: SystemError.self) {
      try client(["APP_STORE_CONNECT_KEY_PATH": "/nowhere/x.p8"])
    }
    #expect(missing?.kind == .system)
  }
}
