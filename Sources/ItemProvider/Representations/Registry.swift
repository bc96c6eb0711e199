import UniformTypes

/// The representations of one item, in the order of their registration.
struct Registry: Sendable {
  private(set) var representations: [Representation] = []

  /// Adds a representation at the end, unless one of its type is there.
  mutating func add(_ representation: Representation) {
    guard !representations.contains(where: { $0.type == representation.type }) else { return }
    representations.append(representation)
  }

  /// The types of the representations that allow at least these options.
  func types(_ options: ItemProviderFileOptions = []) -> [TypeIdentifier] {
    representations.filter { $0.fileOptions.isSuperset(of: options) }.map(\.type)
  }

  /// The representation to load: the type itself, otherwise the first that conforms to it,
  /// otherwise none; for no type, the first of all.
  func find(_ type: TypeIdentifier?) -> Representation? {
    guard let type else { return representations.first }
    return representations.first { $0.type == type }
      ?? representations.first { $0.type.conforms(to: type) }
  }
}
