public import UniformTypes

// The first registration of a type stays: what a consumer has seen never changes under its hands.

extension ItemProvider {
  /// Offers the item as data of a type, after what is offered already.
  ///
  /// Does nothing if the type is offered already.
  public func registerDataRepresentation(
    for contentType: TypeIdentifier, visibility: ItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping DataLoadHandler
  ) {
    register(Representation(type: contentType, backing: .data(loadHandler), fileOptions: []))
  }

  /// Offers the item as data of a type, after what is offered already.
  ///
  /// Does nothing if the type is offered already.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: ItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping DataLoadHandler
  ) {
    registerDataRepresentation(
      for: TypeIdentifier(importedAs: typeIdentifier), visibility: visibility,
      loadHandler: loadHandler)
  }

  /// Offers the item as a file of a type, after what is offered already.
  ///
  /// Does nothing if the type is offered already.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - visibility: Who may see it: without effect here.
  ///   - openInPlace: Whether the file itself may be handed out, and not only a copy. Then it has to
  ///     stay where it is.
  ///   - loadHandler: Produces the file.
  public func registerFileRepresentation(
    for contentType: TypeIdentifier, visibility: ItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false, loadHandler: @escaping FileLoadHandler
  ) {
    register(
      Representation(
        type: contentType, backing: .file(loadHandler),
        fileOptions: openInPlace ? .openInPlace : []))
  }

  /// Offers the item as a file of a type, after what is offered already.
  ///
  /// Does nothing if the type is offered already.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: ItemProviderFileOptions = [],
    visibility: ItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping FileLoadHandler
  ) {
    registerFileRepresentation(
      for: TypeIdentifier(importedAs: typeIdentifier), visibility: visibility,
      openInPlace: fileOptions.contains(.openInPlace), loadHandler: loadHandler)
  }

  /// Offers the item as bytes that are read range by range, after what is offered already.
  ///
  /// Does nothing if the type is offered already.
  public func registerRangedRepresentation(
    for contentType: TypeIdentifier, visibility: ItemProviderRepresentationVisibility = .all,
    reader: RangedReader
  ) {
    register(
      Representation(type: contentType, backing: .source(.reader(reader)), fileOptions: []))
  }

  func register(_ representation: Representation) {
    withRegistry { $0.add(representation) }
  }
}
