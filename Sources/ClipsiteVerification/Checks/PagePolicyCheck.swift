import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// The policy of a page allows its own styles.
  static let pagePolicy = LiveCheck(.v17PagePolicy) { page, document in
    let policies = ContentPolicy.all(of: document.answer, document.tags)
    guard !policies.isEmpty else { return [] }
    let inline = InlineStyle.all(in: document.answer.body)
    return policies.compactMap { problem(with: $0, inline, document.tags, page.url) }
  }

  private static func problem(
    with policy: ContentPolicy, _ inline: [InlineStyle], _ tags: PageTags, _ url: String
  ) -> Finding? {
    let name = "the Content-Security-Policy of \(url) (\(policy.origin))"
    let fix = "publish the headers that the build wrote, and remove what else sets a policy"
    if policy.isSandbox {
      return Finding(
        url, "\(name) has `sandbox`, which disables links and forms",
        fix: "remove `sandbox` from the policy")
    }
    if let directive = inline.lazy.compactMap({ policy.directive(blocking: $0) }).first {
      return Finding(url, "\(name) blocks the page's own style: `\(directive)`", fix: fix)
    }
    for sheet in tags.styleSheets {
      guard let directive = policy.directive(blocking: sheet, on: url) else { continue }
      return Finding(url, "\(name) blocks the style sheet `\(sheet)`: `\(directive)`", fix: fix)
    }
    return nil
  }
}

extension DiagnosticCode {
  package static let v17PagePolicy = DiagnosticCode(
    "V17PagePolicy", .error,
    summary: "The policy of a page blocks its own styles.",
    explanation: """
      A Content Security Policy must allow the styles of the page: each `<style>` by its hash, a nonce, or
      `'unsafe-inline'`, and each style sheet by its source. If a page has two policies, in two headers or in
      a header and a tag, a browser loads only what both allow (Content Security Policy Level 3). `sandbox`
      disables what pages can usually do. Update the policy whenever you publish other styles.
      """,
    fix: "Publish the headers that the build wrote.",
    example: .answer(
      to: LiveExample.page,
      wrong: LiveExample.page(
        fields: "\nContent-Security-Policy: style-src 'self'", style: "<style>h1 { color: maroon }</style>\n"),
      right: LiveExample.page(
        fields: "\nContent-Security-Policy: style-src 'self' 'unsafe-inline'",
        style: "<style>h1 { color: maroon }</style>\n")))
}
