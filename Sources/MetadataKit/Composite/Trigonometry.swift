#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The logarithm to the base e, with the last digit that the C library gives.
func naturalLogarithm(_ number: Double) -> Double { log(number) }

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The angle of a point, in radians.
func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

/// A number times the tangent of an angle in radians: times its sine, then through its cosine. In another order the
/// last of the 15 digits that the field writes may be another.
func product(_ number: Double, tangentOf angle: Double) -> Double {
  number * sin(angle) / cos(angle)
}
