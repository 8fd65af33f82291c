package import ClipsiteText

extension AssetLinks {
  /// The mistakes in a file that somebody wrote: those that make Android ignore it, or an app in it.
  package static func diagnostics(for file: SourceFile) -> [Diagnostic] {
    do throws(JSONSyntaxError) {
      let root = try JSONParser.parse(file.bytes)
      if let statements = root.elements { return statements.flatMap { mistakes(of: $0, in: file) } }
      let message = "the file is not a list of statements"
      return [mistake(root.range, in: file, message, fix: "write the statements in `[` and `]`")]
    } catch {
      let place = error.range(in: file.bytes.count)
      return [mistake(place, in: file, "the file is not JSON: \(error.message)", fix: error.fix)]
    }
  }

  private static func mistake(
    _ range: Range<Int>, in file: SourceFile, _ message: String, fix: String?
  ) -> Diagnostic {
    Diagnostic(.assetLinksMistake, at: file.place(range), message, fix: fix)
  }

  /// The mistakes of a statement. One that includes another file has no app.
  private static func mistakes(of statement: JSONNode, in file: SourceFile) -> [Diagnostic] {
    if statement["include"] != nil { return [] }
    let found = relationMistakes(of: statement, in: file)
    let target = statement["target"]
    switch target?["namespace"]?.text {
    case "web":
      let site = target?["site"] ?? statement
      let url = site.text.flatMap { try? WebURL($0).rawValue }
      if url?.split(separator: "/").count == 2 { return found }
      let (message, fix) = ("the `site` of the target is not an origin", "write it as in `https://a.com`")
      return found + [mistake(site.range, in: file, message, fix: fix)]
    case "android_app": return found + (target.map { appMistakes(in: $0, of: file) } ?? [])
    case let name:
      let message =
        "the target has \(name.map { "the `namespace` \(Quoting.quoted($0))" } ?? "no `namespace`")"
      let range = (target?["namespace"] ?? target ?? statement).range
      return found + [mistake(range, in: file, message, fix: "write `android_app` for an app, or `web`")]
    }
  }

  /// The last parts of the relations that Google documents.
  private static let relations = ["handle_all_urls", "get_login_creds", "use_as_origin", "query_webapk"]

  private static func relationMistakes(of statement: JSONNode, in file: SourceFile) -> [Diagnostic] {
    let list = statement["relation"]
    guard let items = list?.elements, !items.isEmpty, items.allSatisfy({ $0.text != nil }) else {
      return [
        mistake(
          (list ?? statement).range, in: file, "`relation` is not a list of texts",
          fix: "write `[\"\(relation)\"]`")
      ]
    }
    return items.compactMap { item in
      let name = item.text ?? ""
      let last = name.split { $0 == "." || $0 == "/" }.last.map(String.init) ?? ""
      guard
        let meant = Suggestion.nearest(to: last, in: relations).map({ "delegate_permission/common.\($0)" }),
        meant != name
      else { return nil }
      return mistake(
        item.range, in: file, "Android does not know the relation \(Quoting.quoted(name))",
        fix: "did you mean `\(meant)`?")
    }
  }

  private static let keys = ["namespace", "package_name", "sha256_cert_fingerprints"]

  /// The mistakes of an Android app, whatever it may do.
  private static func appMistakes(in target: JSONNode, of file: SourceFile) -> [Diagnostic] {
    let name = target["package_name"] ?? target
    let list = target["sha256_cert_fingerprints"]
    let prints = list?.elements ?? []
    var found: [Diagnostic] = []
    for member in target.members ?? [] where !keys.contains(member.name) {
      let message = "\(Quoting.quoted(member.name)) is not a key of an app"
      if let fix = Suggestion.fix(for: member.name, in: keys) {
        found.append(mistake(member.nameRange, in: file, message, fix: fix))
      }
    }
    if !found.isEmpty { return found }
    if let rule = AndroidPackageName.Rule.broken(by: name.text ?? "") {
      let value = InvalidValue(name.text ?? "", rule)
      found.append(value.diagnostic(.assetLinksMistake, at: file.place(name.range)))
    }
    if let list, list.elements == nil {
      let message = "`sha256_cert_fingerprints` is \(list.kind), but it must be an array"
      found.append(mistake(list.range, in: file, message, fix: "write it in `[` and `]`"))
    } else if prints.isEmpty {
      let message = "\(Quoting.quoted(name.text ?? "")) has no `sha256_cert_fingerprints`"
      found.append(mistake(target.range, in: file, message, fix: CertificateFingerprint.Rule.form))
    }
    for print in prints {
      do throws(InvalidValue) { _ = try CertificateFingerprint(print.text ?? "") } catch {
        found.append(error.diagnostic(.assetLinksMistake, at: file.place(print.range)))
      }
    }
    return found
  }
}

extension DiagnosticCode {
  package static let assetLinksMistake = DiagnosticCode(
    "AssetLinksMistake", .error,
    summary: "Android cannot use your `assetlinks.json`.",
    explanation: """
      The file is a list of statements in JSON. A statement has a list of relations, and a target with the
      namespace `android_app` or `web`. An app has the name of its package and at least one SHA-256 fingerprint
      (Android Developers, “Configure website associations”). clipsite adds the app of `android` in `site.yml`
      to the file.
      """,
    fix: "Correct the file at the position in the message.",
    example: .files(
      wrong: """
        ==> Content/.well-known/assetlinks.json <==
        [
        """,
      right: """
        ==> Content/.well-known/assetlinks.json <==
        []
        """))
}
