import ClipsiteText
import Testing

@testable import ClipsiteCommandLine

/// The documented lines for programs are those of the program.
struct DocumentedOutputTests {
  private static let commands = CommandLineTool.clipsite(codes: []).commands.filter {
    $0.options.contains(.format)
  }

  @Test func theTablesAreThoseOfTheProgram() throws {
    var rows: [(event: String, commands: [String], members: String)] = [
      (DiagnosticEvent.event, ["every command"], Self.members(of: DiagnosticEvent.schema)),
      (FailureEvent.event, ["every command"], Self.members(of: FailureEvent.schema)),
    ]
    for command in Self.commands {
      for event in command.events {
        let row = (event.event, ["`\(command.name)`"], Self.members(of: event.schema))
        if let index = rows.firstIndex(where: { $0.event == row.0 }) {
          rows[index].commands += row.1
        } else {
          rows.append(row)
        }
      }
    }
    let page = try Document(page: "Reference/JSONOutput")
    try page.expectSection(
      "events",
      "| event | command | members |\n|---|---|---|\n"
        + rows.map { "| `\($0.event)` | \($0.commands.joined(separator: ", ")) | \($0.members) |\n" }.joined()
    )
    let results = Self.commands.flatMap { command in
      command.results.map { "| `\(command.name)` | \(Self.members(of: $0.schema)) |\n" }
    }
    try page.expectSection(
      "results", "| command | members of `result` |\n|---|---|\n" + results.joined())
  }

  /// The names in camel case, so that Swift and JavaScript need no quotes.
  @Test func namesHaveOneStyle() {
    let schemas = Self.commands.flatMap { $0.events.map { $0.schema } + $0.results.map { $0.schema } }
    let ofAll = [DiagnosticEvent.schema, FailureEvent.schema, SummaryEvent.schema]
    let members = (schemas + ofAll).flatMap(Self.allMembers)
    #expect(members.count > 100)
    let names = members.map(\.name)
    #expect(names.filter { $0.wholeMatch(of: /[a-z]+([A-Z][a-z]+|ID|IDs|URL|URLs)*|sha256/) == nil } == [])
    let booleans = members.filter { $0.value["type"] == "boolean" }.map(\.name)
    #expect(booleans.contains("isComplete"))
    #expect(booleans.filter { $0.prefixMatch(of: /(is|has)[A-Z]/) == nil } == [])
  }

  // MARK: Schemas

  /// The members of an object but those of every line, with the members of each other kind of object in it.
  private static func members(of schema: JSONValue) -> String {
    var seen: [JSONValue] = []
    return members(of: schema, &seen)
  }

  private static func members(of schema: JSONValue, _ seen: inout [JSONValue]) -> String {
    let all = schema["properties"]?.members ?? []
    let words = all.filter { $0.name != "version" && $0.name != "event" }.map { member -> String in
      guard let object = objects(in: member.value).first, !seen.contains(object) else {
        return "`\(member.name)`"
      }
      seen.append(object)
      return "`\(member.name)` (\(members(of: object, &seen)))"
    }
    return words.joined(separator: ", ")
  }

  /// The object that a value is, may be, or is a list of.
  private static func objects(in schema: JSONValue) -> [JSONValue] {
    if schema["properties"] != nil { return [schema] }
    let inner = (schema["anyOf"]?.elements ?? []) + (schema["items"].map { [$0] } ?? [])
    return inner.flatMap { objects(in: $0) }
  }

  /// The members of an object and of all objects in it.
  private static func allMembers(of schema: JSONValue) -> [JSONValue.Member] {
    objects(in: schema).flatMap { object in
      (object["properties"]?.members ?? []).flatMap { member in [member] + allMembers(of: member.value) }
    }
  }
}
