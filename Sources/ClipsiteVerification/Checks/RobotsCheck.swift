package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V09: `robots.txt` shuts out neither the AASA file nor Applebot.
enum V09RobotsRules {
  static func check(_ observation: DomainObservation) -> [Diagnostic] {
    guard let answer = observation.answer(to: .robots) else { return [] }
    let url = "https://\(observation.domain)/robots.txt"
    if (500..<600).contains(answer.status) {
      return [
        Diagnostic(
          .v09RobotsRules, at: SourceRange(url),
          "\(url) answers \(answer.status), which shuts out all robots",
          fix: "serve the file of Output, or 404")
      ]
    }
    guard answer.status == 200, !answer.isHTML else { return [] }
    let rules = RobotsRules(answer.body)
    var findings: [Diagnostic] = []
    for bot in ["AASA-Bot", "Applebot"]
    where !rules.allows("/\(DomainObservation.associationPath)", to: bot) {
      findings.report(
        .v09RobotsRules, at: SourceRange(url), "\(url) shuts \(bot) out of /.well-known/",
        fix: "allow /.well-known/ to all robots")
    }
    if !rules.allows("/", to: "Applebot") {
      findings.report(
        .v09RobotsRules, at: SourceRange(url), "\(url) shuts Applebot out of the pages",
        fix: "allow / to Applebot")
    }
    return findings
  }
}

/// The rules of a `robots.txt` (RFC 9309).
struct RobotsRules {
  private struct Rule {
    let isAllowed: Bool
    let pattern: [UInt8]
  }

  private struct Group {
    var names: [String] = []
    var rules: [Rule] = []
  }

  /// Readers need look at no more (RFC 9309, section 2.5).
  private static let largestFile = 500 << 10

  private var groups: [Group] = []

  /// Reads a file. What is no rule is skipped, as the RFC wants.
  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(Self.largestFile), as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) { read(line.prefix { $0 != "#" }) }
  }

  private mutating func read(_ line: Substring) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let key = Self.trimmed(line[..<colon]).lowercased()
    let value = Self.trimmed(line[line.index(after: colon)...])
    switch key {
    case "user-agent":
      if groups.last?.rules.isEmpty != true { groups.append(Group()) }
      groups[groups.count - 1].names.append(value.lowercased())
    case "allow", "disallow":
      // Rules before the first name belong to nobody; an empty one says nothing.
      guard !groups.isEmpty else { return }
      groups[groups.count - 1].rules.append(Rule(isAllowed: key == "allow", pattern: Array(value.utf8)))
    default: return
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex
    return String(start[..<end])
  }

  /// Indicates whether a robot may read a path. The longest rule that fits decides, and `allow` wins between
  /// equals (section 2.2.2).
  func allows(_ path: String, to robot: String) -> Bool {
    let name = robot.lowercased()
    let own = groups.filter { $0.names.contains(name) }
    let rules = (own.isEmpty ? groups.filter { $0.names.contains("*") } : own).flatMap(\.rules)
    let fitting = rules.filter { !$0.pattern.isEmpty && Self.matches(Array(path.utf8), $0.pattern) }
    let longest = fitting.map(\.pattern.count).max()
    let deciding = fitting.filter { $0.pattern.count == longest }
    return deciding.isEmpty || deciding.contains(where: \.isAllowed)
  }

  /// Indicates whether a path matches the beginning that a pattern describes. `*` matches any text, and a
  /// final `$` matches the end. The time is linear in the path for each part of the pattern.
  private static func matches(_ path: [UInt8], _ pattern: [UInt8]) -> Bool {
    let isWhole = pattern.last == UInt8(ascii: "$")
    let pattern = isWhole ? pattern.dropLast() : pattern[...]
    // The backtracking of a glob: only the last star is ever tried again.
    var (at, next) = (0, pattern.startIndex)
    var star: (pattern: Int, path: Int)?
    while at < path.count || next < pattern.endIndex {
      if next < pattern.endIndex, pattern[next] == UInt8(ascii: "*") {
        star = (next, at)
        next += 1
      } else if next < pattern.endIndex, at < path.count, pattern[next] == path[at] {
        (at, next) = (at + 1, next + 1)
      } else if next == pattern.endIndex, !isWhole {
        return true
      } else if let last = star, last.path < path.count {
        star = (last.pattern, last.path + 1)
        (at, next) = (last.path + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return true
  }
}

extension DiagnosticCode {
  package static let v09RobotsRules = DiagnosticCode(
    "V09RobotsRules", .warning,
    summary: "`robots.txt` hides something from Apple's systems.",
    explanation: """
      It should allow `/.well-known/` to everybody, and the pages to Applebot, which finds App Clips for Siri
      and Spotlight (RFC 9309). A domain without the file allows everything. A file that answers with a server
      error (5xx) allows nothing.
      """,
    fix: "Allow both in `robots.txt`.",
    example: .init(
      .answer,
      wrong: """
        GET https://example.com/robots.txt

        HTTP/2 200
        Content-Type: text/plain

        User-agent: *
        Disallow: /
        """,
      right: """
        GET https://example.com/robots.txt

        HTTP/2 200
        Content-Type: text/plain

        User-agent: *
        Disallow: /search
        """))
}
