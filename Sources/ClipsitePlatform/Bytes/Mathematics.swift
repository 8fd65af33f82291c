#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Functions of the C library's mathematics that the standard library lacks.
package enum Mathematics {
  /// Returns the sine of an angle in radians.
  package static func sine(_ angle: Double) -> Double { sin(angle) }

  /// Returns the cosine of an angle in radians.
  package static func cosine(_ angle: Double) -> Double { cos(angle) }

  /// Returns a number to the power of another.
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
