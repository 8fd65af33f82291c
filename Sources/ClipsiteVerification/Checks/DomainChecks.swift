/// The checks of a domain, besides its pages.
enum DomainChecks {
  /// What they find, check by check.
  static func findings(_ observation: DomainObservation, _ rules: VerificationRules) -> [Finding] {
    V01DomainAddresses.check(observation)
      + V02SecureConnection.check(observation, rules)
      + V03AssociationStatus.check(observation)
      + V04AssociationForEveryone.check(observation)
      + V05AssociationType.check(observation)
      + V06AssociationContent.check(observation)
      + V07AssociationDrift.check(observation)
      + V08AssociationTime.check(observation, rules)
      + V09RobotsRules.check(observation)
      + V10AssociationElsewhere.check(observation)
      + V11AssociationCaching.check(observation, rules)
      + V12AppleCopy.check(observation)
      + V14TransportExtras.check(observation)
  }
}
