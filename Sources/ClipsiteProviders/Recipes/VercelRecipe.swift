import ClipsiteJSON

/// Vercel: `vercel.json` in the root of the domain. `cleanUrls` without `trailingSlash` answers `/market`
/// from either layout; without it the flat one is not found.
struct VercelRecipe: ProviderRecipe {
  /// Source: Vercel, “Static configuration with vercel.json”.
  let limits = ProviderLimits(redirects: 2048)

  func files(for domain: HostedDomain) -> [ProviderFile] {
    var value: [JSONValue.Member] = [
      .init("cleanUrls", true),
      .init("headers", JSONFile.headers(of: domain, everywhere: "/(.*)")),
    ]
    let redirects = domain.redirects.map { redirect -> JSONValue in
      [
        "source": JSONFile.string(redirect.path), "destination": JSONFile.string(redirect.target),
        "statusCode": 301,
      ]
    }
    if !redirects.isEmpty { value.append(.init("redirects", .array(redirects))) }
    var file = ProviderFile("vercel.json", in: domain.domain, JSONFile.bytes(.object(value)))
    file.redirectCount = redirects.count
    return [file]
  }
}
