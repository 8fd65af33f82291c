import ClipsiteAppClips
import ClipsiteContent
import ClipsiteText

/// Providers whose configuration is a file of JSON in the root of the domain.
extension ProviderRecipe {
  /// Vercel: `vercel.json` in the root of the domain. `cleanUrls` without `trailingSlash` answers `/market`
  /// from either layout; without it the flat one is not found.
  static let vercel = ProviderRecipe(
    // Source: Vercel, “Static configuration with vercel.json”.
    limits: ProviderLimits(redirects: 2048),
    files: each { domain in
      var value: [JSONValue.Member] = [
        .init("cleanUrls", true),
        .init("headers", JSONFile.headers(of: domain, everywhere: "/(.*)")),
      ]
      let redirects = JSONFile.redirects(of: domain, "source", to: "destination", status: "statusCode")
      if !redirects.isEmpty { value.append(.init("redirects", .array(redirects))) }
      var file = ProviderFile("vercel.json", in: domain.domain, JSONFile.bytes(.object(value)))
      file.redirectCount = redirects.count
      return [file]
    })

  /// Firebase Hosting: `firebase.json` in the root of the domain, which is also the folder to deploy from,
  /// because the program refuses a `public` outside its own folder.
  ///
  /// `appAssociation` must be `NONE`, or Firebase serves an AASA file of its own; and the usual `ignore`
  /// leaves `.well-known` out.
  static let firebase = ProviderRecipe(
    files: each { domain in
      var hosting: [JSONValue.Member] = [
        .init("public", "."), .init("appAssociation", "NONE"), .init("cleanUrls", true),
        .init(
          "ignore",
          ["firebase.json", ".firebaserc", ".firebase/**", "firebase-debug*.log", "**/node_modules/**"]),
        .init("headers", JSONFile.headers(of: domain, everywhere: "**")),
      ]
      let redirects = JSONFile.redirects(of: domain, "source", to: "destination", status: "type")
      if !redirects.isEmpty { hosting.append(.init("redirects", .array(redirects))) }
      return [ProviderFile("firebase.json", in: domain.domain, JSONFile.bytes(["hosting": .object(hosting)]))]
    })

  /// Azure Static Web Apps: `staticwebapp.config.json` in the root of the domain. The type of a route is
  /// ignored there (static-web-apps#402), so the AASA file is answered from its copy with `.json`.
  static let azureStaticWebApps = ProviderRecipe(
    limits: ProviderLimits(configurationSize: azureLimit),
    files: each { domain in
      let association: JSONValue = [
        "route": .string(AppSiteAssociation.path), "rewrite": .string(AppSiteAssociation.twinPath),
        "headers": ["Cache-Control": .string(CacheControl.association)],
      ]
      let redirects = JSONFile.redirects(of: domain, "route", to: "redirect", status: "statusCode")
      var value: [JSONValue.Member] = [
        .init("routes", .array([association] + redirects)),
        .init("mimeTypes", [".json": .string(AppSiteAssociation.mediaType)]),
        .init("responseOverrides", ["404": ["rewrite": "/404.html"]]),
      ]
      let headers = domain.securityHeaders.map { JSONValue.Member($0.name, .string($0.value)) }
      if !headers.isEmpty { value.append(.init("globalHeaders", .object(headers))) }
      let bytes = JSONFile.bytes(.object(value), limit: azureLimit)
      return [ProviderFile("staticwebapp.config.json", in: domain.domain, bytes)]
    })

  /// Source: Azure Static Web Apps, “Configure Azure Static Web Apps”, “Restrictions”.
  private static let azureLimit = 20_000
}

/// The text of a configuration in JSON.
enum JSONFile {
  /// One member a line, and a line end behind.
  ///
  /// - Parameter limit: The size from which on it is written without white space, in bytes.
  static func bytes(_ value: JSONValue, limit: Int = .max) -> [UInt8] {
    let pretty = value.bytes(.pretty) + [UInt8(ascii: "\n")]
    return pretty.count <= limit ? pretty : value.bytes() + [UInt8(ascii: "\n")]
  }

  /// The rule of each short URL, with the provider's names for its members.
  static func redirects(
    of domain: HostedDomain, _ source: String, to target: String, status: String
  ) -> [JSONValue] {
    domain.redirects.map { redirect in
      .object([
        .init(source, string(redirect.path)), .init(target, string(redirect.target)), .init(status, 301),
      ])
    }
  }

  static func string(_ text: some CustomStringConvertible) -> JSONValue { .string(text.description) }

  /// The headers of the AASA file and of all answers, as Vercel and Firebase have them.
  ///
  /// - Parameter everywhere: What the host calls all paths.
  static func headers(of domain: HostedDomain, everywhere: String) -> JSONValue {
    let association: [(String, String)] = [
      ("Content-Type", AppSiteAssociation.mediaType), ("Cache-Control", CacheControl.association),
    ]
    let security = domain.securityHeaders.map { ($0.name, $0.value) }
    let rules = [(AppSiteAssociation.path, association), (everywhere, security)]
    return .array(
      rules.filter { !$1.isEmpty }.map { source, headers in
        [
          "source": .string(source),
          "headers": .array(headers.map { ["key": .string($0), "value": .string($1)] }),
        ]
      })
  }
}
