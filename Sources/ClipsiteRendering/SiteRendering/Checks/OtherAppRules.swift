import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
package import ClipsiteText

/// The rule that `site.yml` names every app that a file of the content opens a service to.
enum OtherAppRules {
  static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    let options = site.configuration.options
    var known = Set((identifiers(of: site.configuration) + options.otherApps).map(\.key))
    var missing: [(range: SourceRange, identifiers: [ServiceIdentifier])] = []
    for (asset, file) in files(of: site, in: content) {
      guard let value = try? JSONParser.parse(file.bytes).value else { continue }
      let all =
        asset.isAssociation ? AssociationIdentifiers.all(in: value) : AssetLinks.identifiers(in: value)
      let own = all.filter { !known.contains($0.key) }
      missing.append((own.first.map(file.range) ?? SourceRange(file.path), own))
    }
    // A variant has the links of its original, and a chain can have the same on each page.
    let pages = site.pages.filter { $0.source.fields.appLinks != nil }
    for page in pages.filter({ !$0.isVariant }) + pages.filter(\.isVariant) {
      let links = page.source.fields.appLinks
      let all = links.map { identifiers(of: $0, domains: site.configuration.domains) } ?? []
      let range = SourceRange(content.displayPath(of: site.source(of: page)))
      missing.append((range, all.filter { known.insert($0.key).inserted }))
    }
    missing.removeAll { $0.identifiers.isEmpty }
    // Another finding corrects a service in the wrong letter case.
    let added = missing.flatMap(\.identifiers).filter { !AssociationIdentifiers.isMisspelled($0.service) }
    let line = ConfigurationLine("other-apps", options.otherApps + added)
    return missing.map { range, found in
      let (others, them) =
        found.count > 1 ? (", nor \(found.count - 1) more of this file", "them") : ("", "it")
      return Diagnostic(
        .undeclaredApp, at: range,
        "site.yml does not name \(Quoting.quoted(found[0].identifier)) for "
          + "\(Quoting.quoted(found[0].service))\(others)",
        fix: "remove \(them), or set `other-apps` in site.yml if you trust \(them)",
        notes: added.isEmpty ? [] : [line.note(in: content)])
    }
  }

  /// The files for apps that a site has. Another check reports one that cannot be read.
  static func files(of site: Site, in content: ContentFolder) -> [(asset: Asset, file: SourceFile)] {
    site.assets.filter { $0.isServed && ($0.isAssociation || $0.isAssetLinks) }.compactMap { asset in
      let bytes = try? FileStore.read(
        content.systemPath(of: asset.source), within: content.path, limit: ContentLimits.standard.fileBytes)
      return bytes.map { (asset, SourceFile(path: content.displayPath(of: asset.source), bytes: $0)) }
    }
  }

  /// The identifiers that the other keys of `site.yml` name.
  private static func identifiers(of configuration: SiteConfiguration) -> [ServiceIdentifier] {
    let (app, android) = (configuration.app, configuration.options.android)
    let links = [app.storeID?.rawValue] + (android?.apps ?? []).map(\.packageName.rawValue)
    return AssociationIdentifiers.all(in: configuration.association.value)
      + [.init("applinks", app.appID.description)] + links.compactMap { $0.map { .init("app-links", $0) } }
      + (android.map { AssetLinks.identifiers(in: $0.value) } ?? [])
  }

  /// The identifiers of apps, and the page for people without an app if it is on another domain.
  private static func identifiers(
    of links: AppLinks, domains: [AssociatedDomain]
  ) -> [ServiceIdentifier] {
    let page = links.web?.url.flatMap { url in domains.map(\.rawValue).contains(url.host) ? nil : url.rawValue
    }
    let apps = links.groups.flatMap(\.targets).flatMap { target in
      [AppLinkProperty.appStoreID, .package, .appID].compactMap { target[$0] }
    }
    return (apps + [page].compactMap(\.self)).map { .init("app-links", $0) }
  }
}

extension SourceFile {
  /// The range of an identifier behind its service, or the file as a whole if it is written with escapes.
  func range(of identifier: ServiceIdentifier) -> SourceRange {
    let service = bytes.firstRange(of: Array("\"\(identifier.service)\"".utf8))?.upperBound ?? 0
    let name = Array("\"\(identifier.identifier.prefix { $0 != " " })\"".utf8)
    let found = bytes[service...].firstRange(of: name) ?? bytes.firstRange(of: name)
    return found.map(place) ?? SourceRange(path)
  }
}

extension AssetLinks {
  /// Returns the apps and websites that a statement list names, each with its relation.
  ///
  /// An app is a package and one of its certificates. A statement in another form than documented is an
  /// identifier as a whole.
  fileprivate static func identifiers(in file: JSONValue) -> [ServiceIdentifier] {
    (file.elements ?? [file]).flatMap { statement -> [ServiceIdentifier] in
      let names = Set((statement.members ?? []).map(\.name)).subtracting(["relation_extensions", "comment"])
      if names == ["include"], let url = statement["include"]?.text { return [.init("include", url)] }
      guard names == ["relation", "target"], let relations = texts(statement["relation"]),
        let targets = statement["target"].flatMap(targets)
      else { return [.init("assetlinks.json", String(decoding: statement.bytes(), as: UTF8.self))] }
      return relations.flatMap { relation in targets.map { ServiceIdentifier(relation, $0) } }
    }
  }

  private static func targets(_ target: JSONValue) -> [String]? {
    let names = Set((target.members ?? []).map(\.name)).subtracting(["namespace"])
    switch target["namespace"]?.text {
    case "web" where names == ["site"]: return target["site"]?.text.map { [$0] }
    case "android_app" where names == ["package_name", "sha256_cert_fingerprints"]:
      guard let name = target["package_name"]?.text, let prints = texts(target["sha256_cert_fingerprints"])
      else { return nil }
      return prints.map { "\(name) \($0)" }
    default: return nil
    }
  }

  /// Returns the texts of a list, or `nil` if it is empty or has other elements.
  private static func texts(_ list: JSONValue?) -> [String]? {
    let texts = list?.elements?.map(\.text) ?? []
    return texts.isEmpty || texts.contains(nil) ? nil : texts.compactMap(\.self)
  }
}

extension DiagnosticCode {
  /// A file of the content opens a service to an app that `site.yml` does not name.
  package static let undeclaredApp = DiagnosticCode(
    "UndeclaredApp", .error,
    summary: "An identifier is missing in `other-apps` of `site.yml`.",
    explanation: """
      An app that an AASA file or `assetlinks.json` names can open links of your domain, or fill in passwords
      that people saved for it. So only `site.yml` decides which apps these are. An app of `site.yml` is named
      for `applinks` and the services that its keys turn on, such as `webcredentials: true`, and `other-apps`
      lists all other identifiers by service. The service of an Android app or a website is the relation, and
      its identifier is the package and a fingerprint, or the URL. `app-links` is the service of links to apps
      in front matter.

      The note has the complete line for `site.yml`.
      """,
    fix: "Remove the identifier, or copy the line of the note to `site.yml` if you trust the app.",
    example: .files(
      wrong: """
        ==> Content/.well-known/apple-app-site-association <==
        {"webcredentials": {"apps": ["ABCDE12345.com.example.Bagels"]}}
        """,
      right: """
        ==> Content/.well-known/apple-app-site-association <==
        {"webcredentials": {"apps": ["ABCDE12345.com.example.Bagels"]}}
        ==> Content/site.yml <==
        other-apps: {webcredentials: [ABCDE12345.com.example.Bagels]}
        """))
}
