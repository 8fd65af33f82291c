package import ClipsiteCCurl
internal import ClipsitePlatform

/// The lists of a client that libcurl reads while requests are under way.
package final class ConnectionLists {
  package let addresses: UnsafeMutablePointer<curl_slist>?
  package let routes: UnsafeMutablePointer<curl_slist>?

  /// The hosts that are asked directly even where the environment names a proxy: this computer, those with a
  /// server of their own, and those of `NO_PROXY`. libcurl no longer reads that variable once it is given a
  /// list.
  package let direct: String

  /// - Parameters:
  ///   - isLoaded: Whether libcurl is there to make them.
  ///   - environment: The value of an environment variable, or nil.
  package init(
    _ options: HTTPClientOptions, isLoaded: Bool,
    environment: (String) -> String? = { Environment.process[$0] }
  ) {
    let routed = options.routes.compactMap { $0.split(separator: ":").first.map(String.init) }
    let exempt = environment("no_proxy") ?? environment("NO_PROXY") ?? ""
    let local = ["localhost", "127.0.0.1", "::1"] + routed
    // To libcurl an asterisk means all hosts only if it is the whole list.
    direct = exempt == "*" ? exempt : (local + (exempt.isEmpty ? [] : [exempt])).joined(separator: ",")
    addresses = isLoaded ? options.addresses.reduce(nil) { clipsite_curl_list_append($0, $1) } : nil
    routes = isLoaded ? options.routes.reduce(nil) { clipsite_curl_list_append($0, $1) } : nil
  }

  deinit {
    for list in [addresses, routes] where list != nil { clipsite_curl_list_free(list) }
  }
}
