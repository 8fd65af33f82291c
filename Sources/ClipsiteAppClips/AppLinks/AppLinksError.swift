import ClipsiteDiagnostics

/// Why App Links metadata cannot be emitted, or what some readers may not take. Targets are counted from 0
/// within their family.
public enum AppLinksError: Error, Hashable, Sendable {
  /// A target lacks the property that its family requires.
  case missingProperty(AppLinkFamily, target: Int, AppLinkProperty)
  /// A target has a property that its family does not know.
  case foreignProperty(AppLinkFamily, target: Int, AppLinkProperty)
  /// A target lacks a property that another target of its family has: readers pair values by index, so
  /// one that is missing shifts all that follow.
  case unequalProperties(AppLinkFamily, target: Int, AppLinkProperty)
  /// A value is empty.
  case emptyValue(AppLinkFamily, target: Int, AppLinkProperty)
  /// `url` is no absolute URL.
  case badURL(AppLinkFamily, target: Int, InvalidValue<AppURL.Rule>)
  /// `url` is a web page, where the registry wants a URL with a scheme of the app's own.
  case webURL(AppLinkFamily, target: Int, String)
  /// The scheme of `url` has an underscore, which URLs do not allow (RFC 3986, section 3.1), though
  /// applinks.org prints one.
  case underscoreInScheme(AppLinkFamily, target: Int, String)
  /// `app_store_id` is no App Store ID.
  case badAppStoreID(AppLinkFamily, target: Int, InvalidValue<AppStoreID.Rule>)
  /// `package` is no Android package name.
  case badPackage(AppLinkFamily, target: Int, InvalidValue<AndroidPackageName.Rule>)
  /// `app_id` is no GUID.
  case badAppID(AppLinkFamily, target: Int, String)

  /// The family.
  public var family: AppLinkFamily {
    switch self {
    case .missingProperty(let family, _, _), .foreignProperty(let family, _, _),
      .unequalProperties(let family, _, _),
      .emptyValue(let family, _, _), .badURL(let family, _, _), .webURL(let family, _, _),
      .underscoreInScheme(let family, _, _), .badAppStoreID(let family, _, _),
      .badPackage(let family, _, _), .badAppID(let family, _, _):
      family
    }
  }

  /// The number of the target in its family, from 0.
  public var target: Int {
    switch self {
    case .missingProperty(_, let target, _), .foreignProperty(_, let target, _),
      .unequalProperties(_, let target, _),
      .emptyValue(_, let target, _), .badURL(_, let target, _), .webURL(_, let target, _),
      .underscoreInScheme(_, let target, _), .badAppStoreID(_, let target, _),
      .badPackage(_, let target, _), .badAppID(_, let target, _):
      target
    }
  }

  /// The property.
  public var property: AppLinkProperty {
    switch self {
    case .missingProperty(_, _, let property), .foreignProperty(_, _, let property),
      .unequalProperties(_, _, let property), .emptyValue(_, _, let property):
      property
    case .badURL, .webURL, .underscoreInScheme: .url
    case .badAppStoreID: .appStoreID
    case .badPackage: .package
    case .badAppID: .appID
    }
  }

  /// One sentence without a full stop that says what is wrong.
  public var message: String {
    let name = "al:\(family.rawValue):\(property.rawValue)"
    return switch self {
    case .missingProperty:
      "the \(family.rawValue) target lacks `\(property.rawValue)`, which App Links require"
    case .foreignProperty: "App Links know no property `\(name)`"
    case .unequalProperties:
      "one \(family.rawValue) target has `\(property.rawValue)` and another lacks it; "
        + "readers that pair values by position take the wrong ones"
    case .emptyValue: "the value of `\(name)` is empty"
    case .badURL(_, _, let error): "`\(name)`: \(error.message)"
    case .webURL(_, _, let value):
      "`\(name)` is \(Quoting.quoted(value)), a web page; it must have a scheme that the app opens"
    case .underscoreInScheme(_, _, let value):
      "the scheme of \(Quoting.quoted(value)) in `\(name)` has an underscore, which URLs do not allow"
    case .badAppStoreID(_, _, let error): "`\(name)`: \(error.message)"
    case .badPackage(_, _, let error): "`\(name)`: \(error.message)"
    case .badAppID(_, _, let value): "`\(name)` is \(Quoting.quoted(value)); it must be a GUID"
    }
  }

  /// What to do about it, in the imperative, where that is known.
  public var fix: String? {
    switch self {
    case .missingProperty: "add `\(property.rawValue)` to the target"
    case .emptyValue: "write a value, or remove the property"
    case .foreignProperty: "remove it"
    case .unequalProperties: "give it to every \(family.rawValue) target, or to none"
    case .badURL(_, _, let error): error.fix
    case .webURL: "write a URL of the app, such as `donuts://market`"
    case .underscoreInScheme: "use a scheme of letters, digits, `+`, `-` and `.`"
    case .badAppStoreID(_, _, let error): error.fix
    case .badPackage(_, _, let error): error.fix
    case .badAppID: "write it like `12345678-1234-1234-1234-123456789abc`"
    }
  }
}
