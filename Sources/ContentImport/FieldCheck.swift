import AppClips
import StrictJSON

/// Turns a cell's text into the value of a key, or says why the site would refuse it.
struct FieldCheck {
  /// What became of a cell.
  enum Outcome: Hashable, Sendable {
    /// It is written.
    case value(FieldValue)
    /// It is written, but a person should look at it.
    case doubtful(FieldValue, reason: String)
    /// It is left out.
    case refused(reason: String)
  }

  /// The longest value that is written, in bytes: thirty of them still fit into the 64 KiB of front matter.
  static let maximumLength = 2_048

  /// Gives a country's code.
  let countryCode: (String) -> String?
  /// Whether a file stands at a path relative to the folder of the pages.
  let fileExists: (String) -> Bool

  /// What becomes of a text that is not empty.
  func outcome(of text: String, as kind: FrontMatterKey.Kind) -> Outcome {
    if text.utf8.count > Self.maximumLength {
      return .refused(reason: "it is longer than \(Self.maximumLength) bytes; text belongs in the body")
    }
    switch kind {
    case .text(let limit): return self.text(text, limit: limit)
    case .choice(let words): return choice(text.lowercased(), of: words)
    case .category: return choice(text.uppercased(), of: BusinessCategory.allCases.map(\.rawValue))
    case .list: return list(text)
    case .aliases: return aliases(text)
    case .image: return image(text)
    case .country: return country(text)
    case .coordinate(let limit): return coordinate(text, limit: limit)
    case .phone: return phone(text)
    }
  }

  private func text(_ text: String, limit: Int?) -> Outcome {
    guard let limit, text.count > limit else { return .value(.text(text)) }
    return .refused(reason: "it has \(text.count) characters; App Clip cards show at most \(limit)")
  }

  private func choice(_ word: String, of words: [String]) -> Outcome {
    if words.contains(word) { return .value(.literal(word)) }
    return .refused(reason: "it is none of \(words.joined(separator: ", "))")
  }

  private func list(_ text: String) -> Outcome {
    let items = Self.items(of: text)
    return items.isEmpty ? .refused(reason: "it has no items") : .value(.list(items))
  }

  private func aliases(_ text: String) -> Outcome {
    let items = Self.items(of: text)
    let good = items.filter(Self.isAlias)
    if good.isEmpty { return .refused(reason: "an alias starts with `/` or `https://` and has no spaces") }
    if good.count == items.count { return .value(.list(good)) }
    return .doubtful(.list(good), reason: "only some of these start with `/` or `https://`")
  }

  private func image(_ text: String) -> Outcome {
    if text.contains("://") {
      let isWeb = text.hasPrefix("https://") || text.hasPrefix("http://")
      if !isWeb || text.contains(" ") { return .refused(reason: "it is not an https URL") }
      return .value(.text(text))
    }
    let leaves = text.hasPrefix("/") || text.contains("\\") || text.split(separator: "/").contains("..")
    if leaves || !fileExists(text) { return .refused(reason: "no such picture stands beside the page") }
    return .value(.text(text))
  }

  private func country(_ text: String) -> Outcome {
    if let code = countryCode(text) { return .value(.text(code)) }
    return .doubtful(.text(text), reason: "no country has this name or ISO 3166-1 code; it is kept as it is")
  }

  private func coordinate(_ text: String, limit: Double) -> Outcome {
    let spelling = Self.decimal(text)
    guard JSONParser.isNumber(spelling), let value = Double(spelling) else {
      return .refused(reason: "it is not a number of degrees")
    }
    guard abs(value) <= limit else {
      return .refused(reason: "it is not between -\(Int(limit)) and \(Int(limit)) degrees")
    }
    return .value(.literal(spelling))
  }

  private func phone(_ text: String) -> Outcome {
    let digits = text.utf8.count { 0x30...0x39 ~= $0 }
    guard text.utf8.allSatisfy(Self.isPhoneByte), 3...20 ~= digits else {
      return .refused(reason: "it is not a phone number")
    }
    return .value(.text(text))
  }

  /// The items between `|` signs, or between semicolons where there is no such sign.
  private static func items(of text: String) -> [String] {
    let items = text.split(separator: text.contains("|") ? "|" : ";")
    return items.map { PlainText.line(String($0)) }.filter { !$0.isEmpty }
  }

  private static func isAlias(_ item: String) -> Bool {
    let isPath = item.hasPrefix("/") && !item.hasPrefix("//")
    return (isPath || item.hasPrefix("https://")) && !item.contains(" ")
  }

  /// A number with a dot: without `+`, with a zero before the dot, and with a dot in place of a comma.
  private static func decimal(_ text: String) -> String {
    var text = text.hasPrefix("+") ? String(text.dropFirst()) : text
    if let comma = text.firstIndex(of: ","), !text.contains(".") {
      text.replaceSubrange(comma...comma, with: ".")
    }
    if text.hasPrefix(".") { return "0" + text }
    return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
  }

  private static func isPhoneByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: " "):
      true
    default: false
    }
  }
}
