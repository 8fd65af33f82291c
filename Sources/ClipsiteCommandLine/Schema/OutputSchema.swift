import ClipsiteText

/// The JSON Schema (draft-07) of the lines that commands print with `--format json`, from the declarations of
/// their events and results.
struct OutputSchema {
  let commands: [Command]

  /// The schema of one line.
  var document: JSONValue {
    let reporting = commands.filter { $0.options.contains(.format) }
    var events: [any JSONEvent.Type] = [DiagnosticEvent.self, FailureEvent.self]
    for event in reporting.flatMap(\.events) where !events.contains(where: { $0 == event }) {
      events.append(event)
    }
    return [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "A line of clipsite with --format json",
      "oneOf": .array(
        events.map { $0.schema }
          + [["allOf": [SummaryEvent.schema, ["oneOf": .array(reporting.map(Self.summary))]]]]),
    ]
  }

  /// The schema of the command and the result in a summary.
  private static func summary(of command: Command) -> JSONValue {
    let results = command.results.map { $0.schema } + [["type": "null"]]
    return [
      "properties": ["command": ["const": .string(command.name)], "result": ["anyOf": .array(results)]]
    ]
  }
}
