import ClipsiteAppClips
import ClipsiteNetwork
import ClipsiteRendering
import ClipsiteSystem
import ClipsiteText

/// Asks for the pages of a domain and their preview images, and keeps what is found, not what is answered.
final class PageProbes {
  /// A page to look at; its bytes are read when the answer is there.
  struct Address {
    /// The URL.
    let url: String
    /// The file in the output folder; nil without a site.
    var outputPath: RelativePath?
    /// The page that a short URL leads to.
    var target: String?
    /// The URLs that redirected here, one to the next.
    var earlier: [String] = []
    /// The findings at these, which are true if a page is at the end.
    var held: [Diagnostic] = []
  }

  /// The findings, with the position of their page.
  private(set) var findings: [(page: Int, diagnostic: Diagnostic)] = []
  /// The error in reading the output folder.
  private(set) var failure: SystemError?
  private let domain: String
  private let source: ProbedPages
  private let positions: [Int]
  private var pictures: Set<String> = []
  /// The live AASA file, which pages must agree with; set when it is there.
  var association: LiveAssociation?
  /// The check of the domain that finds what keeps Apple's systems from that file; set when it is known.
  var obstacle: DiagnosticCode?
  /// The rules of `robots.txt`; set when they are there.
  var robots: RobotsRules?
  /// The servers, by `HOST:PORT`, that images may be at without a public address, or `nil` for all: a page
  /// that everybody can read must not lead to what only this network can reach.
  var privateServers: Set<String>? = []

  /// The URLs of a site here.
  private let known: [String: KnownURL]

  /// - Parameter sample: How many pages to look at; nil for all.
  init(of domain: AssociatedDomain, _ source: ProbedPages, sample: Int?, known: [String: KnownURL] = [:]) {
    self.domain = domain.rawValue
    self.source = source
    self.known = known
    positions = PageSample(source.site == nil ? nil : sample, of: source.count).positions
  }

  /// The number of pages in the sample.
  var count: Int { positions.count }

  /// The probes, made one by one.
  var probes: some Sequence<Probe> {
    positions.lazy.map { self.probe(self.source.address(at: $0, of: self.domain), at: $0) }
  }

  private func probe(_ address: Address, at position: Int) -> Probe {
    var request = Probe.request(address.url, as: .safari)
    request.acceptsCompression = true
    var probe = Probe(request) { self.finish(address, at: position, $0) }
    probe.toleratesDelay = true
    return probe
  }

  private func finish(_ address: Address, at position: Int, _ outcome: DomainObservation.Outcome) -> [Probe] {
    let page: ExpectedPage
    do throws(SystemError) {
      page = try expected(address)
    } catch {
      failure = failure ?? error
      return []
    }
    var live = LivePage(page, outcome)
    live.association = association
    live.obstacle = obstacle
    live.robots = robots
    let found = LiveCheck.all.flatMap { $0.diagnostics(live) }
    let redirect = (try? outcome.get()).flatMap { $0.isRedirect ? $0 : nil }
    let isDeadEnd = redirect.flatMap { LiveCheck.deadEnd(of: page, $0) } != nil
    if let redirect, !isDeadEnd, let target = target(of: redirect, from: page) {
      return [probe(Address(url: target, earlier: page.way, held: address.held + found), at: position)]
    }
    note((isDeadEnd ? [] : address.held) + found, at: position)
    if redirect != nil { return queryProbe(of: page, at: position) }
    guard let tags = live.document?.tags else { return [] }
    let pictures = picture(of: page, tags, at: position)
    return source.site == nil ? pictures + [again(page, tags, at: position)] : pictures
  }

  /// Looks at a page once more, because servers and caches behind one name can have different pages.
  private func again(_ page: ExpectedPage, _ tags: PageTags, at position: Int) -> Probe {
    Probe(page.url, as: .safari) { outcome in
      guard let other = LivePage(page, outcome).document?.tags, other.banners != tags.banners else { return }
      let words = "two answers of \(page.url) differ in their `apple-itunes-app` tag"
      self.note([Finding(page.url, words, fix: "give all servers and caches the same page")], at: position)
    }
  }

  // MARK: Redirects

  /// Asks a short URL of the site whether it keeps queries.
  private func queryProbe(of page: ExpectedPage, at position: Int) -> [Probe] {
    guard page.redirectTarget != nil, page.comparison == .build else { return [] }
    let url = page.url + "?" + LiveCheck.query
    return [Probe(url, as: .safari) { self.note(LiveCheck.findings(queryOf: page, $0), at: position) }]
  }

  /// Returns the URL to look at next, or `nil` if another domain has it.
  private func target(of answer: HTTPAnswer, from page: ExpectedPage) -> String? {
    guard page.comparison == .agreement, let location = answer["location"] else { return nil }
    let target = PageLocation(location, from: page.url)
    return target.host == domain && target.url != page.url ? target.url : nil
  }

  // MARK: Images

  private func picture(of page: ExpectedPage, _ tags: PageTags, at position: Int) -> [Probe] {
    let picture = PreviewImageCheck.image(of: page.url, tags)
    note(picture.findings, at: position)
    guard let url = picture.url, pictures.insert(url).inserted else { return [] }
    let isPublic = !mayBePrivate(url)
    let probe = Probe(url, as: .safari, isPublic: isPublic) { outcome in
      if let answer = try? outcome.get(), answer.status == 200 {
        let types = LiveCheck.repeatedTypes(answer, url)
        self.note(LiveCheck.answerHeaders.diagnostics(types), at: position)
      }
      do throws(SystemError) {
        let expected = try self.source.site?.bytes(at: url)
        self.note(
          PreviewImageCheck.findings(url, of: page.url, outcome, expected: expected), at: position)
      } catch {
        self.failure = self.failure ?? error
      }
    }
    guard source.site == nil else { return [probe] }
    let second = Probe(url, as: .messages, isPublic: isPublic) { outcome in
      guard case .success(let answer) = outcome, answer.status != 200 else { return }
      let words = "the `og:image` of \(page.url), \(url), \(answer.statusInWords) to \(Visitor.messages.name)"
      self.note([Finding(page.url, words, fix: "let everybody read the image")], at: position)
    }
    var first = Probe(probe.request) { outcome in
      probe.finish(outcome) + ((try? outcome.get())?.status == 200 ? [second] : [])
    }
    first.toleratesDelay = probe.toleratesDelay
    return [first]
  }

  private func mayBePrivate(_ url: String) -> Bool {
    guard let privateServers else { return true }
    let host = PageLocation(url, from: url).host
    return privateServers.contains(host.contains(":") ? host : "\(host):443")
  }

  private func expected(_ address: Address) throws(SystemError) -> ExpectedPage {
    guard let site = source.site, let outputPath = address.outputPath else {
      let known = known[address.url]
      let target: String? = if case .shortURL(let page)? = known { page } else { nil }
      return ExpectedPage(
        domain: domain, url: address.url, redirectTarget: target, bytes: nil, comparison: .agreement,
        known: known, earlier: address.earlier)
    }
    let path = "\(site.folder)/\(outputPath)"
    // The host redirects a short URL that has no page.
    let isThere = address.target == nil ? true : try FileStore.exists(path)
    let bytes = isThere ? try FileStore.read(path, limit: FileStore.fileLimit) : nil
    return ExpectedPage(domain: domain, url: address.url, redirectTarget: address.target, bytes: bytes)
  }

  private func note(_ found: [Finding], at position: Int) {
    note(LiveCheck.livePages.diagnostics(found), at: position)
  }

  private func note(_ found: [Diagnostic], at position: Int) { findings += found.map { (position, $0) } }
}

/// The pages of a domain that can be looked at.
enum ProbedPages {
  /// All pages of a built site.
  case built(BuiltSite, SiteAddresses.OfDomain)
  /// The URLs that a person names.
  case urls([String])

  /// The built site, or `nil` without one.
  var site: BuiltSite? {
    if case .built(let site, _) = self { site } else { nil }
  }

  /// The number of pages.
  var count: Int {
    switch self {
    case .built(_, let addresses): addresses.count
    case .urls(let urls): urls.count
    }
  }

  /// Returns a page.
  func address(at position: Int, of domain: String) -> PageProbes.Address {
    switch self {
    case .urls(let urls): return PageProbes.Address(url: urls[position])
    case .built(let site, let addresses):
      if position < addresses.pages.count {
        let file = site.files[addresses.pages[position]]
        return PageProbes.Address(url: "https://\(domain)\(file.urlPath)", outputPath: file.outputPath)
      }
      let short = site.shortURLs[addresses.shortURLs[position - addresses.pages.count]]
      return PageProbes.Address(url: short.url, outputPath: short.outputPath, target: short.target)
    }
  }
}

extension BuiltSite {
  /// Returns the bytes of the file in the output folder that answers a URL, or `nil` if there is none.
  fileprivate func bytes(at url: String) throws(SystemError) -> [UInt8]? {
    let parts = URLParts(url)
    guard let host = parts.authority, domains.contains(where: { $0.rawValue == host }) else { return nil }
    // The URL comes from the network, and must not lead out of the folder.
    guard let path = PercentEncoding.decode(parts.path), path.hasPrefix("/"),
      !path.split(separator: "/").contains(".."), !path.utf8.contains(0)
    else {
      return nil
    }
    let file = "\(folder)/\(host)\(path)"
    guard try FileStore.exists(file), try !FileStore.isFolder(file) else { return nil }
    return try FileStore.read(file, limit: FileStore.fileLimit)
  }
}

/// The pages of a domain that are tested: the same ones each time, spread over all.
struct PageSample {
  /// The positions, ascending.
  let positions: [Int]

  /// Chooses some of many by selection sampling (Knuth, The Art of Computer Programming, 3.4.2, algorithm S):
  /// the first, which is a home page where there is one, and others with the same probability.
  init(_ wanted: Int?, of total: Int) {
    guard let wanted, wanted < total else {
      positions = Array(0..<total)
      return
    }
    var state: UInt64 = 0x636C_6970_7369_7465
    var chosen = wanted > 0 ? [0] : []
    for position in 1..<max(1, total) where chosen.count < wanted {
      let left = UInt64(total - position)
      if Self.next(&state) % left < UInt64(wanted - chosen.count) { chosen.append(position) }
    }
    positions = chosen
  }

  /// A step of SplitMix64 (Steele, Lea and Flood, “Fast splittable pseudorandom number generators”, 2014).
  private static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The positions of each domain's pages and short URLs in the lists of a site.
struct SiteAddresses {
  /// Those of one domain, ascending.
  struct OfDomain {
    /// The positions of its pages in `BuiltSite.files`.
    var pages: [Int] = []
    /// The positions of its short URLs in `BuiltSite.shortURLs`.
    var shortURLs: [Int] = []

    /// The number of both.
    var count: Int { pages.count + shortURLs.count }
  }

  private var byDomain: [AssociatedDomain: OfDomain] = [:]

  init(of site: BuiltSite) {
    for (index, file) in site.files.enumerated() where file.isPage && !file.isShortURL {
      byDomain[file.domain, default: OfDomain()].pages.append(index)
    }
    for (index, short) in site.shortURLs.enumerated() {
      byDomain[short.domain, default: OfDomain()].shortURLs.append(index)
    }
  }

  /// Those of a domain.
  subscript(domain: AssociatedDomain) -> OfDomain { byDomain[domain] ?? OfDomain() }
}
