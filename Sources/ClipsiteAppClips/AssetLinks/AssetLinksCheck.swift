package import ClipsiteDiagnostics
import ClipsiteJSON

extension AssetLinks {
  /// The mistakes in a file that somebody wrote: those that make Android ignore it, or an app in it.
  package static func diagnostics(for file: SourceFile) -> [Diagnostic] {
    do throws(JSONSyntaxError) {
      let root = try JSONParser.parse(file.bytes)
      if let statements = root.elements { return statements.flatMap { mistakes(of: $0, in: file) } }
      let message = "the file is not a list of statements"
      return [mistake(root.range, in: file, message, fix: "write the statements in `[` and `]`")]
    } catch {
      let place = error.offset..<min(error.offset + 1, max(file.bytes.count, error.offset))
      return [mistake(place, in: file, "the file is not JSON: \(error.message)", fix: error.fix)]
    }
  }

  private static func mistake(
    _ range: Range<Int>, in file: SourceFile, _ message: String, fix: String?
  ) -> Diagnostic {
    Diagnostic(.assetLinksMistake, at: file.place(range), message, fix: fix)
  }

  /// The mistakes of a statement about an Android app.
  private static func mistakes(of statement: JSONNode, in file: SourceFile) -> [Diagnostic] {
    let relations = (statement["relation"]?.elements ?? []).compactMap(\.text)
    guard relations.contains(where: { $0.hasPrefix("delegate_permission/") }),
      let target = statement["target"],
      target["namespace"]?.text == "android_app"
    else { return [] }
    let (name, prints) = (
      target["package_name"] ?? target, target["sha256_cert_fingerprints"]?.elements ?? []
    )
    var found: [Diagnostic] = []
    if let rule = AndroidPackageName.Rule.broken(by: name.text ?? "") {
      let value = InvalidValue(name.text ?? "", rule)
      found.append(value.diagnostic(.assetLinksMistake, at: file.place(name.range)))
    }
    if prints.isEmpty {
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
      The file is a list of statements in JSON. An app has the name of its package and at least one SHA-256
      fingerprint (Android Developers, “Configure website associations”). clipsite adds the app of `android` in
      `site.yml` to the file.
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
