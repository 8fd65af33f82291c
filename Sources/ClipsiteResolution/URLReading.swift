package import ClipsiteAppClips

/// A text that a person calls a URL, read as kindly as possible: with what was added, or with the reason why
/// it can launch nothing.
package struct URLReading: Hashable, Sendable {
  /// Why a text is no invocation URL.
  package struct Problem: Hashable, Sendable {
    /// One sentence without a full stop.
    package let message: String
    /// What to write instead, where that is known.
    package let fix: String?
  }

  /// The text as it was given.
  package let text: String
  /// The invocation URL, or nil.
  package let url: InvocationURL?
  /// What was done to the text, and what to know of the URL.
  package let remarks: [Remark]
  /// Why there is no URL; nil when there is one.
  package let problem: Problem?

  /// Reads a text.
  ///
  /// - Parameter domain: The domain of a text that is only a path; nil when there is no such domain.
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
    do throws(InvalidValue<InvocationURL.Rule>) {
      let url = try InvocationURL(whole, atMost: Self.longest)
      if whole.utf8.count > WebURL.maximumLength { remarks.append(.long(whole.utf8.count)) }
      if Self.authority(of: whole).utf8.contains(where: { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) {
        remarks.append(.hostLowercased)
      }
      if url.query != nil { remarks.append(.query) }
      if url.fragment != nil { remarks.append(.fragment) }
      (self.url, problem) = (url, nil)
    } catch {
      (url, problem) = (nil, Problem(message: error.message, fix: error.fix))
    }
    self.remarks = remarks
  }

  /// The most bytes that are read. Apple names no limit for the URL of an invocation.
  private static let longest = 65_536

  /// The URL without the port that its scheme has anyway; nil when no such port is written.
  private static func withoutDefaultPort(_ url: String, wasHTTP: Bool) -> String? {
    let authority = authority(of: url)
    let ports = ["", "443"] + (wasHTTP ? ["80"] : [])
    guard url.prefix(8).lowercased() == "https://",
      let colon = authority.utf8.lastIndex(of: UInt8(ascii: ":")),
      ports.contains(String(authority[colon...].dropFirst()))
    else { return nil }
    return String(url[..<colon] + url[authority.endIndex...])
  }

  /// The text with what it lacks in front.
  private static func absolute(_ text: String, _ domain: AssociatedDomain?) -> (String, [Remark]) {
    if text.prefix(7).lowercased() == "http://" { return ("https" + text.dropFirst(4), [.readAsHTTPS]) }
    if text.hasPrefix("//") { return ("https:" + text, [.schemeAdded]) }
    if text.hasPrefix("/"), let domain { return ("https://\(domain)\(text)", [.domainAdded(domain)]) }
    let beginning = text.prefix { !"/?#".contains($0) }
    // A scheme has no full stop in practice, and a host that matters has one.
    let isHost = beginning.contains(".") && !beginning.hasPrefix(".")
    return isHost ? ("https://" + text, [.schemeAdded]) : (text, [])
  }

  /// The URL with what it may not hold percent-encoded; nil when that does not help.
  private static func encoded(_ text: String) -> String? {
    guard let url = try? WebURL(text), (try? InvocationURL(url.rawValue, atMost: longest)) != nil else {
      return nil
    }
    return url.rawValue
  }

  private static func authority(of url: String) -> Substring {
    url.dropFirst("https://".count).prefix { !"/?#".contains($0) }
  }
}
