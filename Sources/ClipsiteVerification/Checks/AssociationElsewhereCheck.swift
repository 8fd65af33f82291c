import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// Other places of the AASA file say the same.
  static let associationElsewhere = LiveCheck(
    .v10AssociationElsewhere, asks: { _ in [.rootAssociation, .twinAssociation, .counterpartAssociation] }
  ) { observation, _ in
    // A live file that is not the one in Output is another check's.
    let known = [observation.servedAssociation?.body, observation.localAssociation].compactMap { $0 }
    let twin = "\(observation.associationURL).json"
    let places = [
      (Question.twinAssociation, twin), (.rootAssociation, observation.url(of: "apple-app-site-association")),
      (.counterpartAssociation, observation.counterpartURL),
    ]
    return missingTwin(observation, twin)
      + places.compactMap { question, url in
        guard let answer = observation.answer(to: question), answer.status == 200, !answer.isHTML,
          !known.isEmpty, !known.contains(answer.body)
        else { return nil }
        return Finding(
          url, "\(url) is another file than \(observation.associationURL)",
          fix: "serve the same file at both, or none there")
      }
  }

  /// Some hosts serve the AASA file from the copy whose name ends with `.json`.
  private static func missingTwin(_ observation: DomainObservation, _ url: String) -> [Finding] {
    guard observation.built?.hasTwin == true, let answer = observation.answer(to: .twinAssociation),
      answer.status != 200 || answer.isHTML
    else { return [] }
    return [.missing(answer, url, fix: "publish the folder .well-known")]
  }
}

extension DiagnosticCode {
  package static let v10AssociationElsewhere = DiagnosticCode(
    "V10AssociationElsewhere", .warning,
    summary: "Another copy of the AASA file differs.",
    explanation: """
      Older systems read `/apple-app-site-association` at the root, which must be the same file if it exists.
      Apple's systems treat a domain with and without `www.` as two domains (TN3155). If the other one has an
      AASA file, both should be the same.
      """,
    fix: "Remove the other file, or publish the same one.",
    example: .answer(
      to: "https://example.com/apple-app-site-association",
      wrong: LiveExample.file(#""Q7W2E9R4T1.com.example.Bagels.Clip""#)))
}
