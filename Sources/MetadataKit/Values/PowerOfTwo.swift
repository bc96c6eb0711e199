#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Two to the power of a number, with the last digit that `pow` of the C library gives.
func powerOfTwo(_ exponent: Double) -> Double { pow(2, exponent) }

/// Ten to the power of a number, as the C library gives it.
func powerOfTen(_ exponent: Double) -> Double { pow(10, exponent) }

/// Two to the power of a number, with the last digit that e to the power of its product with the
/// logarithm of 2 has: as the field computes what Canon's cameras write.
func exponentialOfTwo(_ exponent: Double) -> Double { exp(exponent * 0.693147180559945309) }

/// The root of two to the power of a number, with the last digit that `pow` of the C library gives.
func powerOfRootOfTwo(_ exponent: Double) -> Double { pow(2.0.squareRoot(), exponent) }
