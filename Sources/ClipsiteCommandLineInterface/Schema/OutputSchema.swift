import ClipsiteJSON

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
      "oneOf": .array(events.map { $0.schema } + reporting.map(Self.summary)),
    ]
  }

  /// The schema of the summary of a command, with the forms of its result.
  private static func summary(of command: Command) -> JSONValue {
    let results = command.results.map { $0.schema } + [["type": "null"]]
    return SummaryEvent.schema.setting(
      "properties",
      to: SummaryEvent.schema["properties"]?
        .setting("command", to: ["const": .string(command.name)])
        .setting("result", to: ["anyOf": .array(results)]))
  }
}

extension JSONValue {
  /// The object with another value of a member that it has.
  fileprivate func setting(_ name: String, to value: JSONValue?) -> JSONValue {
    .object((members ?? []).map { $0.name == name ? Member(name, value ?? $0.value) : $0 })
  }
}
