import Foundation

/// Checks documents with jsonschema, a library for Python; `.ci/setup` puts it below `.build/tools`.
package enum SchemaValidator {
  private static let file = CheckerFile("jsonschema", at: "jsonschema/__init__.py")

  package static let need = Need("jsonschema") { InstalledTool.python.isThere && file.isThere }

  private static let program = """
    from jsonschema import Draft7Validator
    cases = json.load(open('cases.json'))
    for schema in cases['schemas'].values(): Draft7Validator.check_schema(schema)
    validators = {name: Draft7Validator(schema) for name, schema in cases['schemas'].items()}
    print(json.dumps([validators[case['schema']].is_valid(case['document']) for case in cases['cases']]))
    """

  /// Returns the verdict on each case.
  ///
  /// - Parameter cases: JSON with the members `schemas`, by name, and `cases`, each with `schema` and
  ///   `document`.
  package static func verdicts(on cases: [UInt8], in folder: String) throws -> [Bool] {
    let tools = try URL(filePath: file.path()).deletingLastPathComponent().deletingLastPathComponent().path
    try Data(cases).write(to: URL(filePath: "\(folder)/cases.json"))
    let head = "import json, sys\nsys.path.insert(0, '\(tools)')\n"
    let output = try InstalledTool.python.run(["-W", "ignore", "-c", head + program], in: folder)
    return try JSONDecoder().decode([Bool].self, from: Data(output.utf8))
  }
}
