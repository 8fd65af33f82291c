import ClipsiteAppClips
import ClipsiteMustache
import ClipsiteText

/// The words of `robots`.
private enum RobotsRule: String, CaseIterable { case index, noindex }

/// The keys of front matter.
package enum FrontMatterKeys {
  package static let keys = Keys<PageReading>((nil, page), ("blocks", KeyDeclaration.blocks), (nil, [extra]))

  private static let order = KeyForm("whole number", .invalidOrder, pattern: "^[-+]?[0-9]+$") {
    text throws(InvalidValue) in
    if let order = Int(text) { return order }
    throw InvalidValue("`\(text)` is not a whole number", fix: "write a number such as 1")
  }

  private static let page: [KeyDeclaration<PageReading>] = [
    .key(
      "title",
      KeyField(.text(.line)) { node, key, reader, owner in
        guard let title = reader.line(node, key) else { return }
        (owner.page.title, owner.page.titleRange) = (title.value, title.range)
      }, .alone, about: "the title of the page", example: "Market Street", isRequired: true,
      synonyms: ["name"], codes: [.missingTitle, .titleTooLong]),
    .key(
      "description", .line(\.page.description), .alone,
      about: "one or two sentences for search results and previews", default: "the start of the text",
      example: "Fresh donuts, order ahead.", synonyms: ["summary", "excerpt", "abstract", "meta-description"]),
    .key(
      "slug", .located(\.rare.slug, Forms.slug), .alone,
      about: "the last part of the URL, or of the folder in `index.md`",
      default: "the name of the file or folder", example: "market", synonyms: ["permalink", "url", "path"],
      codes: [.invalidSlug]),
    .key(
      "domain", .located(\.rare.domain, Forms.domain), KeyFlow(.folders, .special),
      about: "the domain of the folder, or of the page alone, which becomes that domain's home page",
      default: "the domain of the folder above", example: "ferrystreet.example.net", codes: [.invalidDomain]),
    .key(
      "language", .value(\.rare.language, Forms.language), KeyFlow(.folders, .special),
      about: "the language of the page. In `market.de.md`, the name of the file sets it",
      default: "the language in `site.yml`", example: "en", synonyms: ["lang", "locale"],
      codes: [.invalidLanguage]),
    .key(
      "image", .image(\.page.image), .down,
      about:
        "the preview image: a file relative to the page, or with `/` relative to `Content`, or an `https` "
        + "URL",
      default: "the image in `site.yml`", example: "market.jpg",
      synonyms: ["picture", "photo", "thumbnail", "cover", "featured-image", "og-image"],
      codes: [.invalidURL, .insecureURL]),
    .key(
      "image-alt", .line(\.page.imageAlt), KeyFlow(.special("with `image`"), .special),
      about: "a description of the image", example: "A box of donuts",
      synonyms: ["alt", "image-description"]),
    .key(
      "image-focus", .value(\.rare.imageFocus, ImageFocus.form),
      KeyFlow(.special("with `image`"), .special),
      about: "the point of the image that stays in view where a page cuts it. See [Use "
        + "images](../Guides/UseImages.md)",
      default: "the center", example: "30% 20%", codes: [.invalidFocus]),
    .key(
      "template", .text(\.rare.template), .translated, about: "a template of the theme, without `.mustache`",
      default: "by kind: `directory`, `location`, `page`", example: "location", synonyms: ["layout"]),
    .key("clip", KeyField(ClipKeys.keys, \.page.clip), .down, about: "the App Clip card"),
    .key(
      "place", KeyField(.mapping(PlaceKeys.keys)) { $3.place = $2.mapping($0, $1, of: PlaceKeys.keys) },
      KeyFlow(.none, .special),
      about: "the location of the business"),
    .key(
      "aliases", .texts(\.page.aliases, .alias), .alone,
      about:
        "short URLs: paths on the page's domain, or `https` URLs on others. The root of a domain may have a "
        + "query. See [Add short URLs](../Guides/ShortURLs.md)",
      example: "[/market]", synonyms: ["redirects", "redirect-from", "short-urls"]),
    .key("app-links", .appLinks(\.page.appLinks), .translated, about: "links that open other apps"),
    .key(
      "robots",
      KeyField(.word(RobotsRule.self), \.page.isHiddenFromSearch) {
        $2.word($0, $1, RobotsRule.self).map { $0 == .noindex }
      }, .down,
      about: "`noindex` asks search engines to leave the page out, and keeps it out of the sitemap",
      default: "`index`", example: "noindex", synonyms: ["noindex", "sitemap"]),
    .key(
      "draft", .flag(\.page.isDraft), .down, about: "whether clipsite leaves the page out",
      default: "`false`", example: "true"),
    .key(
      "allow-html",
      KeyField(.bool, \.rare.rawHTML) { $2.bool($0, $1) == true ? ByteRange($0.range) : nil }, .alone,
      about: "whether clipsite keeps raw HTML in the text, if `allow-html` in `site.yml` lists the page",
      default: "`false`", example: "true", codes: [.rawHTMLAllowed, .unlistedHTML]),
    .key(
      "order", .value(\.rare.order, order), .alone,
      about: "the position in lists, a whole number. Pages without it follow by title", example: "1",
      codes: [.invalidOrder]),
  ]

  private static let extra = KeyDeclaration<PageReading>.key(
    "extra", .extra(\.rare.extra), .alone, about: "your own values for templates, as `page.extra`",
    example: "{parking: behind the house}")
}
