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
    try checkEqualProperties(of: group)
  }

  private static func checkValues(
    of target: AppLinkTarget, _ index: Int, _ family: AppLinkFamily
  ) throws(AppLinksError) {
    for property in family.properties {
      guard let value = target[property] else { continue }
      if value.isEmpty { throw .emptyValue(family, target: index, property) }
      switch property {
      case .url:
        if let rule = AppURL.Rule.broken(by: value) {
          throw .badURL(family, target: index, InvalidValue(value, rule))
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

  private static func checkEqualProperties(of group: AppLinks.Group) throws(AppLinksError) {
    guard group.targets.count > 1 else { return }
    for property in group.family.properties where group.targets.contains(where: { $0[property] != nil }) {
      if let index = group.targets.firstIndex(where: { $0[property] == nil }) {
        throw .unequalProperties(group.family, target: index, property)
      }
    }
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
