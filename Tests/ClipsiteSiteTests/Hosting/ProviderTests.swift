import ClipsiteProviders
import ClipsiteAppClips
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct WebHostTests {
  @Test func hasTheDocumentedWords() {
    #expect(
      Provider.names == [
        "netlify", "cloudflare-pages", "cloudflare-workers", "vercel", "firebase", "github-pages",
        "gitlab-pages",
        "azure-static-web-apps", "render", "surge", "s3-cloudfront", "nginx", "apache", "caddy", "lighttpd",
      ])
  }

  @Test(arguments: Provider.allCases, PageFiles.allCases)
  func everyHostHasFilesForEveryDomain(_ host: Provider, _ layout: PageFiles) throws {
    let site = try HostedFixture.site(layout)
    let files = host.recipe.files(for: site)
    for domain in site.domains {
      let texts = files.map { "\($0.path)\n\(String(decoding: $0.bytes, as: UTF8.self))" }
      #expect(texts.contains { $0.contains(domain.domain.rawValue) })
    }
    #expect(Set(files.map(\.path)).count == files.count)
  }

  /// Not every host takes more, and nobody has to find out.
  @Test(arguments: Provider.allCases, PageFiles.allCases)
  func everyFileIsASCII(_ host: Provider, _ layout: PageFiles) throws {
    for file in host.recipe.files(for: try HostedFixture.site(layout)) {
      #expect(file.bytes.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) }, "\(file.path)")
      #expect(file.bytes.isEmpty || file.bytes.last == 0x0A, "\(file.path)")
    }
  }
}
