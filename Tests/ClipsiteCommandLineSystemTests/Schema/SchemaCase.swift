import ClipsiteAppClips
import ClipsiteText

@testable import ClipsiteContent
@testable import ClipsiteSite

/// A YAML text that the reader and a validator judge.
struct SchemaCase {
  enum File: String, CaseIterable { case site, page }

  let file: File
  let yaml: String

  init(_ file: File, _ yaml: String) {
    self.file = file
    self.yaml = yaml
  }

  /// The errors of the reader.
  var errors: [String] {
    var (parser, diagnostics) = (DocumentParser(), [Diagnostic]())
    let root = parser.parseYAML(SourceFile(path: "a.yml", yaml), diagnostics: &diagnostics).root
    switch file {
    case .site: _ = ConfigurationReader.read(root, &diagnostics)
    case .page:
      var reader = FrontMatterReader(language: .english)
      _ = reader.read(root, &diagnostics)
    }
    return diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  /// The text as an editor reads it (YAML 1.2, core schema).
  var json: JSONValue {
    var (parser, diagnostics) = (DocumentParser(), [Diagnostic]())
    return Self.json(parser.parseYAML(SourceFile(path: "a.yml", yaml), diagnostics: &diagnostics).root)
  }

  private static func json(_ node: YAMLNode) -> JSONValue {
    switch node.kind {
    case .mapping: .object(node.entries.map { .init($0.key.text ?? "", json($0.value)) })
    case .sequence: .array(node.items.map(json))
    case .scalar: scalar(node.text ?? "", isQuoted: node.isQuoted)
    }
  }

  private static func scalar(_ text: String, isQuoted: Bool) -> JSONValue {
    if isQuoted { return .string(text) }
    switch text {
    case "", "~", "null": return .null
    case "true": return true
    case "false": return false
    default: return JSONParser.isNumber(text) ? .number(text) : .string(text)
    }
  }
}

extension SchemaCase {
  /// The keys that no site can do without.
  static let leastSite = """
    name: Donuts
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip, app-store-id: 1}

    """

  static func site(_ yaml: String) -> SchemaCase { SchemaCase(.site, leastSite + yaml) }
  static func page(_ yaml: String) -> SchemaCase { SchemaCase(.page, "title: A\n" + yaml) }

  static let accepted = [
    page("draft: \"true\""), page("place: {postal-code: 94105}"), page("place: {postal-code: \"01067\"}"),
    page("place: {latitude: 37.5, longitude: \"-122.4\"}"), page("slug: 2024"),
    page("extra: {a: [1, {b: c}]}"), page("aliases: /a"), page("place: {hours: Mo-Fr 06:00-18:00}"),
    page("aliases: [/a, \"https://example.com/b\"]"), page("app-links: {ios: [{url: \"donuts://a\"}]}"),
    page("app-links: {ios: {url: \"donuts://a\"}}"), site("universal-links: {path: /a}"),
    page("place: {phone: \"+1 (415) 555-0100\", type: Bakery, country: US, hours: [Mo-Fr 06:00-18:00]}"),
    site("universal-links: [{path: /a, query: {a: b}}, {path: /b, query: \"a=*\", exclude: true}]"),
    site(
      "publish: {a: {to: \"s3://bucket\", region: eu-central-1}, b: {to: {example.com: /srv/www}, keep: 7}}"),
    site("words: {de: {days: {monday: Montag}, countries: {US: USA}, labels: {open: auf}}}"),
    site("limits: {page: 2 MiB, copied-file: 1000}"), site("directory: {}"), site("hosts: [netlify, nginx]"),
    site("looks: {accent: {light: \"#a33\"}, font: serif}"), site("layout: single-domain"),
  ]

  static let mistakes = [
    page("titel: B"), page("clip: {titel: B}"), page("place: {stret: B}"), page("clip: card"),
    page("clip: {display: poster}"), page("clip: {action: Open}"), page("clip: {category: FOOD}"),
    page("clip: {map-action: ORDER}"), page("clip: {relationship: owner}"), page("clip: {phone-type: CELL}"),
    page("clip: {powered-by: maybe}"), page("clip: {card-page: A B}"), page("robots: none"), page("draft: 2"),
    page("allow-html: on"), page("slug: A"), page("slug: a/b"), page("slug: a.b"), page("slug: -a"),
    page("domain: \"https://example.com\""), page("domain: localhost"), page("language: e"),
    page("language: en_US"), page("image: [a.jpg]"), page("aliases: {a: b}"),
    page("extra: text"), page("place: {type: coffee shop}"),
    page("place: {latitude: north, longitude: west}"), page("place: {latitude: 91, longitude: 1}"),
    page("place: {phone: call us}"), page("place: []"),
    page("clip: {subtitle: \(String(repeating: "a", count: 57))}"),
    page("clip: {title: \(String(repeating: "a", count: 31))}"),
    page("app-links: {ios: {path: a}}"), page("app-links: {symbian: [{url: a}]}"),
    page("app-links: {android: [{class: a.b}]}"), page("app-links: {web: {should-fallback: sometimes}}"),
    page("app-links: {web: {url: ftp}}"),
    SchemaCase(.page, "description: no title"), SchemaCase(.site, "name: A\ndomains: [example.com]"),
    SchemaCase(.site, "language: en"), site("nam: x"), site("layout: many"), site("page-files: deep"),
    site("language: english language"), site("universal-links: {pat: /a}"),
    site("universal-links: [{pat: /a}]"),
    site("universal-links: [{exclude: perhaps}]"), site("looks: {accent: {light: red}}"),
    site("looks: {corners: sharp}"), site("theme-color: \"#fff\""), site("hosts: [geocities]"),
    site("publish: {a: {to: \"s3://bucket\", regoin: x}}"),
    site("publish: {a: {to: \"s3://bucket\", page-keys: no}}"),
    site("publish: {a: {to: /srv, keep: many}}"), site("limits: {page: big}"), site("limits: {pages: 1}"),
    site("words: {de: {tage: {monday: Montag}}}"), site("words: {de: {days: {montag: Montag}}}"),
    site("android: {package: com.example.donuts}"), site("icons: favicon.svg"), site("extra: [a]"),
    site("clip: {title: A}"), site("webcredentials: yes"), site("directory: {path: A}"),
  ]

  static let exceptions = [
    // One value decides whether another is right.
    page("place: {latitude: 37.5}"), site("publish: {a: {endpoint: \"https://s3.example.com\"}}"),
    site("publish: {a: {to: /srv, command: ./carry.sh}}"),
    site("publish: {a: {to: /srv, region: eu-central-1}}"),
    SchemaCase(.site, leastSite.replacing("com.example.Donuts.Clip", with: "com.example.Other.Clip")),
    SchemaCase(.site, leastSite.replacing("[example.com]", with: "[example.com, example.com]")),
    SchemaCase(.site, leastSite.replacing("[example.com]", with: "[]")),
    // Sizes have units, and times an order.
    site("limits: {page: 1 GiB}"), page("place: {hours: [Mo-Fr 06:00-30:00]}"),
    // Lists of names that are longer than a schema should be.
    page("place: {country: XX}"), page("place: {country: Narnia}"), page("slug: con"),
    site("publish: {a: {to: /srv, keep: 2000}}"),
  ]

  static let strict = [
    // A warning: a key without a value counts as absent.
    page("description:"),
    // An editor reads nothing here, and clipsite a text.
    page("description: ~"),
  ]
}
