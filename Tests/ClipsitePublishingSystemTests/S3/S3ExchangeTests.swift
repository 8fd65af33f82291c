import ClipsiteNetwork
import ClipsiteTestTools
import Testing

@testable import ClipsitePublishing
@testable import ClipsitePublishingTests

/// How much is under way to a store at once.
@Suite(.blocking, .needs(LoadedLibrary.curl)) struct S3ExchangeTests {
  /// The most requests that were under way when 40 of ten bytes each were sent.
  private func mostAtOnce(fullLoad: Int?) throws -> Int {
    let server = try FaultServer()
    defer { server.stop() }
    let bucket = try S3Bucket("site", at: .loopback(server.port), in: AWSHosts(region: "us-east-1"))
    let exchange = S3Exchange(bucket, .testing(), retrying: RetryPolicy(), options: HTTPClientOptions())
    if let fullLoad { exchange.queue.fullLoad = fullLoad }
    var (underWay, most) = (0, 0)
    let failures = exchange.run(40, expecting: .nothing) { number in
      underWay += 1
      most = max(most, underWay)
      return S3Bucket.Call(method: "PUT", key: "\(number)", body: Array("ten bytes.".utf8))
    } judge: { _, _ in
      underWay -= 1
      return .done
    }
    #expect(failures.isEmpty)
    #expect(server.keys.count == 40)
    return most
  }

  @Test func manySmallFilesAreSentAtOnce() throws { #expect(try mostAtOnce(fullLoad: nil) >= 16) }

  @Test(arguments: [(1, 1), (10, 1), (11, 2), (40, 4), (41, 5)])
  func largeFilesWaitForOneAnother(fullLoad: Int, most: Int) throws {
    #expect(try mostAtOnce(fullLoad: fullLoad) == most)
  }
}
