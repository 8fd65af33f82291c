import ClipsiteAppClips
import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// The AASA file has the type of JSON.
  static let associationType = LiveCheck(.v05AssociationType) { observation, _ in
    guard let answer = observation.servedAssociation, !answer.isHTML,
      answer.mediaType != AppSiteAssociation.mediaType
    else {
      return []
    }
    let cannotSet = answer["server"]?.lowercased() == "github.com"
    return .one(
      observation.associationURL,
      "\(observation.associationURL) has \(answer.typeInWords), but it should be `application/json`",
      fix: cannotSet ? nil : "set the header Content-Type of this file to application/json",
      answer.mediaType == "text/html" ? .error : cannotSet ? .note : .warning)
  }
}

extension DiagnosticCode {
  package static let v05AssociationType = DiagnosticCode(
    "V05AssociationType", .warning,
    summary: "The AASA file has the wrong type.",
    explanation: """
      The type is `application/json` (Apple, “Supporting associated domains”). Apple's systems also read files
      without a type or with a general one, so this is a warning. It is a note if the provider cannot set the
      type. `text/html` is an error, because the file is a web page or is treated as one.
      """,
    fix: "Configure the type for the path.",
    example: .answer(wrong: LiveExample.file(type: "application/octet-stream")))
}
