package import ClipsiteAppClips
package import ClipsiteText

/// A text that a person calls a URL, read as kindly as possible: with what was added, or with the reason why
/// it can launch nothing.
package struct URLReading: Hashable, Sendable {
  /// The text as it was given.
  package let text: String
  /// The invocation URL, or nil.
  package let url: InvocationURL?
  /// The changes to the text, and notes about the URL.
  package let remarks: [Remark]
  /// The reason why there is no URL, or `nil` if there is one.
  package let problem: InvalidValue?

  /// Reads a text.
  ///
  /// - Parameter domain: The domain of a text that is only a path, or `nil` if there is no such domain.
  package init(_ text: String, on domain: AssociatedDomain? = nil) {
    self.text = text
    var (whole, remarks) = Self.absolute(text, domain)
    if let portless = Self.withoutDefaultPort(whole, wasHTTP: remarks == [.readAsHTTPS]) {
      remarks.append(.defaultPort)
      whole = portless
    }
    if (try? InvocationURL(whole, atMost: Self.longest)) == nil, let encoded = Self.encoded(whole) {
      remarks.append(.encoded)
      whole = encoded
    }
    do throws(InvalidValue) {
      let url = try InvocationURL(whole, atMost: Self.longest)
      if whole.utf8.count > WebURL.maximumLength { remarks.append(.long(whole.utf8.count)) }
      if URLParts(whole).host.utf8.contains(where: { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) {
        remarks.append(.hostLowercased)
      }
      if url.query != nil { remarks.append(.query) }
      if url.fragment != nil { remarks.append(.fragment) }
      (self.url, problem) = (url, nil)
    } catch {
      (url, problem) = (nil, error)
    }
    self.remarks = remarks
  }

  /// The most bytes that are read. Apple names no limit for the URL of an invocation.
  private static let longest = 65_536

  /// The URL without the port that its scheme has anyway, or `nil` if no such port is written.
  private static func withoutDefaultPort(_ url: String, wasHTTP: Bool) -> String? {
    let parts = URLParts(url)
    let ports = ["", "443"] + (wasHTTP ? ["80"] : [])
    guard parts.isScheme("https"), let authority = parts.authority, let port = parts.port,
      ports.contains(String(port))
    else { return nil }
    return String(url[..<parts.host.endIndex] + url[authority.endIndex...])
  }

  /// The text with what it lacks in front.
  private static func absolute(_ text: String, _ domain: AssociatedDomain?) -> (String, [Remark]) {
    if text.prefix(7).lowercased() == "http://" { return ("https" + text.dropFirst(4), [.readAsHTTPS]) }
    if text.hasPrefix("//") { return ("https:" + text, [.schemeAdded]) }
    if text.hasPrefix("/"), let domain { return ("https://\(domain)\(text)", [.domainAdded(domain)]) }
    let beginning = text.prefix { !"/?#".contains($0) }
    // A scheme has no period in practice, and a host that matters has one.
    let isHost = beginning.contains(".") && !beginning.hasPrefix(".")
    return isHost ? ("https://" + text, [.schemeAdded]) : (text, [])
  }

  /// The URL with what it may not hold percent-encoded, or `nil` if that does not help.
  private static func encoded(_ text: String) -> String? {
    guard let url = try? WebURL(text), (try? InvocationURL(url.rawValue, atMost: longest)) != nil else {
      return nil
    }
    return url.rawValue
  }
}

/// Something to know of the way in which a URL was read.
package struct Remark: Hashable, Sendable {
  /// A name that programs can rely on.
  package let code: String
  /// One sentence without a period.
  package let message: String

  private init(_ code: String, _ message: String) { (self.code, self.message) = (code, message) }

  /// No scheme is written.
  static let schemeAdded = Remark(
    "scheme-added", "no scheme is written. The URL was read with `https://` in front")
  /// The scheme is `http`.
  static let readAsHTTPS = Remark(
    "http",
    "invocation URLs begin with `https://`. The URL was read that way, as where the server leads from "
      + "`http` to `https`")
  /// Only a path is written; it was taken as one of this domain.
  package static func domainAdded(_ domain: AssociatedDomain) -> Remark {
    Remark("domain-added", "only a path is written, which was taken as one of \(domain)")
  }
  /// Characters that no URL holds were percent-encoded.
  static let encoded = Remark(
    "percent-encoded", "characters that URLs cannot contain were percent-encoded, as in browsers")
  /// The host is written with capital letters.
  static let hostLowercased = Remark(
    "host-case", "letter case counts nothing in a host, and everything in the path behind it")
  /// The port of `https` is written.
  static let defaultPort = Remark(
    "default-port", "the port is the usual one of the scheme, so the URL was read without it, as browsers do")
  /// The URL has this many bytes, which is more than clipsite registers or prints.
  static func long(_ count: Int) -> Remark {
    let most = WebURL.maximumLength
    return Remark(
      "long", "the URL has \(count) bytes, but in the content of a site, \(most) are the most")
  }
  /// There is a query.
  static let query = Remark("query", "the App Clip gets the query, and the page is the same without it")
  /// There is a fragment.
  static let fragment = Remark(
    "fragment", "the fragment never reaches a server, and only `#` in `applinks` looks at it")
  /// The URL of the page that answers is spelled in another way.
  static func otherSpelling(_ url: String) -> Remark {
    Remark(
      "other-spelling",
      "the page's own URL is \(url), but `applinks` and experiences are compared with the URL as it is written"
    )
  }
  /// The parameter of a default link names a location of the site: the URL of its page.
  package static func namesLocation(_ url: String) -> Remark {
    Remark("location", "the App Clip receives the location whose page is \(url)")
  }
  /// The page's own image is not on the card that the URL launches.
  package static let imageWithoutCard = Remark(
    "image-without-card",
    "the page's own `image` is only in link previews, because the card is that of the experience")
}
