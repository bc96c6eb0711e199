#if !canImport(UniformTypeIdentifiers)
  /// `UTType` as this package has it, with its static members.
  public typealias UTType = TypeIdentifier
  /// What a tag of a type is: an extension of file names, or a MIME type.
  public typealias UTTagClass = TypeIdentifier.TagClass

  extension UTType {
    /// The version of the type's declaration: nil, because the table of types has none.
    public var version: Int? { nil }
    /// Where the type is described: nil, because the table of types does not say.
    public var referenceURL: URL? { nil }
  }
#endif
