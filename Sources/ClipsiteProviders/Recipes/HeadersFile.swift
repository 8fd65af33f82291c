/// The file `_headers` of Netlify and Cloudflare: a path, and below it the headers of its answers.
///
/// There is no cache rule for pages: these hosts send `max-age=0, must-revalidate` by themselves, and they
/// join a header that two rules set to one value.
enum HeadersFile {
  static let name = "_headers"

  static func file(for domain: HostedDomain) -> ProviderFile {
    let lines = domain.securityHeaders.map { "  \($0.name): \($0.value)\n" }
    let everywhere = lines.isEmpty ? "" : "/*\n" + lines.joined()
    let text = """
      \(everywhere)\
      \(HostedAssociation.path)
        Content-Type: \(HostedAssociation.type)
        Cache-Control: \(HostedAssociation.cacheControl)
      \(HostedAssociation.twin)
        Cache-Control: \(HostedAssociation.cacheControl)

      """
    return ProviderFile(name, in: domain.domain, Array(text.utf8))
  }
}
