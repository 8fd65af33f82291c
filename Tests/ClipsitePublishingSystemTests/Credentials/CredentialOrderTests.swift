import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsitePublishing
@testable import ClipsitePublishingTests

/// Our order of sources beside botocore's, which comes with moto.
@Suite(.blocking, .needs(MotoServer.need))
struct CredentialOrderTests {
  /// Prints the kind of source, or the kind of error, for each folder in its arguments.
  private static let script = """
    import json, os, sys
    import botocore.session
    for folder in sys.argv[1:]:
        for name in [name for name in os.environ if name.startswith("AWS_")]: del os.environ[name]
        os.environ.update(json.load(open(folder + "/variables.json")), HOME=folder)
        os.environ["AWS_EC2_METADATA_DISABLED"] = "true"
        try:
            found = botocore.session.Session().get_credentials()
            print(found.method if found else "none")
        except Exception as error:
            print("!" + type(error).__name__)
    """

  private static func kind(_ row: AWSFolder) -> String {
    do throws(SystemError) {
      switch try row.chain.provider() {
      case let key as StaticKey:
        if key.source.hasPrefix("environment") { return "env" }
        return key.source.hasSuffix("config file") ? "config-file" : "shared-credentials-file"
      case is WebIdentity: return "assume-role-with-web-identity"
      case let process as CredentialProcess: return process.missing == nil ? "custom-process" : "exported"
      default: return "none"
      }
    } catch {
      return error.description.hasPrefix("there are no credentials") ? "none" : "!"
    }
  }

  @Test func theOrderIsThatOfBotocore() throws {
    // These ask somebody, need a package that is not there, or fail in botocore when the key is fetched.
    let others = [
      "a relative URI", "a container before", "a role in", "aws login", "half a key in variables",
      "a metadata endpoint",
    ]
    let rows = (CredentialChainTests.sources + CredentialChainTests.refusals).filter { row in
      !others.contains { row.testDescription.hasPrefix($0) }
    }
    var folders: [AWSFolder] = []
    for row in rows {
      var aws = try AWSFolder(row.variables, credentials: row.credentials, config: row.config)
      aws.variables["AWS_EC2_METADATA_DISABLED"] = "true"
      // botocore runs the program to see whether its key ends.
      let program = #"echo '{"Version": 1, "AccessKeyId": "A", "SecretAccessKey": "B"}'"#
      for file in ["config", "credentials"] {
        guard let text = try? aws.folder.read(".aws/\(file)") else { continue }
        try aws.folder.write(text.replacing("print-key", with: program), to: ".aws/\(file)")
      }
      let variables = JSONValue.object(
        row.variables.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })
      try aws.folder.write(String(decoding: variables.bytes(), as: UTF8.self), to: "variables.json")
      folders.append(aws)
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: RealStore.tool("python3"))
    process.arguments = ["-W", "ignore", "-c", Self.script] + folders.map(\.folder.path)
    process.standardOutput = output
    try process.runWithTests()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let theirs = text.split(separator: "\n").map(String.init)
    try #require(theirs.count == rows.count)
    for (index, row) in rows.enumerated() {
      let ours = Self.kind(folders[index])
      let isExported = ours == "exported" && ["assume-role", "sso"].contains(theirs[index])
      let isSame = theirs[index].hasPrefix("!") ? ours == "!" : isExported || ours == theirs[index]
      #expect(isSame, "\(row.testDescription): \(ours), botocore: \(theirs[index])")
    }
  }
}
