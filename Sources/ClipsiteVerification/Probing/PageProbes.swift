import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsiteHTTPClient
import ClipsitePlatform
import ClipsiteSiteOutput

/// Asks for the pages of a domain and their preview pictures, and keeps what is found, not what is answered.
final class PageProbes {
  /// A page to look at; its bytes are read when the answer is there.
  private struct Address {
    let url: String
    let outputPath: RelativePath
    let target: String?
  }

  /// The findings, with the position of their page.
  private(set) var findings: [(page: Int, diagnostic: Diagnostic)] = []
  /// The error in reading the output folder.
  private(set) var failure: SystemError?
  private let domain: String
  private let site: BuiltSite
  private let addresses: SiteAddresses.OfDomain
  private let positions: [Int]
  private var pictures: Set<String> = []

  /// - Parameter sample: How many pages to look at, or `nil` for all.
  init(of domain: AssociatedDomain, in site: BuiltSite, _ addresses: SiteAddresses.OfDomain, sample: Int?) {
    self.domain = domain.rawValue
    self.site = site
    self.addresses = addresses
    positions = PageSample(sample, of: addresses.count).positions
  }

  /// The number of pages in the sample.
  var count: Int { positions.count }

  /// The probes, made one by one.
  var probes: some Sequence<Probe> {
    positions.lazy.map { position in
      let address = self.address(at: position)
      var request = Probe.request(address.url, as: .safari)
      request.acceptsCompression = true
      return Probe(request) { self.finish(address, at: position, $0) }
    }
  }

  private func address(at position: Int) -> Address {
    if position < addresses.pages.count {
      let file = site.files[addresses.pages[position]]
      return Address(url: "https://\(domain)\(file.urlPath)", outputPath: file.outputPath, target: nil)
    }
    let short = site.shortURLs[addresses.shortURLs[position - addresses.pages.count]]
    return Address(url: short.url, outputPath: short.outputPath, target: short.target)
  }

  private func finish(_ address: Address, at position: Int, _ outcome: DomainObservation.Outcome) -> [Probe] {
    let page: ExpectedPage
    do throws(SystemError) {
      page = try expected(address)
    } catch {
      failure = failure ?? error
      return []
    }
    note(V13LivePages.check(page, outcome), at: position)
    guard case .success(let answer) = outcome else { return [] }
    let picture = V13LivePages.image(of: page, answer)
    note(picture.findings, at: position)
    guard let url = picture.url, pictures.insert(url).inserted else { return [] }
    return [
      Probe(url, as: .safari) { self.note(V13LivePages.check(image: url, of: page.url, $0), at: position) }
    ]
  }

  private func expected(_ address: Address) throws(SystemError) -> ExpectedPage {
    let path = "\(site.folder)/\(address.outputPath)"
    // The host redirects a short URL that has no page.
    let isThere = address.target == nil ? true : try FileStore.exists(path)
    let bytes = isThere ? try FileStore.read(path) : nil
    return ExpectedPage(domain: domain, url: address.url, redirectTarget: address.target, bytes: bytes)
  }

  private func note(_ found: [Diagnostic], at position: Int) { findings += found.map { (position, $0) } }
}

/// The sample of a domain's pages: the same ones each time, spread over all.
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
