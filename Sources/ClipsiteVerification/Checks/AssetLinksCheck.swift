import ClipsiteAppClips
import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// Android apps can read `assetlinks.json`, and Google has read the same.
  static let assetLinks = LiveCheck(
    .v19AssetLinks, asks: { _ in [.assetLinks, .googleStatements] }
  ) { observation, _ in
    let url = observation.url(of: DomainObservation.assetLinksPath)
    let expected = observation.built?.assetLinks
    guard let answer = observation.answer(to: .assetLinks) else { return [] }
    if let problem = unreadable(answer, url, observation) { return [problem] }
    guard answer.status == 200, !answer.isHTML else { return [] }
    let file = SourceFile(path: url, bytes: answer.body)
    var findings = type(answer, url) + located(AssetLinks.diagnostics(for: file), in: file, of: url)
    if let expected, expected != answer.body {
      findings.report(
        url, "\(url) is not the file in Output",
        fix: "publish again, then look at what else writes this file")
    }
    return findings + google(observation, answer, at: url)
  }

  private static func unreadable(
    _ answer: HTTPAnswer, _ url: String, _ observation: DomainObservation
  ) -> Finding? {
    let isExpected = observation.built?.assetLinks != nil
    if answer.isRedirect, isExpected || answer["location"]?.hasSuffix("assetlinks.json") == true {
      return Finding(
        url, "\(url) \(answer.statusInWords), but Android does not follow",
        fix: "serve the file with status 200 at this URL")
    }
    guard answer.status != 200 || answer.isHTML else { return nil }
    if isExpected { return .missing(answer, url, fix: "publish the folder .well-known") }
    // A host that answers every path alike has no such file, which is fine.
    let unknown = Question.unknownPaths.compactMap { observation.answer(to: .unknownPath($0)) }
    guard !answer.isRedirect, ![404, 410].contains(answer.status), !answer.isCaptivePortal,
      !unknown.contains(where: { $0.status == answer.status && $0.isHTML == answer.isHTML })
    else { return nil }
    let what = answer.status == 200 ? "answers with a web page" : answer.statusInWords
    return Finding(
      url, "\(url) \(what), but Google needs the file with status 200, or 404 if there is none",
      fix: answer.challenge == nil ? "let the server give this file to everybody" : Finding.exemption)
  }

  private static func type(_ answer: HTTPAnswer, _ url: String) -> [Finding] {
    guard answer.mediaType != "application/json" else { return [] }
    return .one(
      url, "\(url) has \(answer.typeInWords), but it must be `application/json`",
      fix: "set the header Content-Type of this file to application/json")
  }

  // MARK: Google

  private static func google(
    _ observation: DomainObservation, _ served: HTTPAnswer, at url: String
  ) -> [Finding] {
    let domain = observation.domain
    switch observation.outcomes[.googleStatements] {
    case .failure(let failure):
      return .one(url, "Google cannot be asked for \(domain): \(failure.reason)", .warning)
    case .success(let answer) where answer.status != 200 || answer.isHTML:
      let what = answer.isHTML ? CaptivePortal.words : answer.statusInWords
      return .one(url, "Google \(what) when asked for \(domain)", .warning)
    case .success(let answer): return google(answer, for: observation, served, at: url)
    case nil: return []
    }
  }

  private static func google(
    _ answer: HTTPAnswer, for observation: DomainObservation, _ served: HTTPAnswer, at url: String
  ) -> [Finding] {
    let list = try? JSONParser.parse(answer.body).value
    let errors = (list?["errorCode"]?.elements ?? []).compactMap(\.text)
    if !errors.isEmpty {
      // Before the name leads to the server that was asked, Google saw another one.
      return .one(
        url, "Google could not read \(url): \(errors.joined(separator: ", "))",
        fix: "correct what the other checks report, and Google asks again within hours",
        observation.lookup == .overridden ? .note : .error)
    }
    let seen = Set(
      (list?["statements"]?.elements ?? []).compactMap { $0["target"]?["androidApp"]?["packageName"]?.text })
    let names = (try? JSONParser.parse(served.body).value)?.elements ?? []
    let missing = Set(names.compactMap { $0["target"]?["package_name"]?.text }).subtracting(seen).sorted()
    guard !missing.isEmpty else { return [] }
    return .one(
      url, "Google's copy for \(observation.domain) does not name \(missing.joined(separator: ", ")) yet",
      fix: "wait until Google reads the file again", .note)
  }
}

extension DiagnosticCode {
  package static let v19AssetLinks = DiagnosticCode(
    "V19AssetLinks", .error,
    summary: "Android cannot use the live `assetlinks.json`.",
    explanation: """
      Android apps open links of a domain if its `/.well-known/assetlinks.json` names them: status 200 without
      a redirect, `application/json`, a list of statements, each with a package name and SHA-256 fingerprints
      (Android Developers, “Configure website associations”). If the file is in Output, the live one must have
      the same bytes. A domain that answers 404 is fine, and one that answers otherwise hides whether it has the
      file. clipsite also asks Google's Digital Asset Links API
      for its view. Older statements there are information.
      """,
    fix: "Publish the file as `application/json`, without a redirect.",
    example: .answer(
      to: "https://example.com/.well-known/assetlinks.json", wrong: LiveExample.answer("text/plain", "[]"),
      right: LiveExample.answer("application/json", "[]")))
}
