package import ClipsiteDiagnostics

/// Every check of this module, for `clipsite explain`. A test compares the list with the sources.
package enum VerificationCodes {
  /// The codes, in the order in which their findings are reported.
  package static let all: [DiagnosticCode] = [
    .v01DomainAddresses,
    .v02SecureConnection,
    .v03AssociationStatus,
    .v04AssociationForEveryone,
    .v05AssociationType,
    .v06AssociationContent,
    .v07AssociationDrift,
    .v08AssociationTime,
    .v09RobotsRules,
    .v10AssociationElsewhere,
    .v11AssociationCaching,
    .v12AppleCopy,
    .v13LivePages,
    .v14TransportExtras,
  ]
}
