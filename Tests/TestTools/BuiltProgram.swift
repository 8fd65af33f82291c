import Foundation

/// The program itself, as the tests were built with it.
package enum BuiltProgram {
  /// Where it was built, which is where the tests are.
  package static var path: String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = bundle ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "clipsite").path
  }
}
