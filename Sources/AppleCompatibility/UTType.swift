#if !canImport(UniformTypeIdentifiers)
  /// `UTType` as this package has it, with its static members.
  public typealias UTType = TypeIdentifier
  /// What a tag of a type is: an extension of file names, or a MIME type.
  public typealias UTTagClass = TypeIdentifier.TagClass
#endif
