extension TypeIdentifier {
  /// The type of files with a name that ends in an extension, given without the dot.
  ///
  /// Case is ignored. If no declared type that conforms to `supertype` has the extension, the result
  /// is a dynamic type; it is `nil` only when there can be no such extension.
  public init?(filenameExtension: String, conformingTo supertype: TypeIdentifier = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type with a MIME type.
  ///
  /// Case is ignored, and so are parameters (`; charset=…`) unless a type is declared with them. If no
  /// declared type that conforms to `supertype` has the MIME type, the result is a dynamic type; it
  /// is `nil` only when there can be no such MIME type.
  public init?(mimeType: String, conformingTo supertype: TypeIdentifier = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The preferred type with a tag that conforms to `supertype`, or a dynamic type for the tag.
  ///
  /// `nil` when the tag is not one of its class.
  public init?(tag: String, tagClass: TagClass, conformingTo supertype: TypeIdentifier?) {
    guard let tag = tagClass.normalized(tag) else { return nil }
    for row in tagClass.declaredTypes(tag) {
      let type = TypeIdentifier(row.type)
      if supertype.map(type.conforms(to:)) ?? true {
        self = type
        return
      }
    }
    self.init(UndeclaredType(tag: tag, tagClass: tagClass, parent: supertype))
  }

  /// Every declared type with a tag that conforms to `supertype`, the preferred one first.
  public static func types(
    tag: String, tagClass: TagClass, conformingTo supertype: TypeIdentifier?
  ) -> [TypeIdentifier] {
    guard let tag = tagClass.normalized(tag) else { return [] }
    return tagClass.declaredTypes(tag).lazy.map { TypeIdentifier($0.type) }
      .filter { supertype.map($0.conforms(to:)) ?? true }
  }

  /// The extension that names of files of the type should have, without the dot.
  public var preferredFilenameExtension: String? {
    switch storage {
    case .declared(let type): Self.first(Declaration.of(type).extensions)
    case .undeclared(let type): type.tags[.filenameExtension]?.first
    }
  }

  /// The MIME type that data of the type should be sent with.
  public var preferredMIMEType: String? {
    switch storage {
    case .declared(let type): Self.first(Declaration.of(type).mimeTypes)
    case .undeclared(let type): type.tags[.mimeType]?.first
    }
  }

  /// The type's tags by class, the preferred one of each first.
  public var tags: [TagClass: [String]] {
    switch storage {
    case .declared(let type):
      let row = Declaration.of(type)
      var tags: [TagClass: [String]] = [:]
      if !row.extensions.isEmpty { tags[.filenameExtension] = Self.all(row.extensions) }
      if !row.mimeTypes.isEmpty { tags[.mimeType] = Self.all(row.mimeTypes) }
      return tags
    case .undeclared(let type):
      return type.tags
    }
  }

  private static func first(_ list: String) -> String? {
    list.isEmpty ? nil : String(list.prefix { $0 != "," })
  }

  private static func all(_ list: String) -> [String] {
    list.split(separator: ",").map(String.init)
  }

  static func withoutParameters(_ mimeType: String) -> Substring {
    mimeType.prefix { $0 != ";" }
  }
}
