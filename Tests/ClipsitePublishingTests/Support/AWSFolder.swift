import ClipsiteSystem
import ClipsiteTestTools

@testable import ClipsitePublishing

/// A home folder with the profile files of the tools of AWS.
struct AWSFolder {
  let folder: DisposableFolder
  /// Variables besides `HOME`.
  var variables: [String: String]

  init(_ variables: [String: String] = [:], credentials: String = "", config: String = "") throws {
    folder = try DisposableFolder()
    self.variables = variables
    try folder.write(credentials, to: ".aws/credentials")
    try folder.write(config, to: ".aws/config")
  }

  var environment: Environment { Environment(variables.merging(["HOME": folder.path]) { first, _ in first }) }

  var configuration: AWSConfiguration { AWSConfiguration(environment) }

  /// The chain, which waits for nothing between two attempts.
  var chain: CredentialChain {
    var chain = CredentialChain(configuration: configuration)
    chain.client.longestPause = .zero
    return chain
  }

  /// The message of a chain that has no source.
  func refusal() -> String? {
    do throws(SystemError) {
      _ = try chain.provider()
      return nil
    } catch {
      return error.description
    }
  }
}
