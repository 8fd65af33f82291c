package struct HTTPClientOptions: Sendable {
  /// The `User-Agent` of requests that name none.
  package var userAgent = "clipsite"
  /// The time limit for connecting, in milliseconds.
  package var connectTimeout = 10_000
  /// For how many seconds nothing may move before a request is given up.
  package var stallTimeout = 30
  /// The time limit for a whole request, in milliseconds, or 0 for as long as something moves.
  package var totalTimeout = 0
  /// The longest body of an answer, in bytes; a longer one is a failure.
  package var largestAnswer = 256 << 20
  /// Servers to connect to instead of those that URLs name, each `HOST:PORT:ADDRESS:PORT`; an empty port is
  /// that of the URL.
  package var routes: [String] = []
  /// Indicates whether to ask all hosts directly, even if the environment names a proxy.
  package var isDirect = false
  /// Indicates whether to tell when certificates end.
  package var readsCertificates = false
  /// A file with the certificates to trust instead of the system's (PEM).
  package var certificateFile: String?
  /// The largest number of simultaneous connections.
  package var connections = 64

  /// The usual ways.
  package init() {}
}
