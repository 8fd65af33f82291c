package import ClipsiteText

extension AssociationLint {
  /// The file's object, when it is one that can be checked further.
  mutating func root() -> JSONNode? {
    if Self.isSigned(file.bytes) {
      report(
        .associationFileSigned, at: 0..<1, "the file is signed with PKCS #7", fix: "publish the plain JSON")
      checkSize(patterns: nil)
      return nil
    }
    do throws(JSONSyntaxError) {
      let root = try JSONParser.parse(file.bytes)
      checkSize(patterns: Self.patternCount(in: root))
      // Apple's systems do not look into a larger file, and the checks of one could take long.
      if root.members != nil, file.bytes.count > AppSiteAssociation.maximumSize { return nil }
      if root.members != nil { return root }
      report(
        .associationFileNotAnObject, at: root.range,
        "the file is \(root.kind), but it must be an object")
    } catch {
      checkSize(patterns: nil)
      report(
        .associationFileNotJSON, at: error.range(in: file.bytes.count),
        "the file is not JSON: \(error.message)",
        fix: error.fix)
    }
    return nil
  }

  private mutating func checkSize(patterns: Int?) {
    let size = file.bytes.count
    guard size > AppSiteAssociation.comfortableSize else { return }
    let limit = AppSiteAssociation.maximumSize
    // Of a file that is too large, the first byte that nobody reads.
    report(
      size > limit ? .associationFileTooLarge : .associationFileNearlyTooLarge,
      at: size > limit ? limit..<(limit + 1) : 0..<1,
      "the file has \(size) bytes\(patterns.map { ", with \($0) patterns" } ?? ""), but "
        + "Apple's systems read at most \(limit) bytes",
      fix: "use patterns instead of single paths")
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
    summary: "Apple's systems ignore an AASA file above 128 KiB.",
    explanation: """
      They read at most 128 KB of an uncompressed `apple-app-site-association` file (App Search Programming
      Guide, archived). They ignore a larger file as a whole.
      """,
    fix: "Replace single paths with patterns.",
    example: .init(
      .files,
      wrong: "Content/.well-known/apple-app-site-association (130 KiB)",
      right: "Content/.well-known/apple-app-site-association (4 KiB)"))

  package static let associationFileNearlyTooLarge = DiagnosticCode(
    "AssociationFileNearlyTooLarge", .warning,
    summary: "The AASA file is above 100 KiB and nears the limit of 128 KiB.",
    explanation: "Apple's systems ignore a larger file as a whole.",
    fix: "Replace single paths with patterns.",
    example: .init(
      .files,
      wrong: "Content/.well-known/apple-app-site-association (110 KiB)",
      right: "Content/.well-known/apple-app-site-association (4 KiB)"))

  package static let associationFileSigned = DiagnosticCode(
    "AssociationFileSigned", .error,
    summary: "The AASA file is signed (PKCS #7).",
    explanation: """
      Only iOS 8 needed a signature. Today the file is plain JSON, and App Store Connect reports
      BAD_PKCS7_SIGNATURE if the signature is invalid. clipsite does not check the contents of a signed file,
      so nobody knows which apps it names.
      """,
    fix: "Publish the JSON itself.",
    example: .init(
      .association,
      wrong: "0<82><0B><5A><06><09>*<86>H<86><F7><0D><01><07><02>",
      right: #"{"webcredentials": {"apps": ["ABCDE12345.com.example.Donuts"]}}"#))

  package static let associationFileNotJSON = DiagnosticCode(
    "AssociationFileNotJSON", .error,
    summary: "The file is not JSON, so Apple's systems ignore it.",
    explanation: """
      RFC 8259 defines JSON, and App Store Connect reports BAD_JSON_CONTENT. Samples in articles often lack a
      quote or have a comma too many.
      """,
    fix: "Correct the syntax at the position in the message.",
    example: .init(
      .association,
      wrong: #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip"],}}"#,
      right: #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip"]}}"#))

  package static let associationFileNotAnObject = DiagnosticCode(
    "AssociationFileNotAnObject", .error,
    summary: "The file must contain one JSON object.",
    explanation: "Its members are services such as `appclips` and `applinks`.",
    fix: "Put the services between braces.",
    example: .init(
      .association,
      wrong: #"["ABCDE12345.com.example.Donuts.Clip"]"#,
      right: #"{"appclips": {"apps": ["ABCDE12345.com.example.Donuts.Clip"]}}"#))
}
