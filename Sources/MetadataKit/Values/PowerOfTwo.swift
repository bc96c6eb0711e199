#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Two to the power of a number, with the last digit that `pow` of the C library gives.
func powerOfTwo(_ exponent: Double) -> Double { pow(2, exponent) }
