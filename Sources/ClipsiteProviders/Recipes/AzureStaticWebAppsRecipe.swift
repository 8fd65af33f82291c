import ClipsiteJSON

/// Azure Static Web Apps: `staticwebapp.config.json` in the root of the domain. The type of a route is
/// ignored there (static-web-apps#402), so the AASA file is answered from its copy with `.json`.
struct AzureStaticWebAppsRecipe: ProviderRecipe {
  /// Source: Azure Static Web Apps, “Configure Azure Static Web Apps”, “Restrictions”.
  let limits = ProviderLimits(configurationSize: 20_000)

  func files(for domain: HostedDomain) -> [ProviderFile] {
    let association: JSONValue = [
      "route": .string(HostedAssociation.path), "rewrite": .string(HostedAssociation.twin),
      "headers": ["Cache-Control": .string(HostedAssociation.cacheControl)],
    ]
    let redirects = domain.redirects.map { redirect -> JSONValue in
      [
        "route": JSONFile.string(redirect.path), "redirect": JSONFile.string(redirect.target),
        "statusCode": 301,
      ]
    }
    var value: [JSONValue.Member] = [
      .init("routes", .array([association] + redirects)),
      .init("mimeTypes", [".json": .string(HostedAssociation.type)]),
      .init("responseOverrides", ["404": ["rewrite": "/404.html"]]),
    ]
    let headers = domain.securityHeaders.map { JSONValue.Member($0.name, .string($0.value)) }
    if !headers.isEmpty { value.append(.init("globalHeaders", .object(headers))) }
    let bytes = JSONFile.bytes(.object(value), limit: limits.configurationSize ?? .max)
    return [ProviderFile("staticwebapp.config.json", in: domain.domain, bytes)]
  }
}
