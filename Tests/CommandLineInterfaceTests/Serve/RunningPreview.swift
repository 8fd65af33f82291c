import Dispatch
import Foundation
import SiteGenerator
import Testing

@testable import CommandLineInterface

/// The preview of a starter site that follows what is saved.
struct RunningPreview {
  /// Where the site lies.
  let folder: ScenarioFolder
  private let session: PreviewSession
  private let following = DispatchQueue(label: "following")

  /// Writes the site and serves it on a free port.
  ///
  /// - Parameter configuration: The whole of `site.yml`, in place of the starter's.
  init(configuration: String? = nil) throws {
    folder = try ScenarioFolder()
    let tool = CommandLineTool.clipsite(codes: [])
    #expect(tool.run(["init", "."], on: TerminalRecorder().terminal, workingFolder: folder.path) == .success)
    var options = PreviewSession.Options()
    options.port = 0
    if let configuration { try folder.write("Content/site.yml", configuration) }
    session = try PreviewSession(SiteFolder(folder.path), options)
    following.async { [session] in session.follow { _ in } }
  }

  /// The address of a path that belongs to no domain.
  func address(_ path: String) -> String { session.addresses.address(path) }

  /// The address of a path on the domain of the starter site.
  func page(_ path: String) -> String {
    address(path).replacingOccurrences(of: "//localhost", with: "//example.com.localhost")
  }

  /// Saves a file with one text in place of another.
  func save(_ name: String, replacing old: String, with new: String) throws {
    let text = try #require(folder.read(name))
    #expect(text.contains(old))
    try folder.write(name, text.replacingOccurrences(of: old, with: new))
  }

  /// Whether a request stays with the preview, whichever of its names it uses.
  func serves(_ address: String) -> Bool {
    guard let asked = URLComponents(string: address), let own = URLComponents(string: self.address("/"))
    else {
      return false
    }
    if asked.scheme == "data" { return true }
    let host = asked.host ?? ""
    return asked.port == own.port && (host == "localhost" || host.hasSuffix(".localhost"))
  }

  /// Ends the preview and removes the site.
  func stop() {
    session.stop()
    // The watch ends with the session.
    following.sync {}
    folder.remove()
  }
}
