@testable import ClipsiteContent
import ClipsiteRendering
import ClipsiteSite
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

/// Reads the site of the repository, which must have no errors.
func loadSite() throws -> Site { try loadSite(at: Repository.root.path) }

/// Reads a site, which must have no errors.
func loadSite(in folder: DisposableFolder) throws -> Site {
  try withExtendedLifetime(folder) { try loadSite(at: folder.path) }
}

private func loadSite(at path: String) throws -> Site {
  let loaded = try LoadedSite(SiteFolder(path))
  let errors = loaded.diagnostics.filter { $0.severity == .error }.map(\.message)
  return try #require(loaded.site, "\(errors)")
}
