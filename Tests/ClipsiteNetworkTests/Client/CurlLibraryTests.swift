import ClipsiteTestTools
import Testing

@testable import ClipsiteNetwork

struct CurlLibraryTests {
  @Test(.needs(LoadedLibrary.curl)) func isThere() { #expect(CurlLibrary.failure == nil) }

  @Test func thatIsMissingIsNamedWithItsPackage() throws {
    let failure = try #require(CurlLibrary.load("another-libcurl.so.4"))
    #expect(!failure.isTransient)
    #expect(failure.kind == .connection)
    #expect(failure.reason.hasPrefix("libcurl cannot be used (another-libcurl.so.4: "))
    #expect(failure.reason.hasSuffix("install the package libcurl4, or curl"))
  }

  @Test func failsEveryRequestWhereItIsMissing() {
    let failure = HTTPFailure(.connection, "no library")
    let client = HTTPTransfers(HTTPClientOptions(), failure: failure)
    for number in 1...3 { client.start(HTTPRequest("GET", "http://127.0.0.1:1/"), number: number) }
    #expect(client.count == 3)
    let done = client.wait(upTo: .zero)
    #expect(done.map(\.number) == [1, 2, 3])
    for completion in done { #expect(throws: failure) { try completion.result.get() } }
    #expect(client.count == 0)
    #expect(throws: failure) { try client.send(HTTPRequest("GET", "http://127.0.0.1:1/")) }
  }
}
