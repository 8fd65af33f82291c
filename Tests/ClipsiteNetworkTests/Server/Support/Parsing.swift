import ClipsiteNetwork

extension HTTPRequestParser {
  /// Reads a request from bytes that are all there.
  static func parse(_ bytes: [UInt8]) -> Outcome {
    var parser = HTTPRequestParser()
    return bytes.withUnsafeBytes { parser.parse($0) }
  }
}

/// Parses a text as the bytes of one request.
func parse(_ text: String) -> HTTPRequestParser.Outcome { HTTPRequestParser.parse(Array(text.utf8)) }

/// A request for localhost with this request line and these field lines.
func parse(line: String, fields: String...) -> HTTPRequestParser.Outcome {
  parse(([line, "Host: localhost"] + fields).map { $0 + "\r\n" }.joined() + "\r\n")
}

extension HTTPRequestParser.Outcome {
  /// The request, if that is what it is.
  var request: ReceivedRequest? {
    guard case .request(let request, _) = self else { return nil }
    return request
  }

  /// The fault, if that is what it is.
  var fault: HTTPFault? {
    guard case .fault(let fault) = self else { return nil }
    return fault
  }

  /// 200 for a request, the status of a fault, or 0 when more is needed.
  var status: Int {
    switch self {
    case .needsMore: 0
    case .request: 200
    case .fault(let fault): fault.status.rawValue
    }
  }

  /// The outcome in words, for comparing.
  var summary: String {
    switch self {
    case .needsMore: "needs more"
    case .request(let request, let consumed):
      """
      \(request.method) \(request.path) \(request.query ?? "-") \(request.authority?.host ?? "-") \(consumed)
      """
    case .fault(let fault): "\(fault.status) \(fault.reason)"
    }
  }
}
