import ClipsiteAppClips
import ClipsiteCryptography
package import ClipsiteDiagnostics
import ClipsiteHTTPClient
import ClipsiteJSON

/// V06: what is served is an AASA file that names the App Clip.
enum V06AssociationContent {
  static func check(_ observation: DomainObservation) -> [Diagnostic] {
    guard let answer = observation.servedAssociation else { return [] }
    let file = SourceFile(path: observation.associationURL, bytes: answer.body)
    let linter = AppSiteAssociationLinter(expectedClips: clips(in: observation.localAssociation))
    var findings = linter.diagnostics(for: file).map { diagnostic in
      Diagnostic(
        .v06AssociationContent, at: observation.associationFile,
        "in \(observation.associationURL), \(diagnostic.message) [\(diagnostic.code)]", fix: diagnostic.fix,
        severity: max(diagnostic.severity, .warning))
    }
    if file.byteOrderMarkLength > 0 {
      findings.insert(
        Diagnostic(
          .v06AssociationContent, at: observation.associationFile,
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

/// V07: the live AASA file is the one in the output folder.
enum V07AssociationDrift {
  static func check(_ observation: DomainObservation) -> [Diagnostic] {
    guard let answer = observation.servedAssociation, answer.body != observation.localAssociation else {
      return []
    }
    let live = AssociationIdentifiers.all(in: answer.body)
    let local = AssociationIdentifiers.all(in: observation.localAssociation)
    return [
      Diagnostic(
        .v07AssociationDrift, at: observation.associationFile,
        "\(observation.associationURL) is not the file in Output"
          + difference(lost: local.subtracting(live), added: live.subtracting(local))
          + " (SHA-256 \(digest(answer.body)) instead of \(digest(observation.localAssociation)))",
        fix: "publish again, then look at what else writes this file")
    ]
  }

  /// “: it lacks … and names … besides”, what is lost first.
  static func difference(lost: Set<String>, added: Set<String>) -> String {
    var parts: [String] = []
    if !lost.isEmpty { parts.append("it lacks \(lost.sorted().joined(separator: ", "))") }
    if !added.isEmpty { parts.append("it names \(added.sorted().joined(separator: ", ")) besides") }
    return parts.isEmpty ? ", but names the same apps" : ": \(parts.joined(separator: "; "))"
  }

  private static func digest(_ bytes: [UInt8]) -> String { Hexadecimal.text(SHA256.digest(bytes)) }
}

/// V10: other places of the AASA file say the same.
enum V10AssociationElsewhere {
  static func check(_ observation: DomainObservation) -> [Diagnostic] {
    let live = observation.servedAssociation?.body ?? observation.localAssociation
    let places = [
      (Question.rootAssociation, "https://\(observation.domain)/apple-app-site-association"),
      (.counterpartAssociation, "https://\(observation.counterpart)/\(DomainObservation.associationPath)"),
    ]
    return places.compactMap { question, url in
      guard let answer = observation.answer(to: question), answer.status == 200, !answer.isHTML,
        answer.body != live
      else { return nil }
      return Diagnostic(
        .v10AssociationElsewhere, at: SourceRange(url),
        "\(url) is another file than \(observation.associationURL)",
        fix: "serve the same file at both, or none there")
    }
  }
}

/// V12: Apple's content delivery network has the file.
enum V12AppleCopy {
  static func check(_ observation: DomainObservation) -> [Diagnostic] {
    switch observation.outcomes[.appleCopy] {
    case .failure(let failure):
      return [
        Diagnostic(
          .v12AppleCopy, at: observation.home,
          "Apple's CDN cannot be asked for \(observation.domain): \(failure.reason)", severity: .warning)
      ]
    case .success(let answer) where answer.status == 200: return older(answer, observation)
    case .success(let answer) where answer.status == 404: return [refused(answer, observation)]
    case .success(let answer):
      return [
        Diagnostic(
          .v12AppleCopy, at: observation.home,
          "Apple's CDN \(answer.statusInWords) when asked for \(observation.domain)", severity: .warning)
      ]
    case nil: return []
    }
  }

  /// Returns the expected file: the live one, or the one of the output folder, whose difference is another
  /// check's.
  private static func older(_ answer: HTTPAnswer, _ observation: DomainObservation) -> [Diagnostic] {
    let wanted = [observation.localAssociation] + (observation.servedAssociation.map { [$0.body] } ?? [])
    guard !wanted.contains(answer.body) else { return [] }
    let copy = AssociationIdentifiers.all(in: answer.body)
    let local = AssociationIdentifiers.all(in: observation.localAssociation)
    let age = answer["age"].flatMap { Int($0) }.map { ", read \($0) seconds ago" } ?? ""
    let difference = V07AssociationDrift.difference(
      lost: local.subtracting(copy), added: copy.subtracting(local))
    return [
      Diagnostic(
        .v12AppleCopy, at: observation.home,
        "Apple's CDN has an older file of \(observation.domain)\(age)\(difference)",
        fix: "wait; it reads the domain again about once a day", severity: .note)
    ]
  }

  private static func refused(_ answer: HTTPAnswer, _ observation: DomainObservation) -> Diagnostic {
    let domain = observation.domain
    guard let reason = answer["apple-failure-reason"] else {
      return Diagnostic(
        .v12AppleCopy, at: observation.home, "Apple's CDN has no file of \(domain) yet",
        fix: "wait; a domain is read after the first device has asked for it", severity: .note)
    }
    let code = [reason, answer["apple-failure-details"] ?? ""].joined(separator: " ")
    let meaning = meanings.first { code.contains($0.key) }.map { ", which means that \($0.value)" } ?? ""
    let parts = [
      answer["apple-failure-details"].map { "details \($0)" }, answer["apple-from"].map { "from \($0)" },
      answer["apple-try-direct"].map { "devices may ask the domain itself: \($0)" },
    ].compactMap { $0 }
    let rest = parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
    // Before the name leads to the server that was asked, Apple's systems saw another one.
    let severity: Severity = observation.lookup == .overridden ? .note : .error
    return Diagnostic(
      .v12AppleCopy, at: observation.home,
      "Apple's CDN could not read the file of \(domain): \(reason)\(meaning)\(rest)",
      fix: "correct what the other checks report; it tries again about once a day", severity: severity)
  }

  private static let meanings: KeyValuePairs = [
    "SWCERR00101": "the domain answered with another status than 200",
    "SWCERR00202": "the domain has an address that is private or reserved",
    "SWCERR00301": "the answer took too long",
  ]
}

extension DiagnosticCode {
  package static let v06AssociationContent = DiagnosticCode(
    "V06AssociationContent", .error,
    explanation: """
      The live AASA file is held to the rules for existing files, as `clipsite explain AssociationFileNotJSON`
      and its neighbours tell them: JSON in UTF-8 without a byte order mark and without repeated names, at
      most 128 KiB, `appclips.apps` names the site's App Clip, and each name is a Team ID, a full stop and a
      bundle ID.
      """)

  package static let v07AssociationDrift = DiagnosticCode(
    "V07AssociationDrift", .error,
    explanation: """
      The live AASA file has to be, byte for byte, the one in Output; otherwise something was not published,
      was lost on the way, or was published by somebody else. When apps differ, those that the live file has
      lost are named first: for them, App Clips, universal links or passwords stop to work.
      """)

  package static let v10AssociationElsewhere = DiagnosticCode(
    "V10AssociationElsewhere", .warning,
    explanation: """
      Older systems read `/apple-app-site-association` at the root; where that exists, it has to be the same
      file. A domain with `www.` and the same domain without are two domains to Apple's systems (TN3155):
      where the other one has an AASA file of its own, that should be the same too.
      """)

  package static let v12AppleCopy = DiagnosticCode(
    "V12AppleCopy", .error,
    explanation: """
      Devices read AASA files from Apple's content delivery network, at
      `https://app-site-association.cdn-apple.com/a/v1/<domain>`. It reads a domain again about once a day,
      and nothing makes it read earlier (TN3155), so an older copy is pending, not wrong: exit status 6 when
      that is all. When it could not read the domain, it answers 404 with the reason: SWCERR00101 is another
      status than 200, SWCERR00202 an address that is not public, SWCERR00301 an answer that takes too long.
      """)
}
