import ClipsiteNetwork
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteVerification
@testable import ClipsiteVerificationTests

/// An answer to `clipsite verify`, as examples show it: a request, an empty line, and what comes back.
struct ExampleAnswer {
  /// The URL and the program that asks, in the lines of the request.
  private var url = ""
  private var visitor: Visitor?
  private var outcome: DomainObservation.Outcome = .failure(HTTPFailure(.connection, "no answer"))
  private var address: NetworkAddress?

  /// Reads the lines of an example.
  init(_ lines: String) throws {
    if let record = lines.wholeMatch(of: /example\.com\. 300 IN A (\d+\.\d+\.\d+\.\d+)/) {
      address = NetworkAddress(try record.1.split(separator: ".").map { try #require(UInt8($0)) })
      return
    }
    let parts = lines.split(separator: "\n\n", maxSplits: 2).map(String.init)
    try #require(parts.count >= 2)
    let request = parts[0].split(separator: "\n")
    url = String(try #require(request[0].wholeMatch(of: /GET (https?:\S+)/)).1)
    visitor = request.count > 1 && request[1].contains("CFNetwork") ? .device : nil
    outcome = try Self.outcome(parts[1], body: parts.count > 2 ? parts[2] : "")
  }

  private static func outcome(_ head: String, body: String) throws -> DomainObservation.Outcome {
    if let failure = head.wholeMatch(of: /curl: \((\d+)\) (.+)/) {
      return .failure(HTTPFailure(failure.1 == "28" ? .time : .security, String(failure.2)))
    }
    let lines = head.split(separator: "\n")
    let status = try #require(lines[0].wholeMatch(of: /HTTP\/[0-9.]+ (\d+).*/))
    let headers = try lines.dropFirst().map { line in
      let header = try #require(line.wholeMatch(of: /([A-Za-z-]+): (.+)/))
      return HTTPHeader(String(header.1), String(header.2))
    }
    return try .success(
      HTTPAnswer(#require(Int(status.1)), headers: headers, body: Array(body.utf8), delivery: .good))
  }

  /// Returns the codes that the checks report if a domain without other mistakes answers so.
  ///
  /// - Parameter page: The answer that has the file of the build.
  func codes(isBuilt: Bool, page: ExampleAnswer) -> Set<String> {
    var built = BuiltFiles(association: DomainObservation.file)
    if url == Self.finder, let bytes = try? page.outcome.get().body {
      built.finders = [(Self.finderPath, bytes)]
    }
    var observation = DomainObservation.healthy(built: isBuilt ? built : nil)
    if let address { observation.lookup = .addresses([address]) }
    for question in questions { observation.outcomes[question] = outcome }
    // Apple's copy is as new as the file.
    if questions.contains(.association(.appleBot)), case .success(let answer) = outcome, answer.status == 200
    {
      observation.outcomes[.appleCopy] = outcome
    }
    if url == "https://example.com/market" {
      observation.pageDiagnostics = diagnostics(of: isBuilt ? page : nil)
    }
    return Set(LiveCheck.diagnostics(observation, .test).map(\.code.name))
  }

  private static let finderPath = "locations/find/index.json"
  private static let finder = "https://example.com/\(finderPath)"

  private var questions: [Question] {
    switch url {
    case "https://example.com/.well-known/apple-app-site-association":
      if let visitor { [.association(visitor)] } else { Visitor.ofAssociations.map { .association($0) } }
    case "https://example.com/apple-app-site-association": [.rootAssociation]
    case "https://example.com/robots.txt": [.robots]
    case "https://example.com/sitemap.xml": [.sitemap("sitemap.xml")]
    case "https://example.com/.well-known/assetlinks.json": [.assetLinks]
    case Self.finder: [.finder(Self.finderPath)]
    case "https://example.com/no-such-page": Question.unknownPaths.map { .unknownPath($0) }
    case "https://app-site-association.cdn-apple.com/a/v1/example.com": [.appleCopy]
    case "http://example.com/": [.insecureHome]
    default: []
    }
  }

  private func diagnostics(of built: ExampleAnswer?) -> [Diagnostic] {
    let expected = ExpectedPage(
      domain: "example.com", url: url, redirectTarget: nil, bytes: try? built?.outcome.get().body,
      comparison: built == nil ? .agreement : .build)
    var page = LivePage(expected, outcome)
    page.association = LiveAssociation(.file(), domain: "example.com")
    return LiveCheck.all.flatMap { $0.diagnostics(page) }
  }
}
