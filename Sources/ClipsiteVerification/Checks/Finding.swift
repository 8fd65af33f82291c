package import ClipsiteDiagnostics

/// One thing that a check found on the live site.
package struct Finding: Hashable, Sendable {
  /// How much it matters.
  package enum Level: String, Sendable, CaseIterable, Comparable {
    /// App Clips do not work, or will stop to.
    case error
    /// Something that people or Apple's systems suffer from.
    case warning
    /// The site is right, and Apple's systems still have what it was before.
    case pending
    /// Good to know.
    case information

    /// The graver one is the smaller one.
    package static func < (lhs: Level, rhs: Level) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The check, by its code.
  package let check: DiagnosticCode
  /// How much it matters.
  package let level: Level
  /// One sentence without a full stop, that names the address and the rule.
  package let message: String
  /// What to do about it, in the imperative, where that is known.
  package let fix: String?

  /// Reports something.
  package init(_ check: DiagnosticCode, _ level: Level, _ message: String, fix: String? = nil) {
    self.check = check
    self.level = level
    self.message = Self.readable(message)
    self.fix = fix.map(Self.readable)
  }

  /// Longer messages are cut, in Unicode scalars.
  package static let longestMessage = 2000

  /// Half of what messages quote comes from the network, and may be anything of any length.
  private static func readable(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(longestMessage)
    let isWhole = scalars.endIndex == text.unicodeScalars.endIndex
    return VisibleText.escaped(String(String.UnicodeScalarView(scalars)) + (isWhole ? "" : "…"))
  }
}
