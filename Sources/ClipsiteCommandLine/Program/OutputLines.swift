import ClipsiteSystem
import ClipsiteText
import Synchronization

/// The lines that a call of a command prints with `--format json`: one object each, and a summary as the
/// last.
final class OutputLines: Sendable {
  /// Indicates whether programs read the output.
  let isWanted: Bool
  private let terminal: Terminal
  private let summary: Mutex<SummaryEvent>

  /// The lines of a call. A program that asks for JSON gets it even if its other arguments are wrong.
  init(of command: Command, _ words: [String], on terminal: Terminal) {
    let asks = zip(words, words.dropFirst()).contains { $0 == "--format" && $1 == "json" }
    isWanted = command.options.contains(.format) && (asks || words.contains("--format=json"))
    self.terminal = terminal
    summary = Mutex(SummaryEvent(command: command.name))
  }

  func print(_ events: [any JSONEvent]) {
    terminal.output.print(verbatim: events.map(Self.line).joined())
  }

  /// Returns an event as a line. Characters that a terminal would act on or hide are escaped, because people
  /// also look at the output.
  static func line(_ event: any JSONEvent) -> String {
    VisibleText.escapedJSON(String(decoding: event.json.bytes(), as: UTF8.self)) + "\n"
  }

  /// Adds diagnostics to those that the summary counts.
  func count(_ list: DiagnosticList) {
    summary.withLock { summary in
      for severity in Severity.allCases {
        summary.diagnostics[severity, default: 0] += list.count(of: severity)
      }
    }
  }

  /// Sets the result in the summary.
  func conclude(with result: any JSONRecord) {
    let json = result.json
    summary.withLock { $0.result = json }
  }

  /// Prints the failure that ended the command, if any, and the summary.
  func end(_ status: ExitStatus, _ failure: FailureEvent? = nil) -> ExitStatus {
    guard isWanted else { return status }
    var summary = summary.withLock { $0 }
    summary.status = status
    print((failure.map { [$0] } ?? []) + [summary])
    return status
  }
}

/// The last line of each output.
struct SummaryEvent: JSONEvent {
  let command: String
  var status = ExitStatus.success
  var diagnostics: [Severity: Int] = [:]
  /// The result of the command, or `null` if it did not get that far or has none.
  var result = JSONValue.null

  static let event = "summary"
  static let fields: [Field] = [
    Field("command") { $0.command }, Field("status") { Int($0.status.rawValue) },
    Field("diagnostics") { Counts(diagnostics: $0.diagnostics) }, Field("result") { $0.result },
  ]

  /// The number of diagnostics by severity.
  struct Counts: JSONRecord {
    let diagnostics: [Severity: Int]

    static let fields: [Field] = Severity.allCases.sorted(by: >).map { severity in
      Field("\(severity)s") { $0.diagnostics[severity] ?? 0 }
    }
  }
}

/// The reason why a command, or a part of its work, failed or was refused.
struct FailureEvent: JSONEvent {
  let message: String
  var fix: String?
  /// The destination of `publish`, or `nil` for the whole run.
  var destination: String?
  /// The file at the destination.
  var key: String?
  /// The URL of the experience or the code.
  var url: String?

  /// The message with the file, the URL, or the destination before it, unless the message has it.
  var sentence: String {
    guard let subject = key ?? url ?? destination, !message.contains(subject) else { return message }
    return "\(subject): \(message)"
  }

  static let event = "failure"
  static let fields: [Field] = [
    Field("message") { $0.message }, Field("fix") { $0.fix }, Field("destination") { $0.destination },
    Field("key") { $0.key }, Field("url") { $0.url },
  ]
}

extension FailureEvent {
  /// A refusal of the system or a service, with all its characters visible.
  init(_ error: SystemError, destination: String? = nil, key: String? = nil, url: String? = nil) {
    self.init(
      message: VisibleText.escaped(error.description), fix: error.fix, destination: destination, key: key,
      url: url)
  }
}
