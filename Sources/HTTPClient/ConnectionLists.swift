internal import CCurlShim

/// The lists of a client that libcurl reads while requests are under way.
final class ConnectionLists {
  let addresses: UnsafeMutablePointer<curl_slist>?
  let routes: UnsafeMutablePointer<curl_slist>?

  /// The hosts that are asked directly even where the environment names a proxy: this computer, and those with a server
  /// of their own.
  let direct: String

  /// - Parameter isLoaded: Whether libcurl is there to make them.
  init(_ options: HTTPClientOptions, isLoaded: Bool) {
    let routed = options.routes.compactMap { $0.split(separator: ":").first.map(String.init) }
    direct = (["localhost", "127.0.0.1", "::1"] + routed).joined(separator: ",")
    addresses = isLoaded ? options.addresses.reduce(nil) { clipsite_curl_list_append($0, $1) } : nil
    routes = isLoaded ? options.routes.reduce(nil) { clipsite_curl_list_append($0, $1) } : nil
  }

  deinit {
    for list in [addresses, routes] where list != nil { clipsite_curl_list_free(list) }
  }
}
