import ClipsitePlatform

/// Runs a server for a while.
enum ServerProcess {
  /// How often it is looked whether something has happened, in milliseconds.
  private static let pause = 20
  /// How often at most: for 10 seconds.
  private static let looks = 500

  /// Starts a server, waits until it answers, and ends it when all is done.
  ///
  /// - Parameter body: Given the server's first answer.
  /// - Throws: `SystemError` when it cannot be started or does not answer in time, and whatever `body`
  ///   throws.
  static func run<Result>(
    _ server: PreviewContestant, _ body: (PageAnswer) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let process = try ChildProcess(server.words, output: .file("/dev/null"), messages: .file("/dev/null"))
    defer { process.end(looks: looks, pause: pause) }
    return try body(firstAnswer(of: server))
  }

  private static func firstAnswer(of server: PreviewContestant) throws(SystemError) -> PageAnswer {
    for _ in 0..<looks {
      if let answer = try PageAnswer.of(server) { return answer }
      SystemThread.sleep(milliseconds: pause)
    }
    throw SystemError("cannot ask", server.name, reason: "it does not listen on port \(server.port)")
  }
}
