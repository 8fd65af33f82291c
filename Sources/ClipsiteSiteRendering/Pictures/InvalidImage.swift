package import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// A picture's file is broken or of a kind that previews do not show.
package enum InvalidImage {
  package static func diagnostic(_ path: String, _ error: ImageHeaderError) -> Diagnostic {
    Diagnostic(
      .invalidImage, at: SourceRange(path), message(error), fix: "export the picture again, as JPEG or PNG")
  }

  private static func message(_ error: ImageHeaderError) -> String {
    switch error {
    case .unknownFormat: "the file is no picture in a format that previews show"
    case .truncated(let format): "the \(format.rawValue.uppercased()) picture ends before its size is told"
    case .malformed(let format): "the picture breaks the rules of \(format.rawValue.uppercased())"
    case .zeroSize: "the picture is zero pixels wide or high"
    }
  }
}

extension DiagnosticCode {
  /// A picture's file is broken or of a kind that previews do not show.
  package static let invalidImage = DiagnosticCode(
    "InvalidImage", .error,
    explanation: """
      Preview pictures are JPEG, PNG, GIF or WebP. The file's first bytes say otherwise, or they say a size that cannot be.
      """)
}
