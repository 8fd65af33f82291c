import ClipsiteText

extension DiagnosticCode.Example {
  /// A request, and a wrong and a right answer to it.
  static func answer(
    to request: String = LiveExample.association, wrong: String, right: String = LiveExample.file()
  ) -> DiagnosticCode.Example {
    .init(.answer, wrong: "GET \(request)\n\n\(wrong)", right: "GET \(request)\n\n\(right)")
  }
}

/// The requests and answers that examples of checks share.
enum LiveExample {
  static let association = "https://example.com/.well-known/apple-app-site-association"
  static let page = "https://example.com/market"

  /// The lines of an answer with status 200.
  ///
  /// - Parameter fields: Lines behind the type, each with a line end before it.
  static func answer(_ type: String, _ body: String = "", fields: String = "") -> String {
    "HTTP/2 200\nContent-Type: \(type)\(fields)" + (body.isEmpty ? "" : "\n\n\(body)")
  }

  /// An AASA file with App Clips.
  static func file(
    _ clips: String = #""Q7W2E9R4T1.com.example.Donuts.Clip""#, type: String = "application/json",
    fields: String = ""
  ) -> String {
    answer(type, "{\"appclips\":{\"apps\":[\(clips)]}}", fields: fields)
  }

  /// A page with the tag of an App Clip and a preview image.
  static func page(clip: String = "Donuts", fields: String = "", style: String = "") -> String {
    let head = """
      <head>
      <meta name="apple-itunes-app"
        content="app-id=1234567890, app-clip-bundle-id=com.example.\(clip).Clip, app-clip-display=card">
      <meta property="og:image" content="https://example.com/donut.png">
      \(style)</head>
      """
    return answer("text/html; charset=utf-8", head, fields: fields)
  }
}
