import ClipsiteNetwork
import ClipsiteSystem
import ClipsiteText

@testable import ClipsiteVerification

extension DomainObservation {
  static let file = Array(#"{"appclips":{"apps":["Q7W2E9R4T1.com.example.Donuts.Clip"]}}"#.utf8)

  /// A domain with which all is well, or what a test makes of it.
  static func healthy(
    built: BuiltFiles? = BuiltFiles(association: file), _ change: (inout DomainObservation) -> Void = { _ in }
  ) -> DomainObservation {
    var observation = DomainObservation("example.com", built: built)
    observation.lookup = .addresses([.four(93, 184, 216, 34)])
    for visitor in Visitor.ofAssociations { observation.outcomes[.association(visitor)] = .success(.file()) }
    observation.outcomes[.compressedAssociation] = .success(.file())
    observation.outcomes[.rootAssociation] = .success(HTTPAnswer(404))
    observation.outcomes[.counterpartAssociation] = .failure(HTTPFailure(.name, "no such name"))
    for path in Question.unknownPaths { observation.outcomes[.unknownPath(path)] = .success(HTTPAnswer(404)) }
    for question in [Question.twinAssociation, .assetLinks, .sitemap("sitemap.xml"), .robots] {
      observation.outcomes[question] = .success(HTTPAnswer(404))
    }
    observation.outcomes[.insecureHome] = .success(
      HTTPAnswer(301, headers: [HTTPHeader("Location", "https://example.com/")]))
    observation.outcomes[.appleCopy] = .success(.file())
    change(&observation)
    return observation
  }

  /// A domain that answers Apple's reader, and everybody else, otherwise.
  static func answering(_ outcome: Outcome) -> DomainObservation {
    healthy { observation in
      for visitor in Visitor.ofAssociations { observation.outcomes[.association(visitor)] = outcome }
    }
  }
}

extension LiveCheck {
  func check(_ observation: DomainObservation, _ rules: VerificationRules = .test) -> [Diagnostic] {
    diagnostics(observation, rules)
  }

  func check(_ page: ExpectedPage, _ outcome: DomainObservation.Outcome) -> [Diagnostic] {
    diagnostics(LivePage(page, outcome))
  }
}

extension ExpectedPage {
  /// A page that a person names, without a site.
  static let named = ExpectedPage(
    domain: "example.com", url: "https://example.com/market", redirectTarget: nil, bytes: nil,
    comparison: .agreement)
}

extension HTTPAnswer {
  /// A page as it should be served.
  static func page(_ html: String, _ fields: [HTTPHeader] = []) -> HTTPAnswer {
    let type = HTTPHeader("Content-Type", "text/html; charset=utf-8")
    return HTTPAnswer(200, headers: [type] + fields, body: Array(html.utf8))
  }

  /// An AASA file as it should be served, with some fields changed or, where nil, left out.
  static func file(
    _ body: [UInt8] = DomainObservation.file, _ fields: [String: String?] = [:], status: Int = 200,
    delivery: HTTPDelivery = .good
  ) -> HTTPAnswer {
    var all: [String: String?] = [
      "Content-Type": "application/json", "Cache-Control": "public, max-age=300",
      "Strict-Transport-Security": "max-age=31536000",
    ]
    all.merge(fields) { $1 }
    let headers = all.sorted { $0.key < $1.key }.compactMap { name, value in
      value.map { HTTPHeader(name, $0) }
    }
    return HTTPAnswer(status, headers: headers, body: body, delivery: delivery)
  }
}

extension HTTPDelivery {
  static let good = HTTPDelivery.taking(.milliseconds(20))

  static func taking(_ firstByte: Duration, _ total: Duration? = nil, version: String = "2") -> HTTPDelivery {
    var delivery = HTTPDelivery()
    delivery.firstByte = firstByte
    delivery.total = total ?? firstByte
    delivery.version = version
    delivery.certificateEnd = VerificationRules.test.now + 60 * 86_400
    return delivery
  }
}

extension VerificationRules {
  static let test = VerificationRules(now: 1_800_000_000)
}

extension NetworkAddress {
  static func four(_ bytes: UInt8...) -> NetworkAddress {
    NetworkAddress(bytes)
  }

  /// An address of eight groups.
  static func six(_ groups: UInt16...) -> NetworkAddress {
    NetworkAddress(groups.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
  }
}
