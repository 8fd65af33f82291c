import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteText

/// The values of the example that a site was begun with. They are right until the site is published, so only
/// `check` reports them.
package enum PlaceholderRules {
  /// Reports the placeholders of a site, once for each file.
  package static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    // That of the site itself is in site.yml.
    let own = site.configuration.app.prefix.rawValue
    let inFiles = OtherAppRules.files(of: site, in: content).compactMap { _, file in
      AssociationIdentifiers.placeholder(in: file.bytes).flatMap { found in
        found.identifier.hasPrefix(own)
          ? nil
          : Diagnostic(
            .placeholderValues, at: file.range(of: found),
            "the App ID prefix of \(Quoting.quoted(found.identifier)) is one of examples",
            fix: AppIDPrefix.Rule.place)
      }
    }
    return inFiles
      + Dictionary(grouping: site.configuration.placeholders, by: \.range.path).values.map { values in
        Diagnostic(
          .placeholderValues, at: values[0].range,
          "the site still has placeholders: \(PlaceholderValue.text(of: values))",
          fix: "write your own values before you publish")
      }
  }
}

extension DiagnosticCode {
  /// Values of an example are left in a site.
  package static let placeholderValues = DiagnosticCode(
    "PlaceholderValues", .note,
    summary: "The site still has values of the example that it was begun with.",
    explanation: """
      `clipsite init` writes a domain, a Team ID, bundle IDs, and an App Store ID that are valid but belong to
      nobody. The domains are `example.com`, `example.net`, and `example.org`, all domains below them, and all
      that end with `.example`, `.test`, or `.invalid` (RFC 2606, RFC 6761). The bundle IDs and
      the Android package begin with `com.example`, `net.example`, or `org.example`. No device finds an App
      Clip with them. Links in `extra` to such a domain, as in the footer of a new site, lead nowhere.

      Nothing is wrong while you try things out, so this is a note even with `--strict`. Only `clipsite check`
      prints it. `clipsite publish` sends no placeholder to an object store on another computer, unless you
      use `--allow-placeholders`. A folder, a store on this computer, and a command of yours get them.
      """,
    fix: "Write the domain of your website, and the identifiers of your app.",
    example: .init(
      .configuration, wrong: "example.com", right: "ferry-street-donuts.shop",
      in: { domain in
        """
        domains: [\(domain)]
        app:
          team-id: A1B2C3D4E5
          bundle-id: shop.ferry-street-donuts.App
          clip-bundle-id: shop.ferry-street-donuts.App.Clip
          app-store-id: "6400000001"
        """
      }))
}
