import ClipsiteTestTools
import Testing

@testable import ClipsiteHTTPServer

/// Damaged requests have one meaning, however they arrive.
@Suite(.timeLimit(.minutes(30))) struct DamagedRequestTests {
  @Test func meanTheSameInPieces() throws {
    let seeds = [
      "GET /a/b?q=1 HTTP/1.1\r\nHost: example.com:8080\r\nAccept: */*\r\n\r\n",
      "HEAD http://example.com/ HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: [::1]\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\nbody",
      "\r\nGET / HTTP/1.1\nHost: x\n\n",
    ]
    let tokens = [
      "\r\n", "\r", "\n", "\0", " ", "\t", ":", "%2e%2e/", "/../", "%00", "Host: y\r\n", "HTTP/1.1", "\u{7F}",
      "é",
    ]
    var damage = Mutations("request", of: seeds, tokens: tokens)
    try damage.forEach { bytes in
      let whole = HTTPRequestParser.parse(bytes)
      var parser = HTTPRequestParser()
      var outcome = bytes.withUnsafeBytes {
        parser.parse(UnsafeRawBufferPointer(rebasing: $0[..<(bytes.count / 2)]))
      }
      if outcome.status == 0 { outcome = bytes.withUnsafeBytes { parser.parse($0) } }
      try #require(outcome.summary == whole.summary)
    }
  }
}
