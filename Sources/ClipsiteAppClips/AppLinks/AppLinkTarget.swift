/// One app that can open the content; a family may have several, tried in order.
public struct AppLinkTarget: Hashable, Sendable {
  /// The values as the author wrote them.
  public var values: [AppLinkProperty: String]

  /// A target with the values as written; `AppLinks` checks them.
  public init(_ values: [AppLinkProperty: String]) { self.values = values }

  /// The value of a property.
  public subscript(property: AppLinkProperty) -> String? { values[property] }
}
