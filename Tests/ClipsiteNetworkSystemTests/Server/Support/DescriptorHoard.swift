#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin

#endif

/// Descriptors that are taken so that others are not to be had.
final class DescriptorHoard {
  private var descriptors: [Int32] = []

  /// Takes all descriptors but some.
  init(leaving count: Int) {
    while true {
      let descriptor = dup(0)
      guard descriptor >= 0 else { break }
      descriptors.append(descriptor)
    }
    for _ in 0..<count { descriptors.popLast().map { _ = close($0) } }
  }

  deinit { for descriptor in descriptors { close(descriptor) } }

  /// Lowers how many this process may have, for good.
  static func lowerLimit(to count: Int) {
    var limit = rlimit(rlim_cur: rlim_t(count), rlim_max: rlim_t(count))
    #if canImport(Glibc)
      setrlimit(Int32(RLIMIT_NOFILE.rawValue), &limit)
    #else
      setrlimit(RLIMIT_NOFILE, &limit)
    #endif
  }
}
