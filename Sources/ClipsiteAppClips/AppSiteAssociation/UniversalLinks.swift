public import ClipsiteText

/// The `applinks` service of an AASA file (Apple, “applinks”).
public struct UniversalLinks: Hashable, Sendable {
  /// Apps and the URLs that they open.
  public struct Detail: Hashable, Sendable {
    /// The apps.
    public var appIDs: [AppID]
    /// The URLs: the first pattern that matches decides.
    public var components: [URLComponentPattern]
    /// The values that components leave out.
    public var defaults: URLComponentPattern?

    /// Apps and their URLs.
    public init(appIDs: [AppID], components: [URLComponentPattern], defaults: URLComponentPattern? = nil) {
      self.appIDs = appIDs
      self.components = components
      self.defaults = defaults
    }

    var value: JSONValue { value(defaults: defaults) }

    func value(defaults: URLComponentPattern?) -> JSONValue {
      .object(present: [
        ("appIDs", .array(appIDs.map { .string($0.description) })), ("defaults", defaults?.value),
        ("components", .array(components.map(\.value))),
      ])
    }
  }

  /// A name that patterns use as `$(name)` and the texts that it stands for.
  public struct Variable: Hashable, Sendable {
    /// The name; `$`, `(` and `)` are not allowed in it.
    public var name: String
    /// The texts; `*` and `?` in them are wildcards.
    public var values: [String]

    /// A variable.
    public init(_ name: String, _ values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// The values that details and components leave out.
  public var defaults: URLComponentPattern?
  /// The variables that patterns use.
  public var variables: [Variable]
  /// The apps and their URLs.
  public var details: [Detail]

  /// Links that apps open.
  public init(_ details: [Detail], defaults: URLComponentPattern? = nil, variables: [Variable] = []) {
    self.details = details
    self.defaults = defaults
    self.variables = variables
  }

  /// The service as a JSON value.
  public var value: JSONValue {
    let declared = variables.map { JSONValue.Member($0.name, Self.value(of: $0)) }
    return .object(present: [
      ("defaults", defaults?.value), ("substitutionVariables", declared.isEmpty ? nil : .object(declared)),
      ("details", .array(details.map(\.value))),
    ])
  }

  static func value(of variable: Variable) -> JSONValue { .array(variable.values.map { .string($0) }) }
}

/// The form of an entry of `details`, by its keys (Apple TN3155).
enum UniversalLinkForm {
  /// `appIDs` or `appID`, and `components`, for iOS 13 and later; also an entry with neither old nor new keys.
  case components
  /// `appID` and `paths`.
  case paths
  /// Old keys beside `components`, which alone count (Apple, WWDC19 session 717).
  case componentsBesideOldKeys
  /// Any other mixture, which opens no link.
  case mixed

  /// - Parameter has: Whether the entry has a key.
  init(_ has: (String) -> Bool) {
    let isOld = has("appID") || has("paths")
    self =
      if has("components") {
        has("paths") || has("appID") && has("appIDs") ? .componentsBesideOldKeys : .components
      } else if has("appIDs") { isOld ? .mixed : .components } else { isOld ? .paths : .components }
  }
}

/// An entry of `details` as Apple's systems read it, whatever its form.
struct UniversalLinkEntry {
  /// The app IDs as written.
  let apps: [String]
  /// The rules with their defaults; `nil` for those that are none.
  let rules: [URLComponentPattern?]
  /// The form of the rules.
  let form: UniversalLinkForm

  init(_ entry: JSONValue, defaults: URLComponentPattern?) {
    form = UniversalLinkForm { entry[$0] != nil }
    let own = entry["defaults"].map { URLComponentPattern($0) }
    let listed = (entry["appIDs"]?.elements ?? []).compactMap(\.text)
    apps = form == .mixed ? [] : [entry["appID"]?.text].compactMap { $0 } + listed
    rules =
      switch form {
      case .mixed: []
      case .paths: (entry["paths"]?.elements ?? []).map { $0.text.map(URLComponentPattern.init(legacyPath:)) }
      case .components, .componentsBesideOldKeys:
        (entry["components"]?.elements ?? []).map { rule in
          rule.members == nil ? nil : URLComponentPattern(rule).filled(from: own).filled(from: defaults)
        }
      }
  }
}
