/// A value in ImageIO's dictionaries.
public enum PropertyValue: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([PropertyValue])
  case dictionary([String: PropertyValue])
}

extension PropertyValue {
  /// The whole number; nil for other values.
  public var int: Int? {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value)
    default: nil
    }
  }

  /// The number; nil for other values.
  public var double: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// The text; nil for other values.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements; nil for other values.
  public var array: [PropertyValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The truth value; nil for other values.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The value of a key; nil where there is none, or where this is no dictionary.
  public subscript(key: String) -> PropertyValue? {
    if case .dictionary(let value) = self { value[key] } else { nil }
  }
}
