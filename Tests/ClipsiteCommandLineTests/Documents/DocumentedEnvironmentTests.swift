import ClipsiteAppStoreConnect
import ClipsiteNetwork
import ClipsitePublishing
import ClipsiteSystem
import Testing

@testable import ClipsiteCommandLine

/// The environment variables of the reference are the declared ones. Nothing else can be read: `Environment`
/// takes no names.
struct DocumentedEnvironmentTests {
  @Test(arguments: [
    ("object stores", EnvironmentVariable.ofObjectStores),
    ("App Store Connect", EnvironmentVariable.ofAppStoreConnect),
    ("the network", EnvironmentVariable.ofNetwork),
    ("GitHub Actions", EnvironmentVariable.ofGitHubActions),
    ("the terminal", EnvironmentVariable.ofTerminal),
    ("the system", EnvironmentVariable.ofSystem),
  ])
  func theVariablesAreThoseOfTheCode(_ subject: String, _ variables: [EnvironmentVariable]) throws {
    let rows = variables.map { "| `\($0)` | \($0.about) |\n" }
    try Document(page: "Reference/Environment").expectSection(
      "variables of \(subject)", "| variable | meaning |\n| --- | --- |\n" + rows.joined())
  }
}
