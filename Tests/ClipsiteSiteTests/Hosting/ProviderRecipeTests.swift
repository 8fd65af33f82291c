import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteSite

/// What the files of hosts say, read as the host reads them. How they look as a whole is in the scenarios.
struct HostRecipeTests {
  @Test func vercelSetsTypeAndRedirects() throws {
    let value = try json(.vercel, "example.com/vercel.json")
    #expect(value["cleanUrls"]?.bool == true)
    #expect(value["trailingSlash"] == nil)
    #expect(value["headers"]?[0]?["source"]?.text == "/.well-known/apple-app-site-association")
    #expect(
      value["headers"]?[0]?["headers"]?[0] == ["key": "Content-Type", "value": "application/json"])
    #expect(
      value["redirects"]?[1]
        == ["source": "/s/m", "destination": "https://other.example.net/", "statusCode": 301])
  }

  @Test func firebaseKeepsItsHandsOffTheAssociationFile() throws {
    let hosting = try #require(try json(.firebase, "example.com/firebase.json")["hosting"])
    #expect(hosting["appAssociation"]?.text == "NONE")
    #expect(hosting["cleanUrls"]?.bool == true)
    #expect(hosting["public"]?.text == ".")
    let ignored = hosting["ignore"]?.elements?.compactMap(\.text) ?? []
    #expect(ignored.contains("firebase.json") && !ignored.contains("**/.*"))
    #expect(hosting["redirects"]?[0] == ["source": "/m", "destination": "/market", "type": 301])
  }

  @Test func azureAnswersFromTheTwin() throws {
    let value = try json(.azureStaticWebApps, "example.com/staticwebapp.config.json")
    #expect(value["routes"]?[0]?["rewrite"]?.text == "/.well-known/apple-app-site-association.json")
    #expect(value["mimeTypes"]?[".json"]?.text == "application/json")
    #expect(value["responseOverrides"]?["404"]?["rewrite"]?.text == "/404.html")
    #expect(value["routes"]?[1] == ["route": "/m", "redirect": "/market", "statusCode": 301])
  }

  @Test(arguments: [(PageFiles.flat, "auto-trailing-slash"), (.folders, "drop-trailing-slash")])
  func workersAnswerPagesWithoutARedirect(_ layout: PageFiles, handling: String) throws {
    let path = "_hosts/cloudflare-workers/example.com/wrangler.jsonc"
    let value = try json(.cloudflareWorkers, path, layout)
    #expect(value["name"]?.text == "example-com")
    #expect(value["assets"]?["directory"]?.text == "../../../example.com")
    #expect(value["assets"]?["html_handling"]?.text == handling)
    #expect(value["assets"]?["not_found_handling"]?.text == "404-page")
  }

  @Test func netlifyOverrulesAPageOnlyWhereThereIsOne() throws {
    var redirect = HostedFixture.redirect(0, "/m", "/market")
    #expect(try redirects(of: redirect) == "/m /market 301\n")
    redirect.hasPage = true
    #expect(try redirects(of: redirect) == "/m /market 301!\n")
  }

  private func redirects(of redirect: ProviderRedirect) throws -> String? {
    let domain = try HostedFixture.domain("example.com", .flat, [redirect])
    let file = ProviderRecipe.netlify.files([domain]).first { $0.path.name == "_redirects" }
    return file.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func gitHubKeepsHiddenFiles() throws {
    let workflow = try yaml(.gitHubPages, "_hosts/github-pages/example.com.yml")
    let steps = try #require(workflow["jobs"]?["publish"]?["steps"]?.list)
    let upload = try #require(
      steps.first { $0["uses"]?.text?.hasPrefix("actions/upload-pages-artifact@") == true })
    let options = try #require(upload["with"])
    #expect(options["path"]?.text == "Output/example.com")
    #expect(options["include-hidden-files"]?.text == "true")
  }

  @Test func gitLabPublishesTheTwinOnly() throws {
    let job = try yaml(.gitLabPages, "_hosts/gitlab-pages/example.com.gitlab-ci.yml")["pages"]
    let script = try #require(job?["script"]?.list).compactMap(\.text)
    #expect(
      script == [
        "mkdir -p public", "cp -R Output/example.com/. public/",
        "rm public/.well-known/apple-app-site-association",
      ])
  }

  @Test func renderHasOneSiteForEachDomain() throws {
    let services = try #require(try yaml(.render, "_hosts/render/render.yaml")["services"]?.list)
    #expect(services.map { $0["name"]?.text } == ["example-com", "go-example-com"])
    #expect(
      services.map { $0["staticPublishPath"]?.text } == ["./Output/example.com", "./Output/go.example.com"])
    let routes = try #require(services[0]["routes"]?.list)
    #expect(routes.map { $0["source"]?.text } == ["/m", "/s/m"])
    #expect(routes.map { $0["destination"]?.text } == ["/market", "https://other.example.net/"])
  }

  // MARK: Reading

  private func bytes(_ recipe: ProviderRecipe, _ path: String, _ layout: PageFiles) throws -> [UInt8] {
    let files = recipe.files(try HostedFixture.site(layout))
    return try #require(files.first { $0.path.description == path }).bytes
  }

  private func json(_ recipe: ProviderRecipe, _ path: String, _ layout: PageFiles = .flat) throws
    -> JSONValue
  {
    try JSONParser.parse(bytes(recipe, path, layout)).value
  }

  private func yaml(_ recipe: ProviderRecipe, _ path: String) throws -> YAMLNode {
    var diagnostics: [Diagnostic] = []
    var parser = DocumentParser()
    let file = SourceFile(path: path, bytes: try bytes(recipe, path, .flat))
    let root = parser.parseYAML(file, diagnostics: &diagnostics).root
    #expect(diagnostics == [])
    return root
  }
}

extension YAMLNode {
  /// The value of a key, or nil.
  fileprivate subscript(key: String) -> YAMLNode? { entries.first { $0.key.text == key }?.value }

  /// The items of a list, or nil when this is none.
  fileprivate var list: [YAMLNode]? { kind == .sequence ? Array(items) : nil }
}

struct WebHostTests {
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
    let files = host.recipe.files(site)
    for domain in site {
      let texts = files.map { "\($0.path)\n\(String(decoding: $0.bytes, as: UTF8.self))" }
      #expect(texts.contains { $0.contains(domain.domain.rawValue) })
    }
    #expect(Set(files.map(\.path)).count == files.count)
  }

  /// Not every host takes more, and nobody has to find out.
  @Test(arguments: Provider.allCases, PageFiles.allCases)
  func everyFileIsASCII(_ host: Provider, _ layout: PageFiles) throws {
    for file in host.recipe.files(try HostedFixture.site(layout)) {
      #expect(file.bytes.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) }, "\(file.path)")
      #expect(file.bytes.isEmpty || file.bytes.last == 0x0A, "\(file.path)")
    }
  }
}

struct SafeTextTests {
  @Test(arguments: ["", "example.com", "/market/order", "https://example.com/m", "a-1"])
  func takesDomainsPathsAndURLs(_ text: String) {
    #expect(SafeText.isSafe(text))
    #expect(SafeText(text).text == text)
  }

  /// A precondition stops whoever tries.
  @Test(arguments: Array(" \"'`$%{}()[]<>#;,\\\n\r\t\u{0}*?!&=|~^@+_ä"))
  func refusesWhatALanguageMightTakeForSyntax(_ character: Character) {
    #expect(!SafeText.isSafe("a\(character)b"))
  }

  @Test func escapesFullStopsInPatterns() {
    #expect(SafeText("go.example.com/m-1").pattern == "go\\.example\\.com/m-1")
  }
}
