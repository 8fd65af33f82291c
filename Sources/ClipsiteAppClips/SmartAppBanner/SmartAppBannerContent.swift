import ClipsiteDiagnostics

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

  /// A mistake and the bytes of the content that it is about.
  public struct Finding: Hashable, Sendable {
    /// What is wrong.
    public let mistake: SmartAppBannerMistake
    /// The bytes in the content.
    public let range: Range<Int>
  }

  /// The documented keys in the order in which they are emitted.
  static let keys = ["app-id", "app-clip-bundle-id", "app-clip-display", "app-argument"]

  /// The parameters in order.
  public private(set) var parameters: [Parameter] = []
  /// The mistakes in order of their place.
  public private(set) var findings: [Finding] = []
  private let length: Int

  /// Takes the content of a tag apart.
  ///
  /// - Parameter app: the bundle identifier of the app that the App Clip belongs to, when it is known.
  public init(_ content: String, app: BundleID? = nil) {
    length = content.utf8.count
    split(Array(content.utf8))
    for parameter in parameters { check(parameter, app: app) }
    checkTogether()
    findings.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }

  /// The value of a key, the first when it stands twice.
  public subscript(key: String) -> String? { parameters.first { $0.key == key }?.value }

  /// The tag as a typed value, or nil when a mistake is an error.
  public var banner: SmartAppBanner? {
    guard !findings.contains(where: { $0.mistake.severity == .error }) else { return nil }
    return SmartAppBanner(
      appStoreID: self["app-id"].flatMap { try? AppStoreID($0) },
      clipBundleID: self["app-clip-bundle-id"].flatMap { try? BundleID($0) },
      showsCard: self["app-clip-display"] == "card",
      argument: self["app-argument"].flatMap { try? AppURL($0) })
  }

  private mutating func report(_ mistake: SmartAppBannerMistake, _ range: Range<Int>) {
    findings.append(Finding(mistake: mistake, range: range))
  }

  private mutating func split(_ bytes: [UInt8]) {
    if let index = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      report(.lineBreak, index..<(index + 1))
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
      let isRest = parameters.last?.key == "app-argument"
      return report(isRest ? .commaInArgument(text) : .notKeyAndValue(text), range)
    }
    let key = String(decoding: bytes[Self.trim(bytes, range.lowerBound..<equals)], as: UTF8.self)
    let value = String(decoding: bytes[Self.trim(bytes, (equals + 1)..<range.upperBound)], as: UTF8.self)
    if parameters.last?.key == "app-argument", !Self.keys.contains(key), key != "affiliate-data" {
      return report(.commaInArgument(text), range)
    }
    parameters.append(Parameter(key: key, value: value, range: range))
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
      return report(.missingComma("\(parameter.key)=\(value)"), range)
    }
    if value.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }) {
      return report(.quote(value), range)
    }
    switch parameter.key {
    case "app-id": AppStoreID.Rule.broken(by: value).map { report(.badAppID(value, $0), range) }
    case "app-clip-bundle-id": checkClip(value, range, app: app)
    case "app-clip-display": if value != "card" { report(.badDisplay(value), range) }
    case "app-argument": AppURL.Rule.broken(by: value).map { report(.badArgument(value, $0), range) }
    case "affiliate-data": report(.legacyKey(parameter.key), range)
    default: report(.unknownKey(parameter.key), range)
    }
  }

  private mutating func checkClip(_ value: String, _ range: Range<Int>, app: BundleID?) {
    do throws(InvalidValue<BundleID.Rule>) {
      let clip = try BundleID(value)
      if let app, !clip.isClip(of: app) { report(.clipOutsideApp(clip: value, app: app.rawValue), range) }
    } catch {
      report(.badClipID(value, error.rule), range)
    }
  }

  /// Whether a documented key and `=` follow white space inside a value.
  private static func hasMissingComma(_ value: String) -> Bool {
    let words = value.utf8.split { $0 <= 0x20 || $0 == UInt8(ascii: ";") }
    return words.dropFirst().contains { word in
      keys.contains { word.starts(with: "\($0)=".utf8) }
    }
  }

  private mutating func checkTogether() {
    var seen: Set<String> = []
    for parameter in parameters where !seen.insert(parameter.key).inserted {
      report(.duplicateKey(parameter.key), parameter.range)
    }
    // A missing comma hides keys that are there.
    let isBroken = findings.contains { if case .missingComma = $0.mistake { true } else { false } }
    guard !isBroken else { return }
    if self["app-id"] == nil, self["app-clip-bundle-id"] == nil { report(.empty, 0..<length) }
    guard let clip = parameters.first(where: { $0.key == "app-clip-bundle-id" }) else { return }
    if self["app-id"] == nil { report(.missingAppID, clip.range) }
    if self["app-clip-display"] == nil { report(.missingDisplay, clip.range) }
  }
}
