/// How far a render may go before it stops with an error.
public struct RenderLimits: Hashable, Sendable {
  /// The deepest inclusion of partials and parents in each other, unless told otherwise.
  public static let defaultIncludeDepth = 32
  /// The most bytes that one render writes, unless told otherwise: 4 MiB.
  public static let defaultOutputSize = 4 << 20
  /// The most instructions that one render carries out, unless told otherwise. It stops templates that
  /// repeat without end and write nothing: 20 million instructions take about a second.
  public static let defaultSteps = 20_000_000

  /// The deepest inclusion of partials and parents in each other; the template itself is not counted.
  public var includeDepth: Int
  /// The most bytes that one render writes.
  public var outputSize: Int
  /// The most instructions that one render carries out: texts, tags and repetitions.
  public var steps: Int

  /// Sets the limits.
  public init(
    includeDepth: Int = defaultIncludeDepth, outputSize: Int = defaultOutputSize, steps: Int = defaultSteps
  ) {
    self.includeDepth = includeDepth
    self.outputSize = outputSize
    self.steps = steps
  }
}
