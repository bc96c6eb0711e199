extension PropertyValue: Codable {
  /// Reads what ``encode(to:)`` has written. JSON has one kind of number: one without a fraction is
  /// an ``int(_:)``.
  ///
  /// - Throws: `DecodingError` for what is none of the values: null, or a number that is too large.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([PropertyValue].self) {
      self = .array(values)
    } else {
      self = .dictionary(try container.decode([String: PropertyValue].self))
    }
  }

  /// Writes the value alone: a truth value, a number, a text, an array, or an object by its keys.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .dictionary(let values): try container.encode(values)
    }
  }
}
