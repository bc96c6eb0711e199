extension TypeIdentifier: Codable {
  /// Reads an identifier.
  ///
  /// An identifier that is not declared is kept, as ``init(importedAs:conformingTo:)`` would: what
  /// was written by a program that knew more types can be read and written again.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(importedAs: try container.decode(String.self))
  }

  /// Writes the identifier, as a single string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
