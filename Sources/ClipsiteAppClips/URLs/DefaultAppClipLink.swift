/// The link that Apple hosts for the default experience:
/// `https://appclip.apple.com/id?p=com.example.App.Clip`.
///
/// Works on iOS 16.4 and later, once the App Clip is released, if its team enables such links (Apple,
/// “Configuring the launch experience of your App Clip”). It carries the bundle identifier of the App Clip
/// and any further parameters.
public struct DefaultAppClipLink: Hashable, Sendable, CustomStringConvertible {
  /// A name and value that the App Clip receives.
  public struct Parameter: Hashable, Sendable {
    /// The name, decoded.
    public let name: String
    /// The value, decoded.
    public let value: String

    /// A name and value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The condition that the team of an App Clip controls.
  package static let enabling = "default App Clip links are enabled in App Store Connect"
  /// The conditions under which such a link launches the App Clip.
  package static let condition = "iOS 16.4 or later, once the App Clip is released, and if \(enabling)"
  /// The use of such links in the built-in themes.
  package static let useOnPages = "The main button of a page leads there"
  /// The host of such links.
  package static let host = "appclip.apple.com"

  /// The App Clip.
  public let clip: BundleID
  /// The parameters in order.
  public let parameters: [Parameter]

  /// The link for an App Clip.
  public init(clip: BundleID, parameters: [Parameter] = []) {
    self.clip = clip
    self.parameters = parameters
  }

  /// Reads such a link, or `nil` if the text is another URL or lacks a well-formed `p`.
  public init?(_ text: String) {
    let parts = URLParts(text)
    guard parts.scheme?.asciiLowercased == "https", parts.authority?.asciiLowercased == Self.host,
      parts.path == "/id", let query = parts.query
    else { return nil }
    let items = query.split(separator: "&").compactMap { item -> Parameter? in
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentEncoding.decode(pair[0]) else { return nil }
      guard let value = PercentEncoding.decode(pair.count > 1 ? pair[1] : "") else { return nil }
      return Parameter(name, value)
    }
    guard let first = items.first(where: { $0.name == "p" }), let clip = try? BundleID(first.value) else {
      return nil
    }
    self.init(clip: clip, parameters: items.filter { $0.name != "p" })
  }

  /// The link.
  public var description: String {
    parameters.reduce("https://\(Self.host)/id?p=\(clip)") { link, parameter in
      let (name, value) = (parameter.name, parameter.value)
      return link + "&\(PercentEncoding.queryComponent(name))=\(PercentEncoding.queryComponent(value))"
    }
  }
}
