import ClipsiteText
import Foundation
import Synchronization

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// The starter site, built, and a server that serves it.
struct SiteToVerify {
  let site: SiteToPublish
  let server: LiveServer

  /// - Parameter hasShortURL: Whether a page has a short URL on `go.example.com`.
  init(_ scenario: String, certificate: TestCertificates.Kind = .good, hasShortURL: Bool = false) throws {
    site = try SiteToPublish(
      copying: Self.built.files(scenario.hasPrefix("search") ? "search" : hasShortURL ? "short URL" : "plain")
      {
        try Self.build(hasDirectory: scenario.hasPrefix("search"), hasShortURL: hasShortURL)
      })
    let folder = site.folder.path
    let file = try TestCertificates.make(certificate, in: folder)
    server = try LiveServer(scenario, serving: "\(folder)/Output", certificate: file, in: folder)
  }

  /// The sites that were built, by kind. Each is built once.
  private static let built = KeptFiles()

  private static func build(hasDirectory: Bool, hasShortURL: Bool) throws -> [String: Data] {
    let site = try SiteToPublish()
    let fingerprint = Array(repeating: "A1", count: 32).joined(separator: ":")
    try site.folder.write(
      "Content/site.yml",
      site.configuration + "android: {package: com.example.donuts, fingerprints: [\"\(fingerprint)\"]}\n"
        + (hasDirectory ? "directory: {path: locations}\n" : ""))
    if hasShortURL { try site.addShortURL() }
    _ = site.run("build")
    return try site.files()
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

/// Files that take long to make, in memory: made once, whoever asks first.
final class KeptFiles: Sendable {
  private let kept = Mutex<[String: [String: Data]]>([:])

  /// The files of a kind, by path.
  func files(_ kind: String, _ make: () throws -> [String: Data]) throws -> [String: Data] {
    try kept.withLock { kept in
      if let files = kept[kind] { return files }
      let files = try make()
      kept[kind] = files
      return files
    }
  }
}
