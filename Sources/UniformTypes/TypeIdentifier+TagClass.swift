extension TypeIdentifier {
  /// A kind of tag, other than an identifier, that types are known by.
  ///
  /// Source: Apple, *Uniform Type Identifiers*, `UTTagClass`.
  public struct TagClass: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name of the kind, such as `public.mime-type`.
    public let rawValue: String

    /// The kind with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the kind.
    public var description: String { rawValue }

    /// The extension of a file name, without the dot: `jpg`.
    public static var filenameExtension: Self { Self(rawValue: "public.filename-extension") }

    /// A MIME type: `image/jpeg`.
    public static var mimeType: Self { Self(rawValue: "public.mime-type") }
  }
}

extension TypeIdentifier.TagClass {
  /// A tag in the form in which tags are compared, or `nil` when it cannot be a tag.
  ///
  /// Case is ignored in extensions and in MIME types (RFC 6838 §4.2).
  func normalized(_ tag: String) -> String? {
    switch self {
    case .filenameExtension:
      let valid = !tag.isEmpty && tag.utf8.allSatisfy { $0 != 0 && $0 != UInt8(ascii: "/") }
      return valid ? tag.lowercased() : nil
    case .mimeType:
      let mimeType = tag.lowercased().filter { $0 != " " && $0 != "\t" }
      let parts = TypeIdentifier.withoutParameters(mimeType).split(
        separator: "/", omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } ? mimeType : nil
    default:
      return tag.isEmpty ? nil : tag
    }
  }

  /// The declared types with a normalized tag, the preferred one first.
  func declaredTypes(_ tag: String) -> ArraySlice<ClaimedTag> {
    switch self {
    case .filenameExtension:
      return ClaimedTag.rows(tag, in: ClaimedTag.filenameExtensions)
    case .mimeType:
      let rows = ClaimedTag.rows(tag, in: ClaimedTag.mimeTypes)
      if !rows.isEmpty { return rows }
      return ClaimedTag.rows(
        String(TypeIdentifier.withoutParameters(tag)), in: ClaimedTag.mimeTypes)
    default:
      return []
    }
  }
}
