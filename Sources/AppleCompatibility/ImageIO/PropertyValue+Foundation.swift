extension PropertyValue {
  /// The value as ImageIO hands it out: `NSNumber` for numbers and truth values, so that casts to
  /// `Int`, `Double` and `Bool` do what they do on Apple's systems; `String`, `[Any]`,
  /// `[String: Any]`.
  public var foundationValue: Any {
    switch self {
    case .bool(let value): NSNumber(value: value)
    case .int(let value): NSNumber(value: value)
    case .double(let value): NSNumber(value: value)
    case .string(let value): value
    case .array(let values): values.map(\.foundationValue)
    case .dictionary(let values): values.foundationValue
    }
  }
}

extension [String: PropertyValue] {
  /// The dictionary as ImageIO hands it out.
  public var foundationValue: [String: Any] { mapValues(\.foundationValue) }
}
