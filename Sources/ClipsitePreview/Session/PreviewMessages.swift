import ClipsiteAppClips
import ClipsiteRendering
import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText
import Synchronization

/// The lines that a preview prints for the person who started it.
package final class PreviewMessages: Sendable {
  private struct State {
    var printed: Set<Diagnostic> = []
    var domains: Set<AssociatedDomain> = []
    var failure: String?
  }

  private let session: PreviewSession
  private let usesColor: Bool
  private let state = Mutex(State())

  /// The number of changed files that are named.
  private static let shownFiles = 3
  /// The number of domains that are listed.
  private static let shownDomains = 20

  /// - Parameter usesColor: Whether the terminal shows colors, so that codes are black on white in any theme.
  package init(_ session: PreviewSession, usesColor: Bool) {
    self.session = session
    self.usesColor = usesColor
  }

  // MARK: Addresses

  /// The addresses of the preview.
  ///
  /// - Parameter hasKeys: Whether the preview reads keys.
  package func welcome(hasKeys: Bool) -> String {
    let status = session.live.status
    let domains = status.snapshot?.site.domains.map(\.name) ?? []
    state.withLock { $0.domains = Set(domains) }
    let problem = status.isBroken ? ["The site has errors. \(shownInstead)"] : []
    let dashboard = ["Dashboard:", "  \(session.addresses.local.address(Dashboard.root))"]
    let keys = hasKeys ? "Press o to open the site, q to quit." : "Press Ctrl-C to stop."
    return (problem + lines(of: domains) + dashboard + phone + [keys]).joined(separator: "\n")
  }

  /// The addresses of the domains that the site did not have before, or nil if there are none.
  package func newDomains() -> String? {
    let domains = session.live.status.snapshot?.site.domains.map(\.name) ?? []
    let isNew = state.withLock { state in
      defer { state.domains = Set(domains) }
      return !domains.allSatisfy(state.domains.contains)
    }
    return isNew ? lines(of: domains).joined(separator: "\n") : nil
  }

  /// The address that `o` opens.
  package var home: String { session.addresses.local.address("/") }

  private func lines(of domains: [AssociatedDomain]) -> [String] {
    if domains.isEmpty { return [] }
    let width = domains.map { $0.rawValue.utf8.count }.max() ?? 0
    let local = session.addresses.local
    let lines = domains.prefix(Self.shownDomains).map { domain in
      let padding = String(repeating: " ", count: width - domain.rawValue.utf8.count)
      let mark = local.isName(domain) ? " (not in Safari)" : ""
      return "  \(domain)\(padding)  \(local.address(of: domain, "/"))\(mark)"
    }
    let rest = domains.count - lines.count
    return ["Previewing \(Dashboard.count(domains.count, "domain")):"] + lines
      + (rest > 0 ? ["  and \(rest) more: see the dashboard"] : [])
  }

  /// The addresses for a phone, and the code of the best one.
  private var phone: [String] {
    guard session.isReachableFromOutside else { return [] }
    let shared = session.addresses.network.map { host in
      let addresses = RequestAddresses(session.addresses, host: host)
      return addresses.entrance(to: addresses.address("/"))
    }
    guard let address = shared.first else { return ["This computer is not connected to a network."] }
    let code = (try? QRCode(onScreen: address)).map { TerminalCode($0).text(usesColor: usesColor) } ?? ""
    let whoever = session.isOpen ? [] : ["Other devices can read the site only with one of these addresses:"]
    return ["On a phone in the same network:"] + whoever + shared.map { "  \($0)" } + ["", code]
  }

  // MARK: Changes

  /// The diagnostics that were not printed before. Errors that are gone and come back are printed again.
  package func unprinted() -> [Diagnostic] {
    let diagnostics = session.live.status.listed
    return state.withLock { state in
      defer { state.printed = Set(diagnostics) }
      return diagnostics.filter { !state.printed.contains($0) }
    }
  }

  /// `true` if a refusal of the system was not the last thing that went wrong.
  package func isNew(_ failure: SystemError?) -> Bool {
    state.withLock { state in
      defer { state.failure = failure?.description }
      return failure?.description != state.failure
    }
  }

  /// One line about a reload: the files, the time, and the state of the site.
  package func line(about reload: LiveSite.Reload) -> String {
    let status = session.live.status
    let milliseconds = max(1, Int((reload.time / .milliseconds(1)).rounded()))
    let line = "\(files(reload.changes)): \(milliseconds) ms"
    guard reload.outcome == .broken else { return line }
    let errors = status.listed.count { $0.severity == .error }
    return "\(line). \(Dashboard.count(errors, "error")). \(shownInstead)"
  }

  /// The sentences that say what visitors see in place of files with errors.
  package var shownInstead: String { session.live.status.shownInstead.joined(separator: " ") }

  /// One line about a large site whose files were all looked at.
  package func lineAboutWholeSite() -> String {
    DiagnosticList(session.live.status.listed).summary.map { "All pages checked: \($0)." }
      ?? "All pages checked: no problems."
  }

  private func files(_ changes: FileChanges) -> String {
    guard case .paths(let paths) = changes, !paths.isEmpty else { return "The folders changed" }
    // A folder changes with each file in it.
    var files = paths.subtracting(paths.flatMap(\.foldersAbove))
    // Editors make and remove files while they save.
    let present = files.filter { session.live.hasFile(at: $0) }
    if !present.isEmpty { files = present }
    let names = files.sorted().prefix(Self.shownFiles).map { VisibleText.escaped($0.text) }
    let rest = files.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
  }
}
