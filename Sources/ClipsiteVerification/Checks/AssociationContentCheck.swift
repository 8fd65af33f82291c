import ClipsiteAppClips
import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// The served file is an AASA file that names the App Clip.
  static let associationContent = LiveCheck(.v06AssociationContent) { observation, rules in
    guard let answer = observation.servedAssociation else { return [] }
    let url = observation.associationURL
    if answer.isHTML {
      return .one(url, "\(url) is a web page, not the file", fix: "publish the folder .well-known")
    }
    let file = SourceFile(path: url, bytes: answer.body)
    let linter = AppSiteAssociationLinter(
      expectedClips: observation.localAssociation.map(clips) ?? rules.expectedClip.map { [$0] } ?? [])
    let findings =
      located(linter.diagnostics(for: file), in: file, of: url)
      + (observation.localAssociation == nil ? examples(in: file) : [])
    guard file.byteOrderMarkLength > 0 else { return findings }
    let mark = Finding(
      url, "\(url) begins with a byte order mark, which JSON does not allow",
      fix: "save the file as UTF-8 without a byte order mark")
    return [mark] + findings
  }

  /// Returns the mistakes in a live file, with their position in words.
  static func located(_ mistakes: [Diagnostic], in file: SourceFile, of url: String) -> [Finding] {
    let positions = PositionIndex(file)
    return mistakes.map { diagnostic in
      Finding(
        diagnostic.range,
        "in \(url)\(position(of: diagnostic, in: positions, of: file)), "
          + "\(diagnostic.message) [\(diagnostic.code)]",
        fix: diagnostic.fix, max(diagnostic.severity, .warning))
    }
  }

  /// A prefix that was never filled in has the right form. Of a site, `check` notes it.
  private static func examples(in file: SourceFile) -> [Finding] {
    guard let first = AssociationIdentifiers.placeholder(in: file.bytes) else { return [] }
    return .one(
      file.path,
      "the App ID prefix of \(Quoting.quoted(first.identifier)) in \(file.path) is one of examples",
      fix: AppIDPrefix.Rule.place)
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
