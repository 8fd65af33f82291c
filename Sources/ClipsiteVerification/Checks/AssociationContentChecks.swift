import ClipsiteAppClips
import ClipsiteCryptography
package import ClipsiteDiagnostics
import ClipsiteHTTPClient
import ClipsiteJSON

/// V06: what is served is an AASA file that names the App Clip.
enum V06AssociationContent {
  static func check(_ observation: DomainObservation, _ rules: VerificationRules) -> [Diagnostic] {
    guard let answer = observation.servedAssociation else { return [] }
    let file = SourceFile(path: observation.associationURL, bytes: answer.body)
    let positions = PositionIndex(file)
    var findings = mistakes(in: file, observation, rules).map { diagnostic in
      Diagnostic(
        .v06AssociationContent, at: diagnostic.range,
        "in \(observation.associationURL)\(position(of: diagnostic, in: positions, of: file)), "
          + "\(diagnostic.message) [\(diagnostic.code)]", fix: diagnostic.fix,
        severity: max(diagnostic.severity, .warning))
    }
    if file.byteOrderMarkLength > 0 {
      findings.insert(
        Diagnostic(
          .v06AssociationContent, at: observation.associationFile,
          "\(observation.associationURL) begins with a byte order mark, which is no JSON",
          fix: "save the file as UTF-8 without a byte order mark"), at: 0)
    }
    return findings
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
    let file = try? JSONParser.parse(bytes).value
    return (file?["appclips"]?["apps"]?.elements ?? []).compactMap { $0.text.flatMap { try? AppID($0) } }
  }
}

/// V07: the live AASA file is the one in the output folder.
enum V07AssociationDrift {
  static func check(_ observation: DomainObservation) -> [Diagnostic] {
    guard let answer = observation.servedAssociation, let file = observation.localAssociation,
      answer.body != file
    else { return [] }
    let live = AssociationIdentifiers.all(in: answer.body)
    let local = AssociationIdentifiers.all(in: file)
    return [
      Diagnostic(
        .v07AssociationDrift, at: observation.associationFile,
        "\(observation.associationURL) is not the file in Output"
          + difference(lost: local.subtracting(live), added: live.subtracting(local))
          + " (SHA-256 \(digest(answer.body)) instead of \(digest(file)))",
        fix: "publish again, then look at what else writes this file")
    ]
  }

  /// “: it lacks … and names … besides”, what is lost first.
  static func difference(lost: Set<String>, added: Set<String>) -> String {
    var parts: [String] = []
    if !lost.isEmpty { parts.append("it lacks \(lost.sorted().joined(separator: ", "))") }
    if !added.isEmpty { parts.append("it names \(added.sorted().joined(separator: ", ")) besides") }
    return parts.isEmpty ? ", but names the same apps" : ": \(parts.joined(separator: ", and "))"
  }

  private static func digest(_ bytes: [UInt8]) -> String { Hexadecimal.text(SHA256.digest(bytes)) }
}

/// V10: other places of the AASA file say the same.
enum V10AssociationElsewhere {
  static func check(_ observation: DomainObservation) -> [Diagnostic] {
    // A live file that is not the one in Output is another check's.
    let known = [observation.servedAssociation?.body, observation.localAssociation].compactMap { $0 }
    let twin = "\(observation.associationURL).json"
    let places = [
      (Question.twinAssociation, twin),
      (.rootAssociation, "https://\(observation.domain)/apple-app-site-association"),
      (.counterpartAssociation, "https://\(observation.counterpart)/\(DomainObservation.associationPath)"),
    ]
    return missingTwin(observation, twin)
      + places.compactMap { question, url in
        guard let answer = observation.answer(to: question), answer.status == 200, !answer.isHTML,
          !known.isEmpty, !known.contains(answer.body)
        else { return nil }
        return Diagnostic(
          .v10AssociationElsewhere, at: SourceRange(url),
          "\(url) is another file than \(observation.associationURL)",
          fix: "serve the same file at both, or none there")
      }
  }

  /// Some hosts serve the AASA file from the copy whose name ends with `.json`.
  private static func missingTwin(_ observation: DomainObservation, _ url: String) -> [Diagnostic] {
    guard observation.built?.hasTwin == true, let answer = observation.answer(to: .twinAssociation),
      answer.status != 200 || answer.isHTML
    else { return [] }
    let what = answer.status == 200 ? "answers with a web page" : answer.statusInWords
    return [
      Diagnostic(
        .v10AssociationElsewhere, at: SourceRange(url), "\(url) \(what), but Output has the file",
        fix: "publish the folder .well-known")
    ]
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
    case .success(let answer) where answer.isHTML:
      return [
        Diagnostic(
          .v12AppleCopy, at: observation.home,
          "Apple's CDN \(CaptivePortal.words), when asked for \(observation.domain)", severity: .warning)
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
    let wanted = [observation.localAssociation, observation.servedAssociation?.body].compactMap { $0 }
    guard let first = wanted.first, !wanted.contains(answer.body) else { return [] }
    let copy = AssociationIdentifiers.all(in: answer.body)
    let local = AssociationIdentifiers.all(in: first)
    let age = answer["age"].flatMap { Int($0) }.map { ", read \($0) seconds ago" } ?? ""
    let difference = V07AssociationDrift.difference(
      lost: local.subtracting(copy), added: copy.subtracting(local))
    return [
      Diagnostic(
        .v12AppleCopy, at: observation.home,
        "Apple's CDN has an older file of \(observation.domain)\(age)\(difference)",
        fix: "wait, because it reads the domain again about once a day", severity: .note)
    ]
  }

  private static func refused(_ answer: HTTPAnswer, _ observation: DomainObservation) -> Diagnostic {
    let domain = observation.domain
    guard let reason = answer["apple-failure-reason"] else {
      return Diagnostic(
        .v12AppleCopy, at: observation.home, "Apple's CDN has no file of \(domain) yet",
        fix: "wait, because Apple reads a domain after the first device has asked for it", severity: .note)
    }
    let code = [reason, answer["apple-failure-details"] ?? ""].joined(separator: " ")
    let meaning = meanings.first { code.contains($0.key) }.map { ", which means that \($0.value)" } ?? ""
    let parts = [
      answer["apple-failure-details"].map { "details \($0)" }, answer["apple-from"].map { "from \($0)" },
      answer["apple-try-direct"].map { "devices may ask the domain itself: \($0)" },
    ].compactMap { $0 }
    let rest = parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    // Before the name leads to the server that was asked, Apple's systems saw another one.
    let severity: Severity = observation.lookup == .overridden ? .note : .error
    return Diagnostic(
      .v12AppleCopy, at: observation.home,
      "Apple's CDN could not read the file of \(domain): \(reason)\(meaning)\(rest)",
      fix: "correct what the other checks report, and Apple tries again about once a day", severity: severity)
  }

  private static let meanings: KeyValuePairs = [
    "SWCERR00101": "the domain answered with another status than 200",
    "SWCERR00202": "the domain has an address that is private or reserved",
    "SWCERR00301": "the answer took too long",
    "SWCERR00401": "the file is not JSON",
  ]
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
    example: .init(
      .answer,
      wrong: """
        GET https://example.com/.well-known/apple-app-site-association

        HTTP/2 200
        Content-Type: application/json

        {"appclips":{"apps":["com.example.Donuts.Clip"]}}
        """,
      right: """
        GET https://example.com/.well-known/apple-app-site-association

        HTTP/2 200
        Content-Type: application/json

        {"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip"]}}
        """))

  package static let v07AssociationDrift = DiagnosticCode(
    "V07AssociationDrift", .error,
    summary: "The live AASA file differs from the file in the output folder.",
    explanation: """
      Both must be equal byte for byte. Something was not published, was lost on the way, or was published by
      somebody else. The message first names apps that the live file has lost. For them, App Clips, universal
      links, or password AutoFill stop working.
      """,
    fix: "Publish the site again.",
    example: .init(
      .answer,
      wrong: """
        GET https://example.com/.well-known/apple-app-site-association

        HTTP/2 200
        Content-Type: application/json

        {"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip","ABCDE12345.com.example.Bagels.Clip"]}}
        """,
      right: """
        GET https://example.com/.well-known/apple-app-site-association

        HTTP/2 200
        Content-Type: application/json

        {"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip"]}}
        """))

  package static let v10AssociationElsewhere = DiagnosticCode(
    "V10AssociationElsewhere", .warning,
    summary: "Another copy of the AASA file differs.",
    explanation: """
      Older systems read `/apple-app-site-association` at the root, which must be the same file if it exists.
      Apple's systems treat a domain with and without `www.` as two domains (TN3155). If the other one has an
      AASA file, both should be the same.
      """,
    fix: "Remove the other file, or publish the same one.",
    example: .init(
      .answer,
      wrong: """
        GET https://example.com/apple-app-site-association

        HTTP/2 200
        Content-Type: application/json

        {"appclips":{"apps":["ABCDE12345.com.example.Bagels.Clip"]}}
        """,
      right: """
        GET https://example.com/apple-app-site-association

        HTTP/2 200
        Content-Type: application/json

        {"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip"]}}
        """))

  package static let v12AppleCopy = DiagnosticCode(
    "V12AppleCopy", .error,
    summary: "Apple's copy of the AASA file is older, or Apple cannot read the domain.",
    explanation: """
      Devices read AASA files from `https://app-site-association.cdn-apple.com/a/v1/<domain>`. Apple reads a
      domain about once a day, and nothing makes it read earlier (TN3155). An older copy is pending, not
      wrong, with exit status 6 if nothing else is wrong. If Apple could not read the domain, its answer is a
      404 with a reason. SWCERR00101 is a status other than 200, SWCERR00202 an address that is not public,
      and SWCERR00301 a slow answer.
      """,
    fix: "Wait a day for a pending copy. Correct the server if there is a reason.",
    example: .init(
      .answer,
      wrong: """
        GET https://app-site-association.cdn-apple.com/a/v1/example.com

        HTTP/2 404
        Apple-Failure-Reason: SWCERR00101 Bad HTTP Response: 301
        """,
      right: """
        GET https://app-site-association.cdn-apple.com/a/v1/example.com

        HTTP/2 200
        Content-Type: application/json

        {"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip"]}}
        """))
}
