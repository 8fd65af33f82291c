/// The rules for App Links targets.
enum AppLinksCheck {
  static func check(_ group: AppLinks.Group) throws(AppLinksError) {
    let family = group.family
    for (index, target) in group.targets.enumerated() {
      for property in AppLinkProperty.allCases where target[property] != nil {
        guard family.properties.contains(property) else {
          throw .foreignProperty(family, target: index, property)
        }
      }
      if target[family.requiredProperty] == nil {
        throw .missingProperty(family, target: index, family.requiredProperty)
      }
      try checkValues(of: target, index, family)
    }
  }

  /// What a group says that not every reader takes, in the order of targets.
  static func warnings(about group: AppLinks.Group) -> [AppLinksError] {
    let schemes = group.targets.enumerated().compactMap { index, target -> AppLinksError? in
      guard let url = target[.url], AppURL.Rule.broken(by: url) == .missingScheme else { return nil }
      return .underscoreInScheme(group.family, target: index, url)
    }
    return schemes + unequalProperties(of: group)
  }

  private static func checkValues(
    of target: AppLinkTarget, _ index: Int, _ family: AppLinkFamily
  ) throws(AppLinksError) {
    for property in family.properties {
      guard let value = target[property] else { continue }
      if value.isEmpty { throw .emptyValue(family, target: index, property) }
      switch property {
      case .url:
        if let rule = AppURL.Rule.broken(by: value), rule != .missingScheme || !hasUnderscoreInScheme(value) {
          throw .badURL(family, target: index, InvalidValue(value, rule))
        }
        // An intent on Android takes a web page, and gets that of the page itself when there is no `url`.
        if family != .android, ["http", "https"].contains(URLParts(value).scheme?.asciiLowercased) {
          throw .webURL(family, target: index, value)
        }
      case .appStoreID:
        if let rule = AppStoreID.Rule.broken(by: value) {
          throw .badAppStoreID(family, target: index, InvalidValue(value, rule))
        }
      case .package:
        if let rule = AndroidPackageName.Rule.broken(by: value) {
          throw .badPackage(family, target: index, InvalidValue(value, rule))
        }
      case .appID: if !isGUID(value) { throw .badAppID(family, target: index, value) }
      case .appName, .className: break
      }
    }
  }

  private static func unequalProperties(of group: AppLinks.Group) -> [AppLinksError] {
    group.family.properties.compactMap { property in
      guard group.targets.contains(where: { $0[property] != nil }),
        let index = group.targets.firstIndex(where: { $0[property] == nil })
      else { return nil }
      return .unequalProperties(group.family, target: index, property)
    }
  }

  /// Whether a URL would have a scheme if underscores were allowed in one.
  private static func hasUnderscoreInScheme(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text[..<colon].utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    return AppURL.Rule.broken(by: String(decoding: scheme, as: UTF8.self) + text[colon...]) == nil
  }

  /// Whether a text is 8-4-4-4-12 hexadecimal digits, in braces or not.
  private static func isGUID(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    if bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") {
      bytes = bytes.dropFirst().dropLast()
    }
    let groups = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.joined().allSatisfy { $0.hexValue != nil }
  }
}
