package import ClipsiteAppClips

extension CodeFit {
  /// About what a character, a cheap word or a cheap subdomain takes. Chosen so that the three examples that
  /// are known come out right: a short domain takes about 32 bits, `appclip.` with `/store?p=4711` about 64,
  /// and `/stores/berlin-mitte` about 95.
  private enum Cost {
    static let frame = 8
    static let word = 10
    static let topLevel = 4
    static let perTenLetters = 45
    static let perTenDigits = 34
  }

  package static func bits(of host: AssociatedDomain, _ parts: [String]) -> Int {
    var labels = host.rawValue.split(separator: ".").map(String.init)
    labels.removeLast()
    if labels.first == "appclip" { labels.removeFirst() }
    return Cost.frame + Cost.topLevel + labels.map(spelled).reduce(0, +)
      + parts.map { CheapWords.all.contains($0) ? Cost.word : spelled($0) + 4 }.reduce(0, +)
  }

  private static func spelled(_ text: String) -> Int {
    let digits = text.utf8.count { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return ((text.utf8.count - digits) * Cost.perTenLetters + digits * Cost.perTenDigits + 9) / 10
  }

  static func hostFindings(_ host: AssociatedDomain) -> [Finding] {
    var findings: [Finding] = []
    if host.rawValue.contains(where: \.isNumber) {
      findings.append(
        Finding(
          rule: .digitInHost, message: "the domain \(host) has a digit, which Apple's documents do not allow",
          fix: "try it with Apple's generator before you print, or use a domain of letters"))
    }
    if host.rawValue.hasPrefix("www.") {
      findings.append(
        Finding(
          rule: .www, message: "`www` takes room",
          fix: "use a short URL on the domain without it, or on `appclip.`"))
    }
    return findings
  }

  static func pathFindings(_ parts: [String]) -> [Finding] {
    var findings: [Finding] = []
    if parts.count > 2 {
      findings.append(
        Finding(
          rule: .deepPath, message: "the path has \(parts.count) parts",
          fix: "give the page a short URL with one part"))
    }
    for part in parts where isUUID(part) {
      findings.append(
        Finding(
          rule: .uuid, message: "`\(part)` is like a UUID, which does not fit",
          fix: "use a short number instead"))
    }
    for part in parts where part.hasPrefix("0") && part.count > 1 && part.allSatisfy(\.isNumber) {
      findings.append(
        Finding(
          rule: .leadingZero, message: "`\(part)` begins with a zero, which may get lost",
          fix: "use a number that does not"))
    }
    return findings
  }

  package static func length(_ bits: Int) -> Finding {
    Finding(
      rule: .length,
      message: "the URL takes about \(bits) of the \(capacity) bits of a code, by a rough guess",
      fix:
        "give the page a short URL of one part, best a number, on `appclip.` and your domain; print it with `--short`"
    )
  }

  private static func isUUID(_ text: String) -> Bool {
    let digits = text.filter { $0 != "-" }
    return digits.count == 32 && digits.allSatisfy(\.isHexDigit)
  }
}
