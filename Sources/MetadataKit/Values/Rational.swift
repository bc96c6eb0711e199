/// A fraction as the file has it: never reduced, never divided, `n/0` included.
public struct Rational: Hashable, Sendable, CustomStringConvertible {
  /// What is divided, with the file's sign.
  public let numerator: Int64
  /// What it is divided by; 0 is kept, and most often says that the value is not known.
  public let denominator: Int64

  /// The fraction of two numbers, neither reduced nor checked.
  public init(_ numerator: Int64, _ denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The quotient; nil where the denominator is 0.
  public var value: Double? {
    denominator == 0 ? nil : Double(numerator) / Double(denominator)
  }

  /// Both numbers with a stroke between them: `10/1250`.
  public var description: String { "\(numerator)/\(denominator)" }
}
