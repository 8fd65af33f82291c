import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// The index of each search page is that of the build, so that it belongs to the live pages.
  ///
  /// The index has a hash of all locations, so it also tells whether its other files are old.
  static let searchIndex = LiveCheck(
    .v22SearchIndex, asks: { $0.built.map { $0.finders.map { .finder($0.path) } } ?? [] }
  ) { observation, _ in
    (observation.built?.finders ?? []).compactMap { path, bytes in
      let url = observation.url(of: path)
      guard let answer = observation.answer(to: .finder(path)) else { return nil }
      if answer.status != 200 || answer.challenge != nil { return .missing(answer, url, fix: "publish it") }
      return answer.body == bytes
        ? nil : Finding(url, "\(url) is not the file in Output", fix: "publish again")
    }
  }
}

extension DiagnosticCode {
  package static let v22SearchIndex = DiagnosticCode(
    "V22SearchIndex", .warning,
    summary: "The live index of a search page is old or missing.",
    explanation: """
      A search page loads a list of the locations. If it is not the list in Output, people do not find new
      locations, and results lead to pages that are gone.
      """,
    fix: "Publish the site again.",
    example: .answer(
      to: "https://example.com/locations/find/index.json",
      wrong: "HTTP/2 404\nContent-Type: text/html; charset=utf-8",
      right: LiveExample.answer("application/json", #"{"n":1,"v":"a"}"#)))
}
