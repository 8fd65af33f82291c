@testable import ClipsiteContent
import ClipsiteSystem
import Testing

@testable import ClipsiteSite

struct MediaTypeTests {
  @Test(arguments: [
    ("index.html", "text/html; charset=utf-8"), ("PHOTO.JPG", "image/jpeg"),
    ("a.tar.gz", "application/octet-stream"),
    ("apple-app-site-association", "application/json"),
    ("apple-app-site-association.json", "application/json"),
    ("assetlinks.json", "application/json"), ("style.css", "text/css; charset=utf-8"),
    ("README", "application/octet-stream"),
    ("icon.svg", "image/svg+xml; charset=utf-8"), ("x.", "application/octet-stream"),
  ])
  func followsFromTheName(_ name: String, type: String) { #expect(MediaType.of(RelativePath(name)) == type) }
}
