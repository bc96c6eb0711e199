extension TypeIdentifier {
  /// Whether the type is another type or a kind of it.
  public func conforms(to type: TypeIdentifier) -> Bool {
    switch (storage, type.storage) {
    case (.declared(let mine), .declared(let other)): mine.conforms(to: other)
    case (.declared, .undeclared): false
    case (.undeclared(let mine), _):
      self == type || mine.parents.contains { $0.conforms(to: type) }
    }
  }

  /// Whether the type is a kind of another type, and not that type itself.
  public func isSubtype(of type: TypeIdentifier) -> Bool {
    self != type && conforms(to: type)
  }

  /// Whether another type is a kind of this type, and not this type itself.
  public func isSupertype(of type: TypeIdentifier) -> Bool {
    type.isSubtype(of: self)
  }

  /// Every type that the type conforms to, without the type itself.
  public var supertypes: Set<TypeIdentifier> {
    var found: Set<TypeIdentifier> = []
    var next = parents
    while let type = next.popLast() {
      if found.insert(type).inserted { next += type.parents }
    }
    return found
  }

  /// The types that the type's declaration says it conforms to.
  private var parents: [TypeIdentifier] {
    switch storage {
    case .declared(let type):
      let row = Declaration.of(type)
      return [row.parent, row.secondParent, row.thirdParent].compactMap { $0.map(Self.init) }
    case .undeclared(let type):
      return type.parents
    }
  }
}

extension DeclaredType {
  func conforms(to type: DeclaredType) -> Bool {
    if self == type { return true }
    let row = Int(rawValue)
    // The rows are read in place: a copy would cost more than the comparison.
    return Declaration.all[row].parent?.conforms(to: type) == true
      || Declaration.all[row].secondParent?.conforms(to: type) == true
      || Declaration.all[row].thirdParent?.conforms(to: type) == true
  }
}
