import ClipsiteMarkup

/// The page that is shown where the site has none of its own for status 404.
package enum NotFoundPage {
  /// A 404 response with the site's page, or with a built-in one that names the path.
  package static func response(to request: HTTPRequest, page: [UInt8]? = nil) -> HTTPResponse {
    HTTPResponse(.notFound, contentType: "text/html; charset=utf-8", page ?? builtIn(request.path))
  }

  private static func builtIn(_ path: String) -> [UInt8] {
    let path = MarkupEscaping.escaped(path, .html)
    return Array(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>Not found</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">
      <style>body { font: 1.0625rem/1.6 system-ui, sans-serif; margin: 3rem 1.25rem; }</style>
      </head>
      <body>
      <main><h1>Not found</h1><p>The site has no file at <code>\(path)</code>.</p></main>
      </body>
      </html>

      """.utf8)
  }
}
