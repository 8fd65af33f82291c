import ClipsiteHTTPClient

/// What a domain was asked and what it answered: all that the checks of a domain look at.
struct DomainObservation: Sendable {
  /// The answer to a question, or why there is none.
  typealias Outcome = Result<HTTPAnswer, HTTPFailure>

  /// What the name service said.
  enum Lookup: Hashable, Sendable {
    /// It was not asked, because an address was given for the domain.
    case overridden
    /// The addresses.
    case addresses([NetworkAddress])
    /// Why there are none.
    case failure(String)
  }

  /// The domain.
  let domain: String
  /// The AASA file as it stands in the output folder.
  let localAssociation: [UInt8]
  /// The domain's addresses.
  var lookup = Lookup.overridden
  /// The answers. What was not asked is not there.
  var outcomes: [Question: Outcome] = [:]

  /// A domain of which nothing is known yet.
  init(_ domain: String, localAssociation: [UInt8]) {
    self.domain = domain
    self.localAssociation = localAssociation
  }

  /// The address of the AASA file.
  var associationURL: String { "https://\(domain)/\(Self.associationPath)" }

  /// The path of AASA files (RFC 8615; Apple, “Supporting associated domains”).
  static let associationPath = ".well-known/apple-app-site-association"

  /// The domain with `www.`, or without where it has it.
  var counterpart: String { domain.hasPrefix("www.") ? String(domain.dropFirst(4)) : "www.\(domain)" }

  /// What came of asking for the AASA file the way Apple does.
  var association: Outcome? { outcomes[.association(.appleBot)] }

  /// The AASA file, when Apple's reader gets one.
  var servedAssociation: HTTPAnswer? {
    guard case .success(let answer)? = association, answer.status == 200 else { return nil }
    return answer
  }

  /// When the domain's certificate ends, in seconds since 1970: one of the answers tells, that of the first
  /// on a connection.
  var certificateEnd: Int? {
    let own = Visitor.allCases.map { Question.association($0) }
    return own.compactMap { answer(to: $0)?.delivery.certificateEnd }.min()
  }

  /// The answer to a question, when there is one.
  func answer(to question: Question) -> HTTPAnswer? { try? outcomes[question]?.get() }
}
