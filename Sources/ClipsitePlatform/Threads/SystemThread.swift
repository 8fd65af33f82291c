#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads outside of any pool, as the preview server has them.
///
/// Dispatch is not used for them: on Linux it looks after its threads through files of `/proc` and ends the
/// process when it cannot open one, which is just when clients have taken all descriptors.
package enum SystemThread {
  /// Enough for rendering, on all systems; some give threads far less.
  private static let stackSize = 8 << 20

  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs some work on a new thread, which ends with it.
  package static func start(_ work: @escaping @Sendable () -> Void) throws(SystemError) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let argument = Unmanaged.passRetained(Work(work))
    let number = create(&attributes, argument.toOpaque())
    guard number == 0 else {
      argument.release()
      throw SystemError("cannot start", "a thread", number: number)
    }
  }

  /// Lets the calling thread sleep.
  package static func sleep(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }

  private static func create(
    _ attributes: inout pthread_attr_t, _ argument: UnsafeMutableRawPointer
  ) -> Int32 {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    #if canImport(Darwin)
      return pthread_create(&thread, &attributes, { SystemThread.run($0) }, argument)
    #else
      let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        guard let argument else { return nil }
        return SystemThread.run(argument)
      }
      return pthread_create(&thread, &attributes, main, argument)
    #endif
  }

  private static func run(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
}
