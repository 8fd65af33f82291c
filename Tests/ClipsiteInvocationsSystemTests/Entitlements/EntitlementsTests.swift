import ClipsiteAppClips
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteInvocations
@testable import ClipsiteInvocationsTests

/// What is written, as the property list reader of Python's standard library reads it.
@Suite(.blocking, .needs(InstalledTool.python))
struct EntitlementsTests {
  private static let script = "import json, plistlib, sys; print(json.dumps(plistlib.load(open('f', 'rb'))))"

  private struct File: Decodable, Equatable {
    var domains: [String]
    var parents: [String]?
    var clips: [String]?
    var isOnDemand: Bool?

    enum CodingKeys: String, CodingKey {
      case domains = "com.apple.developer.associated-domains"
      case parents = "com.apple.developer.parent-application-identifiers"
      case clips = "com.apple.developer.associated-appclip-app-identifiers"
      case isOnDemand = "com.apple.developer.on-demand-install-capable"
    }
  }

  private func read(_ entitlements: Entitlements) throws -> File {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(entitlements.bytes).write(to: folder.appendingPathComponent("f"))
    let output = try InstalledTool.python.run(["-c", Self.script], in: folder.path)
    return try JSONDecoder().decode(File.self, from: Data(output.utf8))
  }

  @Test func theAppHasEveryServiceOfItsDomains() throws {
    #expect(
      try read(SampleSite.entitlements(.app))
        == File(
          domains: [
            "appclips:example.com", "appclips:go.example.com", "applinks:example.com",
            "webcredentials:example.com",
          ], clips: ["$(AppIdentifierPrefix)com.example.Donuts.Clip"]))
  }

  @Test func theClipHasWhatTheFilesNameItFor() throws {
    #expect(
      try read(SampleSite.entitlements(.clip))
        == File(
          domains: ["appclips:example.com", "appclips:go.example.com"],
          parents: ["$(AppIdentifierPrefix)com.example.Donuts"], isOnDemand: true))
  }

  @Test(arguments: AssociatedDomainMode.allCases)
  func everyEntryHasTheMode(_ mode: AssociatedDomainMode) throws {
    let domains = try read(SampleSite.entitlements(.clip, mode: mode)).domains
    #expect(domains == ["example.com", "go.example.com"].map { "appclips:\($0)?mode=\(mode.rawValue)" })
  }

  @Test func anAppWithoutDomainsHasNoList() {
    let entitlements = Entitlements(for: .clip, app: SampleSite.app, clip: SampleSite.clip, domains: [])
    #expect(!String(decoding: entitlements.bytes, as: UTF8.self).contains("associated-domains"))
  }
}
