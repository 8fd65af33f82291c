#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process that runs this code.
package enum CurrentProcess {
  /// The number of the process, for names that no other process takes.
  package static var id: Int32 { getpid() }

  /// Whether the process runs as the administrator.
  package static var isRoot: Bool { getuid() == 0 }

  /// The time of all its threads on a processor until now, in seconds.
  package static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Ends the process.
  package static func exit(_ status: Int32) -> Never { systemExit(status) }
}
