#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C and the signal that asks a program to end.
///
/// They are kept back from all threads and waited for by one, so no code runs inside a signal handler.
/// Threads that are started later keep them back too.
package struct InterruptSignals {
  private var signals = sigset_t()

  /// Keeps the signals back from now on.
  package init() {
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Whether one of the signals has come and waits.
  package var isPending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
  }

  /// Takes a signal that waits, if there is one, and lets the next one end the program.
  package func release() {
    if isPending { _ = take() }
    letThrough()
  }

  /// Takes a signal that waits, and gives its number.
  package func take() -> Int32 {
    var (signals, number) = (signals, Int32(0))
    sigwait(&signals, &number)
    return number
  }

  /// Lets signals end the program, one that waits among them.
  package func letThrough() {
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Waits until one of the signals comes.
  package mutating func wait() {
    var number: Int32 = 0
    while sigwait(&signals, &number) != 0 {}
  }
}
