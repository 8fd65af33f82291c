import ClipsiteAppClips
import ClipsiteNetwork
import ClipsiteSystem
import ClipsiteText

/// The questions to a domain and its answers: everything that the checks of a domain use.
struct DomainObservation: Sendable {
  /// The answer to a question, or why there is none.
  typealias Outcome = Result<HTTPAnswer, HTTPFailure>

  /// The answer of the name service.
  enum Lookup: Hashable, Sendable {
    /// It was not asked, because an address was given for the domain.
    case overridden
    /// The addresses.
    case addresses([NetworkAddress])
    /// The reason why there are none.
    case failure(String)

    /// Asks the system's name service for a host.
    init(of host: String) {
      do throws(SystemError) {
        let found = try HostLookup.addresses(of: host)
        self = found.isEmpty ? .failure("the name service knows no address") : .addresses(found)
      } catch {
        self = .failure(error.reason)
      }
    }

    /// A Boolean value that indicates whether an address is known that only some can reach.
    var isPrivate: Bool {
      if case .addresses(let addresses) = self { !addresses.allSatisfy(\.isPublic) } else { false }
    }
  }

  let domain: String
  /// The files that a build of the site wrote, or `nil` without a site.
  let built: BuiltFiles?
  /// The domain's addresses.
  var lookup = Lookup.overridden
  /// The answers. What was not asked is not there.
  var outcomes: [Question: Outcome] = [:]

  /// The findings on its pages, in their order.
  var pageDiagnostics: [Diagnostic] = []

  /// A domain of which nothing is known yet.
  init(_ domain: String, built: BuiltFiles?) {
    self.domain = domain
    self.built = built
  }

  /// The AASA file in the output folder, or `nil` without a site.
  var localAssociation: [UInt8]? { built?.association }

  /// Returns the URL of a file of the domain.
  func url(of path: String) -> String {
    "https://\(domain)/\(path)"
  }

  /// The address of the AASA file.
  var associationURL: String { url(of: Self.associationPath) }

  /// The domain as a whole, for findings.
  var home: String { url(of: "") }

  /// The path of AASA files (RFC 8615; Apple, “Supporting associated domains”).
  static let associationPath = String(AppSiteAssociation.path.dropFirst())

  /// The path of the file for Android (Android Developers, “Configure website associations”).
  static let assetLinksPath = String(AssetLinks.path.dropFirst())

  /// The paths of the sitemaps to ask for: those of the build, or the usual one.
  var sitemapPaths: [String] { built.map { $0.sitemaps.map(\.path) } ?? ["sitemap.xml"] }

  /// The domain with `www.`, or without where it has it.
  var counterpart: String { domain.hasPrefix("www.") ? String(domain.dropFirst(4)) : "www.\(domain)" }
  /// The URL of the counterpart's AASA file.
  var counterpartURL: String { "https://\(counterpart)/\(Self.associationPath)" }

  /// The outcome of requesting the AASA file the way Apple does.
  var association: Outcome? { outcomes[.association(.appleBot)] }

  /// The AASA file, when Apple's reader gets one, and neither a challenge nor the page for all paths.
  var servedAssociation: HTTPAnswer? {
    guard case .success(let answer)? = association, answer.status == 200, answer.challenge == nil,
      !answersEverything
    else { return nil }
    return answer
  }

  /// Indicates whether the host answers all paths, that of the AASA file among them, with a web page.
  var answersEverything: Bool {
    areWebPages([.association(.appleBot)] + Question.unknownPaths.map { .unknownPath($0) })
  }

  /// Indicates whether each answer is a web page, and no challenge.
  func areWebPages(_ questions: [Question]) -> Bool {
    questions.allSatisfy { question in
      answer(to: question).map { $0.status == 200 && $0.isHTML && $0.challenge == nil } ?? false
    }
  }

  /// The answers of the AASA file. The first one on a connection tells of the domain's certificate.
  private var deliveries: [HTTPDelivery] {
    Visitor.ofAssociations.compactMap { answer(to: .association($0))?.delivery }
  }

  /// The end of the domain's certificate, in seconds since 1970.
  var certificateEnd: Int? { deliveries.compactMap(\.certificateEnd).min() }

  /// Indicates whether the certificate has no subject alternative name.
  var lacksAlternativeName: Bool { deliveries.contains { $0.hasAlternativeName == false } }

  /// The rules of `robots.txt`, or `nil` without a file of rules.
  var robots: RobotsRules? {
    guard let answer = answer(to: .robots), answer.status == 200, !answer.isHTML else { return nil }
    return RobotsRules(answer.body)
  }

  /// The answer to a question, when there is one.
  func answer(to question: Question) -> HTTPAnswer? { try? outcomes[question]?.get() }
}

/// The files of a domain in the output folder that are compared with the live ones, besides pages.
struct BuiltFiles: Sendable {
  /// The AASA file.
  var association: [UInt8] = []
  /// A Boolean value that indicates whether there is a copy of the AASA file whose name ends with `.json`.
  var hasTwin = false
  /// The file for Android.
  var assetLinks: [UInt8]?
  /// The sitemaps, by path below the domain.
  var sitemaps: [(path: String, bytes: [UInt8])] = []
  /// The indexes of search pages, by path below the domain.
  var finders: [(path: String, bytes: [UInt8])] = []
}

/// A question to a domain, besides its pages.
enum Question: Hashable, Sendable {
  /// A file of the domain, by its path, as a visitor asks for it.
  case file(String, Visitor)
  /// The AASA file over one version of the Internet Protocol; asked where a domain has addresses of both.
  case associationOver(NetworkAddress.Family)
  /// The AASA file, compressed when the server likes.
  case compressedAssociation
  /// The AASA file of the same domain with `www.`, or without.
  case counterpartAssociation
  /// The home page without TLS.
  case insecureHome
  /// The copy in Apple's content delivery network.
  case appleCopy
  /// Google's view of the file for Android.
  case googleStatements

  /// The AASA file.
  static func association(_ visitor: Visitor) -> Question {
    .file(DomainObservation.associationPath, visitor)
  }
  /// The older place of the AASA file.
  static let rootAssociation = file("apple-app-site-association", .appleBot)
  /// The copy of the AASA file whose name ends with `.json`.
  static let twinAssociation = file("\(DomainObservation.associationPath).json", .appleBot)
  /// Paths that no site has, one at the root, and one beside the AASA file.
  static let unknownPaths = [unknownName, ".well-known/\(unknownName)"]
  private static let unknownName = "clipsite-asks-for-what-is-not-here-6b1f"
  /// A path that nobody has, below a folder or at the root.
  static func unknownPath(_ path: String) -> Question { .file(path, .safari) }
  /// The file for Android.
  static let assetLinks = file(DomainObservation.assetLinksPath, .google)
  /// A sitemap, by its path.
  static func sitemap(_ path: String) -> Question { .file(path, .clipsite) }
  /// The index of a search page, by its path.
  static func finder(_ path: String) -> Question { .file(path, .safari) }
  /// `robots.txt`.
  static let robots = file("robots.txt", .clipsite)
}

/// A visitor that requests a file. Some hosts answer Apple's systems differently from people.
struct Visitor: Hashable, Sendable {
  /// The name in messages.
  let name: String
  /// The value of `User-Agent`, or `nil` for the program's own.
  let userAgent: String?

  /// The reader of AASA files behind Apple's content delivery network.
  static let appleBot = Visitor(name: "AASA-Bot", userAgent: "AASA-Bot/1.0.0")
  /// A device that reads the file itself, as with `?mode=developer`.
  static let device = Visitor(
    name: "CFNetwork", userAgent: "swcd (unknown version) CFNetwork/1568.200.51 Darwin/24.1.0")
  /// A person with Safari on an iPhone.
  static let safari = Visitor(
    name: "Safari",
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
      + "Version/18.1 Mobile/15E148 Safari/604.1")
  /// Messages, which makes the preview of a link on the phone of the sender.
  static let messages = Visitor(
    name: "Messages",
    userAgent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) "
      + "Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0")
  /// This program.
  static let clipsite = Visitor(name: "clipsite", userAgent: nil)
  /// Google's reader of `assetlinks.json`.
  static let google = Visitor(
    name: "Google", userAgent: "Mozilla/5.0 (compatible; GoogleAssociationService)")

  /// The visitors that are asked for with the AASA file.
  static let ofAssociations: [Visitor] = [.appleBot, .device, .safari, .clipsite]
  /// The visitor that requests the compressed file.
  static let compressing = Visitor.device
}

extension HTTPAnswer {
  /// A Boolean value that indicates whether the network asks its user to sign in first (RFC 6585, section 6).
  var isCaptivePortal: Bool { status == 511 }

  /// Indicates whether the status sends the visitor elsewhere.
  package var isRedirect: Bool { (300..<400).contains(status) && status != 304 }

  /// The media type without parameters, in lower case, or `nil` if none is sent.
  package var mediaType: String? {
    self["content-type"].map { value in
      let type = value.prefix { $0 != ";" }
      return String(type.filter { $0 != " " && $0 != "\t" }).lowercased()
    }
  }

  /// “the type `text/html`”, or “no type”.
  var typeInWords: String { mediaType.map { "the type `\($0)`" } ?? "no type" }

  /// Indicates whether the body is a web page, whatever its type: neither JSON nor `robots.txt` begins like
  /// one.
  package var isHTML: Bool {
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    return body.prefix(512).first { !blank.contains($0) } == UInt8(ascii: "<")
  }

  /// The header of a page that protection against bots sends in place of the file, or words of such a page,
  /// or `nil`. Sources: Cloudflare, “Detect a challenge page response”; AWS WAF, “CAPTCHA and Challenge
  /// action behavior”; Vercel, “Attack Challenge Mode”.
  ///
  /// A page of the site can contain such words, too: in its text, its title, or its policy. It names its own
  /// URL, image, or App Clip, and a challenge that answers 200 names none.
  var challenge: String? {
    for name in ["cf-mitigated", "x-amzn-waf-action", "x-vercel-mitigated"] {
      if let value = self[name] { return "\(name): \(value)" }
    }
    guard isHTML || status != 200 else { return nil }
    let start = body.prefix(16 << 10)
    guard let words = Self.wordsOfChallenges.first(where: { start.firstRange(of: Array($0.utf8)) != nil }),
      status != 200 || PageTags(body).nameNothing
    else { return nil }
    return String(words.prefix { $0 != "<" })
  }

  /// Words that the challenges of Cloudflare, AWS WAF, Vercel, DataDome, Imperva, and Akamai begin with.
  /// Proxies on the way remove headers, but not these.
  private static let wordsOfChallenges = [
    "Just a moment...</title>", "window._cf_chl_opt", "window.gokuProps",
    "Vercel Security Checkpoint</title>", "https://ct.captcha-delivery.com/",
    "https://geo.captcha-delivery.com/captcha/", "Incapsula incident ID", "sec-if-cpt-container",
  ]

  /// “answers 301 and redirects to `https://…`”, “answers 403”, or “answers 403 with a challenge …”.
  var statusInWords: String {
    if isCaptivePortal { return "answers 511: a captive portal of this network asks you to sign in" }
    if let challenge { return "answers \(status) with a challenge for bots (`\(challenge)`)" }
    guard isRedirect, let location = self["location"] else { return "answers \(status)" }
    return "answers \(status) and redirects to `\(location)`"
  }
}

/// The words for a network that answers in place of the server.
enum CaptivePortal {
  static let words =
    "answers with a web page, as a captive portal of this network does (sign in, then run this again)"
}
