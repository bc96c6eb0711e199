/// A file format whose structure can be walked.
///
/// A new one is a file of its own with a `static let`, and one line in ``all``.
package struct Container: Sendable {
  /// The formats that it reads, one for each type that recognition can name.
  package let formats: [FileFormat]
  /// Recognizes formats that have no type identifier; most containers need none.
  package let recognize: (@Sendable (_ head: ByteSlice) -> FileFormat?)?
  /// The names of the formats that it reads of those that ``FileSignature`` recognizes.
  let signatures: [String]
  /// The extension of the only files that it recognizes, in lower case; nil where names say nothing.
  private let nameExtension: String?
  /// Walks a file: facts, tags and blocks into the builder. What it throws becomes a warning;
  /// what it found before stays.
  package let read:
    @Sendable (_ file: Region, _ found: inout MetadataBuilder)
      throws(MetadataError) -> Void

  package init(
    _ formats: [FileFormat],
    named nameExtension: String? = nil,
    recognize: (@Sendable (_ head: ByteSlice) -> FileFormat?)? = nil,
    read:
      @escaping @Sendable (_ file: Region, _ found: inout MetadataBuilder)
      throws(MetadataError) -> Void
  ) {
    self.formats = formats
    signatures = []
    self.nameExtension = nameExtension
    self.recognize = recognize
    self.read = read
  }

  /// One of formats that signatures tell: see ``ofSignatures``.
  package init(
    ofSignatures names: String...,
    read:
      @escaping @Sendable (_ file: Region, _ found: inout MetadataBuilder)
      throws(MetadataError) -> Void
  ) {
    formats = []
    signatures = names
    nameExtension = nil
    recognize = nil
    self.read = read
  }

  /// What a file is by the container's own knowledge; nil where it is none of its.
  func format(of head: ByteSlice, named name: String?) -> FileFormat? {
    if let nameExtension, name?.lowercased().hasSuffix("." + nameExtension) != true { return nil }
    return recognize?(head)
  }
}
