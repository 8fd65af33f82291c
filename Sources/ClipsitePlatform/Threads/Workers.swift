import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs the same work over slices of a list, on one thread for each core.
///
/// Slices are handed out as workers ask for them, so a slow slice holds nobody up; results come back in the
/// order of the list, so nothing that is built depends on the number of workers or on their timing.
package struct Workers: Sendable {
  /// How many threads work.
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
}
