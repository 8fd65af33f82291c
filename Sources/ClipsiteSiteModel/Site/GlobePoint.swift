package import ClipsiteAppClips
import ClipsitePlatform

/// A point on the globe as a vector from its center, in whole numbers, so that comparing distances takes
/// neither rounding nor a case for the poles or the date line.
package struct GlobePoint: Hashable {
  package let x, y, z: Int32

  /// The radius of the globe in these numbers: one of them is 6 mm.
  private static let scale = Double(1 << 30)
  /// The mean radius of the Earth in meters (IUGG).
  private static let radius = 6_371_008.8

  /// The point at some coordinates; nil for numbers that are none.
  package init?(_ coordinates: GeoCoordinates) {
    guard let latitude = Double(coordinates.latitude), let longitude = Double(coordinates.longitude) else {
      return nil
    }
    let (phi, lambda) = (latitude * .pi / 180, longitude * .pi / 180)
    x = Self.whole(Mathematics.cosine(phi) * Mathematics.cosine(lambda))
    y = Self.whole(Mathematics.cosine(phi) * Mathematics.sine(lambda))
    z = Self.whole(Mathematics.sine(phi))
  }

  private static func whole(_ part: Double) -> Int32 { Int32((part * scale).rounded()) }

  /// The square of the straight line between two points. At most that of the diameter, 2⁶².
  package func squaredDistance(to other: GlobePoint) -> Int64 {
    let (x, y, z) = (Int64(x) - Int64(other.x), Int64(y) - Int64(other.y), Int64(z) - Int64(other.z))
    return x * x + y * y + z * z
  }

  /// A squared distance in meters. The straight line is shorter than the way over the ground, by 8 m in 200
  /// km.
  package static func meters(ofSquared distance: Int64) -> Double {
    Double(distance).squareRoot() / scale * radius
  }

  /// The squared distance of so many meters.
  static func squared(meters: Double) -> Int64 {
    let distance = meters / radius * scale
    return Int64(distance * distance)
  }
}
