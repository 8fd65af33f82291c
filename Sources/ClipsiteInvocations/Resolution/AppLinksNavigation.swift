package import ClipsiteAppClips
import ClipsiteText

/// The navigation of an app that supports App Links: the apps that it tries to open, their URLs, and its
/// fallback (applinks.org, “Navigating to App Links”).
///
/// Which apps are installed is not known here, so all are listed; the first one that is installed wins.
package struct AppLinksNavigation: Hashable, Sendable {
  /// One app that is tried.
  package struct Attempt: Hashable, Sendable {
    /// The family that it is named in.
    package let family: AppLinkFamily
    package let appName: String?
    /// The URL that is opened. On iOS and Windows Phone it carries `al_applink_data`; on Android it is the
    /// data of a VIEW intent.
    package let url: String
    /// The Android package of the intent.
    package let package: String?
    /// The Android class of the intent.
    package let className: String?
  }

  /// The apps in the order in which they are tried.
  package let attempts: [Attempt]
  /// The URL for a browser when no app opens, or `nil` if the page wants no fallback.
  package let fallback: String?
  /// The value of `al_applink_data`, as JSON: the decoded query item, on Android the extra of the intent.
  package let data: String

  /// The navigation to a URL whose page has App Links.
  package init(to target: InvocationURL, _ links: AppLinks, on device: Device) {
    let data = Self.data(for: target)
    self.data = data
    attempts = device.families.flatMap { family in
      let targets = links.groups.first { $0.family == family }?.targets ?? []
      return targets.map { Self.attempt($0, in: family, toOpen: target, with: data) }
    }
    let shouldFallBack = links.web?.shouldFallback ?? true
    fallback = shouldFallBack ? Self.append(data, to: links.web?.url?.rawValue ?? target.description) : nil
  }

  private static func attempt(
    _ app: AppLinkTarget, in family: AppLinkFamily, toOpen target: InvocationURL, with data: String
  ) -> Attempt {
    let isAndroid = family == .android
    let url = app[.url] ?? target.description
    return Attempt(
      family: family, appName: app[.appName], url: isAndroid ? url : append(data, to: url),
      package: app[.package], className: app[.className])
  }

  /// Returns the data for the opened app (applinks.org, “App Link Data”): the URL that was followed, and the
  /// version.
  private static func data(for target: InvocationURL) -> String {
    let value: JSONValue = ["target_url": .string(target.description), "version": "1.0"]
    return String(decoding: value.bytes(), as: UTF8.self)
  }

  /// A URL with the data as a query item, before a fragment. All but unreserved characters are escaped.
  package static func append(_ data: String, to url: String) -> String {
    let end = url.firstIndex(of: "#") ?? url.endIndex
    let beginning = url[..<end]
    let separator =
      if !beginning.contains("?") { "?" } else {
        beginning.hasSuffix("?") || beginning.hasSuffix("&") ? "" : "&"
      }
    return "\(beginning)\(separator)al_applink_data=\(PercentEncoding.queryComponent(data))\(url[end...])"
  }
}
