#if !canImport(UniformTypeIdentifiers)
  /// `UTType` as this package has it, with its static members.
  public typealias UTType = TypeIdentifier
  public typealias UTTagClass = TypeIdentifier.TagClass
#endif
