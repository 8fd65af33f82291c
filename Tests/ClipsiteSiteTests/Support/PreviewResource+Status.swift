@testable import ClipsitePreview

extension PreviewResource {
  /// The status code with which the preview answers (RFC 9110, section 15).
  var status: Int {
    switch kind {
    case .found: 200
    case .redirect: 301
    case .notFound: 404
    case .unavailable: 503
    }
  }
}
