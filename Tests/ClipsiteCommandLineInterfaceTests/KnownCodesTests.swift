import ClipsiteDiagnostics
import Testing

@testable import ClipsiteCommandLineInterface

@Suite(.timeLimit(.minutes(30))) struct KnownCodesTests {
  @Test func namesAreUnique() {
    let names = KnownCodes.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func namesAreInPascalCase() {
    for code in KnownCodes.all {
      #expect(code.name.wholeMatch(of: /[A-Z][A-Za-z0-9]+/) != nil, "\(code.name)")
    }
  }

  @Test func allAreExplained() {
    let tool = CommandLineTool.clipsite(codes: KnownCodes.all)
    for code in KnownCodes.all {
      let (status, output, _) = tool.record(["explain", code.name])
      #expect(status == .success)
      #expect(output.count > code.name.count + 40, "\(code.name)")
    }
  }
}
