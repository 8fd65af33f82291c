package import ClipsiteAppClips
package import ClipsiteJSON

/// An estimate whether a URL fits into an App Clip Code, by the rules that Apple documents (“Encoding a URL
/// in an App Clip Code”). Only Apple's tool knows: how it compresses URLs is not public, so the number of
/// bits is a rough guess.
package struct AppClipCodeFit: Hashable, Sendable {
  /// The risk that the URL does not fit.
  package enum Risk: String, Hashable, Sendable, CaseIterable {
    /// It takes about as much room as URLs that are known to fit.
    case low
    /// It comes near the limit, or has a character that some documents exclude.
    case medium
    /// It seems too long.
    case high
  }

  /// Something about the URL that takes room or is not sure to work.
  package struct Finding: Hashable, Sendable {
    /// The rule: a word that never changes.
    let rule: Rule
    /// One sentence without a full stop.
    package let message: String
    /// The change that helps.
    package let fix: String
  }

  /// A rule that a URL can break.
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A digit stands in the domain.
    case digitInHost = "digit-in-host"
    /// The domain begins with `www`.
    case www
    /// The path has more than two parts.
    case deepPath = "deep-path"
    /// A number begins with a zero.
    case leadingZero = "leading-zero"
    /// A part of the path is like a UUID.
    case uuid
    /// The whole is long.
    case length
  }

  /// The number of bits that a code has room for.
  static let capacity = 128

  /// About how many bits the URL takes.
  package let bits: Int
  /// The rules that the URL breaks.
  package let findings: [Finding]
  /// The outcome.
  package let risk: Risk

  /// Looks at a URL of a site.
  package init(_ url: InvocationURL) {
    let parts = url.path.split(separator: "/").map(String.init)
    let bits = Self.bits(of: url.host, parts)
    var findings = Self.hostFindings(url.host) + Self.pathFindings(parts)
    if bits > Self.comfortable { findings.append(Self.length(bits)) }
    self.bits = bits
    self.findings = findings
    let isDoubtful = findings.contains { [.digitInHost, .leadingZero].contains($0.rule) }
    risk =
      bits > Self.capacity || findings.contains { $0.rule == .uuid }
      ? .high : bits > Self.comfortable || isDoubtful ? .medium : .low
  }

  /// Up to this guess the URLs that Apple's documents show are well inside.
  private static let comfortable = 96
}

extension AppClipCodeFit {
  /// About what a character, a cheap word or a cheap subdomain takes. Chosen so that the three examples that
  /// are known come out right: a short domain takes about 32 bits, `appclip.` with `/store?p=4711` about 64,
  /// and `/stores/berlin-mitte` about 95.
  private enum Cost {
    static let frame = 8
    static let word = 10
    static let topLevel = 4
    static let perTenLetters = 45
    static let perTenDigits = 34
  }

  package static func bits(of host: AssociatedDomain, _ parts: [String]) -> Int {
    var labels = host.rawValue.split(separator: ".").map(String.init)
    labels.removeLast()
    if labels.first == "appclip" { labels.removeFirst() }
    return Cost.frame + Cost.topLevel + labels.map(spelled).reduce(0, +)
      + parts.map { CheapWords.all.contains($0) ? Cost.word : spelled($0) + 4 }.reduce(0, +)
  }

  private static func spelled(_ text: String) -> Int {
    let digits = text.utf8.count(where: \.isDigit)
    return ((text.utf8.count - digits) * Cost.perTenLetters + digits * Cost.perTenDigits + 9) / 10
  }

  static func hostFindings(_ host: AssociatedDomain) -> [Finding] {
    var findings: [Finding] = []
    if host.rawValue.contains(where: \.isNumber) {
      findings.append(
        Finding(
          rule: .digitInHost, message: "the domain \(host) has a digit, which Apple's documents do not allow",
          fix: "try it with Apple's generator before you print, or use a domain of letters"))
    }
    if host.rawValue.hasPrefix("www.") {
      findings.append(
        Finding(
          rule: .www, message: "`www` takes room",
          fix: "use a short URL on the domain without it, or on `appclip.`"))
    }
    return findings
  }

  static func pathFindings(_ parts: [String]) -> [Finding] {
    var findings: [Finding] = []
    if parts.count > 2 {
      findings.append(
        Finding(
          rule: .deepPath, message: "the path has \(parts.count) parts",
          fix: "give the page a short URL with one part"))
    }
    for part in parts where isUUID(part) {
      findings.append(
        Finding(
          rule: .uuid, message: "`\(part)` is like a UUID, which does not fit",
          fix: "use a short number instead"))
    }
    for part in parts where part.hasPrefix("0") && part.count > 1 && part.allSatisfy(\.isNumber) {
      findings.append(
        Finding(
          rule: .leadingZero, message: "`\(part)` begins with a zero, which may get lost",
          fix: "use a number that does not"))
    }
    return findings
  }

  package static func length(_ bits: Int) -> Finding {
    Finding(
      rule: .length,
      message: "the URL takes about \(bits) of the \(capacity) bits of a code, by a rough guess",
      fix: "give the page a short URL of one part, best a number, on `appclip.` and your domain, and "
        + "print it with `--short`"
    )
  }

  private static func isUUID(_ text: String) -> Bool {
    let digits = text.filter { $0 != "-" }
    return digits.count == 32 && digits.allSatisfy(\.isHexDigit)
  }
}

/// The parts of a path that take little room in an App Clip Code when they stand alone (Apple, “Encoding a
/// URL in an App Clip Code”, single-word path components).
enum CheapWords {
  static let all = Set(
    """
    about access account add app archives article attraction author bag biz book brand brands browse buy
    cancel cart cat catalog category categories channel charts checkin checkout collection collections company
    compare connect contact content contents cost coupons create data demo destinations detail discover
    download entry event events explore faq fetch finance find food fund game gift goods guide health help
    home hotel hotels id index info item item_id join lifestyle list listen live local location locations
    locator login manage menu more music name news note open order overview park part pay payment payments
    play post posts preview product product_id products profile promotion purchase rate recipe recipes
    reservation reservations reserve retail review rewards sale scan schedule search sell send service share
    shop show showtime site song special stations status store store-locator stores stories story tag tags
    terms tickets tips title today top topic tours track transaction travel try update upload use user
    vehicles video view visit watch wiki
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

/// A report for people and programs on the URLs that are likely to fit into an App Clip Code.
package struct FitReport: JSONRecord {
  /// One URL.
  package struct Entry: JSONEvent {
    fileprivate let code: PrintedCode
    fileprivate let fit: AppClipCodeFit

    package static let event = "fit"
    package static let fields: [Field] = [
      Field("url") { $0.code.url.description }, Field("name") { $0.code.name },
      Field("title") { $0.code.title }, Field("risk") { $0.fit.risk }, Field("bits") { $0.fit.bits },
      Field("findings") { $0.fit.findings },
    ]
  }

  package let entries: [Entry]

  /// The report on some codes.
  package init(_ codes: [PrintedCode]) {
    entries = codes.map { Entry(code: $0, fit: AppClipCodeFit($0.url)) }
  }

  /// Returns the number of URLs with a risk.
  package func count(of risk: AppClipCodeFit.Risk) -> Int { entries.count { $0.fit.risk == risk } }

  /// A line for each URL, and below it what can be said against it.
  package var text: String {
    entries.map { entry in
      let findings = entry.fit.findings.map { "  \($0.message)\n    fix: \($0.fix)\n" }.joined()
      return "\(entry.fit.risk.rawValue) risk, about \(entry.fit.bits) bits: \(entry.code.url)\n\(findings)"
    }.joined()
  }

  /// The number of URLs by risk.
  package static let fields: [Field] = AppClipCodeFit.Risk.allCases.map { risk in
    Field(risk.rawValue) { $0.count(of: risk) }
  }
}

extension AppClipCodeFit.Finding: JSONRecord {
  package static let fields: [Field] = [
    Field("rule") { $0.rule }, Field("message") { $0.message }, Field("fix") { $0.fix },
  ]
}

extension AppClipCodeFit.Risk: JSONReportable {}
extension AppClipCodeFit.Rule: JSONReportable {}
