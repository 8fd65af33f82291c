internal import CCurlShim

/// Many requests at once on one thread, over connections that are kept. Redirects are not followed.
///
/// Requests are started with a number that comes back with the answer.
public final class HTTPTransfers {
  /// What came of a request.
  public typealias Completion = (number: Int, result: Result<HTTPAnswer, HTTPFailure>)

  private static let isReady = curl_global_init(Int(CURL_GLOBAL_SSL)) == CURLE_OK

  private let options: HTTPClientOptions
  private let multi: UnsafeMutableRawPointer?
  private var running: [UnsafeMutableRawPointer: Transfer] = [:]
  private var idle: [UnsafeMutableRawPointer] = []
  private let lists: ConnectionLists

  /// A client without connections yet.
  public init(_ options: HTTPClientOptions = HTTPClientOptions()) {
    precondition(Self.isReady, "libcurl cannot be used")
    self.options = options
    multi = curl_multi_init()
    lists = ConnectionLists(options)
    _ = clipsite_curl_multi_set_number(multi, CURLMOPT_MAXCONNECTS, options.connections)
    _ = clipsite_curl_multi_set_number(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, options.connections)
  }

  deinit {
    for handle in running.keys { curl_multi_remove_handle(multi, handle) }
    for handle in Array(running.keys) + idle { curl_easy_cleanup(handle) }
    curl_multi_cleanup(multi)
  }

  /// How many requests have been started and not come back.
  public var count: Int { running.count }

  /// Starts a request. It moves on only while somebody waits.
  public func start(_ request: HTTPRequest, number: Int) {
    guard let handle = idle.popLast() ?? curl_easy_init() else {
      preconditionFailure("libcurl makes no handle")
    }
    let transfer = Transfer(number, request, largestAnswer: options.largestAnswer)
    transfer.prepare(handle, options, lists)
    running[handle] = transfer
    curl_multi_add_handle(multi, handle)
  }

  /// Moves requests on until one comes back or a time is over.
  ///
  /// - Parameter limit: How long to wait at most.
  public func wait(upTo limit: Duration) -> [Completion] {
    perform()
    let done = collect()
    guard done.isEmpty else { return done }
    let milliseconds = Int32(clamping: max(0, Int64(limit / .milliseconds(1))))
    curl_multi_poll(multi, nil, 0, milliseconds, nil)
    perform()
    return collect()
  }

  /// Sends one request and waits for its answer. Nothing else may be under way.
  public func send(_ request: HTTPRequest) throws(HTTPFailure) -> HTTPAnswer {
    precondition(running.isEmpty, "other requests are under way")
    start(request, number: 0)
    while true {
      if let done = wait(upTo: .seconds(1)).first { return try done.result.get() }
    }
  }

  private func perform() {
    var count: Int32 = 0
    curl_multi_perform(multi, &count)
  }

  private func collect() -> [Completion] {
    var done: [Completion] = []
    var left: Int32 = 0
    while let message = curl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle else { continue }
      let code = clipsite_curl_result(message)
      curl_multi_remove_handle(multi, handle)
      guard let transfer = running.removeValue(forKey: handle) else { continue }
      done.append((transfer.number, transfer.result(of: handle, code)))
      curl_easy_reset(handle)
      idle.append(handle)
    }
    return done
  }
}
