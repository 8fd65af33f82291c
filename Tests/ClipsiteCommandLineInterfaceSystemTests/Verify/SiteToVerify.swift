import Foundation
import ClipsiteJSON

@testable import ClipsiteCommandLineInterface
@testable import ClipsiteCommandLineInterfaceTests

/// The starter site, built, and a server that serves it.
struct SiteToVerify {
  let site: SiteToPublish
  let server: LiveServer

  /// - Parameter hasShortURL: Whether a page has a short URL on `go.example.com`.
  init(_ scenario: String, certificate: TestCertificates.Kind = .good, hasShortURL: Bool = false) throws {
    site = try SiteToPublish()
    let fingerprint = Array(repeating: "A1", count: 32).joined(separator: ":")
    try site.folder.write(
      "Content/site.yml",
      site.configuration + "android: {package: com.example.donuts, fingerprints: [\"\(fingerprint)\"]}\n"
        + (scenario.hasPrefix("search") ? "directory: {path: locations}\n" : ""))
    if hasShortURL { try site.addShortURL() }
    _ = site.run("build")
    let folder = site.folder.path
    let file = try TestCertificates.make(certificate, in: folder)
    server = try LiveServer(scenario, serving: "\(folder)/Output", certificate: file, in: folder)
  }

  /// Runs the command against the server.
  func verify(_ more: String = "") -> (status: ExitStatus, output: String, error: String) {
    let servers = [
      "example.com:443:127.0.0.1:\(server.port)", "example.com:80:127.0.0.1:\(server.plainPort)",
      "go.example.com:443:127.0.0.1:\(server.port)",
    ]
    return site.run(
      "verify \(servers.map { "--resolve \($0)" }.joined(separator: " ")) "
        + "--ca-file ca.pem --cdn http://127.0.0.1:\(server.plainPort)/ "
        + "--google http://127.0.0.1:\(server.plainPort) \(more)")
  }

  /// What the command finds besides what is good to know, as `V03AssociationStatus error`, each once, and its
  /// status.
  ///
  /// That an AASA file came late is left out: on a busy computer it may. `V08AssociationTimeTests` are about
  /// that.
  func findings(_ more: String = "") throws -> (found: [String], status: ExitStatus) {
    let result = verify("--format json \(more)")
    let objects = try SiteToPublish.events(result.output)
    let found = objects.compactMap { object -> String? in
      guard let level = object["level"]?.text, level != "information" else { return nil }
      let finding = "\(object["check"]?.text ?? "") \(level)"
      return finding == "V08AssociationTime warning" ? nil : finding
    }
    return (Set(found).sorted(), result.status)
  }
}
