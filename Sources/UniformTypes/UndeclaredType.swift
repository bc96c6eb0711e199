/// A type that is in no table: a dynamic one, or one that a program names itself.
///
/// A class, so that ``TypeIdentifier`` stays one word and copying a declared type costs nothing; it
/// never changes.
final class UndeclaredType: Sendable {
  let identifier: String
  let parents: [TypeIdentifier]
  let tags: [TypeIdentifier.TagClass: [String]]
  let isDynamic: Bool

  /// A type with a name of its own.
  init(identifier: String, parents: [TypeIdentifier]) {
    self.identifier = identifier
    self.parents = parents
    tags = [:]
    isDynamic = false
  }

  /// The dynamic type for a normalized tag.
  init(tag: String, tagClass: TypeIdentifier.TagClass, parent: TypeIdentifier?) {
    let name = DynamicName(
      supertypes: parent.map { [$0.identifier] } ?? [], tags: [(tagClass.rawValue, tag)])
    identifier = name.identifier
    parents = parent.map { [$0] } ?? []
    tags = [tagClass: [tag]]
    isDynamic = true
  }

  /// The type that a dynamic identifier describes, or `nil` when it describes none.
  init?(dynamic identifier: String) {
    guard let name = DynamicName(identifier: identifier) else { return nil }
    self.identifier = identifier
    parents = name.supertypes.map { TypeIdentifier(importedAs: $0) }
    var tags: [TypeIdentifier.TagClass: [String]] = [:]
    for (tagClass, tag) in name.tags {
      tags[TypeIdentifier.TagClass(rawValue: tagClass), default: []].append(tag)
    }
    self.tags = tags
    isDynamic = true
  }
}
