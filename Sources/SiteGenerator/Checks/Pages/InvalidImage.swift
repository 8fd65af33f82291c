import ContentParsing
import Diagnostics

/// A picture's file is broken or of a kind that previews do not show.
enum InvalidImage {
  static let code = DiagnosticCode(
    "InvalidImage", .error,
    explanation: """
      Preview pictures are JPEG, PNG, GIF or WebP. The file's first bytes say otherwise, or they say a size that cannot be.
      """)

  static func diagnostic(_ path: String, _ error: ImageHeaderError) -> Diagnostic {
    Diagnostic(code, at: Place(path), "this is not a picture that can be used: \(error.message)", fix: "export it as JPEG or PNG")
  }
}
