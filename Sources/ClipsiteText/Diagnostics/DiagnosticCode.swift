/// The kind of mistake that a diagnostic reports: a stable name, its usual severity, and the text that
/// `clipsite explain` prints.
///
/// A code is declared as a `static let` beside the check that emits it. An object, because each diagnostic has
/// one, and a site can have a warning on every page. `KnownDiagnosticCodes` of the program lists all.
public final class DiagnosticCode: Hashable, Sendable, CustomStringConvertible {
  /// The name in PascalCase, as in `SubtitleTooLong`. Names never change meaning.
  public let name: String
  /// The severity of a diagnostic with this code, unless the check sets another.
  public let severity: Severity
  /// The rule or the mistake in one sentence.
  public let summary: String
  /// The reason for the rule, with its source: Markdown, wrapped by hand. Empty if the summary says it all.
  public let explanation: String
  /// The remedy: one or two sentences in the imperative.
  public let fix: String
  /// A wrong and a right example, or `nil` if a few lines cannot show the mistake.
  public let example: Example?
  /// The reason why there is no example, or `nil` if there is one.
  public let withoutExample: Omission?

  /// Declares a code.
  public init(
    _ name: String, _ severity: Severity, summary: String, explanation: String = "", fix: String = "",
    example: Example? = nil, withoutExample: Omission? = nil
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.fix = fix
    self.example = example
    self.withoutExample = withoutExample
  }

  /// The text of `clipsite explain` and of the reference: Markdown, wrapped by hand.
  public var text: String {
    var parts = [summary, explanation]
    if !fix.isEmpty { parts.append("Fix: \(fix)") }
    if let example { parts += example.paragraphs }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Two codes are the same when their names are.
  public static func == (lhs: DiagnosticCode, rhs: DiagnosticCode) -> Bool { lhs.name == rhs.name }

  /// The name.
  public var description: String { name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DiagnosticCode {
  /// A reason why a few lines cannot show a mistake.
  public enum Omission: Hashable, Sendable, CaseIterable {
    /// There is too much of something: levels, elements, or characters.
    case amount
    /// The mistake is in the computer that runs clipsite, and not in a file.
    case computer
    /// The diagnostic is information, and nothing is wrong.
    case information
  }

  /// A few lines that raise the diagnostic, and the same lines without the mistake.
  public struct Example: Hashable, Sendable {
    /// The part of a site, or of another file, that the lines are from.
    public enum Part: Hashable, Sendable, CaseIterable {
      /// Keys of front matter, without its `---` lines.
      case frontMatter
      /// A whole Markdown page.
      case page
      /// Keys of `site.yml`.
      case configuration
      /// Keys below `app` of `site.yml`.
      case app
      /// A part of a template's body.
      case template
      /// Tags in the head of a template.
      case head
      /// A whole AASA file.
      case association
      /// An element of `details` in an AASA file.
      case associationDetail
      /// The value of `components` in an AASA file.
      case associationComponents
      /// A CSV file.
      case table
      /// A GeoJSON file.
      case features
      /// Elements of the array of associated domains in an entitlements file.
      case associatedDomains
      /// Keys and values of an entitlements file.
      case entitlements
      /// Files of a site: paths, each with a remark in parentheses if needed. After a path in `==> <==`, as
      /// `head` and `tail` print it, the following lines are the contents.
      case files
      /// Files of a site, as `files`, that only the `experiences` commands check.
      case experience
      /// A command with its arguments.
      case command
      /// A request and its answer, or a record of the domain.
      case answer
      /// An SVG drawing that a sign is made of.
      case sign
    }

    /// The part that the lines are from.
    public let part: Part
    /// Lines that raise the diagnostic.
    public let wrong: String
    /// The same lines without the mistake.
    public let right: String

    /// An example.
    public init(_ part: Part, wrong: String, right: String) {
      self.part = part
      self.wrong = wrong
      self.right = right
    }

    /// An example whose wrong and right lines differ in one text.
    ///
    /// - Parameter lines: Returns the lines around the text.
    public init(_ part: Part, wrong: String, right: String, in lines: (String) -> String) {
      self.init(part, wrong: lines(wrong), right: lines(right))
    }

    /// Files of a site.
    public static func files(wrong: String, right: String) -> Example {
      Example(.files, wrong: wrong, right: right)
    }

    fileprivate var paragraphs: [String] {
      let spelling = showsBytes ? ", with some bytes as `less` shows them" : ""
      return ["Wrong, \(part.form.phrase)\(spelling):", fenced(wrong), "Right:", fenced(right)]
    }

    /// Indicates whether the wrong lines spell bytes or characters that cannot be seen, as in `<FC>` and
    /// `<U+2028>`.
    private var showsBytes: Bool {
      wrong.split(separator: "<").dropFirst().contains { part in
        let digits = part.prefix { $0 != ">" }.drop { $0 == "U" || $0 == "+" }
        return part.contains(">") && (digits.count == 2 || digits.count == 4)
          && digits.allSatisfy { $0.isHexDigit && !$0.isLowercase }
      }
    }

    private func fenced(_ lines: String) -> String { "```\(part.form.language)\n\(lines)\n```" }
  }
}

extension DiagnosticCode.Example.Part {
  fileprivate var form: (phrase: String, language: String) {
    switch self {
    case .frontMatter: ("in front matter", "yaml")
    case .page: ("as a page", "markdown")
    case .configuration: ("in `site.yml`", "yaml")
    case .app: ("below `app` in `site.yml`", "yaml")
    case .template: ("in a template", "html")
    case .head: ("in the head of a template", "html")
    case .association: ("as an AASA file", "json")
    case .associationDetail: ("in `details` of an AASA file", "json")
    case .associationComponents: ("as `components` in an AASA file", "json")
    case .table: ("in a CSV file", "csv")
    case .features: ("in a GeoJSON file", "json")
    case .associatedDomains, .entitlements: ("in an entitlements file", "xml")
    case .files: ("as files of a site", "text")
    case .experience: ("as files of a site, for `clipsite experiences`", "text")
    case .command: ("as a command", "text")
    case .answer: ("as an answer to `clipsite verify`", "http")
    case .sign: ("as a drawing for `clipsite codes --sign`", "xml")
    }
  }
}
