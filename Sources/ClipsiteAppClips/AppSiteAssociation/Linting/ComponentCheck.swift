package import ClipsiteText

extension AssociationLint {
  private static let componentKeys = ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]
  private static let predefined = ["alpha", "upper", "lower", "alnum", "digit", "xdigit", "region", "lang"]

  /// Checks one element of `components`, or `defaults`.
  mutating func checkComponent(_ component: JSONNode) {
    guard let members = component.members else {
      return reportType(of: component, "a component", expected: "an object")
    }
    checkKeys(component, of: "a component", Self.componentKeys)
    let isDecoded = component["percentEncoded"]?.bool == false
    for member in members {
      switch member.name {
      case "/", "#", "comment": checkText(member, isDecoded)
      case "?": checkQuery(member, isDecoded)
      case "exclude", "caseSensitive", "percentEncoded": checkFlag(member)
      default: break
      }
    }
  }

  private mutating func checkText(_ member: JSONNode.Member, _ isDecoded: Bool) {
    if let text = member.value.text {
      if member.name != "comment" {
        checkPattern(text, of: member.name == "/" ? .path : .fragment, at: member.value.range, isDecoded)
      }
    } else {
      reportType(of: member.value, "`\(member.name)`", expected: "a text")
    }
  }

  private mutating func checkFlag(_ member: JSONNode.Member) {
    guard member.value.bool == nil else { return }
    reportType(of: member.value, "`\(member.name)`", expected: "`true` or `false`")
  }

  private mutating func checkQuery(_ member: JSONNode.Member, _ isDecoded: Bool) {
    if let text = member.value.text {
      return checkPattern(text, of: .query, at: member.value.range, isDecoded)
    }
    guard let items = member.value.members else {
      return report(
        .universalLinkQueryNotText, at: member.value.range,
        "`?` is \(member.value.kind), but it must be a text or an object of texts")
    }
    for item in items {
      if let text = item.value.text {
        checkPattern(text, of: .item, at: item.value.range, isDecoded)
      } else {
        report(
          .universalLinkQueryNotText, at: item.value.range,
          "the value of \(Quoting.quoted(item.name)) is \(item.value.kind), so the whole of `?` is ignored",
          fix: "write a text, `\"*\"` for any value")
      }
    }
  }

  private mutating func checkPattern(
    _ pattern: String, of part: URLPart, at range: Range<Int>, _ isDecoded: Bool
  ) {
    checkVariables(SubstitutionVariables.split(pattern), range)
    if pattern.utf8.count > WildcardPattern.maximumLength {
      report(
        .universalLinkPatternTooLong, at: range,
        "the pattern has more than \(WildcardPattern.maximumLength) bytes")
    }
    checkWhetherItMatches(pattern, of: part, at: range, isDecoded: isDecoded)
  }

  /// Checks an element of `paths`, the form before iOS 13.
  mutating func checkPath(_ path: JSONNode) {
    guard let text = path.text else { return reportType(of: path, "a path", expected: "a text") }
    if let rest = URLPart.excluded(by: text), text != "NOT \(rest)" {
      return report(
        .universalLinkNeverMatches, at: path.range,
        "the path \(Quoting.quoted(text)) excludes nothing, because only `NOT ` with a space does",
        fix: "write `NOT \(rest)`")
    }
    let pattern = URLComponentPattern(legacyPath: text).path ?? text
    checkWhetherItMatches(pattern, of: .path, at: path.range, isDecoded: false)
  }

  private mutating func checkWhetherItMatches(
    _ pattern: String, of part: URLPart, at range: Range<Int>, isDecoded: Bool
  ) {
    guard let (fault, fix) = part.fault(of: pattern, isDecoded: isDecoded) else { return }
    report(
      .universalLinkNeverMatches, at: range, "the pattern \(Quoting.quoted(pattern)) \(fault)", fix: fix)
  }

  private mutating func checkVariables(_ pieces: [SubstitutionVariables.Piece], _ range: Range<Int>) {
    for piece in pieces {
      switch piece {
      case .variable(let name) where !variables.contains(name) && !Self.predefined.contains(name):
        report(
          .substitutionVariableUnknown, at: range, "no variable is named \(Quoting.quoted(name))",
          fix: Suggestion.fix(for: name, in: Self.predefined + variables.sorted()))
      case .text(let text) where zip(text.utf8, text.utf8.dropFirst()).contains(where: isOpening):
        report(
          .substitutionVariableUnclosed, at: range,
          "the pattern contains `$(` without a name and `)` after it",
          fix: "close it, as in `$(lang)`")
      case .variable, .text: break
      }
    }
  }

  private func isOpening(_ first: UInt8, _ second: UInt8) -> Bool {
    first == UInt8(ascii: "$") && second == UInt8(ascii: "(")
  }
}

/// The part of a URL that a pattern is compared with.
private enum URLPart {
  case path, query, item, fragment

  /// The reason why a pattern matches no URL, and its remedy, or `nil` if it can match one.
  func fault(of pattern: String, isDecoded: Bool) -> (fault: String, fix: String)? {
    if self == .path, let path = Self.path(ofURL: pattern) {
      return (
        "begins with a host, but only the path of a URL is compared with it", "write `\(path)`"
      )
    }
    if self == .path, Self.holdsQuery(pattern) {
      return (
        "contains a query, but in a path `?` matches any character", "write the query as the pattern `?`"
      )
    }
    if self == .query, pattern.utf8.first == UInt8(ascii: "?"), Self.holdsQuery(pattern) {
      return ("begins with `?`, which matches any character", "leave out the `?`")
    }
    if self == .path, let rest = Self.excluded(by: pattern) {
      return (
        "excludes nothing in a component", "write the path `\(rest)`, and `\"exclude\": true` beside it"
      )
    }
    guard !isDecoded else { return nil }
    if self == .path, let route = Self.route(in: pattern) {
      return (
        "contains `\(route.part)`, which is compared letter by letter", "write `\(route.wildcards)`"
      )
    }
    if pattern.utf8.contains(UInt8(ascii: "#")) {
      return self == .fragment
        ? ("contains `#`, which is not part of a fragment", "leave out the `#`")
        : ("contains `#`, which begins the fragment", "write the fragment as the pattern `#`")
    }
    if self == .item, pattern.utf8.contains(UInt8(ascii: "&")) {
      return ("contains `&`, which begins the next item", "write a pattern for each item")
    }
    guard pattern.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) else { return nil }
    return (
      "contains a character that URLs cannot contain", "percent-encode it, or set `percentEncoded` to false"
    )
  }

  /// Returns the path that a text excludes, or would with the right sign: `NOT /a`, `NOT/a`, `not /a`, `!/a`.
  static func excluded(by pattern: String) -> String? {
    if pattern.utf8.first == UInt8(ascii: "!") { return String(pattern.dropFirst()) }
    let rest = pattern.dropFirst(3)
    let isSign = rest.first == " " || rest.first == "/" && pattern.hasPrefix("NOT")
    guard isSign, pattern.prefix(3).asciiLowercased == "not" else { return nil }
    return String(rest.drop { $0 == " " })
  }

  /// The first part that is a parameter of a route, as in `/posts/:id`, or a regular expression, and the
  /// pattern with wildcards in the place of such parts.
  private static func route(in pattern: String) -> (part: Substring, wildcards: String)? {
    let isAnchored = pattern.utf8.first == UInt8(ascii: "^")
    let end = isAnchored && pattern.utf8.last == UInt8(ascii: "$") ? 1 : 0
    let text = pattern.dropFirst(isAnchored ? 1 : 0).dropLast(end)
    // In a regular expression, `.*` is the wildcard.
    let signs = zip(text, text.dropFirst() + " ").filter { !isAnchored || $0 != "." || $1 != "*" }.map(\.0)
    let parts = Substring(signs).split(separator: "/", omittingEmptySubsequences: false)
    func isRoute(_ part: Substring) -> Bool {
      let bytes = part.utf8
      return bytes.first == UInt8(ascii: ":") && bytes.dropFirst().first?.isLetter == true
        || bytes.contains { (isAnchored ? "{}^\\[+|" : "{}^\\").utf8.contains($0) }
        || bytes.indices.contains { bytes[$0...].starts(with: "(.".utf8) }
    }
    guard let first = isAnchored ? "^" : parts.first(where: isRoute) else { return nil }
    return (first, parts.map { isRoute($0) ? "*" : $0 }.joined(separator: "/"))
  }

  /// Returns the path of a pattern with a host, such as `example.com/x`, with or without a scheme, or `nil`
  /// for other patterns.
  private static func path(ofURL pattern: String) -> String? {
    let slash = UInt8(ascii: "/")
    var rest = pattern.utf8[...]
    var hasScheme = false
    if let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      let slashes = rest[colon...].dropFirst().prefix { $0 == slash }.count
      // One slash after a scheme is a slip, and the rest is the path.
      if slashes == 1, ["http", "https"].contains(pattern[..<colon].lowercased()) {
        return String(Substring(rest[colon...].dropFirst()))
      }
      if slashes > 1 { (rest, hasScheme) = (rest[colon...].dropFirst(), true) }
    }
    let hasSlashes = rest.starts(with: "//".utf8)
    if hasSlashes { rest = rest.drop { $0 == slash } }
    let host = rest.prefix { $0 != slash }
    let path = rest[host.endIndex...]
    if !hasScheme {
      // `menu.html` alone is the name of a file.
      guard hasSlashes || !path.isEmpty || host.starts(with: "www.".utf8),
        (try? AssociatedDomain(String(Substring(host)))) != nil
      else { return nil }
    }
    return path.isEmpty ? (host.last == UInt8(ascii: "*") ? "/*" : "/") : String(Substring(path))
  }

  /// Indicates whether a pattern holds `?`, a name, and `=`.
  private static func holdsQuery(_ pattern: String) -> Bool {
    pattern.utf8.split(separator: UInt8(ascii: "?"), omittingEmptySubsequences: false).dropFirst().contains {
      let name = $0.prefix { $0.isLetterOrDigit || "-_".utf8.contains($0) }
      return !name.isEmpty && $0.dropFirst(name.count).first == UInt8(ascii: "=")
    }
  }
}

extension DiagnosticCode {
  package static let universalLinkQueryNotText = DiagnosticCode(
    "UniversalLinkQueryNotText", .error,
    summary: "Every value inside `?` must be a text.",
    explanation: """
      Because of any other value, Apple's systems ignore the whole of `?`. The rule then matches URLs that it
      was meant to leave out.
      """,
    fix: """
      Write `"*"` for any value, and `"?*"` for any value but an empty one.
      """,
    example: .init(
      .associationComponents,
      wrong: #"[{"/": "/menu", "?": {"table": 1}}]"#,
      right: #"[{"/": "/menu", "?": {"table": "1"}}]"#))

  package static let universalLinkKeyUnknown = DiagnosticCode(
    "UniversalLinkKeyUnknown", .warning,
    summary: "Apple's systems ignore this key.",
    explanation: """
      `applinks` has the keys `details`, `defaults`, and `substitutionVariables`, and from old systems `apps`.
      An entry of `details` has `appIDs`, `components`, and `defaults`, or `appID` and `paths`. The other
      services have `apps`. Components have the keys `/`, `?`, `#`, `exclude`, `comment`, `caseSensitive`, and
      `percentEncoded`. Letter case counts, so `casesensitive` is also unknown.
      """,
    fix: "Correct the key, or remove it.",
    example: .init(
      .associationComponents,
      wrong: #"[{"/": "/menu", "casesensitive": false}]"#,
      right: #"[{"/": "/menu", "caseSensitive": false}]"#))

  package static let substitutionVariableUnknown = DiagnosticCode(
    "SubstitutionVariableUnknown", .warning,
    summary: "A pattern uses a variable that is not declared.",
    explanation: """
      `$(name)` refers to a member of `substitutionVariables` or to a variable that Apple predefines. Letter
      case counts.
      """,
    fix: "Declare the variable, or correct its name.",
    example: .init(.associationComponents, wrong: #"[{"/": "/$(cities)"}]"#, right: #"[{"/": "/$(lang)"}]"#))

  package static let substitutionVariableUnclosed = DiagnosticCode(
    "SubstitutionVariableUnclosed", .warning,
    summary: "A pattern contains `$(`, but no variable.",
    explanation: """
      The closing `)` is missing, or the name is empty or contains `$` or `(`. Apple's systems compare the
      pattern letter by letter, so the rule matches hardly any URL.
      """,
    fix: "Write `$(name)`.",
    example: .init(
      .associationComponents, wrong: #"[{"/": "/$(lang/menu"}]"#, right: #"[{"/": "/$(lang)/menu"}]"#))

  package static let universalLinkNeverMatches = DiagnosticCode(
    "UniversalLinkNeverMatches", .warning,
    summary: "The pattern matches no URL, or not those that it was meant for.",
    explanation: """
      Apple's systems compare URLs as they are written, with percent-encoding. Spaces and accented letters
      never occur in them. They compare each part of a URL by itself. `/` is compared with the path alone,
      without scheme and host, query, and fragment. In it, `?` matches any one character. Only `*`, `?`, and
      `$(name)` stand for other text, not `:id`, `{id}`, or a regular expression. Only `NOT ` excludes a path
      of `paths`.
      """,
    fix:
      "Encode the character, or set `percentEncoded` to `false`. Write each part of the URL under its key.",
    example: .init(.associationComponents, wrong: #"[{"/": "/café"}]"#, right: #"[{"/": "/caf%C3%A9"}]"#))

  package static let universalLinkPatternTooLong = DiagnosticCode(
    "UniversalLinkPatternTooLong", .error,
    summary: "The pattern is too long to be compared with URLs in reasonable time.",
    explanation: "Its length counts with all variables written out.",
    fix: "Shorten the pattern, or split it into several components.",
    withoutExample: .amount)
}
