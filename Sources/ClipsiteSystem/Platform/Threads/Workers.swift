import ClipsiteCLibrary
import Dispatch
import Synchronization

/// Runs the same work over slices of a list, on one thread for each core.
///
/// Slices are handed out as workers ask for them, so a slow slice holds nobody up; results come back in the
/// order of the list, so nothing that is built depends on the number of workers or on their timing.
package struct Workers: Sendable {
  /// The number of threads.
  package let count: Int

  /// The number of cores that are online.
  package static var coreCount: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// A number of threads; at least one. Without a number, one for each core that is online.
  package init(count: Int? = nil) {
    self.count = max(1, count ?? Self.coreCount)
  }

  /// Maps slices of `0..<total` to results, in order.
  ///
  /// - Parameters:
  ///   - total: How many items there are.
  ///   - sliceLength: How many items are handed out at a time.
  ///   - makeState: Makes what one worker keeps between its slices, such as its buffers.
  ///   - work: Does one slice.
  package func map<State: ~Copyable, Result: Sendable>(
    _ total: Int, by sliceLength: Int = 64, state makeState: @Sendable () -> State,
    _ work: @Sendable (inout State, Range<Int>) -> Result
  ) -> [Result] {
    let slices = (total + sliceLength - 1) / sliceLength
    let next = Atomic(0)
    let results = Mutex<[Result?]>(Array(repeating: nil, count: slices))
    @Sendable func takeSlices() {
      var state = makeState()
      while true {
        let slice = next.add(1, ordering: .relaxed).oldValue
        guard slice < slices else { return }
        let start = slice * sliceLength
        let result = work(&state, start..<min(start + sliceLength, total))
        results.withLock { $0[slice] = result }
      }
    }
    if count == 1 || slices <= 1 {
      takeSlices()
    } else {
      DispatchQueue.concurrentPerform(iterations: min(count, slices)) { _ in takeSlices() }
    }
    return results.withLock { $0.compactMap { $0 } }
  }

  /// Maps slices of `0..<total` to results, in order, by workers that keep nothing between their slices.
  package func map<Result: Sendable>(
    _ total: Int, by sliceLength: Int = 64, _ work: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    map(total, by: sliceLength) {
      ()
    } _: { _, slice in
      work(slice)
    }
  }
}

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
    // Swift finds an initializer of this type only in the module of libcrypto, which includes its header, too.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, stackSize)
    pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    let argument = Unmanaged.passRetained(Work(work))
    let number = create(&attributes.pointee, argument.toOpaque())
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
