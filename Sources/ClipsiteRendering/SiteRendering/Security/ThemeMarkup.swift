import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// The resources that the templates of a theme make a browser load, apply, and run, as far as a security
/// policy needs them.
///
/// It is found by exploring the templates, once in a build: what data decide counts as unknown, so the answer
/// holds for every page, however many there are.
struct ThemeMarkup: Sendable {
  /// Something that a template may load, besides pictures, styles and scripts; the directive that governs it.
  enum Need: String, CaseIterable, Sendable {
    case fonts = "font-src"
    case frames = "frame-src"
    case media = "media-src"
    case manifest = "manifest-src"
    case objects = "object-src"
    case base = "base-uri"
    case forms = "form-action"
    case other = "default-src"
  }

  /// The hashes of the inline styles, as policies spell them.
  private(set) var styles: Set<String> = []
  /// The hashes of the inline scripts, as policies spell them.
  private(set) var scripts: Set<String> = []
  /// The hashes of clipsite's own inline scripts, which load and style nothing.
  private(set) var ownScripts: Set<String> = []
  /// Indicates whether pages have a search field, which loads files of the site and leads to its pages.
  private(set) var hasFinder = false
  /// Indicates whether there are style sheets of other files.
  private(set) var linksStyles = false
  /// Indicates whether there are styles that no hash can name: attributes, and text that data decides.
  private(set) var hasUnknownStyles = false
  /// Indicates whether there are scripts that no hash can name: other files, attributes, text that data
  /// decides, and unknown markup.
  private(set) var hasUnknownScripts = false
  private let allowedOrigins: [String]
  /// The other kinds of resources that are loaded.
  private(set) var needs: Set<Need> = []

  /// The values that are markup of the program's own: without scripts, unless a page allows raw HTML.
  static let trustedMarkup: Set<String> = ["head.tags", "page.body"]
  /// So much is explored of a template: more than any page needs, and little to look at.
  private static let limits = RenderLimits(steps: 100_000)

  /// Looks at all templates that make pages.
  ///
  /// - Parameters:
  ///   - shared: What the pages of the domain have in common, `site`.
  ///   - origins: The origins of scripts that `site.yml` allows.
  init(_ theme: Theme, _ shared: Value, allowing origins: [String] = []) {
    allowedOrigins = origins
    let constants = if case .record(let record) = shared { record } else { Record([(Name, Value)]()) }
    for template in theme.pageTemplateNames.compactMap(theme.template(named:)) {
      do throws(RenderError) {
        let found = try Exploration(
          of: template, in: theme.library, knowing: constants, trusting: Self.trustedMarkup,
          limits: Self.limits)
        add(found.bytes)
      } catch {
        hasUnknownScripts = true
      }
    }
  }

  /// Looks at the text of one template as it was explored.
  init(exploring bytes: [UInt8], allowing origins: [String] = []) {
    allowedOrigins = origins
    add(bytes)
  }

  /// Adds the text of a file, or anything for one that cannot be read.
  mutating func add(_ file: [UInt8]?) { if let file { add(file) } else { hasUnknownScripts = true } }

  /// This markup with that of pages and files that are not the theme's, or `nil` if there are scripts in them.
  func adding(_ other: ThemeMarkup?) -> ThemeMarkup? {
    guard let other else { return self }
    let runs = other.hasUnknownScripts || other.hasFinder || !other.scripts.union(other.ownScripts).isEmpty
    if runs { return nil }
    var sum = self
    (sum.styles, sum.needs) = (styles.union(other.styles), needs.union(other.needs))
    sum.linksStyles = linksStyles || other.linksStyles
    sum.hasUnknownStyles = hasUnknownStyles || other.hasUnknownStyles
    return sum
  }

  private mutating func add(_ bytes: [UInt8]) {
    if bytes.contains(Exploration.markup) { hasUnknownScripts = true }
    for (tag, text) in Self.elements(in: bytes) {
      for attribute in tag.attributes { add(attribute) }
      add(tag, text)
    }
  }

  /// All start tags, in order, with the text of elements that hold text. What is in a `<template>` or a
  /// `<noscript>` is not text, for a script or a browser without scripts may make it part of the page. A tag
  /// whose name data decide has no name.
  static func elements(in bytes: [UInt8]) -> [(tag: HeadTag, text: [UInt8])] {
    bytes.withUnsafeBytes { bytes in
      var tokenizer = HTMLTokenizer(bytes)
      var elements: [(HeadTag, [UInt8])] = []
      func holdsText(_ name: Range<Int>) -> Bool {
        TagScanner.holdsText(name, in: bytes) && !MarkupBytes.equal("noscript", bytes, at: name)
      }
      let markers = Exploration.value...Exploration.branch
      while let tag = tokenizer.nextElement(markers: markers, holdsText: holdsText) {
        elements.append((HeadTag(tag, in: bytes), Array(bytes[tag.text])))
      }
      return elements
    }
  }

  private mutating func add(_ attribute: HeadTag.Attribute) {
    // What a section begins or ends with may stand right before a name.
    let name = attribute.name.drop { $0.utf8.elementsEqual([Exploration.branch]) }
    if name == "style" { hasUnknownStyles = true }
    let value = attribute.value.utf8.drop { $0 <= UInt8(ascii: " ") }
    let runs =
      name.hasPrefix("on") || name.utf8.contains(Exploration.value)
      || Substring(value).lowercased().hasPrefix("javascript:")
    if runs || name == "srcdoc" { hasUnknownScripts = true }
  }

  private mutating func add(_ element: HeadTag, _ text: [UInt8]) {
    switch element.name {
    case "": hasUnknownScripts = true
    case "style": addStyle(text)
    case "script": addScript(element, text)
    case "link": addLink(element)
    case "iframe", "frame": needs.insert(.frames)
    case "video", "audio": needs.insert(.media)
    case "object", "embed": needs.insert(.objects)
    case "base": needs.insert(.base)
    case "form": if element["data-finder"] == nil { needs.insert(.forms) }
    default: break
    }
  }

  private mutating func addStyle(_ text: [UInt8]) {
    let css = String(decoding: text, as: UTF8.self).lowercased()
    if css.contains("@import") { linksStyles = true }
    if css.contains("@font-face") { needs.insert(.fonts) }
    if text.contains(where: Exploration.isData) { hasUnknownStyles = true } else { styles.insert(hash(text)) }
  }

  /// A script with the type of data is not run (HTML Living Standard, “The script element”).
  private mutating func addScript(_ element: HeadTag, _ text: [UInt8]) {
    if let type = element["type"], ["application/ld+json", "application/json"].contains(type) { return }
    if isAllowed(element) { return }
    let isUnknown =
      element["src"] != nil || text.contains(where: Exploration.isData)
      || element.attributes.contains { "\($0.name)\($0.value)".utf8.contains(where: Exploration.isData) }
    if isUnknown {
      hasUnknownScripts = true
    } else if FinderScript.isLoader(text) {
      hasFinder = true
      ownScripts.insert(hash(text))
    } else if Self.ownTexts.contains(where: { text.elementsEqual($0.utf8) }) {
      ownScripts.insert(hash(text))
    } else {
      scripts.insert(hash(text))
    }
  }

  /// Indicates whether a script is a file of an origin that `site.yml` allows.
  private func isAllowed(_ element: HeadTag) -> Bool {
    guard let address = element["src"], !address.utf8.contains(where: Exploration.isData) else {
      return false
    }
    return allowedOrigins.contains { origin in
      guard let wildcard = origin.firstIndex(of: "*") else { return address.hasPrefix(origin + "/") }
      let parts = URLParts(address)
      return parts.isScheme("https")
        && parts.authority?.hasSuffix(origin[origin.index(after: wildcard)...]) == true
    }
  }

  private mutating func addLink(_ element: HeadTag) {
    let words = (element["rel"] ?? "").lowercased().split(separator: " ").map(String.init)
    if words.contains("stylesheet") {
      linksStyles = true
      needs.insert(.fonts)
    } else if words.contains("manifest") {
      needs.insert(.manifest)
    } else if !Self.harmlessLinks.isSuperset(of: words) {
      needs.insert(.other)
    }
  }

  /// clipsite's own scripts.
  private static let ownTexts = [
    HoursScript.text, DeviceScript.text, MenuScript.text, MissingScript.text,
  ]

  /// Links that load nothing, or pictures.
  private static let harmlessLinks: Set<String> = [
    "alternate", "apple-touch-icon", "author", "canonical", "help", "icon", "license", "mask-icon", "me",
    "next",
    "preconnect", "dns-prefetch", "prev", "search", "shortcut",
  ]

  private func hash(_ text: [UInt8]) -> String { "'sha256-\(Base64.text(SHA256.digest(text)))'" }
}
