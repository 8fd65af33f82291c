import ClipsitePlatform
package import ClipsiteDiagnostics
import ClipsiteSiteModel

/// The files of the content that stand where nobody looks for them: in a folder `.well-known` that is not at
/// the root of a domain, or under a name that no device asks for.
enum WellKnownFileRules {
  static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    site.assets.filter(\.isServed).compactMap { asset in
      let range = SourceRange(content.displayPath(of: asset.source))
      if asset.source.folder.components.dropFirst().contains(WellKnown.folder) {
        return Diagnostic(
          .misplacedWellKnown, at: range, "nobody will look for a folder .well-known here",
          fix: "move its files to Content/.well-known/, or to a folder in it with the domain's name")
      }
      if asset.source == ".well-known/vercel.json" {
        return Diagnostic(
          .ineffectiveProviderFile, at: range, "no host reads a configuration file in this folder",
          fix: "move it to the root of the project")
      }
      guard asset.source.name.hasPrefix(WellKnown.associationName.text), !asset.isAssociation else {
        return nil
      }
      return Diagnostic(
        .misplacedAssociationFile, at: range,
        "devices do not read an AASA file with this name in this place",
        fix: "move it to Content/.well-known/apple-app-site-association")
    }
  }
}

extension DiagnosticCode {
  /// A folder `.well-known` is not at the top of the content folder.
  package static let misplacedWellKnown = DiagnosticCode(
    "MisplacedWellKnown", .error,
    explanation: """
      Devices and crawlers ask for `/.well-known/…` at the root of a domain only (RFC 8615; Apple, “Supporting
      associated domains”). Files for the primary domain go to `Content/.well-known/`, those of another domain
      to a folder in it with the domain's name, as in `Content/.well-known/ferrystreet.example.net/`.
      """)

  /// An AASA file stands where devices do not look for it, or has another name.
  package static let misplacedAssociationFile = DiagnosticCode(
    "MisplacedAssociationFile", .error,
    explanation: """
      The file is `apple-app-site-association`, without extension, in `Content/.well-known/`; clipsite merges
      it with what the site needs. One with the extension `.json`, or in another folder, is read by nobody
      (Apple, “Supporting associated domains”).
      """)

  /// A host configuration file stands where no host reads it.
  package static let ineffectiveProviderFile = DiagnosticCode(
    "IneffectiveProviderFile", .warning,
    explanation: """
      `vercel.json` is read at the root of a project only. In `.well-known` it is served to the world and
      configures nothing, a mistake that has left AASA files without their type.
      """)
}
