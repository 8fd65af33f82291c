package import ClipsiteText

/// Finds the rules of `applinks` that never decide, because an earlier rule about the same apps always does:
/// the first match wins.
package struct UniversalLinkOrder {
  /// The URLs that a rule matches, compared with those of a later one.
  package enum Reach: Equatable { case same, beginning, everything }

  /// A rule that never decides.
  package struct Finding: Equatable {
    /// The position of the rule.
    package let rule: Int
    /// The position of the rule that decides instead.
    package let earlier: Int
    /// The URLs that the earlier rule matches.
    package let reach: Reach
    /// The number of further rules that the earlier one leaves nothing for.
    package fileprivate(set) var more = 0
    /// Indicates whether the earlier rule names a part that URLs need not have.
    fileprivate var hasOptionalPart = false

    /// The diagnostic about the rule.
    package func diagnostic(at place: SourceRange, earlier: SourceRange) -> Diagnostic {
      if reach == .same {
        return Diagnostic(
          .universalLinkRepeated, at: place, "the rule matches the same URLs as an earlier one",
          fix: "remove one of them", notes: [.init("the earlier rule is here", at: earlier)])
      }
      let others = more == 0 ? "" : more == 1 ? " and another one" : " and \(more) more"
      let urls = reach == .everything ? "every URL" : "all their URLs"
      return Diagnostic(
        .universalLinkUnreachable, at: place,
        "the rule\(others) can never match, because an earlier one matches \(urls)"
          + (hasOptionalPart ? ": what a URL lacks counts as empty" : ""),
        fix: hasOptionalPart
          ? "write `?*` for any value but an empty one" : "put the rule that matches \(urls) last",
        notes: [.init("this rule matches \(urls)", at: earlier)])
    }
  }

  /// The settings of the service for all components.
  var defaults: URLComponentPattern?
  /// The apps for which a rule opens links.
  var opened: Set<String> = []
  /// For each app, the rule of an earlier entry that matches every URL. Those in the form before iOS 13 are
  /// also noted by `key`.
  private var decided: [String: (rule: URLComponentPattern, range: Range<Int>)] = [:]
  /// The entries that only exclude URLs.
  private var exclusions: [(apps: [String], range: Range<Int>)] = []
  /// The findings of the entries so far, with the ranges of both rules.
  private var found: [(finding: Finding, rule: Range<Int>, earlier: Range<Int>)] = []
  /// The positions in `found` by the rule that matches every URL.
  private var positions: [Range<Int>: Int] = [:]

  /// Finds the rules of one list that never decide; those after a rule for every URL are one finding.
  ///
  /// - Parameter rules: The rules with their defaults, or `nil` for what is no rule.
  package static func find(in rules: [URLComponentPattern?]) -> [Finding] {
    var firsts: [URLComponentPattern: Int] = [:]
    // A file meant to exhaust a reader has many.
    var wide: [Int] = []
    var findings: [Finding] = []
    var last: Int?
    for (index, rule) in rules.enumerated() {
      guard let rule else { continue }
      if let last {
        if let known = findings.indices.last, findings[known].earlier == last,
          findings[known].reach == .everything
        {
          findings[known].more += 1
        } else {
          findings.append(
            Finding(
              rule: index, earlier: last, reach: .everything,
              hasOptionalPart: rules[last]?.hasOptionalPart == true))
        }
        continue
      }
      if let first = firsts[rule.condition] {
        findings.append(Finding(rule: index, earlier: first, reach: .same))
      } else {
        if let first = wide.first(where: { rules[$0]?.overrules(rule) == true }) {
          findings.append(Finding(rule: index, earlier: first, reach: .beginning))
        }
        firsts[rule.condition] = index
        if wide.count < 100, rule.path?.utf8.last == UInt8(ascii: "*") { wide.append(index) }
      }
      if rule.matchesEverything { last = index }
    }
    return findings
  }

  /// Checks one entry of `details`, after those before it.
  mutating func add(_ entry: JSONNode) {
    let (read, nodes, rules) = parts(of: entry)
    let apps = read.apps
    let excludes = read.rules.compactMap(\.self).map { $0.exclude == true }
    if excludes.contains(false) {
      opened.formUnion(apps)
    } else if !excludes.isEmpty {
      exclusions.append((apps, entry.range))
    }
    // An entry for iOS 12 repeats one for later systems, and is read by old ones alone.
    let keys = read.form == .paths ? apps.map(Self.key) : apps
    if let first = keys.first.flatMap({ decided[$0] }), keys.allSatisfy({ decided[$0] != nil }),
      !nodes.isEmpty
    {
      let finding = Finding(
        rule: 0, earlier: 0, reach: .everything, more: nodes.count - 1,
        hasOptionalPart: first.rule.hasOptionalPart)
      return add(finding, nodes[0].range, first.range)
    }
    if let all = rules.firstIndex(where: { $0?.matchesEverything == true }), let rule = rules[all] {
      for key in Set(apps + keys) where decided[key] == nil { decided[key] = (rule, nodes[all].range) }
    }
    for finding in Self.find(in: rules) {
      add(finding, nodes[finding.rule].range, nodes[finding.earlier].range)
    }
  }

  /// Adds a finding. All rules that one earlier rule leaves nothing for are one finding.
  private mutating func add(_ finding: Finding, _ rule: Range<Int>, _ earlier: Range<Int>) {
    if finding.reach != .same, let known = positions[earlier] {
      found[known].finding.more += finding.more + 1
      return
    }
    if finding.reach != .same { positions[earlier] = found.count }
    found.append((finding, rule, earlier))
  }

  /// The diagnostics of all entries.
  func diagnostics(in file: SourceFile) -> [Diagnostic] {
    found.map { $0.finding.diagnostic(at: file.place($0.rule), earlier: file.place($0.earlier)) }
      + exclusions.filter { opened.isDisjoint(with: $0.apps) }.map {
        Diagnostic(
          .universalLinkWithoutRules, at: file.place($0.range),
          "an entry of `details` only excludes URLs, so it opens none",
          fix: "add a rule without `exclude` or `NOT` behind them")
      }
  }

  private static func key(_ app: String) -> String { "paths \(app)" }

  private func parts(
    of entry: JSONNode
  ) -> (read: UniversalLinkEntry, nodes: [JSONNode], rules: [URLComponentPattern?]) {
    let read = UniversalLinkEntry(entry.value, defaults: defaults)
    let nodes = read.form == .mixed ? [] : (entry["components"] ?? entry["paths"])?.elements ?? []
    // Providers of links write `/` behind `*` on purpose, since old documents left it open.
    let root = URLComponentPattern(legacyPath: "/")
    return (read, nodes, read.form == .paths ? read.rules.map { $0 == root ? nil : $0 } : read.rules)
  }
}

extension URLComponentPattern {
  /// A path of the form before iOS 13.
  init(legacyPath path: String) {
    let excludes = path.utf8.starts(with: "NOT ".utf8)
    self.init(path: excludes ? String(path.dropFirst(4)) : path, exclude: excludes)
  }

  /// The constraints that decide whether the component matches, in one form.
  fileprivate var condition: URLComponentPattern {
    var result = self
    (result.exclude, result.comment) = (nil, nil)
    result.caseSensitive = caseSensitive ?? true
    result.percentEncoded = percentEncoded ?? true
    if case .items(let items) = query {
      result.query = .items(items.sorted { ($0.name, $0.pattern) < ($1.name, $1.pattern) })
    }
    return result
  }

  /// Indicates whether it matches all URLs of a later rule, as `/a/*` those of `/a/b`, and decides otherwise.
  fileprivate func overrules(_ rule: URLComponentPattern) -> Bool {
    var rest = self
    rest.path = nil
    guard let path, rest.matchesEverything, (exclude ?? false) != (rule.exclude ?? false),
      condition.caseSensitive == rule.condition.caseSensitive,
      condition.percentEncoded == rule.condition.percentEncoded
    else { return false }
    let start = path.dropLast().drop { $0 == "/" }
    return !start.contains(where: "*?$".contains)
      && "\((rule.path ?? "*").drop { $0 == "/" })/".hasPrefix(start)
  }

  /// Indicates whether it names a part that URLs need not have.
  fileprivate var hasOptionalPart: Bool { query != nil || fragment != nil }

  /// Indicates whether it surely matches every URL.
  fileprivate var matchesEverything: Bool {
    func isOpen(_ pattern: String?) -> Bool {
      pattern.map { !$0.isEmpty && $0.utf8.allSatisfy { $0 == UInt8(ascii: "*") } } ?? true
    }
    let hasOpenQuery =
      switch query {
      case nil: true
      case .whole(let text): isOpen(text)
      case .items(let items): items.allSatisfy { isOpen($0.pattern) }
      }
    return hasOpenQuery && isOpen(fragment) && isOpen(path?.withoutSlashesAround)
  }
}

extension String {
  fileprivate var withoutSlashesAround: String {
    let slash = UInt8(ascii: "/")
    let start = utf8.drop { $0 == slash }
    guard let end = start.lastIndex(where: { $0 != slash }) else {
      return String(decoding: start, as: UTF8.self)
    }
    return String(decoding: start[...end], as: UTF8.self)
  }
}

extension DiagnosticCode {
  package static let universalLinkUnreachable = DiagnosticCode(
    "UniversalLinkUnreachable", .warning,
    summary: "An earlier rule matches all URLs of this rule, which therefore never decides.",
    explanation: """
      The first rule that matches a URL decides (Apple, “Supporting associated domains”). A rule such as
      `{"/": "*"}` or `{}` matches every URL of the same apps, and `{"/": "/shop/*"}` those below `/shop`. A rule
      below it that decides the same is not reported, because nothing changes.
      """,
    fix: "Put rules with `exclude` first, and the rule that matches more URLs last.",
    example: .init(
      .associationComponents,
      wrong: #"[{"/": "*"}, {"/": "/private/*", "exclude": true}]"#,
      right: #"[{"/": "/private/*", "exclude": true}, {"/": "*"}]"#))

  package static let universalLinkRepeated = DiagnosticCode(
    "UniversalLinkRepeated", .warning,
    summary: "Two rules of one entry match the same URLs.",
    explanation: """
      The first match decides, so the second rule never does. This is true even if only one of them has
      `exclude`.
      """,
    fix: "Remove one of the two.",
    example: .init(
      .associationComponents,
      wrong: #"[{"/": "/menu"}, {"/": "/menu", "exclude": true}]"#,
      right: #"[{"/": "/menu"}]"#))
}
