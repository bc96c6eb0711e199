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

/// The tangent of an angle in radians, as the quotient of its sine and cosine.
func tangent(_ angle: Double) -> Double { sin(angle) / cos(angle) }
