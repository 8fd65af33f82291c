import ClipsiteAppClips
import ClipsiteDiagnostics
import Testing

@Suite(.timeLimit(.minutes(30))) struct AssociationReadingTests {
  private static let clip = #""appclips": {"apps": ["ABCDE12345.a.b.Clip"]}"#

  private func read(_ text: String) -> (reading: AssociationReading, source: SourceFile) {
    let source = SourceFile(path: "aasa", text)
    return (AssociationReading(source), source)
  }

  @Test(arguments: [
    ("{\n \"applinks\": {,}}", "AssociationFileNotJSON", 2, 15), ("", "AssociationFileNotJSON", 1, 1),
    ("[]", "AssociationFileNotAnObject", 1, 1), ("null", "AssociationFileNotAnObject", 1, 1),
    ("-----BEGIN PKCS7-----\nMIIG", "AssociationFileSigned", 1, 1),
    ("{}" + String(repeating: " ", count: 128 * 1024), "AssociationFileTooLarge", 1, 128 * 1024 + 1),
    ("{}" + String(repeating: "\n", count: 128 * 1024), "AssociationFileTooLarge", 131071, 1),
  ])
  func anIgnoredFileIsAnErrorWithAPlace(text: String, code: String, line: Int, column: Int) throws {
    let (reading, source) = read(text)
    #expect(reading.file == nil)
    let found = try #require(reading.diagnostics.first)
    #expect(found.code.name == code && found.severity == .error)
    let position = source.position(of: try #require(found.range.bytes).lowerBound)
    #expect(position.line == line && position.column == column)
  }

  @Test func aBinarySignatureIsNoJSON() {
    let header: [UInt8] = [
      0x30, 0x82, 0x1D, 0x09, 0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02,
    ]
    let reading = AssociationReading(
      SourceFile(path: "aasa", bytes: header + Array(repeating: 0xFF, count: 99)))
    #expect(reading.file == nil)
    #expect(reading.diagnostics.map(\.severity) == [.error])
  }

  @Test(arguments: [
    #"{"applinks": {"details": [{"appIDs": ["a.b"], "components": [{"/": "/a"}]}]}, \#(clip)}"#,
    #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.a.b"], "components": [{"?": {"a": 1}}]}]}, \#(clip)}"#,
    #"{"applinks": {"details": [{"appIDs": ["ABCDE12345.a.b"], "paths": ["*"], "components": [{}]}]}, \#(clip)}"#,
  ])
  func whatAppleReadsPastIsAWarning(text: String) {
    let (reading, _) = read(text)
    #expect(reading.file != nil)
    #expect(!reading.diagnostics.isEmpty && reading.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [#"{"applinks": {"details": 3}, \#(clip)}"#, #"{"appclips": {}}"#])
  func aServiceOfTheWrongFormIsAnError(text: String) {
    let (reading, _) = read(text)
    #expect(reading.file != nil && reading.diagnostics.contains { $0.severity == .error })
  }
}
