/// Reads one request from the bytes of a connection, strictly as RFC 9112 has it.
///
/// A pure function of bytes: it is called again with all that has arrived since the start of the request,
/// goes on where it stopped, and gives the same result however the bytes were split. A line may end with a
/// lone LF (section 2.2 allows it, and it is what people type into `nc`); a lone CR is a fault.
package struct HTTPRequestParser: Sendable {
  /// The result of the bytes so far.
  package enum Outcome: Sendable {
    /// Nothing is wrong yet, and the head is not complete.
    case needsMore
    /// A request, and how many bytes it took. What follows is the next request.
    case request(ReceivedRequest, consumed: Int)
    /// The bytes are no request that is served.
    case fault(HTTPFault)
  }

  private let limits: HTTPLimits
  /// The start of the request line, after the one empty line that may precede it.
  private var headStart = 0
  private var lineStart = 0
  private var scanned = 0
  private var requestLine: RequestLine?
  private var fields: [HTTPField] = []

  /// A parser for one request.
  package init(limits: HTTPLimits = HTTPLimits()) { self.limits = limits }

  /// Indicates whether the request line is not complete and nothing but a line end has come.
  var isUntouched: Bool { requestLine == nil && scanned == headStart }

  /// Looks at what has arrived.
  ///
  /// - Parameter bytes: Everything from the start of the request, so more at each call. After a request or a
  ///   fault the parser is used up.
  package mutating func parse(_ bytes: UnsafeRawBufferPointer) -> Outcome {
    do throws(HTTPFault) {
      while let line = try nextLine(in: bytes) {
        if requestLine == nil {
          try takeFirst(line, of: bytes)
        } else if line.isEmpty {
          return .request(try finish(), consumed: lineStart)
        } else {
          try takeField(line, of: bytes)
        }
      }
      return .needsMore
    } catch {
      var fault = error
      fault.isHead = requestLine?.method == "HEAD"
      return .fault(fault)
    }
  }

  // MARK: Lines

  /// The next complete line without its end, or `nil` if it has not arrived yet.
  private mutating func nextLine(in bytes: UnsafeRawBufferPointer) throws(HTTPFault) -> Range<Int>? {
    try checkFirstByte(of: bytes)
    while scanned < bytes.count, bytes[scanned] != UInt8(ascii: "\n") { scanned += 1 }
    guard scanned < bytes.count else {
      // A CR at the end may belong to the line end, so one byte more is not too long yet.
      try checkLength(line: scanned - lineStart - 1, head: scanned + 1 - headStart)
      return nil
    }
    let endsWithCR = scanned > lineStart && bytes[scanned - 1] == UInt8(ascii: "\r")
    let line = lineStart..<(endsWithCR ? scanned - 1 : scanned)
    scanned += 1
    lineStart = scanned
    try checkLength(line: line.count, head: scanned - headStart)
    return line
  }

  /// A connection that starts with something else than a method, such as a TLS hello, is not waited for.
  private func checkFirstByte(of bytes: UnsafeRawBufferPointer) throws(HTTPFault) {
    guard requestLine == nil, headStart < bytes.count else { return }
    let first = bytes[headStart]
    if first.isTokenByte { return }
    let mayBeLineEnd = headStart == 0 && (first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r"))
    if mayBeLineEnd, bytes.count == 1 || first == UInt8(ascii: "\n") || bytes[1] == UInt8(ascii: "\n") {
      return
    }
    throw HTTPFault(.badRequest, "The request does not start with a method.")
  }

  private func checkLength(line: Int, head: Int) throws(HTTPFault) {
    if requestLine == nil, line > limits.requestLine {
      throw HTTPFault(.uriTooLong, "The request line is longer than \(limits.requestLine) bytes.")
    }
    if head > limits.head {
      throw HTTPFault(.fieldsTooLarge, "The head of the request is larger than \(limits.head) bytes.")
    }
  }

  private mutating func takeFirst(
    _ line: Range<Int>, of bytes: UnsafeRawBufferPointer
  ) throws(HTTPFault) {
    if line.isEmpty, headStart == 0 {
      headStart = lineStart
    } else {
      requestLine = try RequestLine(bytes[line])
    }
  }

  private mutating func takeField(
    _ line: Range<Int>, of bytes: UnsafeRawBufferPointer
  ) throws(HTTPFault) {
    guard fields.count < limits.fields else {
      throw HTTPFault(.fieldsTooLarge, "The request has more than \(limits.fields) fields.")
    }
    fields.append(try HTTPField(line, of: bytes))
  }

  // MARK: The whole

  /// Judges the complete head: host, framing, method, body, target, in this order.
  private func finish() throws(HTTPFault) -> ReceivedRequest {
    guard let requestLine else { throw HTTPFault(.badRequest, "The request line is missing.") }
    let fields = HTTPFields(fields)
    let host = try Authority.ofHost(in: fields, version: requestLine.version)
    let framing = try RequestFraming(fields)
    let method = try requestLine.servedMethod()
    try framing.checkThatThereIsNoBody()
    let target = try RequestTarget(requestLine.target)
    return ReceivedRequest(
      try RequestTarget.decodedPath(target.path), method: method, query: target.query.map(String.init),
      authority: target.authority ?? host, fields: fields,
      keepsConnection: requestLine.version == .http11
        && !fields.list("Connection").contains {
          $0.equalsWithoutCase("close")
        })
  }
}

/// The size limits for the head of a request.
package struct HTTPLimits: Sendable {
  /// Bytes of the request line without its end; more are answered with 414.
  var requestLine = 8 << 10
  /// Bytes of the request line, all fields and the empty line; more are answered with 431.
  var head = 16 << 10
  /// Field lines; more are answered with 431.
  var fields = 100
}
