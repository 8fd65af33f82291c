/// What kind of telephone a number belongs to (App Store Connect API, `AppClipAdvancedExperience`,
/// `place.phoneNumber.type`).
public enum PhoneType: String, Hashable, Sendable, CaseIterable {
  /// A fax machine.
  case fax = "FAX"
  /// A telephone in one place.
  case landline = "LANDLINE"
  /// A mobile telephone.
  case mobile = "MOBILE"
  /// A number that costs the caller nothing.
  case tollFree = "TOLLFREE"
}
