/// A value of a database's column or parameter.
public enum DatabaseValue: Hashable, Sendable {
  /// No value.
  case null
  /// A whole number, which SQLite keeps in up to 64 bits.
  case integer(Int64)
  /// A number of IEEE 754 in 64 bits; one that is none becomes null.
  case real(Double)
  /// A text, kept in UTF-8.
  case text(String)
  /// Bytes as they are.
  case blob([UInt8])

  /// A whole number, in SQLite's 64 bits.
  public static func int(_ value: Int) -> Self { .integer(Int64(value)) }

  /// 1 or 0.
  public static func flag(_ value: Bool) -> Self { .integer(value ? 1 : 0) }

  /// The value, or null for nil.
  public static func optional(_ value: Double?) -> Self { value.map { .real($0) } ?? .null }
  /// The text, or null for nil.
  public static func optional(_ value: String?) -> Self { value.map { .text($0) } ?? .null }
  /// The whole number, or null for nil.
  public static func optional(_ value: Int?) -> Self { value.map { .int($0) } ?? .null }
}

extension DatabaseValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// A whole number as it stands in the code.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A text as it stands in the code.
  public init(stringLiteral value: String) { self = .text(value) }
}
