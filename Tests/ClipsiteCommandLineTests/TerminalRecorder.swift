import ClipsiteSystem

@testable import ClipsiteCommandLine

/// A terminal that keeps what is written to it.
struct TerminalRecorder: Sendable {
  /// The two streams.
  enum Channel: Sendable { case output, error }

  private let written = Locked<[Channel: [UInt8]]>([:])
  /// The terminal to give to a command.
  let terminal: Terminal

  /// A recorder; `isTerminal` makes both streams look like a screen with colour.
  init(isTerminal: Bool = false, columns: Int? = nil, failure: Int32? = nil) {
    let written = self.written
    func stream(_ channel: Channel) -> Terminal.Stream {
      Terminal.Stream(
        isTerminal: isTerminal, usesColor: isTerminal,
        write: { bytes in written.withLock { $0[channel, default: []] += bytes } },
        failure: { channel == .output ? failure : nil })
    }
    terminal = Terminal(output: stream(.output), error: stream(.error), columns: columns)
  }

  /// What was written to a stream.
  func text(_ channel: Channel) -> String {
    String(decoding: written.withLock { $0[channel] ?? [] }, as: UTF8.self)
  }
}

extension CommandLineTool {
  /// Runs words and gives what came of it.
  func record(_ words: [String], isTerminal: Bool = false) -> (
    status: ExitStatus, output: String, error: String
  ) {
    let recorder = TerminalRecorder(isTerminal: isTerminal)
    let status = run(words, on: recorder.terminal)
    return (status, recorder.text(.output), recorder.text(.error))
  }
}
