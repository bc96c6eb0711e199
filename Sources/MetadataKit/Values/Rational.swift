/// A fraction as the file has it: never reduced, never divided, `n/0` included.
public struct Rational: Hashable, Sendable, CustomStringConvertible {
  public let numerator: Int64
  public let denominator: Int64

  public init(_ numerator: Int64, _ denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The quotient; nil where the denominator is 0.
  public var value: Double? {
    denominator == 0 ? nil : Double(numerator) / Double(denominator)
  }

  public var description: String { "\(numerator)/\(denominator)" }
}
