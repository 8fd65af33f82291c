import Foundation

/// One way in which a live site is wrong, and what `verify` must find without the site's files.
struct SiteFault: Sendable {
  /// The rule that it breaks, by the part of a site, or the tool whose users ask for it.
  let source: String
  /// The fault in words.
  let fault: String
  /// The findings, each a check and its level, apart from information.
  let finds: [String]
  /// Words that a message or a fix must contain.
  let words: String
  /// Makes a good site wrong.
  let change: @Sendable (inout ScriptedSite) -> Void

  init(
    _ source: String, _ fault: String, _ finds: [String], _ words: String,
    _ change: @escaping @Sendable (inout ScriptedSite) -> Void
  ) {
    self.source = source
    self.fault = fault
    self.finds = finds
    self.words = words
    self.change = change
  }

  /// All faults.
  static let all =
    delivery + headers + leading + policies + images + domain + associations + copies + pages + android

  // MARK: Delivery

  private static let delivery: [SiteFault] = [
    .init("soft 404", "unknown paths answer 200", ["V15UnknownPaths error"], "publish 404.html") {
      $0.secure["*"] = .init(type: "text/html; charset=utf-8", "<p>Home</p>")
    },
    .init("soft 404", "unknown paths lead home", ["V15UnknownPaths error"], "redirects to `/`") {
      $0.secure["*"] = .init(302, fields: ["Location": "/"])
    },
    .init(
      "short URL", "the page redirects to itself with a slash", ["V13LivePages error"],
      "many hosts add a slash"
    ) {
      $0.secure[ScriptedSite.page] = .init(301, fields: ["Location": "/stores/1/"])
      $0.secure["/stores/1/"] = .init(
        type: "text/html; charset=utf-8",
        ScriptedSite.html(canonical: "https://example.com/stores/1/").replacing(
          #"og:url" content="https://example.com/stores/1""#,
          with: #"og:url" content="https://example.com/stores/1/""#))
    },
    .init(
      "short URL", "the URL redirects to another page", ["V13LivePages warning"], "the tag is on the second"
    ) {
      $0.secure[ScriptedSite.page] = .init(302, fields: ["Location": "https://www.example.org/stores/1"])
    },
    .init("yURL: exit codes", "the page is missing", ["V13LivePages error"], "answers 404") {
      $0.secure[ScriptedSite.page] = .init(404)
    },
    .init(
      "captive portal", "the page wants a sign-in to the network", ["V13LivePages error"], "captive portal"
    ) {
      $0.secure[ScriptedSite.page] = .init(511, type: "text/html", "<p>Sign in</p>")
    },
    .init(
      "captive portal", "a web page answers instead of Apple", ["V12AppleCopy warning"], "captive portal"
    ) {
      $0.plain[ScriptedSite.apple] = .init(type: "text/html", "<p>Sign in</p>")
    },
    .init("retries", "the AASA file answers 503 first", ["V03AssociationStatus warning"], "only at try 2") {
      $0.secure[ScriptedSite.aasa]?.before = [503]
    },
  ]

  // MARK: Headers

  private static let headers: [SiteFault] = [
    .init("X-Robots-Tag", "noindex for all", ["V16AnswerHeaders warning"], "X-Robots-Tag: noindex") {
      $0.secure[ScriptedSite.page]?.fields["X-Robots-Tag"] = "noindex"
    },
    .init("X-Robots-Tag", "none", ["V16AnswerHeaders warning"], "X-Robots-Tag: none") {
      $0.secure[ScriptedSite.page]?.fields["X-Robots-Tag"] = "none"
    },
    .init("X-Robots-Tag", "noindex for one bot", ["V16AnswerHeaders warning"], "applebot: nofollow, noindex")
    {
      $0.secure[ScriptedSite.page]?.fields["X-Robots-Tag"] = "applebot: nofollow, noindex"
    },
    .init("Content-Disposition", "the page is an attachment", ["V16AnswerHeaders error"], "save it as a file")
    {
      $0.secure[ScriptedSite.page]?.fields["Content-Disposition"] = "attachment; filename=1.html"
    },
    .init(
      "Content-Disposition", "the AASA file is an attachment", ["V16AnswerHeaders error"],
      "association has the header"
    ) {
      $0.secure[ScriptedSite.aasa]?.fields["Content-Disposition"] = "Attachment"
    },
    .init(
      "charset", "another character set", ["V16AnswerHeaders warning"],
      "`iso-8859-1`, but it should be `utf-8`"
    ) {
      $0.secure[ScriptedSite.page]?.fields["Content-Type"] = "text/html; charset=ISO-8859-1"
    },
    .init("charset", "an unnamed character set", ["V16AnswerHeaders warning"], "names the character set") {
      $0.secure[ScriptedSite.page]?.fields["Content-Type"] = "text/html"
      $0.replace(#"<meta charset="utf-8">"#, with: "", in: ScriptedSite.page)
    },
    .init(
      "yURL: content type", "the page has another type", ["V13LivePages error"], "`application/octet-stream`"
    ) {
      $0.secure[ScriptedSite.page]?.fields["Content-Type"] = "application/octet-stream"
    },
  ]

  /// A web page as Python's `gzip.compress` writes it, without the last byte.
  private static let cutOff =
    Data(base64Encoded: "H4sIAAAAAAACA7NRdPF3DokMcFXIKMnNsbMpySzJSbULLskvSlUwtNGHcAGR0OvuJQAA") ?? Data()

  private static let leading: [SiteFault] = [
    .init("noindex", "a tag keeps the page out of search", ["V18PageAgreement warning"], "`noindex, follow`")
    {
      $0.replace(
        "<style>", with: #"<meta name="robots" content="noindex, follow"><style>"#, in: ScriptedSite.page)
    },
    .init("refresh", "a tag leads on", ["V18PageAgreement warning"], "leads on to `https://example.com/2`") {
      $0.replace(
        "<style>", with: #"<meta http-equiv="Refresh" content="3;URL='/2'"><style>"#, in: ScriptedSite.page)
    },
    // As with the tag above, nobody outside knows whether the page wants to lead on.
    .init(
      "refresh", "a header leads on", ["V16AnswerHeaders warning"], "Refresh: 0; url=https://example.org/"
    ) {
      $0.secure[ScriptedSite.page]?.fields["Refresh"] = "0; url=https://example.org/"
    },
    .init(
      "Link", "canonical on another domain", ["V16AnswerHeaders error"], "whose canonical URL is another page"
    ) {
      $0.secure[ScriptedSite.page]?.fields["Link"] = "<https://example.org/>; rel=\"canonical\""
    },
    .init(
      "Link", "canonical is another page", ["V16AnswerHeaders warning"], "whose canonical URL is another page"
    ) {
      $0.secure[ScriptedSite.page]?.fields["Link"] = "</a.css>; rel=preload, </2>; rel=canonical"
    },
    .init("Content-Type", "two of the page", ["V16AnswerHeaders error"], "2 headers Content-Type") {
      $0.secure[ScriptedSite.page]?.fields["Content-Type"] = "text/html; charset=utf-8\ntext/plain"
    },
    .init("Content-Type", "twice the same of the AASA file", ["V16AnswerHeaders warning"], "in one place") {
      $0.secure[ScriptedSite.aasa]?.fields["Content-Type"] = "application/json\napplication/json"
    },
    .init("Content-Type", "two of the preview image", ["V16AnswerHeaders error"], "1.png has 2 headers") {
      $0.secure[ScriptedSite.image]?.fields["Content-Type"] = "image/png\ntext/html"
    },
    .init("gzip", "the page lacks the last byte", ["V13LivePages error"], "the gzip data ends too early") {
      $0.secure[ScriptedSite.page]?.body = Self.cutOff
      $0.secure[ScriptedSite.page]?.fields["Content-Encoding"] = "gzip"
    },
    .init("gzip", "the AASA file lacks the last byte", ["V03AssociationStatus error"], "ends too early") {
      $0.secure[ScriptedSite.aasa]?.body = Self.cutOff
      $0.secure[ScriptedSite.aasa]?.fields["Content-Encoding"] = "gzip"
    },
    .init("gzip", "the page is not what its header says", ["V13LivePages error"], "without Content-Encoding")
    {
      $0.secure[ScriptedSite.page]?.fields["Content-Encoding"] = "gzip"
      $0.secure[ScriptedSite.page]?.fields["Vary"] = "Accept-Encoding"
    },
    .init("gzip", "the AASA file is not", ["V14TransportExtras error"], "cannot be read when it may be") {
      $0.secure[ScriptedSite.aasa]?.fields["Content-Encoding"] = "gzip"
    },
    .init("gzip", "the image is not", ["V13LivePages error"], "let the host compress the file itself") {
      $0.secure[ScriptedSite.image]?.fields["Content-Encoding"] = "gzip"
    },
    .init("challenge", "the page is a challenge", ["V13LivePages error"], "exempt the page") {
      $0.secure[ScriptedSite.page] = .init(
        403, type: "text/html", "<title>Just a moment...</title>", fields: ["cf-mitigated": "challenge"])
    },
    .init("challenge", "a challenge without a header", ["V13LivePages error"], "exempt the page") {
      $0.secure[ScriptedSite.page] = .init(type: "text/html", "<title>Just a moment...</title>")
    },
    .init("soft 404", "unknown paths answer 500", ["V15UnknownPaths error"], "look at the server's log") {
      $0.secure["*"] = .init(500)
    },
  ]

  // MARK: Policies

  private static let policies: [SiteFault] = [
    .init("CSP", "the style's hash is an old one", ["V17PagePolicy error"], "blocks the page's own style") {
      $0.replace("margin:0", with: "margin:1px", in: ScriptedSite.page)
    },
    .init("CSP", "no source for styles", ["V17PagePolicy error"], "`default-src 'none'`") {
      $0.secure[ScriptedSite.page]?.fields["Content-Security-Policy"] = "default-src 'none'"
    },
    .init("CSP", "a second header blocks the style", ["V17PagePolicy error"], "header, policy 2") {
      $0.secure[ScriptedSite.page]?.fields["Content-Security-Policy"] =
        "\(ScriptedSite.policy)\nstyle-src 'self'"
    },
    .init("CSP", "a tag blocks the style", ["V17PagePolicy error"], "(tag) blocks") {
      $0.replace(
        "<style>", with: #"<meta http-equiv="Content-Security-Policy" content="style-src 'self'"><style>"#,
        in: ScriptedSite.page)
    },
    .init("CSP", "a style sheet of another host", ["V17PagePolicy error"], "blocks the style sheet") {
      $0.replace(
        "<style>", with: #"<link rel="stylesheet" href="https://cdn.example.net/a.css"><style>"#,
        in: ScriptedSite.page)
    },
    .init("CSP", "sandbox", ["V17PagePolicy error"], "remove `sandbox`") {
      $0.secure[ScriptedSite.page]?.fields["Content-Security-Policy"] = "\(ScriptedSite.policy); sandbox"
    },
  ]

  // MARK: Images

  private static let images: [SiteFault] = [
    .init("picture", "missing", ["V13LivePages error"], "1.png, answers 404") {
      $0.secure[ScriptedSite.image] = nil
    },
    .init("picture", "cut off", ["V13LivePages error"], "is cut off") {
      $0.secure[ScriptedSite.image]?.body = ScriptedSite.png(1200, 630, isWhole: false)
    },
    .init(
      "picture", "a web page with the type of an image", ["V13LivePages error"], "is a web page with the type"
    ) {
      $0.secure[ScriptedSite.image] = .init(type: "image/png", "<!DOCTYPE html>")
    },
    .init("picture", "other first bytes than the type", ["V13LivePages error"], "first bytes are not such") {
      $0.secure[ScriptedSite.image] = .init(type: "image/png", "nothing")
    },
    .init("picture", "no image type", ["V13LivePages error"], "which is not an image") {
      $0.secure[ScriptedSite.image]?.fields["Content-Type"] = "application/octet-stream"
    },
    .init("picture", "very small", ["V13LivePages warning"], "only 100 × 50 pixels") {
      $0.secure[ScriptedSite.image]?.body = ScriptedSite.png(100, 50)
    },
    .init("picture", "a relative URL", ["V13LivePages error"], "absolute https URL") {
      $0.secure[ScriptedSite.page] = .init(
        type: "text/html; charset=utf-8", ScriptedSite.html(image: "/stores/1.png"))
    },
    .init("picture", "another image than the type", ["V13LivePages warning"], "its bytes are `image/png`") {
      $0.secure[ScriptedSite.image]?.fields["Content-Type"] = "image/jpeg"
    },
    .init("picture", "at a private address", ["V13LivePages error"], "private address 10.0.0.9") {
      $0.secure[ScriptedSite.page] = .init(
        type: "text/html; charset=utf-8", ScriptedSite.html(image: "https://10.0.0.9/1.png"))
    },
    .init("picture", "at the metadata of a machine", ["V13LivePages error"], "address 169.254.169.254") {
      $0.secure[ScriptedSite.page] = .init(
        type: "text/html; charset=utf-8", ScriptedSite.html(image: "https://169.254.169.254/latest/"))
    },
    .init("picture", "with a password", ["V13LivePages error"], "contains a user name") {
      $0.secure[ScriptedSite.page] = .init(
        type: "text/html; charset=utf-8", ScriptedSite.html(image: "https://me:secret@example.com/1.png"))
    },
    .init("Apple: og:image", "no image", ["V18PageAgreement warning"], "has no `og:image`") {
      $0.replace(
        #"<meta property="og:image" content="https://example.com/stores/1.png">"#, with: "",
        in: ScriptedSite.page)
    },
  ]

  // MARK: Domain

  private static let domain: [SiteFault] = [
    .init("sitemap", "URLs with http", ["V20Sitemap warning"], "lists URLs with http") {
      $0.replace("https://", with: "http://", in: "/sitemap.xml")
    },
    .init("page", "half of it", ["V18PageAgreement warning"], "may be cut off") {
      $0.replace("</p></body></html>", with: "", in: ScriptedSite.page)
    },
    .init("page", "a tag that comes and goes", ["V13LivePages error"], "two answers of") {
      $0.secure[ScriptedSite.page]?.other = Data(ScriptedSite.html(tag: "app-id=1234567890").utf8)
    },
    .init("picture", "for Safari only", ["V13LivePages error"], "answers 403 to Messages") {
      $0.secure[ScriptedSite.image + "#facebookexternalhit"] = .init(403)
    },
    .init("sitemap", "a date in the future", ["V20Sitemap warning"], "in the future: 2999-01-01") {
      $0.secure["/sitemap.xml"] = .init(type: "application/xml", ScriptedSite.sitemap("2999-01-01"))
    },
    .init(
      "robots", "robots.txt shuts out Applebot", ["V09RobotsRules warning"], "shuts Applebot out of the pages"
    ) {
      $0.secure["/robots.txt"] = .init(
        type: "text/plain", "User-agent: Applebot\nAllow: /.well-known/\nDisallow: /\n")
    },
    .init("robots", "robots.txt shuts out the page", ["V09RobotsRules warning"], "out of \(ScriptedSite.url)")
    {
      $0.secure["/robots.txt"] = .init(type: "text/plain", "\u{FEFF}User-agent: *\nDisallow: /stores/\n")
    },
    .init("robots", "robots.txt shuts out the AASA file", ["V09RobotsRules warning"], "shuts AASA-Bot out") {
      $0.secure["/robots.txt"] = .init(type: "text/plain", "User-agent: *\nDisallow: /.well-known/\n")
    },
    .init(
      "encoding", "the twin is another file", ["V10AssociationElsewhere warning"], ".json is another file"
    ) {
      $0.secure["\(ScriptedSite.aasa).json"] = .init(type: "application/json", "{}")
    },
    .init(
      "shortstuffsushi: .well-known", "the old place has another file", ["V10AssociationElsewhere warning"],
      "is another file than"
    ) {
      $0.secure["/apple-app-site-association"] = .init(type: "application/json", "{}")
    },
  ]

  // MARK: AASA file

  private static let associations: [SiteFault] = [
    .init("yURL: redirects", "the AASA file redirects", ["V03AssociationStatus error"], "do not follow") {
      $0.secure[ScriptedSite.aasa] = .init(301, fields: ["Location": "/apple-app-site-association"])
    },
    .init(
      "yURL: status", "the AASA file is missing", ["V03AssociationStatus error"],
      "publish the folder .well-known"
    ) {
      $0.secure[ScriptedSite.aasa] = nil
    },
    .init(
      "Branch: the CDN gets 403", "Apple's bot is refused",
      ["V03AssociationStatus error", "V04AssociationForEveryone error"], "AASA-Bot among them"
    ) {
      $0.secure["\(ScriptedSite.aasa)#AASA-Bot"] = .init(403)
    },
    .init(
      "Branch: the CDN gets 403", "devices get a challenge", ["V04AssociationForEveryone error"],
      "protection against bots"
    ) {
      $0.secure["\(ScriptedSite.aasa)#CFNetwork"] = .init(
        type: "text/html", "<title>Just a moment...</title>")
    },
    .init(
      "yURL: content type", "the AASA file is text/html", ["V05AssociationType error"], "application/json"
    ) {
      $0.secure[ScriptedSite.aasa]?.fields["Content-Type"] = "text/html"
    },
    .init("yURL: JSON", "a missing quote", ["V06AssociationContent error"], "line 2, column") {
      $0.replace(#""applinks""#, with: "applinks", in: ScriptedSite.aasa)
      $0.plain[ScriptedSite.apple] = $0.secure[ScriptedSite.aasa]
    },
    .init(
      "LinkForty: app IDs", "an App Clip without a Team ID", ["V06AssociationContent error"],
      "AppIDPrefixMissing"
    ) {
      $0.replace(ScriptedSite.clip, with: "com.example.Donuts.Clip", in: ScriptedSite.aasa)
      $0.plain[ScriptedSite.apple] = $0.secure[ScriptedSite.aasa]
    },
    .init(
      "LinkForty: app IDs", "a placeholder", ["V06AssociationContent error", "V18PageAgreement error"],
      "AppIDPlaceholder"
    ) {
      $0.replace(
        "Q7W2E9R4T1.com.example.Donuts.Clip", with: "<TEAM_ID>.com.example.Other", in: ScriptedSite.aasa)
      $0.plain[ScriptedSite.apple] = $0.secure[ScriptedSite.aasa]
    },
    .init(
      "Apple: content", "an empty service",
      ["V06AssociationContent warning", "V18PageAgreement error"], "AssociationServiceEmpty"
    ) {
      $0.replace(#"{"apps": ["Q7W2E9R4T1.com.example.Donuts.Clip"]}"#, with: "{}", in: ScriptedSite.aasa)
      $0.plain[ScriptedSite.apple] = $0.secure[ScriptedSite.aasa]
    },
    .init("cookies", "the AASA file sets a cookie", ["V11AssociationCaching warning"], "Set-Cookie") {
      $0.secure[ScriptedSite.aasa]?.fields["Set-Cookie"] = "a=b"
    },
    .init(
      "yURL: caching", "caches keep the AASA file for a day", ["V11AssociationCaching warning"],
      "86400 seconds"
    ) {
      $0.secure[ScriptedSite.aasa]?.fields["Cache-Control"] = "max-age=86400"
    },
  ]

  // MARK: Apple's copy

  private static let copies: [SiteFault] = [
    .init("yURL: a stale CDN must not fail", "an older copy", ["V12AppleCopy pending"], "it lacks appclips") {
      $0.plain[ScriptedSite.apple] = .init(type: "application/json", "{}", fields: ["Age": "1234"])
    },
    .init("yURL: CDN headers", "a bad status, in words", ["V12AppleCopy pending"], "another status than 200")
    {
      $0.plain[ScriptedSite.apple] = .init(
        404,
        fields: ["Apple-Failure-Reason": "SWCERR00101 Bad HTTP Response: 403", "Apple-Try-Direct": "true"])
    },
    .init(
      "Apple: SWCERR00202", "a private address", ["V12AppleCopy pending"], "private or reserved"
    ) {
      $0.plain[ScriptedSite.apple] = .init(404, fields: ["Apple-Failure-Reason": "SWCERR00202"])
    },
    .init("Apple: SWCERR00301", "too slow", ["V12AppleCopy pending"], "took too long") {
      $0.plain[ScriptedSite.apple] = .init(404, fields: ["Apple-Failure-Reason": "SWCERR00301 Timeout"])
    },
    .init("Apple: SWCERR00401", "not JSON", ["V12AppleCopy pending"], "is not JSON") {
      $0.plain[ScriptedSite.apple] = .init(404, fields: ["Apple-Failure-Reason": "SWCERR00401"])
    },
    .init(
      "Apple: no copy", "nobody has asked yet", ["V12AppleCopy pending"],
      "has no file of example.com yet"
    ) {
      $0.plain[ScriptedSite.apple] = .init(404)
    },
  ]

  // MARK: Agreement

  private static let pages: [SiteFault] = [
    .init(
      "Apple: tag ↔ appclips", "the tag names another App Clip", ["V18PageAgreement error"],
      "but `appclips` of the AASA file names"
    ) {
      $0.replace("com.example.Donuts.Clip,", with: "com.example.Bagels.Clip,", in: ScriptedSite.page)
    },
    .init(
      "Apple: tag ↔ appclips", "the AASA file names no App Clip", ["V18PageAgreement error"],
      "names no App Clip"
    ) {
      $0.replace(
        #""appclips": {"apps": ["Q7W2E9R4T1.com.example.Donuts.Clip"]},"#, with: "", in: ScriptedSite.aasa)
      $0.plain[ScriptedSite.apple] = $0.secure[ScriptedSite.aasa]
    },
    .init("Apple: tag", "no tag", ["V18PageAgreement error"], "has no `apple-itunes-app` tag") {
      $0.replace("apple-itunes-app", with: "itunes-app", in: ScriptedSite.page)
    },
    .init(
      "Apple: tag ↔ appclips", "neither the tag nor the AASA file has the App Clip",
      ["V18PageAgreement warning"], "neither the tag of"
    ) {
      $0.replace("apple-itunes-app", with: "itunes-app", in: ScriptedSite.page)
      $0.replace(
        #""appclips": {"apps": ["Q7W2E9R4T1.com.example.Donuts.Clip"]},"#, with: "", in: ScriptedSite.aasa)
      $0.plain[ScriptedSite.apple] = $0.secure[ScriptedSite.aasa]
    },
    .init("Apple: tag", "two tags", ["V18PageAgreement error"], "has 2 `apple-itunes-app` tags") {
      $0.replace(
        "<style>", with: #"<meta name="apple-itunes-app" content="app-id=1"><style>"#, in: ScriptedSite.page)
    },
    .init("Apple: tag", "a missing comma", ["V18PageAgreement error"], "a comma is missing") {
      $0.secure[ScriptedSite.page] = .init(
        type: "text/html; charset=utf-8",
        ScriptedSite.html(tag: "app-clip-bundle-id=com.example.Donuts.Clip, app-id=123 app-clip-display=card")
      )
    },
    .init("Apple: tag", "the Team ID in the tag", ["V18PageAgreement error"], "App ID prefix") {
      $0.replace("app-clip-bundle-id=com", with: "app-clip-bundle-id=Q7W2E9R4T1.com", in: ScriptedSite.page)
    },
    .init("Apple: card", "no card", ["V18PageAgreement warning"], "without app-clip-display") {
      $0.replace(", app-clip-display=card", with: "", in: ScriptedSite.page)
    },
    .init(
      "foreign canonical", "a canonical URL on another domain", ["V18PageAgreement error"],
      "on another domain"
    ) {
      $0.replace(
        #"canonical" href="https://example.com"#, with: #"canonical" href="https://shop.example.net"#,
        in: ScriptedSite.page)
    },
    .init(
      "Apple: canonical", "the canonical URL is another page", ["V18PageAgreement warning"],
      "is another page: `https://example.com/`"
    ) {
      $0.replace(
        #"canonical" href="https://example.com/stores/1"#, with: #"canonical" href="https://example.com/"#,
        in: ScriptedSite.page)
    },
    .init("Apple: og:url", "og:url is another page", ["V18PageAgreement warning"], "`og:url` of") {
      $0.replace(
        #"og:url" content="https://example.com/stores/1"#, with: #"og:url" content="https://example.com/2"#,
        in: ScriptedSite.page)
    },
    .init("App Links", "a target without its URL", ["V18PageAgreement error"], "lacks `url`") {
      $0.replace(
        "<style>", with: #"<meta property="al:ios:app_name" content="Donuts"><style>"#, in: ScriptedSite.page)
    },
    .init("App Links", "a Team ID as App Store ID", ["V18PageAgreement error"], "al:ios:app_store_id") {
      $0.replace(
        "<style>",
        with:
          #"<meta property="al:ios:url" content="donuts://1">"#
          + #"<meta property="al:ios:app_store_id" content="Q7W2E9R4T1"><style>"#,
        in: ScriptedSite.page)
    },
  ]

  // MARK: Android

  private static let android: [SiteFault] = [
    .init("assetlinks", "a redirect", ["V19AssetLinks error"], "Android does not follow") {
      $0.secure[ScriptedSite.assetLinks] = .init(
        301, fields: ["Location": "https://www.example.com/.well-known/assetlinks.json"])
    },
    .init("assetlinks", "a web page", ["V19AssetLinks error"], "answers with a web page") {
      $0.secure[ScriptedSite.assetLinks] = .init(type: "text/html", "<p>Sorry</p>")
    },
    .init("assetlinks", "protection against bots", ["V19AssetLinks error"], "Google needs the file") {
      $0.secure[ScriptedSite.assetLinks] = .init(403)
    },
    .init("assetlinks", "a text as the relation", ["V19AssetLinks error"], "not a list of texts") {
      $0.replace(
        #"["delegate_permission/common.handle_all_urls"]"#,
        with: #""delegate_permission/common.handle_all_urls""#,
        in: ScriptedSite.assetLinks)
    },
    .init("assetlinks", "another type", ["V19AssetLinks error"], "it must be `application/json`") {
      $0.secure[ScriptedSite.assetLinks]?.fields["Content-Type"] = "text/plain"
    },
    .init("assetlinks", "not JSON", ["V19AssetLinks error"], "is not JSON") {
      $0.secure[ScriptedSite.assetLinks] = .init(type: "application/json", "[{")
    },
    .init("assetlinks", "not a list", ["V19AssetLinks error"], "not a list of statements") {
      $0.secure[ScriptedSite.assetLinks] = .init(type: "application/json", "{}")
    },
    .init("assetlinks", "a SHA-1 fingerprint", ["V19AssetLinks error"], "SHA-1") {
      $0.replace(
        ScriptedSite.fingerprint, with: Array(repeating: "A1", count: 20).joined(separator: ":"),
        in: ScriptedSite.assetLinks)
    },
    .init("assetlinks", "no fingerprint", ["V19AssetLinks error"], "has no `sha256_cert_fingerprints`") {
      $0.replace("sha256_cert_fingerprints", with: "fingerprints", in: ScriptedSite.assetLinks)
    },
    .init("Google's view", "Google cannot be asked", ["V19AssetLinks warning"], "Google answers 403") {
      $0.plain[ScriptedSite.google] = .init(403)
    },
    .init("Google's view", "a captive portal", ["V19AssetLinks warning"], "captive portal") {
      $0.plain[ScriptedSite.google] = .init(type: "text/html", "<p>Sign in</p>")
    },
  ]
}
