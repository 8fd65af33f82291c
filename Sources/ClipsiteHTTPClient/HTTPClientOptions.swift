/// How a client connects.
public struct HTTPClientOptions: Sendable {
  /// The `User-Agent` of requests that name none.
  public var userAgent = "clipsite"
  /// How long a connection may take, in milliseconds.
  public var connectTimeout = 10_000
  /// For how many seconds nothing may move before a request is given up.
  public var stallTimeout = 30
  /// How long a request may take in all, in milliseconds; 0 for as long as something moves.
  public var totalTimeout = 0
  /// The longest body of an answer, in bytes; a longer one is a failure.
  public var largestAnswer = 256 << 20
  /// Addresses to use instead of what the name service says, each `HOST:PORT:ADDRESS`.
  public var addresses: [String] = []
  /// Servers to connect to instead of those that URLs name, each `HOST:PORT:ADDRESS:PORT`; an empty port is that of the URL.
  public var routes: [String] = []
  /// Whether to tell when certificates end.
  public var readsCertificates = false
  /// A file with the certificates to trust instead of the system's (PEM).
  public var certificateFile: String?
  /// How many connections there may be at once.
  public var connections = 64

  /// The usual ways.
  public init() {}
}
