import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsiteHTTPClient
import ClipsiteJSON

extension LiveCheck {
  /// The served file is an AASA file that names the App Clip.
  static let associationContent = LiveCheck(.v06AssociationContent) { observation, rules in
    guard let answer = observation.servedAssociation else { return [] }
    let url = observation.associationURL
    let file = SourceFile(path: url, bytes: answer.body)
    let positions = PositionIndex(file)
    let findings = mistakes(in: file, observation, rules).map { diagnostic in
      Finding(
        diagnostic.range,
        "in \(url)\(position(of: diagnostic, in: positions, of: file)), "
          + "\(diagnostic.message) [\(diagnostic.code)]",
        fix: diagnostic.fix, max(diagnostic.severity, .warning))
    }
    guard file.byteOrderMarkLength > 0 else { return findings }
    let mark = Finding(
      url, "\(url) begins with a byte order mark, which JSON does not allow",
      fix: "save the file as UTF-8 without a byte order mark")
    return [mark] + findings
  }

  /// With a site, every mistake is one of the site. Without, the file is judged as Apple's systems read it.
  private static func mistakes(
    in file: SourceFile, _ observation: DomainObservation, _ rules: VerificationRules
  ) -> [Diagnostic] {
    guard let local = observation.localAssociation else {
      let expected = AppSiteAssociationLinter(expectedClips: rules.expectedClip.map { [$0] } ?? [])
      return AssociationReading(file).diagnostics
        + expected.diagnostics(for: file).filter { $0.code == .appClipNotAssociated }
    }
    return AppSiteAssociationLinter(expectedClips: clips(in: local)).diagnostics(for: file)
  }

  /// “, line 3, column 14”, or nothing for the file as a whole.
  private static func position(
    of diagnostic: Diagnostic, in positions: PositionIndex, of file: SourceFile
  ) -> String {
    guard let bytes = diagnostic.range.bytes, bytes.lowerBound < file.bytes.count else { return "" }
    let position = positions.position(of: bytes.lowerBound)
    return ", line \(position.line), column \(position.column)"
  }

  /// The App Clips that a file names.
  private static func clips(in bytes: [UInt8]) -> [AppID] {
    guard let file = try? JSONParser.parse(bytes).value else { return [] }
    return AssociationLookup(file, domain: nil).appClips.compactMap { try? AppID($0) }
  }
}

extension DiagnosticCode {
  package static let v06AssociationContent = DiagnosticCode(
    "V06AssociationContent", .error,
    summary: "The contents of the live AASA file have a mistake.",
    explanation: """
      The rules for existing files apply, such as `AssociationFileNotJSON` and its neighbors. The file is JSON
      in UTF-8, without a byte order mark or repeated names, and has at most 128 KiB. `appclips.apps` lists
      the site's App Clip. Each entry is a Team ID, a period, and a bundle ID.
      """,
    fix: "Publish the site again, or correct the file on the server.",
    example: .answer(wrong: LiveExample.file(#""com.example.Donuts.Clip""#)))
}
