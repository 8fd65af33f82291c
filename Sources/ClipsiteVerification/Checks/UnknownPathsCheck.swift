import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// A path that does not exist answers 404.
  static let unknownPaths = LiveCheck(
    .v15UnknownPaths, asks: { _ in Question.unknownPaths.map { .unknownPath($0) } }
  ) { observation, _ in
    if observation.answersEverything {
      return .one(
        observation.associationURL,
        "\(observation.home) answers every path with a web page, also that of the AASA file",
        fix: "publish the folder .well-known, and turn off the rule that answers unknown paths with a page")
    }
    return Question.unknownPaths.compactMap { path in
      // What the network or protection against bots answers does not tell what the host would.
      guard let answer = observation.answer(to: .unknownPath(path)), !answer.isCaptivePortal,
        answer.challenge == nil
      else { return nil }
      let url = observation.url(of: path)
      let isFailure = answer.status >= 500
      guard answer.isRedirect || 200..<300 ~= answer.status || isFailure else { return nil }
      let fix =
        isFailure
        ? "publish 404.html, and look at the server's log"
        : answer.isRedirect
          ? "remove the rule that redirects unknown paths, and publish 404.html"
          : "publish 404.html, and turn off the rule that answers unknown paths with the home page"
      return Finding(
        url, "\(url) \(answer.statusInWords), but it does not exist and must answer 404", fix: fix)
    }
  }
}

extension DiagnosticCode {
  package static let v15UnknownPaths = DiagnosticCode(
    "V15UnknownPaths", .error,
    summary: "A path that does not exist does not answer 404.",
    explanation: """
      A path that does not exist must answer 404 or 410, at the root and below `/.well-known/`. A host that
      answers 200 with the home page, or redirects there, also does so for a missing AASA file, and then
      Apple's systems read HTML. Search engines call this a soft 404. Single-page applications and hosts
      without a `404.html` do this. A server that fails instead (5xx) makes search engines come back, and hides
      that a file is missing. clipsite asks for two paths that no site has.
      """,
    fix: "Publish `404.html`, and remove rules that answer or redirect unknown paths.",
    example: .answer(
      to: "https://example.com/no-such-page", wrong: LiveExample.answer("text/html; charset=utf-8"),
      right: "HTTP/2 404\nContent-Type: text/html; charset=utf-8"))
}
