package import ClipsiteNetwork

extension HTTPTransfers {
  /// Sends one request and waits for its answer. Nothing else may be under way.
  package func send(_ request: HTTPRequest) throws(HTTPFailure) -> HTTPAnswer {
    precondition(count == 0, "other requests are under way")
    start(request, number: 0)
    while true {
      if let done = wait(upTo: .seconds(1)).first { return try done.result.get() }
    }
  }
}
