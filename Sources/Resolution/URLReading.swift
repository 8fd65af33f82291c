public import AppClips

/// A text that a person calls a URL, read as kindly as possible: with what was added, or with the reason why it can launch
/// nothing.
public struct URLReading: Hashable, Sendable {
  /// Why a text is no invocation URL.
  public struct Problem: Hashable, Sendable {
    /// One sentence without a full stop.
    public let message: String
    /// What to write instead, where that is known.
    public let fix: String?
  }

  /// The text as it was given.
  public let text: String
  /// The invocation URL, or nil.
  public let url: InvocationURL?
  /// What was done to the text, and what to know of the URL.
  public let remarks: [Remark]
  /// Why there is no URL; nil when there is one.
  public let problem: Problem?

  /// Reads a text.
  ///
  /// - Parameter domain: The domain of a text that is only a path; nil when there is no such domain.
  public init(_ text: String, on domain: AssociatedDomain? = nil) {
    self.text = text
    var (whole, remarks) = Self.absolute(text, domain)
    if (try? InvocationURL(whole)) == nil, let encoded = Self.encoded(whole) {
      remarks.append(.encoded)
      whole = encoded
    }
    do throws(InvalidValue<InvocationURL.Rule>) {
      let url = try InvocationURL(whole)
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
    guard let url = try? WebURL(text), (try? InvocationURL(url.rawValue)) != nil else { return nil }
    return url.rawValue
  }

  private static func authority(of url: String) -> Substring {
    url.dropFirst("https://".count).prefix { !"/?#".contains($0) }
  }
}
