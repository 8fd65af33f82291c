internal import CCurlShim

/// The lists of a client that libcurl reads while requests are under way.
final class ConnectionLists {
  let addresses: UnsafeMutablePointer<curl_slist>?
  let routes: UnsafeMutablePointer<curl_slist>?

  /// The hosts that are asked directly even where the environment names a proxy: this computer, and those with a server
  /// of their own.
  let direct: String

  init(_ options: HTTPClientOptions) {
    let routed = options.routes.compactMap { $0.split(separator: ":").first.map(String.init) }
    direct = (["localhost", "127.0.0.1", "::1"] + routed).joined(separator: ",")
    addresses = options.addresses.reduce(nil) { curl_slist_append($0, $1) }
    routes = options.routes.reduce(nil) { curl_slist_append($0, $1) }
  }

  deinit {
    curl_slist_free_all(addresses)
    curl_slist_free_all(routes)
  }
}
