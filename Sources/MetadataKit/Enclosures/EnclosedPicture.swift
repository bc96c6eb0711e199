/// A picture that a document shows, as it came from a camera or a program, with what it says of itself.
///
/// It is content, which reading the document's metadata leaves out.
package struct EnclosedPicture: Sendable {
  /// Where it stands in the file.
  package let range: Range<Int>
  /// Whether it stands there as text in Base64.
  var isBase64 = false

  /// What the picture says of itself.
  ///
  /// - Parameter file: the document, of which all may be read.
  package func metadata(in file: ByteReader) throws(MetadataError) -> Metadata {
    let part = Region(file).clamped(at: range.lowerBound, count: range.count)
    guard isBase64 else { return try Metadata(part.asFile(), name: nil, options: ReadOptions()) }
    let text = try part.all(limit: Limits().inflatedBytes)
    return try Metadata(Base64.decoded(Self.withoutReferences(text.elements)))
  }

  /// A text of XML without references to characters: programs write ends of lines in attributes so, `&#10;`.
  private static func withoutReferences(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(0x26) else { return text }
    var isReference = false
    let kept = text.filter { byte in
      if byte == 0x26 { isReference = true }
      defer { if byte == 0x3b { isReference = false } }
      return !isReference
    }
    return kept[...]
  }
}
