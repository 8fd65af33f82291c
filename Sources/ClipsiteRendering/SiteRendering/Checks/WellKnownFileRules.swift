import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
package import ClipsiteText

/// The files of the content that stand where nobody looks for them: in a folder `.well-known` that is not at
/// the root of a domain, or under a name that no device asks for.
enum WellKnownFileRules {
  static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    site.assets.filter(\.isServed).compactMap { asset -> Diagnostic? in
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
      guard !asset.isMerged else { return nil }
      // Some servers ignore letter case, and the others do not find the file.
      let isLinks = asset.source.name.text.lowercased() == WellKnown.assetLinksPath.name.text
      guard isLinks || asset.source.name.hasPrefix(WellKnown.associationName.text) else { return nil }
      return Diagnostic(
        .misplacedAssociationFile, at: range,
        "devices do not read \(isLinks ? "a file for Android" : "an AASA file") with this name in this place",
        fix: "move it to Content/\(isLinks ? WellKnown.assetLinksPath : WellKnown.associationPath)")
    }
  }
}

extension DiagnosticCode {
  /// A folder `.well-known` is not at the top of the content folder.
  package static let misplacedWellKnown = DiagnosticCode(
    "MisplacedWellKnown", .error,
    summary: "A `.well-known` folder is in the wrong place.",
    explanation: """
      Devices and crawlers request `/.well-known/…` only at the root of a domain (RFC 8615; Apple, “Supporting
      associated domains”).
      """,
    fix: """
      Move files of the primary domain to `Content/.well-known/`, and files of another domain to a folder in
      it with the domain's name.
      """,
    example: .files(
      wrong: "Content/stores/.well-known/security.txt", right: "Content/.well-known/security.txt"))

  /// A file for apps stands where devices do not look for it, or has another name.
  package static let misplacedAssociationFile = DiagnosticCode(
    "MisplacedAssociationFile", .error,
    summary: "An existing AASA file or `assetlinks.json` has the wrong name or folder.",
    explanation: """
      clipsite merges `Content/.well-known/apple-app-site-association`, without an extension, with the file
      that the site needs. No system reads a file with `.json`, or in another folder (Apple, “Supporting
      associated domains”). The same is true of `Content/.well-known/assetlinks.json`, in lower case.
      """,
    fix: "Move the file there.",
    example: .files(
      wrong: "Content/apple-app-site-association",
      right: "Content/.well-known/apple-app-site-association"))

  /// A host configuration file stands where no host reads it.
  package static let ineffectiveProviderFile = DiagnosticCode(
    "IneffectiveProviderFile", .warning,
    summary: "The configuration file of a provider has no effect in `.well-known`.",
    explanation: """
      Vercel reads `vercel.json` only at the root of a project. In `.well-known`, it is public and configures
      nothing.
      """,
    fix: "Move the file to `Content`.",
    example: .files(
      wrong: """
        ==> Content/.well-known/vercel.json <==
        {}
        ==> Content/site.yml <==
        assets: [.well-known/vercel.json]
        """,
      right: """
        ==> Content/vercel.json <==
        {}
        ==> Content/site.yml <==
        assets: [vercel.json]
        """))
}
