package import ClipsiteDiagnostics

/// Every check of this module, for `clipsite explain`. A test compares the list with the sources.
package enum VerificationCodes {
  /// The codes, in the order in which their findings are reported.
  package static let all: [DiagnosticCode] = [
    V01DomainAddresses.code,
    V02SecureConnection.code,
    V03AssociationStatus.code,
    V04AssociationForEveryone.code,
    V05AssociationType.code,
    V06AssociationContent.code,
    V07AssociationDrift.code,
    V08AssociationTime.code,
    V09RobotsRules.code,
    V10AssociationElsewhere.code,
    V11AssociationCaching.code,
    V12AppleCopy.code,
    V13LivePages.code,
    V14TransportExtras.code,
  ]
}
