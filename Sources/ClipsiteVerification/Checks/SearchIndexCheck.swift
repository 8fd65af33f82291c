package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V22: the index of each search page is that of the build, so that it belongs to the live pages.
///
/// The index has a hash of all locations, so it also tells whether its other files are old.
enum V22SearchIndex {
  static func check(_ observation: DomainObservation) -> [Diagnostic] {
    (observation.built?.finders ?? []).flatMap { path, bytes -> [Diagnostic] in
      let url = observation.url(of: path)
      guard let answer = observation.answer(to: .finder(path)) else { return [] }
      if answer.status != 200 {
        return [finding(url, "\(url) \(answer.statusInWords), but Output has the file", fix: "publish it")]
      }
      guard answer.body != bytes else { return [] }
      return [finding(url, "\(url) is not the file in Output", fix: "publish again")]
    }
  }

  private static func finding(_ url: String, _ message: String, fix: String) -> Diagnostic {
    Diagnostic(.v22SearchIndex, at: SourceRange(url), message, fix: fix)
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
    example: .init(
      .answer,
      wrong: """
        GET https://example.com/locations/find/index.json

        HTTP/2 404
        Content-Type: text/html; charset=utf-8
        """,
      right: """
        GET https://example.com/locations/find/index.json

        HTTP/2 200
        Content-Type: application/json

        {"n":1,"v":"a"}
        """))
}
