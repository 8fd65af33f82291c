package import ClipsiteText

/// The rules of `universal-links` as Dynamic App Links, which Android 15 and later read from
/// `assetlinks.json` (Android Developers, “Configure website associations and dynamic rules”).
///
/// Both platforms use the first rule that matches, and open nothing else. The patterns look alike, but
/// Android ends a `*` at the next character of the pattern, and knows neither variables nor options.
package enum DynamicAppLinks {
  /// Returns the rules that mean the same on Android, and a diagnostic for each of the others.
  ///
  /// - Parameter ranges: The range of each rule.
  package static func rules(
    from rules: [URLComponentPattern], at ranges: [SourceRange]
  ) -> (rules: [URLComponentPattern], diagnostics: [Diagnostic]) {
    var kept: [URLComponentPattern] = []
    var diagnostics: [Diagnostic] = []
    var lacksExclusion = false
    for (rule, range) in zip(rules, ranges) {
      let isExclusion = rule.exclude == true
      // Without an exclusion before it, a rule would open more than it does on iOS.
      let later = lacksExclusion && !isExclusion ? "an exclusion before it is left out" : nil
      guard let obstacle = obstacle(to: rule) ?? later else {
        kept.append(rule)
        continue
      }
      lacksExclusion = lacksExclusion || isExclusion
      diagnostics.report(
        .ruleNotForAndroid, at: range, "`assetlinks.json` leaves this rule out: \(obstacle)",
        fix: "write the rule so that both platforms read it alike, or remove `android.universal-links`")
    }
    return (kept, diagnostics)
  }

  /// Returns the reason why Android reads a rule differently, or `nil`.
  static func obstacle(to rule: URLComponentPattern) -> String? {
    if rule.caseSensitive == false { return "Android always compares letter case" }
    if rule.percentEncoded == false { return "Android has no `percent-encoded`" }
    var patterns = [rule.path].compactMap { $0 }
    if let fragment = rule.fragment {
      // On Apple's systems, this matches URLs without a fragment.
      if isEverything(fragment) { return "Android does not match a URL without a fragment" }
      patterns.append(fragment)
    }
    switch rule.query {
    case .whole: return "Android compares a query item by item, not as one text"
    case .items(let items):
      // Apple's systems read a missing item as an empty one.
      if let item = items.first(where: { isEverything($0.pattern) }) {
        return "Android does not match a URL without the query item `\(item.name)`"
      }
      patterns += items.map(\.pattern)
    case nil: break
    }
    return patterns.lazy.compactMap(obstacle(inPattern:)).first
  }

  private static func isEverything(_ pattern: String) -> Bool {
    pattern.utf8.allSatisfy { $0 == UInt8(ascii: "*") }
  }

  private static func obstacle(inPattern pattern: String) -> String? {
    if zip(pattern.utf8, pattern.utf8.dropFirst()).contains(where: {
      $0 == UInt8(ascii: "$") && $1 == UInt8(ascii: "(")
    }) {
      return "Android has no variables such as `$(lang)`"
    }
    if pattern.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 >= 0x80 }) {
      return "Android compares decoded URLs, and `\(pattern)` is an encoded one"
    }
    guard let star = pattern.firstIndex(of: "*"), !isEverything(String(pattern[star...])) else { return nil }
    return "Android ends `*` at the next character of `\(pattern)`"
  }
}

extension DiagnosticCode {
  /// Android would read a rule of `universal-links` differently.
  package static let ruleNotForAndroid = DiagnosticCode(
    "RuleNotForAndroid", .warning,
    summary: "Android would read a rule of `universal-links` differently.",
    explanation: """
      With `android.universal-links`, `assetlinks.json` contains the rules of `universal-links` as Dynamic App
      Links for Android 15 and later (Android Developers, “Configure website associations and dynamic rules”).
      A rule is left out if Android would read it differently. The message has the reason. A rule after an
      exclusion that is left out is also left out, because it would open too much. Links without a rule open in
      the browser. Older versions of Android ignore all rules and open the links that the manifest of the app
      names.
      """,
    fix: "Write the rule so that both platforms read it alike, or remove `android.universal-links`.",
    example: .init(
      .configuration,
      wrong: """
        universal-links: [{path: "/*/menu"}, {path: "/*"}]
        android:
          package: com.example.donuts
          fingerprints:
            - "3A:5F:0C:91:7E:44:B2:D8:6B:19:E0:73:AC:25:8F:F4:12:C6:9D:50:E7:38:0B:A1:64:DF:92:1C:7B:35:E8:4A"
          universal-links: true
        """,
      right: """
        universal-links: [{path: "/*"}]
        android:
          package: com.example.donuts
          fingerprints:
            - "3A:5F:0C:91:7E:44:B2:D8:6B:19:E0:73:AC:25:8F:F4:12:C6:9D:50:E7:38:0B:A1:64:DF:92:1C:7B:35:E8:4A"
          universal-links: true
        """))
}
