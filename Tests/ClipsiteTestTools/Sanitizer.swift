#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A sanitizer that the tests are built with, as by `.ci/sanitize`, and with them the program that some of
/// them run.
package enum Sanitizer: String, CaseIterable, Sendable {
  /// Finds uses of memory that is not there or not there any more.
  case address = "__asan_init"
  /// Finds what two threads do at once.
  case thread = "__tsan_init"

  /// The one that is at work; nil in an ordinary build.
  package static let current = allCases.first { sanitizer in
    #if canImport(Darwin)
      dlsym(UnsafeMutableRawPointer(bitPattern: -2), sanitizer.rawValue) != nil
    #else
      dlsym(nil, sanitizer.rawValue) != nil
    #endif
  }
}
