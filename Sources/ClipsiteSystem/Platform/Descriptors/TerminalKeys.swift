import ClipsiteCLibrary

/// The keys that a person presses while a command runs, one by one and without the Return key.
///
/// The terminal is changed as long as the value lives, and is then as it was before.
package final class TerminalKeys: Sendable {
  private let saved: termios
  private let wakeUp: WakePipe

  /// Starts to read keys; nil if standard input is not a terminal, or if the terminal belongs to another job.
  ///
  /// A command that is in the background would be stopped for changing the terminal.
  package init?() {
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, tcgetpgrp(STDIN_FILENO) == getpgrp(),
      tcgetattr(STDIN_FILENO, &settings) == 0, let pipe = try? WakePipe()
    else { return nil }
    saved = settings
    wakeUp = pipe
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  deinit { restore() }

  /// Waits for a key; nil once the keys are no longer read.
  package func next() -> Character? {
    while wakeUp.wait(for: STDIN_FILENO, milliseconds: -1) {
      var byte: UInt8 = 0
      let count = withUnsafeMutableBytes(of: &byte) { systemRead(STDIN_FILENO, $0) }
      if count == 1 { return Character(UnicodeScalar(byte)) }
      if count == 0 || errno != EINTR && errno != EAGAIN { return nil }
    }
    return nil
  }

  /// Ends `next()` and leaves the terminal as it was.
  package func stop() {
    restore()
    wakeUp.signal()
  }

  private func restore() {
    var settings = saved
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }
}
