package import ClipsiteDiagnostics

/// The codes that the check of `.entitlements` files can report.
package enum EntitlementsCodes {
  /// All of them.
  package static let all: [DiagnosticCode] = [
    AssociatedDomainModeLeft.code, InvalidAssociatedDomain.code, InvalidEntitlements.code,
    MissingAssociatedDomain.code, MissingEntitlement.code, RepeatedAssociatedDomain.code,
    UnbackedAssociatedDomain.code, VariableInEntitlements.code, WrongEntitlementIdentifier.code,
  ]
}
