/// A value in ImageIO's dictionaries.
public enum PropertyValue: Hashable, Sendable {
  /// A truth value: `HasAlpha`, `IsProgressive`.
  case bool(Bool)
  /// A whole number: sizes in pixels, EXIF's enumerations.
  case int(Int)
  /// A number that may have a fraction: rationals, degrees, densities.
  case double(Double)
  /// A text, in UTF-8 whatever the file's encoding was.
  case string(String)
  /// Numbers or texts in the order of the file: `ISOSpeedRatings`, `Keywords`.
  case array([PropertyValue])
  /// Values under keys of their own: `{Exif}`, `{GPS}`.
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
