#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How many files and sockets this process may have open. On macOS that is 256 to begin with.
package enum DescriptorLimit {
  /// Raises the limit to a number, or as far as the system lets it, and gives what it is then. Never lowers
  /// it.
  package static func raise(to wanted: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(wanted) else { return wanted }
    let before = limit.rlim_cur
    limit.rlim_cur = min(rlim_t(wanted), limit.rlim_max)
    return Int(setrlimit(resource, &limit) == 0 ? limit.rlim_cur : before)
  }

  private static var resource: Int32 {
    #if canImport(Glibc)
      Int32(RLIMIT_NOFILE.rawValue)
    #else
      RLIMIT_NOFILE
    #endif
  }
}
