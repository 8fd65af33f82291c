package import ClipsiteCCurl
package import ClipsiteSystem

/// Many requests at once on one thread, over connections that are kept. Redirects are not followed.
///
/// Requests are started with a number that comes back with the answer.
package final class HTTPTransfers {
  /// The outcome of a request.
  package typealias Completion = (number: Int, result: Result<HTTPAnswer, HTTPFailure>)

  private let options: HTTPClientOptions
  private let failure: HTTPFailure?
  private let multi: UnsafeMutableRawPointer?
  private var running: [UnsafeMutableRawPointer: Transfer] = [:]
  private var idle: [UnsafeMutableRawPointer] = []
  private var refused: [Completion] = []
  private let lists: ConnectionLists

  /// A client without connections yet. Where libcurl is not installed, every request fails and says so.
  package convenience init(_ options: HTTPClientOptions = HTTPClientOptions()) {
    self.init(options, failure: CurlLibrary.failure)
  }

  package init(_ options: HTTPClientOptions, failure: HTTPFailure?) {
    self.options = options
    self.failure = failure
    lists = ConnectionLists(options, isLoaded: failure == nil)
    multi = failure == nil ? clipsite_curl_multi_init() : nil
    guard failure == nil else { return }
    _ = clipsite_curl_multi_set_number(multi, CURLMOPT_MAXCONNECTS, options.connections)
    _ = clipsite_curl_multi_set_number(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, options.connections)
  }

  deinit {
    for handle in running.keys { clipsite_curl_multi_remove(multi, handle) }
    for handle in Array(running.keys) + idle { clipsite_curl_easy_cleanup(handle) }
    if failure == nil { clipsite_curl_multi_cleanup(multi) }
  }

  /// The number of requests that have been started and not come back.
  package var count: Int { running.count + refused.count }
  /// The bytes that those send.
  package private(set) var load = 0

  /// Starts a request. It moves on only while somebody waits.
  package func start(_ request: HTTPRequest, number: Int) {
    if let failure = failure ?? request.failure { return refused.append((number, .failure(failure))) }
    guard let handle = idle.popLast() ?? clipsite_curl_easy_init() else {
      preconditionFailure("libcurl makes no handle")
    }
    let transfer = Transfer(number, request, largestAnswer: options.largestAnswer)
    transfer.prepare(handle, options: options, lists: lists)
    running[handle] = transfer
    load += transfer.load
    clipsite_curl_multi_add(multi, handle)
  }

  /// Moves requests on until one comes back or a time is over.
  ///
  /// - Parameter limit: How long to wait at most.
  package func wait(upTo limit: Duration) -> [Completion] {
    if failure != nil || !refused.isEmpty {
      defer { refused = [] }
      return refused
    }
    clipsite_curl_multi_perform(multi)
    let done = collect()
    guard done.isEmpty else { return done }
    let milliseconds = Int32(clamping: max(0, Int64(limit / .milliseconds(1))))
    clipsite_curl_multi_wait(multi, milliseconds)
    clipsite_curl_multi_perform(multi)
    return collect()
  }

  private func collect() -> [Completion] {
    var done: [Completion] = []
    while let message = clipsite_curl_multi_next(multi) {
      guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle else { continue }
      let code = clipsite_curl_result(message)
      clipsite_curl_multi_remove(multi, handle)
      guard let transfer = running.removeValue(forKey: handle) else { continue }
      load -= transfer.load
      done.append((transfer.number, transfer.result(of: handle, code)))
      clipsite_curl_easy_reset(handle)
      idle.append(handle)
    }
    return done
  }
}

/// The lists of a client that libcurl reads while requests are under way.
package final class ConnectionLists {
  package let routes: UnsafeMutablePointer<curl_slist>?

  /// The hosts that are asked directly even where the environment names a proxy: this computer, those with a
  /// server of their own, and those of `NO_PROXY`. libcurl no longer reads that variable once it is given a
  /// list.
  package let direct: String
  /// Indicates whether the environment names a proxy, so that addresses of connections are its own.
  let hasProxy: Bool

  /// - Parameter isLoaded: Whether libcurl is there to make them.
  package init(_ options: HTTPClientOptions, isLoaded: Bool, environment: Environment = .process) {
    let routed = options.routes.compactMap { $0.split(separator: ":").first.map(String.init) }
    let exempt = environment[.direct] ?? environment[.directInCapitals] ?? ""
    let local = ["localhost", "127.0.0.1", "::1"] + routed
    // To libcurl an asterisk means all hosts only if it is the whole list.
    direct =
      options.isDirect || exempt == "*"
      ? "*" : (local + (exempt.isEmpty ? [] : [exempt])).joined(separator: ",")
    hasProxy = EnvironmentVariable.proxies.contains { environment.text(of: $0) != nil } && direct != "*"
    routes = isLoaded ? options.routes.reduce(nil) { clipsite_curl_list_append($0, $1) } : nil
  }

  deinit { if routes != nil { clipsite_curl_list_free(routes) } }
}

extension EnvironmentVariable {
  static let direct = EnvironmentVariable(
    "no_proxy", about: "hosts that clipsite reaches without the proxy, separated by commas, or `*` for all")
  static let directInCapitals = EnvironmentVariable("NO_PROXY", about: "the same, without `no_proxy`")

  /// The variables that libcurl reads.
  static let proxies = [
    EnvironmentVariable("https_proxy", about: "the proxy for connections, as a URL"),
    EnvironmentVariable("HTTPS_PROXY", about: "the same, without `https_proxy`"),
    EnvironmentVariable("all_proxy", about: "the proxy, without the others"),
    EnvironmentVariable("ALL_PROXY", about: "the same, without `all_proxy`"),
  ]

  /// The variables of the network.
  package static let ofNetwork = proxies + [direct, directInCapitals]
}

/// libcurl, loaded for the first client: with the some thirty libraries that it brings it would make every
/// command begin later, and few commands send anything.
package enum CurlLibrary {
  #if canImport(Darwin)
    private static let file = "/usr/lib/libcurl.4.dylib"
  #else
    private static let file = "libcurl.so.4"
  #endif

  /// The reason why it cannot be used, or `nil` if it can.
  package static let failure = load(file)

  /// The version, as in `7.88.1`, or `nil` if it cannot be used.
  package static var version: String? {
    guard failure == nil else { return nil }
    let words = String(cString: clipsite_curl_version()).split(separator: " ")
    return words.first.flatMap { $0.split(separator: "/").last }.map(String.init)
  }

  /// Loads a library and finds the calls in it. Gives what is in the way.
  package static func load(_ file: String) -> HTTPFailure? {
    clipsite_curl_load(file).map { reason in
      let reason = "libcurl cannot be used (\(String(cString: reason)))"
      return HTTPFailure(.connection, "\(reason): install the package libcurl4, or curl")
    }
  }
}
