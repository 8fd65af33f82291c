import ClipsiteText

/// A reason why App Links metadata cannot be emitted, or why some readers may misunderstand it.
public struct AppLinksError: Error, Hashable, Sendable {
  /// The family.
  public let family: AppLinkFamily
  /// The number of the target in its family, from 0.
  public let target: Int
  /// The property.
  public let property: AppLinkProperty
  /// One sentence without a period that says what is wrong.
  public let message: String
  /// The remedy as an imperative, if it is known.
  public let fix: String?
}

/// The rules for App Links targets.
enum AppLinksCheck {
  static func check(_ group: AppLinks.Group) throws(AppLinksError) {
    let family = group.family
    for (index, target) in group.targets.enumerated() {
      for property in AppLinkProperty.allCases where target[property] != nil {
        guard family.properties.contains(property) else {
          throw AppLinksError(
            family: family, target: index, property: property,
            message: "App Links know no property `al:\(family.rawValue):\(property.rawValue)`",
            fix: "remove it")
        }
      }
      if target[family.requiredProperty] == nil {
        let required = family.requiredProperty
        throw AppLinksError(
          family: family, target: index, property: required,
          message: "the \(family.rawValue) target lacks `\(required.rawValue)`, which App Links require",
          fix: "add `\(required.rawValue)` to the target")
      }
      try checkValues(of: target, index, family)
    }
  }

  /// Returns warnings about parts of a group that not every reader supports, in the order of targets.
  static func warnings(about group: AppLinks.Group) -> [AppLinksError] {
    let schemes = group.targets.enumerated().compactMap { index, target -> AppLinksError? in
      guard let url = target[.url], url.utf8.contains(UInt8(ascii: "_")),
        AppURL.Rule.broken(by: url) == .missingScheme
      else { return nil }
      return AppLinksError(
        family: group.family, target: index, property: .url,
        message:
          "the scheme of \(Quoting.quoted(url)) in `al:\(group.family.rawValue):url` has an underscore, "
          + "which URLs do not allow", fix: "use a scheme of letters, digits, `+`, `-` and `.`")
    }
    return schemes + unequalProperties(of: group)
  }

  private static func checkValues(
    of target: AppLinkTarget, _ index: Int, _ family: AppLinkFamily
  ) throws(AppLinksError) {
    for property in family.properties {
      guard let value = target[property],
        let (problem, fix) = problem(
          with: value, property, named: "`al:\(family.rawValue):\(property.rawValue)`", family)
      else { continue }
      throw AppLinksError(family: family, target: index, property: property, message: problem, fix: fix)
    }
  }

  private static func problem(
    with value: String, _ property: AppLinkProperty, named name: @autoclosure () -> String,
    _ family: AppLinkFamily
  ) -> (String, fix: String?)? {
    func broken<Value>(_ rule: ValueRule<Value>?) -> (String, fix: String?)? {
      rule.map { InvalidValue(value, $0) }.map { ("\(name()): \($0.message)", $0.fix) }
    }
    if value.isEmpty { return ("the value of \(name()) is empty", "write a value, or remove the property") }
    switch property {
    case .url:
      let rule = AppURL.Rule.broken(by: value)
      if let rule, rule != .missingScheme || !hasUnderscoreInScheme(value) { return broken(rule) }
      // An intent on Android takes a web page, and gets that of the page itself when there is no `url`.
      guard family != .android, ["http", "https"].contains(URLParts.disguisedScheme(of: value)) else {
        return nil
      }
      return (
        "\(name()) is \(Quoting.quoted(value)), a web page, but it must have a scheme that the app opens",
        "write a URL of the app, such as `donuts://market`"
      )
    case .appStoreID: return broken(AppStoreID.Rule.broken(by: value))
    case .package: return broken(AndroidPackageName.Rule.broken(by: value))
    case .appID where !isGUID(value):
      return (
        "\(name()) is \(Quoting.quoted(value)), but it must be a GUID",
        "write it like `12345678-1234-1234-1234-123456789abc`"
      )
    case .appID, .appName, .className: return nil
    }
  }

  private static func unequalProperties(of group: AppLinks.Group) -> [AppLinksError] {
    group.family.properties.compactMap { property in
      guard group.targets.contains(where: { $0[property] != nil }),
        let index = group.targets.firstIndex(where: { $0[property] == nil })
      else { return nil }
      let (family, name) = (group.family, property.rawValue)
      return AppLinksError(
        family: family, target: index, property: property,
        message: "one \(family.rawValue) target has `\(name)` and another lacks it. "
          + "Readers that pair values by position pick the wrong ones",
        fix: "give it to every \(family.rawValue) target, or to none")
    }
  }

  /// Indicates whether a URL would have a scheme if underscores were allowed in one.
  private static func hasUnderscoreInScheme(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text[..<colon].utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    return AppURL.Rule.broken(by: String(decoding: scheme, as: UTF8.self) + text[colon...]) == nil
  }

  /// Indicates whether a text is 8-4-4-4-12 hexadecimal digits, in braces or not.
  private static func isGUID(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    if bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") {
      bytes = bytes.dropFirst().dropLast()
    }
    let groups = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.joined().allSatisfy { $0.hexValue != nil }
  }
}
