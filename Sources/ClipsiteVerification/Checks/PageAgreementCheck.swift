import ClipsiteAppClips
import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// Without a site, the parts of a page must agree with each other and with the AASA file.
  static let pageAgreement = LiveCheck(.v18PageAgreement) { page, document in
    guard page.expected.comparison == .agreement else { return [] }
    let (tags, url) = (document.tags, page.url)
    return launching(page, tags) + preview(tags, url) + appLinks(tags, url) + visitors(tags, url)
      + ending(document.answer.body, url)
  }

  /// Pages can leave out all of these tags, but hardly the last ones alone.
  private static func ending(_ page: [UInt8], _ url: String) -> [Finding] {
    let text = String(decoding: page, as: UTF8.self).lowercased()
    let isBegun = text.contains("</head>") && text.contains("<body")
    guard isBegun, !text.contains("</body>"), !text.contains("</html>") else { return [] }
    return .one(
      url, "\(url) may be cut off, because it has `</head>`, but neither `</body>` nor `</html>`",
      fix: "look at what compresses or shortens pages", .warning)
  }

  /// Returns what is wrong with the parts of a page that name the App Clip and its URL.
  static func launching(_ page: LivePage, _ tags: PageTags) -> [Finding] {
    banner(
      tags, of: page.url, page.association?.lookup, isBanner: page.expected.known == .page(isBanner: true))
      + canonical(tags, page.url)
  }

  // MARK: The tag for Safari

  private static func banner(
    _ tags: PageTags, of url: String, _ file: AssociationLookup?, isBanner: Bool
  ) -> [Finding] {
    guard let content = tags.banner else {
      if tags.hasMisnamedBanner {
        return .one(
          url, "an `apple-itunes-app` tag of \(url) has `property` instead of `name`, so Safari ignores it",
          fix: "write `name`")
      }
      guard let file else { return [] }
      guard let clip = file.appClips.first else { return noClip(url) }
      return .one(
        url, "\(url) has no `apple-itunes-app` tag, so Safari does not offer the App Clip `\(clip)`",
        fix: "add <meta name=\"apple-itunes-app\" content=\"app-id=…, app-clip-bundle-id=…, "
          + "app-clip-display=card\"> to the head")
    }
    let tag = SmartAppBannerContent(content, isBanner: isBanner)
    var findings = tag.diagnostics.map {
      Finding(url, "\($0.message), in `\(content)` on \(url)", fix: $0.fix, $0.severity)
    }
    if tags.banners.count > 1 {
      let words = "\(url) has \(tags.banners.count) `apple-itunes-app` tags"
      let fix = tags.joinedBanner.map { "join them: `\($0)`" } ?? "keep one of them"
      findings.report(url, words, fix: fix)
    }
    return findings + (file.map { clip(tag["app-clip-bundle-id"], of: url, $0) } ?? [])
  }

  /// The state of a domain that has universal links, and lacks both parts of an App Clip.
  private static func noClip(_ url: String) -> [Finding] {
    .one(
      url, "neither the tag of \(url) nor the AASA file of its domain names an App Clip",
      fix: "add `appclips` to the file, and an `apple-itunes-app` tag with `app-clip-bundle-id` to the page",
      .warning)
  }

  private static func clip(_ clip: String?, of url: String, _ file: AssociationLookup) -> [Finding] {
    guard let clip else {
      guard let listed = file.appClips.first else { return noClip(url) }
      return .one(
        url, "the tag of \(url) names no App Clip, but the AASA file names `\(listed)`",
        fix: "add `app-clip-bundle-id=` with its bundle ID", .warning)
    }
    let bundles = file.appClips.map { String($0[($0.firstIndex(of: ".") ?? $0.startIndex)...].dropFirst()) }
    // The rules of the tag report a Team ID in it, and those of the file an identifier without one.
    if bundles.contains(clip) || file.appClips.contains(clip) { return [] }
    let listed =
      file.appClips.isEmpty ? "no App Clip" : file.appClips.map { "`\($0)`" }.joined(separator: ", ")
    return .one(
      url,
      "the tag of \(url) names the App Clip `\(clip)`, but `appclips` of the AASA file names \(listed)",
      fix:
        "write the same App Clip in both: the bundle ID in the tag, and Team ID and bundle ID in the file")
  }

  // MARK: Metadata

  private static func canonical(_ tags: PageTags, _ url: String) -> [Finding] {
    if tags.canonical.count > 1 {
      return .one(url, "\(url) has \(tags.canonical.count) canonical URLs", fix: "keep one of them")
    }
    guard let canonical = tags.canonical.first, !canonical.isEmpty else { return [] }
    let own = PageAddress(url)
    guard let named = PageAddress(canonical) else {
      return .one(
        url, "the canonical URL of \(url) is `\(canonical)`, but it must be an absolute https URL",
        fix: "write the whole URL of the page", .warning)
    }
    if own?.host != named.host {
      return .one(
        url, "the canonical URL of \(url) is on another domain: `\(canonical)`",
        fix: "write the URL of this page, because Apple's systems launch from the canonical URL")
    }
    guard own != named else { return [] }
    return .one(
      url, "the canonical URL of \(url) is another page: `\(canonical)`",
      fix: "write the URL of this page, or print and register the canonical one", .warning)
  }

  private static func preview(_ tags: PageTags, _ url: String) -> [Finding] {
    var findings: [Finding] = []
    if tags.image.isEmpty, tags.banner.flatMap({ SmartAppBannerContent($0)["app-clip-bundle-id"] }) != nil {
      findings.report(
        url, "\(url) has no `og:image`, so Messages shows the App Clip without an image",
        fix: "add an `og:image` of at least 1200 × 630 pixels", .warning)
    }
    if let shared = tags.shared.first, let named = PageAddress(shared), named != PageAddress(url) {
      let words = "`og:url` of \(url) is another page: `\(shared)`"
      findings.report(url, words, fix: "write the URL of this page", .warning)
    }
    return findings
  }

  /// Nobody outside can tell whether a page wants to lead on, or to stay out of search.
  private static func visitors(_ tags: PageTags, _ url: String) -> [Finding] {
    var findings: [Finding] = []
    if let target = tags.refreshTargets(on: url).first {
      findings.report(
        url,
        "a `refresh` tag of \(url) leads on to `\(target)`, so Safari offers the App Clip of that page",
        fix: "remove the tag, or verify the other page also", .warning)
    }
    if let rule = tags.robots.first(where: RobotsDirectives.excludes) {
      findings.report(
        url, "a `robots` tag of \(url), `\(rule)`, keeps it out of search engines",
        fix: "remove the tag if people should find the page", .warning)
    }
    return findings
  }

  private static func appLinks(_ tags: PageTags, _ url: String) -> [Finding] {
    var targets: [(family: AppLinkFamily, targets: [AppLinkTarget])] = []
    for (name, value) in tags.appLinks {
      let parts = name.split(separator: ":").dropFirst().map(String.init)
      guard let family = parts.first.flatMap(AppLinkFamily.init) else { continue }
      let index = targets.firstIndex { $0.family == family } ?? targets.count
      if index == targets.count { targets.append((family, [])) }
      let property = parts.dropFirst().first.flatMap(AppLinkProperty.init)
      let isNew = property.map { targets[index].targets.last?[$0] != nil } ?? true
      if isNew || targets[index].targets.isEmpty { targets[index].targets.append(AppLinkTarget([:])) }
      if let property { targets[index].targets[targets[index].targets.count - 1][property] = value }
    }
    let groups = targets.map { group in
      AppLinks.Group(group.family, group.targets.filter { !$0.isEmpty })
    }
    do throws(AppLinksError) {
      return try AppLinks(groups).warnings.map {
        Finding(url, "\($0.message), on \(url)", fix: $0.fix, .warning)
      }
    } catch {
      return .one(url, "\(error.message), on \(url)", fix: error.fix)
    }
  }
}

extension DiagnosticCode {
  package static let v18PageAgreement = DiagnosticCode(
    "V18PageAgreement", .error,
    summary: "The parts of a live page disagree.",
    explanation: """
      For `clipsite verify URL`, which has no site to compare with. The page's `apple-itunes-app` tag must be
      correct, appear once, and name an App Clip that `appclips` of the domain's AASA file also names. If neither
      names one, that is a warning. The
      canonical URL must be the page's own: another domain is an error, and another page a warning. A page
      with an App Clip needs an `og:image` for Messages. App Links (`al:ios:url` and others) must be complete.
      A `refresh` tag that leads to another page is a warning, and so is a `robots` tag with `noindex`. A page with
      `</head>`, but without `</body>` and `</html>`, may be cut off, which is a warning.
      """,
    fix: "Correct the part that the message names.",
    example: .answer(to: LiveExample.page, wrong: LiveExample.page(clip: "Bagels"), right: LiveExample.page())
  )
}
