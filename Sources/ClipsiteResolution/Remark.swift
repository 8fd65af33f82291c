package import ClipsiteAppClips

/// Something to know of the way in which a URL was read.
package enum Remark: Hashable, Sendable {
  /// No scheme is written.
  case schemeAdded
  /// The scheme is `http`.
  case readAsHTTPS
  /// Only a path is written; it was taken as one of this domain.
  case domainAdded(AssociatedDomain)
  /// Characters that no URL holds were percent-encoded.
  case encoded
  /// The host is written with capital letters.
  case hostLowercased
  /// The port of `https` is written.
  case defaultPort
  /// The URL has this many bytes, which is more than clipsite registers or prints.
  case long(Int)
  /// There is a query.
  case query
  /// There is a fragment.
  case fragment
  /// The URL of the page that answers is spelt in another way.
  case otherSpelling(String)

  /// A name that programs can rely on.
  package var code: String {
    switch self {
    case .schemeAdded: "scheme-added"
    case .readAsHTTPS: "http"
    case .domainAdded: "domain-added"
    case .encoded: "percent-encoded"
    case .hostLowercased: "host-case"
    case .defaultPort: "default-port"
    case .long: "long"
    case .query: "query"
    case .fragment: "fragment"
    case .otherSpelling: "other-spelling"
    }
  }

  /// One sentence without a full stop.
  package var message: String {
    switch self {
    case .schemeAdded: "no scheme is written; the URL was read with `https://` in front"
    case .readAsHTTPS:
      "invocation URLs begin with `https://`; the URL was read that way, as where the server leads from `http` to `https`"
    case .domainAdded(let domain): "only a path is written; it was taken as one of \(domain)"
    case .encoded: "characters that no URL holds were percent-encoded, as browsers do it"
    case .hostLowercased: "letter case counts nothing in a host, and everything in the path behind it"
    case .defaultPort: "the port is the usual one of the scheme; the URL was read without it, as browsers do"
    case .long(let count):
      "the URL has \(count) bytes; in the content of a site, \(WebURL.maximumLength) are the most"
    case .query: "the App Clip gets the query; the page is the same without it"
    case .fragment: "the fragment never reaches a server; only `#` in `applinks` looks at it"
    case .otherSpelling(let url):
      "the page's own URL is \(url); `applinks` and experiences are compared with the URL as it is written"
    }
  }
}
