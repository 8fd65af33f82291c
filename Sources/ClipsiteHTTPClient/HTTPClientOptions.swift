/// How a client connects.
package struct HTTPClientOptions: Sendable {
  /// The `User-Agent` of requests that name none.
  package var userAgent = "clipsite"
  /// How long a connection may take, in milliseconds.
  package var connectTimeout = 10_000
  /// For how many seconds nothing may move before a request is given up.
  package var stallTimeout = 30
  /// How long a request may take in all, in milliseconds; 0 for as long as something moves.
  package var totalTimeout = 0
  /// The longest body of an answer, in bytes; a longer one is a failure.
  package var largestAnswer = 256 << 20
  /// Addresses to use instead of what the name service says, each `HOST:PORT:ADDRESS`.
  package var addresses: [String] = []
  /// Servers to connect to instead of those that URLs name, each `HOST:PORT:ADDRESS:PORT`; an empty port is
  /// that of the URL.
  package var routes: [String] = []
  /// Whether to tell when certificates end.
  package var readsCertificates = false
  /// A file with the certificates to trust instead of the system's (PEM).
  package var certificateFile: String?
  /// How many connections there may be at once.
  package var connections = 64

  /// The usual ways.
  package init() {}
}
