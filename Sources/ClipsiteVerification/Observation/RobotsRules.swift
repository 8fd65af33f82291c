import ClipsiteAppClips
import ClipsiteSystem

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

  /// Reads a file. What is no rule is skipped, as the RFC wants, and so is a byte order mark.
  init(_ bytes: [UInt8]) {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = String(decoding: bytes.dropFirst(mark).prefix(Self.largestFile), as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) { read(line.prefix { $0 != "#" }) }
  }

  private mutating func read(_ line: Substring) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let key = line[..<colon].trimmed.lowercased()
    let value = line[line.index(after: colon)...].trimmed
    switch key {
    case "user-agent":
      if groups.last?.rules.isEmpty != true { groups.append(Group()) }
      // A version behind the name, as in `Applebot/0.1`, is no part of it (section 2.2.1).
      groups[groups.count - 1].names.append(String(value.lowercased().prefix { $0 != "/" && $0 != " " }))
    case "allow", "disallow":
      // Rules before the first name belong to nobody; an empty one says nothing.
      guard !groups.isEmpty else { return }
      groups[groups.count - 1].rules.append(Rule(isAllowed: key == "allow", pattern: Self.decoded(value)))
    default: return
    }
  }

  /// A path or pattern as it is compared: a letter is the same with and without percent-encoding (section
  /// 2.2.2).
  private static func decoded(_ text: String) -> [UInt8] {
    Array((PercentEncoding.decode(text) ?? text).utf8)
  }

  /// The names whose groups a robot follows; of those that the file has, only the first counts. Applebot
  /// follows Googlebot's rules if it has none (Apple, “About Applebot”).
  private static func names(of robot: String) -> [String] {
    let name = robot.lowercased()
    return name == "applebot" ? [name, "googlebot", "*"] : [name, "*"]
  }

  /// Indicates whether a robot may read a path. The longest rule that fits decides, and `allow` wins between
  /// equals (section 2.2.2).
  func allows(_ path: String, to robot: String) -> Bool {
    let path = Self.decoded(path)
    let followed = Self.names(of: robot).first { name in groups.contains { $0.names.contains(name) } }
    let rules = groups.filter { followed.map($0.names.contains) ?? false }.flatMap(\.rules)
    let fitting = rules.filter { !$0.pattern.isEmpty && Self.matches(path, $0.pattern) }
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
