import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsiteHTTPClient
import ClipsiteJSON

/// V06: what is served is an AASA file that names the App Clip.
enum V06AssociationContent {
  static func check(_ observation: DomainObservation) -> [Finding] {
    guard let answer = observation.servedAssociation else { return [] }
    let file = SourceFile(path: observation.associationURL, bytes: answer.body)
    let linter = AppSiteAssociationLinter(expectedClips: clips(in: observation.localAssociation))
    var findings = linter.diagnostics(for: file).map { diagnostic in
      Finding(
        .v06AssociationContent, diagnostic.severity == .error ? .error : .warning,
        "in \(observation.associationURL), \(diagnostic.message) [\(diagnostic.code)]", fix: diagnostic.fix)
    }
    if file.byteOrderMarkLength > 0 {
      findings.insert(
        Finding(
          .v06AssociationContent, .error,
          "\(observation.associationURL) begins with a byte order mark, which is no JSON",
          fix: "serve the file as it stands in Output"), at: 0)
    }
    return findings
  }

  /// The App Clips that a file names.
  private static func clips(in bytes: [UInt8]) -> [AppID] {
    let file = try? JSONParser.parse(bytes).value
    return (file?["appclips"]?["apps"]?.elements ?? []).compactMap { $0.text.flatMap { try? AppID($0) } }
  }
}

extension DiagnosticCode {
  /// V06: what is served is an AASA file that names the App Clip.
  package static let v06AssociationContent = DiagnosticCode(
    "V06AssociationContent", .error,
    explanation: """
      The live AASA file is held to the rules for existing files, as `clipsite explain AssociationFileNotJSON` and its neighbours
      tell them: JSON in UTF-8 without a byte order mark and without repeated names, at most 128 KiB, `appclips.apps`
      names the site's App Clip, and each name is a Team ID, a full stop and a bundle ID.
      """)
}
