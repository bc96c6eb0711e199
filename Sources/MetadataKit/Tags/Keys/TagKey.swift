/// A tag with the type of its value, which ``Metadata`` is asked by.
///
/// ```swift
/// metadata[.fNumber]?.value        // 2.8
/// metadata[.exposureTime]          // 1/125
/// metadata[.iso]                   // 200
/// ```
///
/// The keys that there are have exiftool's names, as the tags do. A package can have keys of its own:
///
/// ```swift
/// extension TagKey where Value == Int {
///   static var shutterCount: Self { TagKey("Nikon", "ShutterCount") }
/// }
/// ```
public struct TagKey<Value: Sendable>: Sendable {
  /// The tag's group, exiftool's family 1: `ExifIFD`.
  public let group: String
  /// The tag's name, exiftool's: `FNumber`.
  public let name: String
  /// Nil where the file has it in a format that is none of the key's type.
  let value: @Sendable (Tag) -> Value?
}

extension TagKey where Value == String {
  /// The text as it is shown: without what pads it, of a comment without the code of its characters.
  public init(_ group: String, _ name: String) {
    self.init(group: group, name: name) { $0.isBinary ? nil : $0.description }
  }
}

extension TagKey where Value == Int {
  /// The first number of the tag.
  public init(_ group: String, _ name: String) {
    self.init(group: group, name: name) { tag in tag.integer().flatMap { Int(exactly: $0) } }
  }
}

extension TagKey where Value == Rational {
  /// The first fraction of the tag, as the file has it.
  public init(_ group: String, _ name: String) {
    self.init(group: group, name: name) { $0.rational() }
  }
}

extension TagKey where Value == [Rational] {
  /// All fractions of the tag, as the file has them.
  public init(_ group: String, _ name: String) {
    self.init(group: group, name: name) { tag in
      guard tag.format.isRational else { return nil }
      return (0..<tag.elementCount).compactMap { tag.rational($0) }
    }
  }
}

extension Metadata {
  /// The value of a tag; nil where the file has not got it, or has it in another format than the
  /// standard's.
  ///
  /// It is the tag of the picture itself: a thumbnail's directory (`IFD1`) never answers for it.
  public subscript<Value>(key: TagKey<Value>) -> Value? {
    tags.store.first(key.group, named: key.name).flatMap(key.value)
  }
}
