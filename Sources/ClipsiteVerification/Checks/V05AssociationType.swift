package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V05: the AASA file has the type of JSON.
enum V05AssociationType {
  static func check(_ observation: DomainObservation) -> [Finding] {
    guard let answer = observation.servedAssociation else { return [] }
    let type = answer.mediaType
    if type == "application/json" { return [] }
    let cannotSet = answer["server"]?.lowercased() == "github.com"
    let level: Finding.Level = type == "text/html" ? .error : cannotSet ? .information : .warning
    return [
      Finding(
        .v05AssociationType, level,
        "\(observation.associationURL) has \(type.map { "the type `\($0)`" } ?? "no type"); it should be `application/json`",
        fix: cannotSet ? nil : "set the header Content-Type of this file to application/json")
    ]
  }
}

extension DiagnosticCode {
  /// V05: the AASA file has the type of JSON.
  package static let v05AssociationType = DiagnosticCode(
    "V05AssociationType", .warning,
    explanation: """
      The AASA file is to be served as `application/json` (Apple, “Supporting associated domains”). Files without a type or with
      a general one are read all the same today, so that is a warning, and only information where the host cannot set it
      (GitHub Pages). `text/html` is an error: it is a web page, or will be treated as one.
      """)
}
