package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V10: other places of the AASA file say the same.
enum V10AssociationElsewhere {
  static func check(_ observation: DomainObservation) -> [Finding] {
    let live = observation.servedAssociation?.body ?? observation.localAssociation
    let places = [
      (Question.rootAssociation, "https://\(observation.domain)/apple-app-site-association"),
      (.counterpartAssociation, "https://\(observation.counterpart)/\(DomainObservation.associationPath)"),
    ]
    return places.compactMap { question, url in
      guard let answer = observation.answer(to: question), answer.status == 200, !answer.isHTML,
        answer.body != live
      else { return nil }
      return Finding(
        .v10AssociationElsewhere, .warning, "\(url) is another file than \(observation.associationURL)",
        fix: "serve the same file at both, or none there")
    }
  }
}

extension DiagnosticCode {
  /// V10: other places of the AASA file say the same.
  package static let v10AssociationElsewhere = DiagnosticCode(
    "V10AssociationElsewhere", .warning,
    explanation: """
      Older systems read `/apple-app-site-association` at the root; where that exists, it has to be the same file. A domain with
      `www.` and the same domain without are two domains to Apple's systems (TN3155): where the other one has an AASA file
      of its own, that should be the same too.
      """)
}
