internal import ClipsiteCCurl

/// libcurl, loaded for the first client: with the some thirty libraries that it brings it would make every
/// command begin later, and few commands send anything.
package enum CurlLibrary {
  #if canImport(Darwin)
    private static let file = "/usr/lib/libcurl.4.dylib"
  #else
    private static let file = "libcurl.so.4"
  #endif

  /// Why it cannot be used; nil when it can.
  package static let failure = load(file)

  /// Loads a library and finds the calls in it. Gives what is in the way.
  package static func load(_ file: String) -> HTTPFailure? {
    clipsite_curl_load(file).map { reason in
      let reason = "libcurl cannot be used (\(String(cString: reason)))"
      return HTTPFailure(.connection, "\(reason): install the package libcurl4, or curl")
    }
  }
}
