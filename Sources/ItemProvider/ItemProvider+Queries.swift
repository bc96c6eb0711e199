public import UniformTypes

extension ItemProvider {
  /// The types that are offered, in the order of their registration.
  public var registeredContentTypes: [TypeIdentifier] {
    withRegistry { $0.types() }
  }

  /// The types of which the original file may be handed out, in the order of their registration.
  public var registeredContentTypesForOpenInPlace: [TypeIdentifier] {
    withRegistry { $0.types(.openInPlace) }
  }

  /// The offered types that are a type or a kind of it, in the order of their registration.
  public func registeredContentTypes(conformingTo type: TypeIdentifier) -> [TypeIdentifier] {
    registeredContentTypes.filter { $0.conforms(to: type) }
  }

  /// The identifiers of the types that are offered, in the order of their registration.
  public var registeredTypeIdentifiers: [String] {
    registeredContentTypes.map(\.identifier)
  }

  /// The identifiers of the offered types that allow file options, in the order of their
  /// registration.
  public func registeredTypeIdentifiers(fileOptions: ItemProviderFileOptions) -> [String] {
    withRegistry { $0.types(fileOptions) }.map(\.identifier)
  }

  /// Whether something of a type, or of a kind of it, is offered.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    hasRepresentationConforming(toTypeIdentifier: typeIdentifier)
  }

  /// Whether something of a type, or of a kind of it, is offered with file options.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: ItemProviderFileOptions = []
  ) -> Bool {
    hasRepresentationConforming(
      to: TypeIdentifier(importedAs: typeIdentifier), fileOptions: fileOptions)
  }

  /// Whether something of a type, or of a kind of it, is offered with file options.
  public func hasRepresentationConforming(
    to type: TypeIdentifier, fileOptions: ItemProviderFileOptions = []
  ) -> Bool {
    withRegistry { $0.types(fileOptions) }.contains { $0.conforms(to: type) }
  }
}
