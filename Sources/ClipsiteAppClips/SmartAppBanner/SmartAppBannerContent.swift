public import ClipsiteText

/// The content of an existing `apple-itunes-app` tag, taken apart, and all that is wrong with it.
///
/// Apple documents no tolerance of Safari's parser, so everything is reported that strays from
/// `key=value, key=value`.
public struct SmartAppBannerContent: Hashable, Sendable {
  /// A key and its value.
  public struct Parameter: Hashable, Sendable {
    /// The key as written.
    public let key: String
    /// The value as written.
    public let value: String
    /// The bytes of both in the content.
    public let range: Range<Int>
  }

  /// The documented keys in the order in which they are emitted.
  static let keys = ["app-id", "app-clip-bundle-id", "app-clip-display", "app-argument"]

  /// The parameters in order.
  public private(set) var parameters: [Parameter] = []
  /// The mistakes in the order of their bytes. Their path is the name of the tag, and their bytes are those
  /// of the content.
  public private(set) var diagnostics: [Diagnostic] = []
  private var lacksComma = false

  /// Parses the content of a tag.
  ///
  /// - Parameters:
  ///   - content: The value of the attribute `content`.
  ///   - app: The bundle identifier of the App Clip's app, if you know it.
  ///   - isBanner: Whether the page is meant to show the banner and not the card.
  public init(_ content: String, app: BundleID? = nil, isBanner: Bool = false) {
    split(Array(content.utf8))
    for parameter in parameters { check(parameter, app: app) }
    checkTogether(length: content.utf8.count, isBanner)
    diagnostics.sort { Self.bounds($0) < Self.bounds($1) }
  }

  /// The value of a key, the first when it stands twice.
  public subscript(key: String) -> String? { parameters.first { $0.key == key }?.value }

  /// The tag as a typed value, or `nil` if a mistake is an error.
  public var banner: SmartAppBanner? {
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    return SmartAppBanner(
      appStoreID: self["app-id"].flatMap { try? AppStoreID($0) },
      clipBundleID: self["app-clip-bundle-id"].flatMap { try? BundleID($0) },
      showsCard: self["app-clip-display"] == "card",
      argument: self["app-argument"].flatMap { try? AppURL($0) })
  }

  private static func bounds(_ diagnostic: Diagnostic) -> (Int, Int) {
    (diagnostic.range.bytes?.lowerBound ?? 0, diagnostic.range.bytes?.upperBound ?? 0)
  }

  private mutating func report(
    _ range: Range<Int>, _ message: String, fix: String?, severity: Severity = .error
  ) {
    diagnostics.report(
      .mistakenBanner, at: SourceRange(SmartAppBanner.metaName, range), message, fix: fix,
      severity: severity)
  }

  private mutating func report<Value>(_ range: Range<Int>, _ value: String, breaks rule: ValueRule<Value>?) {
    guard let mistake = rule.map({ InvalidValue(value, $0) }) else { return }
    report(range, mistake.message, fix: mistake.fix)
  }

  private mutating func split(_ bytes: [UInt8]) {
    if let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      report(
        index..<(index + 1), "the content of the apple-itunes-app tag has a line break",
        fix: "write the content in one line", severity: .warning)
    }
    guard bytes.contains(where: { $0 > 0x20 }) else { return }
    var start = 0
    for end in bytes.indices where bytes[end] == UInt8(ascii: ",") {
      addSegment(bytes, start..<end)
      start = end + 1
    }
    addSegment(bytes, start..<bytes.count)
  }

  private mutating func addSegment(_ bytes: [UInt8], _ segment: Range<Int>) {
    let range = Self.trim(bytes, segment)
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let equals = bytes[range].firstIndex(of: UInt8(ascii: "=")), equals > range.lowerBound else {
      if parameters.last?.key == "app-argument" { return reportComma(before: text, range) }
      return report(
        range, "\(Quoting.quoted(text)) is not `key=value`", fix: "write `key=value` pairs separated by `, `")
    }
    let key = String(decoding: bytes[Self.trim(bytes, range.lowerBound..<equals)], as: UTF8.self)
    let value = String(decoding: bytes[Self.trim(bytes, (equals + 1)..<range.upperBound)], as: UTF8.self)
    if parameters.last?.key == "app-argument", !Self.keys.contains(key), key != "affiliate-data" {
      return reportComma(before: text, range)
    }
    parameters.append(Parameter(key: key, value: value, range: range))
  }

  private mutating func reportComma(before text: String, _ range: Range<Int>) {
    report(
      range, "the comma before \(Quoting.quoted(text)) ends the value of app-argument",
      fix: "write the comma as `%2C`")
  }

  private static func trim(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  private mutating func check(_ parameter: Parameter, app: BundleID?) {
    let (value, range) = (parameter.value, parameter.range)
    if value.utf8.contains(UInt8(ascii: "=")), Self.hasMissingComma(value) {
      lacksComma = true
      return report(
        range, "a comma is missing in \(Quoting.quoted("\(parameter.key)=\(value)"))",
        fix: "separate the parameters by `, `")
    }
    if value.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }) {
      return report(
        range, "the value \(Quoting.quoted(value)) contains a quote", fix: "percent-encode it: `%22`")
    }
    switch parameter.key {
    case "app-id": report(range, value, breaks: AppStoreID.Rule.broken(by: value))
    case "app-clip-bundle-id": checkClip(value, range, app: app)
    case "app-clip-display" where value == "card": break
    case "app-clip-display":
      report(
        range, "app-clip-display is \(Quoting.quoted(value)), but the only documented value is `card`",
        fix: "write `card`, or leave the key out for a banner")
    case "app-argument": report(range, value, breaks: AppURL.Rule.broken(by: value))
    // The tokens of a campaign (App Store Connect Help, “Create a campaign link”).
    case "affiliate-data": break
    default:
      report(
        range, "the key \(Quoting.quoted(parameter.key)) is not one that Apple documents",
        fix: Suggestion.fix(for: parameter.key, in: Self.keys) ?? "remove it", severity: .warning)
    }
  }

  private mutating func checkClip(_ value: String, _ range: Range<Int>, app: BundleID?) {
    guard let clip = try? BundleID(value) else {
      return report(range, value, breaks: BundleID.Rule.broken(by: value))
    }
    guard let app, !clip.isClip(of: app) else { return }
    report(
      range,
      "the App Clip's bundle ID \(Quoting.quoted(value)) does not start with \(Quoting.quoted("\(app)."))",
      fix: "name the App Clip that belongs to the app")
  }

  /// Indicates whether a documented key and `=` follow white space inside a value.
  private static func hasMissingComma(_ value: String) -> Bool {
    let words = value.utf8.split { $0 <= 0x20 || $0 == UInt8(ascii: ";") }
    return words.dropFirst().contains { word in
      keys.contains { word.starts(with: "\($0)=".utf8) }
    }
  }

  private mutating func checkTogether(length: Int, _ isBanner: Bool) {
    var seen: Set<String> = []
    for parameter in parameters where !seen.insert(parameter.key).inserted {
      report(
        parameter.range, "the key \(Quoting.quoted(parameter.key)) appears twice", fix: "keep one of them")
    }
    // A missing comma hides keys that are there.
    guard !lacksComma else { return }
    if self["app-id"] == nil, self["app-clip-bundle-id"] == nil {
      report(
        0..<length, "the apple-itunes-app tag names neither an app nor an App Clip",
        fix: "add app-id and app-clip-bundle-id")
    }
    guard let clip = parameters.first(where: { $0.key == "app-clip-bundle-id" }) else { return }
    if self["app-id"] == nil {
      report(
        clip.range, "the tag names an App Clip but no app-id", fix: "add `app-id=` with the App Store ID",
        severity: .warning)
    }
    if self["app-clip-display"] == nil, !isBanner {
      report(
        clip.range, "the tag names an App Clip without app-clip-display, so the card is not shown",
        fix: "add `app-clip-display=card` unless a banner is meant", severity: .warning)
    }
  }
}

extension DiagnosticCode {
  package static let mistakenBanner = DiagnosticCode(
    "MistakenBanner", .error,
    summary: "The content of the `apple-itunes-app` tag has a mistake.",
    explanation: """
      The content is a list of `key=value`, joined by a comma and a space (Apple, “Supporting invocations from
      your website and the Messages app”). clipsite checks tags in themes and raw HTML for common mistakes.
      These are bundle or Team IDs in `app-id`, a Team ID before `app-clip-bundle-id`, missing commas, line
      breaks, and repeated keys.
      """,
    fix: "Let `{{head.tags}}` write the tag.",
    example: .init(
      .head,
      wrong: #"<meta name="apple-itunes-app" content="app-id=com.example.Donuts">"#,
      right: "{{head.tags}}"))
}
