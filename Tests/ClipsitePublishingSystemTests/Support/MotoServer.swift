import ClipsiteNetwork
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsitePublishing
@testable import ClipsitePublishingTests

/// moto, which plays the services of AWS, started for one test.
final class MotoServer {
  let port: UInt16
  var url: String { "http://127.0.0.1:\(port)" }
  private let process = Process()

  static let need = Need("moto") { RealStore.isInstalled("moto_server") }

  /// - Parameter freeCalls: The number of calls before it looks at keys and signatures, or `nil` if it never
  ///   looks.
  init(freeCalls: Int? = nil) throws {
    port = TestPorts.take()
    process.executableURL = URL(filePath: RealStore.tool("moto_server"))
    process.arguments = ["-H", "127.0.0.1", "-p", "\(port)"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      freeCalls.map { ["INITIAL_NO_AUTH_ACTION_COUNT": "\($0)"] } ?? [:]
    ) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.runWithTests()
    let client = HTTPTransfers()
    let deadline = ContinuousClock.now + .seconds(120)
    // Any other question would use up a free call.
    while (try? client.send(HTTPRequest("GET", "\(url)/moto-api/"))) == nil {
      try #require(ContinuousClock.now < deadline, "moto does not answer")
      _ = client.wait(upTo: .milliseconds(50))
    }
  }

  func stop() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Calls IAM, and gives the answer.
  func iam(_ parameters: [(String, String)]) throws -> String {
    let credential = "AWS4-HMAC-SHA256 Credential=x/20260101/us-east-1/iam/aws4_request"
    let headers = [
      HTTPHeader("Content-Type", "application/x-www-form-urlencoded"),
      HTTPHeader("Authorization", "\(credential), SignedHeaders=host, Signature=0"),
    ]
    let body = RequestSigner.query([("Version", "2010-05-08")] + parameters)
    let answer = try HTTPTransfers().send(
      HTTPRequest("POST", "\(url)/", headers: headers, body: Array(body.utf8)))
    let text = String(decoding: answer.body, as: UTF8.self)
    try #require(answer.status == 200, "\(text)")
    return text
  }
}
