/// The pictures that do not stand in a file as they are, as one reading of it has put them together.
struct KeptPictures {
  private let blocks: [Block]
  private let tagsOfXMP: [Tag]

  /// - Parameter metadata: read with ``EmbeddedPicture/keeping``.
  init(_ metadata: Metadata) {
    blocks = metadata.blocks.filter {
      ($0.kind == .thumbnail || $0.kind == .preview) && $0.range == nil && $0.byteCount > 0
    }
    tagsOfXMP = metadata.tags.filter(\.isPictureOfXMP)
  }

  /// - Throws: ``MetadataError`` where the file is another by now.
  func bytes(of picture: EmbeddedPicture) throws(MetadataError) -> [UInt8] {
    let place = picture.position
    if picture.isOfXMP, tagsOfXMP.indices.contains(place),
      tagsOfXMP[place].byteCount == picture.byteCount, let bytes = tagsOfXMP[place].bytes
    {
      return bytes
    }
    guard !picture.isOfXMP, blocks.indices.contains(place), blocks[place].kind == picture.kind,
      blocks[place].byteCount == picture.byteCount, let content = blocks[place].content
    else { throw MetadataError(.unsupported, "the \(picture.kind) cannot be put together again") }
    return content
  }
}
