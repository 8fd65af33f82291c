import ClipsiteTestTools

@testable import ClipsitePublishingTests

/// The program itself, as a process of its own.
struct Program {
  /// The folder that it is started in.
  let folder: TestFolder
  /// Variables besides those of the tests.
  var environment: [String: String] = [:]

  /// Runs a command line.
  ///
  /// - Parameter started: Told the number of the process.
  @discardableResult
  func run(_ line: String, started: (Int32) -> Void = { _ in }) throws -> BuiltProgram.Result {
    try BuiltProgram(in: folder.path, environment: environment).run(line, started: started)
  }
}
