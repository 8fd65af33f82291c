package import ClipsiteDiagnostics
import ClipsiteJSON

extension AssociationLint {
  /// The file's object, when it is one that can be checked further.
  mutating func root() -> JSONNode? {
    if Self.isSigned(file.bytes) {
      diagnostics.append(
        Diagnostic(
          .associationFileSigned, at: SourceRange(file.path), "the file is signed with PKCS #7",
          fix: "publish the plain JSON")
      )
      checkSize(patterns: nil)
      return nil
    }
    do throws(JSONSyntaxError) {
      let root = try JSONParser.parse(file.bytes)
      checkSize(patterns: Self.patternCount(in: root))
      if root.members != nil { return root }
      report(
        .associationFileNotAnObject, at: root.range,
        "the file holds \(root.kind); it must hold an object")
    } catch {
      checkSize(patterns: nil)
      let end = min(error.offset + 1, max(file.bytes.count, error.offset))
      report(
        .associationFileNotJSON, at: error.offset..<end,
        "the file is not JSON: \(error.message)",
        fix: error.fix)
    }
    return nil
  }

  private mutating func checkSize(patterns: Int?) {
    let size = file.bytes.count
    guard size > AppSiteAssociation.comfortableSize else { return }
    let isTooLarge = size > AppSiteAssociation.maximumSize
    diagnostics.append(
      Diagnostic(
        isTooLarge ? DiagnosticCode.associationFileTooLarge : DiagnosticCode.associationFileNearlyTooLarge,
        at: SourceRange(file.path),
        "the file has \(size) bytes\(patterns.map { ", with \($0) patterns" } ?? ""); "
          + "Apple's systems read at most \(AppSiteAssociation.maximumSize) bytes",
        fix: "use patterns in place of single paths"))
  }

  /// Returns the number of path patterns in the universal links. These patterns are what makes a file large.
  private static func patternCount(in root: JSONNode) -> Int {
    (root["applinks"]?["details"]?.elements ?? []).reduce(0) { count, details in
      count + (details["components"]?.elements?.count ?? 0) + (details["paths"]?.elements?.count ?? 0)
    }
  }

  /// Indicates whether the bytes start like a PKCS #7 signed message. It can be DER (the object identifier
  /// 1.2.840.113549.1.7.2 near the start of a sequence) or PEM.
  static func isSigned(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "-----BEGIN PKCS7-----".utf8) || bytes.starts(with: "-----BEGIN CMS-----".utf8) {
      return true
    }
    let signedData: [UInt8] = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02]
    guard bytes.first == 0x30, bytes.count > signedData.count else { return false }
    let last = min(8, bytes.count - signedData.count)
    return (1...max(1, last)).contains { bytes[$0...].starts(with: signedData) }
  }
}

extension DiagnosticCode {
  package static let associationFileTooLarge = DiagnosticCode(
    "AssociationFileTooLarge", .error,
    explanation: """
      Apple's systems read at most 128 KB of an `apple-app-site-association` file, uncompressed (App Search
      Programming Guide, archived). A larger file is ignored as a whole.
      """)

  package static let associationFileNearlyTooLarge = DiagnosticCode(
    "AssociationFileNearlyTooLarge", .warning,
    explanation: """
      The file is above 100 KiB and nears the limit of 128 KiB. Use patterns in place of single paths.
      """)

  package static let associationFileSigned = DiagnosticCode(
    "AssociationFileSigned", .warning,
    explanation: """
      The file is signed (PKCS #7), as only iOS 8 needed it. Today it is plain JSON, and App Store Connect
      answers BAD_PKCS7_SIGNATURE when the signature does not hold. What is inside is not checked. Publish the
      JSON itself.
      """)

  package static let associationFileNotJSON = DiagnosticCode(
    "AssociationFileNotJSON", .error,
    explanation: """
      The file is not JSON (RFC 8259), so Apple's systems ignore it (BAD_JSON_CONTENT). Samples in articles
      often lack a quote or have a comma too many.
      """)

  package static let associationFileNotAnObject = DiagnosticCode(
    "AssociationFileNotAnObject", .error,
    explanation: """
      The file has to hold one JSON object with members such as `appclips` and `applinks`.
      """)
}
