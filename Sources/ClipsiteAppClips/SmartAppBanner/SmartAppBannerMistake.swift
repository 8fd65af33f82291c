public import ClipsiteDiagnostics

/// What can be wrong with the content of an `apple-itunes-app` tag.
public enum SmartAppBannerMistake: Hashable, Sendable {
  /// The content names neither an app nor an App Clip.
  case empty
  /// `app-id` is no App Store ID.
  case badAppID(String, AppStoreID.Rule)
  /// `app-clip-bundle-id` is no bundle ID, for example because it starts with the Team ID.
  case badClipID(String, BundleID.Rule)
  /// `app-clip-bundle-id` does not start with the app's bundle ID and a full stop.
  case clipOutsideApp(clip: String, app: String)
  /// `app-clip-display` has a value that nobody documents.
  case badDisplay(String)
  /// `app-argument` is no URL.
  case badArgument(String, AppURL.Rule)
  /// Two parameters stand without a comma between them.
  case missingComma(String)
  /// The content has a line break.
  case lineBreak
  /// An App Clip is named without the app.
  case missingAppID
  /// An App Clip is named without `app-clip-display`: the card is not shown.
  case missingDisplay
  /// The value of `app-argument` holds a comma.
  case commaInArgument(String)
  /// A value holds a quote.
  case quote(String)
  /// A key stands twice.
  case duplicateKey(String)
  /// A key that Apple does not document.
  case unknownKey(String)
  /// `affiliate-data` does nothing any more.
  case legacyKey(String)
  /// A parameter is no `key=value`.
  case notKeyAndValue(String)
  /// A page has more than one tag.
  case secondTag

  /// Whether the tag fails or merely does less than it could.
  public var severity: Severity {
    switch self {
    case .lineBreak, .missingAppID, .missingDisplay, .unknownKey, .legacyKey: .warning
    default: .error
    }
  }

  /// One sentence without a full stop that names the value and the rule.
  public var message: String {
    switch self {
    case .empty: "the apple-itunes-app tag names neither an app nor an App Clip"
    case .badAppID(let value, let rule): rule.message(for: Quoting.quoted(value))
    case .badClipID(let value, let rule): rule.message(for: Quoting.quoted(value))
    case .clipOutsideApp(let clip, let app):
      "the App Clip's bundle ID \(Quoting.quoted(clip)) does not start with \(Quoting.quoted(app + "."))"
    case .badDisplay(let value):
      "app-clip-display is \(Quoting.quoted(value)); the only documented value is `card`"
    case .badArgument(let value, let rule): rule.message(for: Quoting.quoted(value))
    case .missingComma(let value): "a comma is missing in \(Quoting.quoted(value))"
    case .lineBreak: "the content of the apple-itunes-app tag has a line break"
    case .missingAppID: "the tag names an App Clip but no app-id"
    case .missingDisplay: "the tag names an App Clip without app-clip-display, so the card is not shown"
    case .commaInArgument(let value):
      "the comma before \(Quoting.quoted(value)) ends the value of app-argument"
    case .quote(let value): "the value \(Quoting.quoted(value)) holds a quote"
    case .duplicateKey(let key): "the key \(Quoting.quoted(key)) stands twice"
    case .unknownKey(let key): "the key \(Quoting.quoted(key)) is none that Apple documents"
    case .legacyKey(let key): "the key \(Quoting.quoted(key)) is no longer used"
    case .notKeyAndValue(let text): "\(Quoting.quoted(text)) is not `key=value`"
    case .secondTag: "the page has more than one apple-itunes-app tag"
    }
  }

  /// What to do about it, in the imperative, where that is known.
  public var fix: String? {
    switch self {
    case .empty: "add app-id and app-clip-bundle-id"
    case .badAppID(let value, let rule): rule.fix(for: value)
    case .badClipID(let value, let rule): rule.fix(for: value)
    case .badArgument(let value, let rule): rule.fix(for: value)
    case .clipOutsideApp: "name the App Clip that belongs to the app"
    case .badDisplay: "write `card`, or leave the key out for a banner"
    case .missingComma: "separate the parameters by `, `"
    case .lineBreak: "write the content in one line"
    case .missingAppID: "add `app-id=` with the App Store ID"
    case .missingDisplay: "add `app-clip-display=card` unless a banner is meant"
    case .commaInArgument: "write the comma as `%2C`"
    case .quote: "percent-encode it: `%22`"
    case .duplicateKey: "keep one of them"
    case .unknownKey(let key): Suggestion.fix(for: key, in: SmartAppBannerContent.keys) ?? "remove it"
    case .legacyKey: "remove it"
    case .notKeyAndValue: "write `key=value` pairs separated by `, `"
    case .secondTag: "keep one tag"
    }
  }
}
