package import ClipsiteText

/// A service or server that puts a site on the web: the words of the key `hosts` and of `--provider`.
package enum Provider: String, Sendable, CaseIterable {
  /// Netlify.
  case netlify
  /// Cloudflare Pages.
  case cloudflarePages = "cloudflare-pages"
  /// Cloudflare Workers with static assets.
  case cloudflareWorkers = "cloudflare-workers"
  /// Vercel.
  case vercel
  /// Firebase Hosting.
  case firebase
  /// GitHub Pages.
  case gitHubPages = "github-pages"
  /// GitLab Pages.
  case gitLabPages = "gitlab-pages"
  /// Azure Static Web Apps.
  case azureStaticWebApps = "azure-static-web-apps"
  /// Render: static sites.
  case render
  /// Surge.
  case surge
  /// Amazon S3 behind CloudFront.
  case s3CloudFront = "s3-cloudfront"
  /// nginx, tested with 1.22.
  case nginx
  /// Apache HTTP Server, tested with 2.4.
  case apache
  /// Caddy, tested with 2.6.
  case caddy
  /// lighttpd, tested with 1.4.69.
  case lighttpd

  /// The words, in the order in which the documentation lists them.
  package static let names = allCases.map(\.rawValue)
}

/// A provider that the site is to be ready for, and where that is written.
package struct ChosenProvider: Sendable {
  package let provider: Provider
  /// The range in `site.yml`, or an empty one if the command line names the provider.
  package let range: ByteRange

  /// A provider named in `site.yml`.
  package init(_ provider: Provider, at range: ByteRange = .none) {
    self.provider = provider
    self.range = range
  }
}

extension KeyField {
  /// The providers that a site is to be ready for, each once.
  static func providers(_ path: WritableKeyPath<Owner, [ChosenProvider]>) -> KeyField {
    KeyField(.list(.word(Provider.self)), path) { node, key, reader in
      let names = reader.texts(node, key) ?? []
      return reader.distinctValues(of: names, Forms.provider, repeated: .repeatedProvider) { provider in
        InvalidValue("the host `\(provider.rawValue)` appears twice", fix: "delete this one")
      }.map { ChosenProvider($0.value, at: $0.range) }
    }
  }
}

extension Forms {
  fileprivate static let provider = KeyForm("provider", .unknownProvider) { name throws(InvalidValue) in
    if let provider = Provider(rawValue: name) { return provider }
    let meant = Suggestion.fix(for: name, in: Provider.names)
    throw InvalidValue(
      "clipsite knows no host `\(name)`",
      fix: meant ?? "use one of \(Provider.names.joined(separator: ", "))")
  }
}

extension DiagnosticCode {
  /// A host in `hosts` is none that clipsite writes configuration for.
  package static let unknownProvider = DiagnosticCode(
    "UnknownProvider", .error,
    summary: "clipsite does not know the provider.",
    explanation: """
      clipsite writes the configuration of these providers:

      - \(Provider.names.joined(separator: "\n- "))

      Another provider needs this configuration. It answers page URLs from their `.html` files without a
      redirect. It sends `/.well-known/apple-app-site-association` as `application/json`. It answers unknown
      URLs from `404.html` with status 404.
      """,
    fix: "Correct the name, or remove it and configure the provider by hand.",
    example: .init(.configuration, wrong: "hosts: [netlfy]", right: "hosts: [netlify]"))

  /// A host stands in `hosts` twice.
  package static let repeatedProvider = DiagnosticCode(
    "RepeatedProvider", .warning,
    summary: "`hosts` contains a provider twice.",
    explanation: "The second entry does nothing.",
    fix: "Remove one of the two.",
    example: .init(.configuration, wrong: "hosts: [netlify, netlify]", right: "hosts: [netlify]"))
}
