import ClipsiteAppClips
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

  /// What is found, with the position of its page.
  private(set) var findings: [(page: Int, finding: Finding)] = []
  /// What could not be read of the output folder.
  private(set) var failure: SystemError?
  private let domain: String
  private let site: BuiltSite
  private let addresses: SiteAddresses.OfDomain
  private let positions: [Int]
  private var pictures: Set<String> = []

  /// - Parameter sample: How many pages to look at; nil for all.
  init(of domain: AssociatedDomain, in site: BuiltSite, _ addresses: SiteAddresses.OfDomain, sample: Int?) {
    self.domain = domain.rawValue
    self.site = site
    self.addresses = addresses
    positions = PageSample(sample, of: addresses.count).positions
  }

  /// How many pages are looked at.
  var count: Int { positions.count }

  /// The probes, made one by one.
  var probes: some Sequence<Probe> {
    positions.lazy.map { position in
      let address = self.address(at: position)
      var request = Probe.request(address.url, as: .safari)
      request.acceptsCompression = true
      return Probe(request) { self.finish(position, address, $0) }
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

  private func finish(_ position: Int, _ address: Address, _ outcome: DomainObservation.Outcome) -> [Probe] {
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

  private func note(_ found: [Finding], at position: Int) { findings += found.map { (position, $0) } }
}
