/// A folder of a module with what it uses, or a module that has no such folders.
///
/// The compiler keeps the walls between modules. Folders in a module are walls, too, in an order: a folder uses
/// only what stands above it and is in its row. So does a module that needs only a part of another.
struct Room: Sendable {
  /// The path below `Sources`, without the prefix, as in `Content/Parsing`.
  let name: String
  /// The last parts of the names of other rooms, and C modules.
  let uses: [String]

  /// Whether it is only a part of its module.
  var isFolder: Bool { name.contains("/") }
  /// The target that it is in, or that it is.
  var module: String { Manifest.prefix + name.prefix { $0 != "/" } }
  var shortName: String { String(name.split(separator: "/").last ?? "") }
  /// The path of its files.
  var path: String { "Sources/\(Manifest.prefix)\(name)/" }

  init(_ name: String, uses: [String] = []) { (self.name, self.uses) = (name, uses) }

  /// The rooms of a table with a line for each.
  static func table(_ text: String) -> [Room] {
    text.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return Room(String(words[0].dropLast()), uses: Array(words.dropFirst()))
    }
  }

  /// The rooms of this package, in the order of the data.
  static let all = table(
    """
    Text/JSON:
    Text/Diagnostics:
    Text/Markup:
    Locales:
    InvocationRouting:
    Mustache: Diagnostics Markup
    AppClips: JSON Diagnostics Locales
    System/Platform: CFiles CLibrary
    System/Cryptography: CCrypto
    System/Pictures: Markup Platform Cryptography CVips
    System/QRCodes: Markup Platform CQREncode
    Network/Client: Platform CCurl
    Network/Server: Markup AppClips Platform
    Content/Parsing: JSON Diagnostics Platform CArena CMark CYAML
    Content/OpeningHours: JSON Diagnostics Locales AppClips Platform Parsing
    Content/SiteContent: Diagnostics Locales Mustache AppClips Platform Parsing OpeningHours
    Site/Model: Diagnostics Mustache AppClips Platform Pictures Parsing OpeningHours SiteContent
    Site/Finder: JSON Diagnostics Locales AppClips Platform OpeningHours SiteContent Model
    Site/Providers: JSON Diagnostics AppClips Platform SiteContent Model
    Rendering/TemplateData: Diagnostics Locales Mustache AppClips Platform Pictures QRCodes Parsing \
      OpeningHours SiteContent Model Finder
    Rendering/SiteRendering: JSON Diagnostics Markup Locales Mustache AppClips Platform Cryptography \
      Pictures Parsing OpeningHours SiteContent Model Finder Providers TemplateData
    Rendering/Output: Diagnostics AppClips Platform SiteContent Model SiteRendering
    Invocations/Resolution: JSON Diagnostics Markup AppClips Platform SiteContent Model Providers SiteRendering
    Invocations/Routes: JSON Diagnostics AppClips Platform SiteContent Model
    Invocations/Entitlements: Diagnostics Markup AppClips
    Printing/Codes: Diagnostics Mustache AppClips Platform Cryptography QRCodes SiteContent Model
    Printing/Signs: Diagnostics Markup Mustache AppClips Platform QRCodes Parsing OpeningHours SiteContent \
      Model Codes CPrinting
    Import: JSON Diagnostics Locales AppClips Platform Parsing OpeningHours SiteContent Model
    Preview: JSON Diagnostics Markup Mustache AppClips Platform QRCodes Server SiteContent Model Finder \
      TemplateData SiteRendering Output
    Publishing: JSON Diagnostics Markup AppClips Platform Cryptography Client SiteContent Model Output
    Verification: JSON Diagnostics Markup AppClips Platform Cryptography Client Parsing SiteRendering \
      Output Resolution
    AppStoreConnect: JSON Diagnostics Locales AppClips Platform Cryptography Client SiteContent Model \
      Finder
    CommandLine: JSON Diagnostics Markup Mustache AppClips Platform Cryptography Pictures QRCodes Client \
      Parsing OpeningHours SiteContent Model Providers TemplateData SiteRendering Output Resolution Routes \
      Entitlements Codes Signs Import Preview Publishing Verification AppStoreConnect CBuild
    """)
}
