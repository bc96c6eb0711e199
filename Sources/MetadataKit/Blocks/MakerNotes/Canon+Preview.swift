extension NotePart {
  /// Where the picture stands that Canon's first digital reflex cameras put behind the main one, and
  /// how large it is; counted as the offsets of the block that the note is in.
  @Sendable static func preview(_ content: Content, _ found: inout MetadataBuilder) {
    content.tell(.canonPreview, &found)
    guard let block = content.note.block, block.isInFile,
      let length = content.integer(at: 2 * 4, .long), length > 0,
      let start = content.integer(at: 5 * 4, .long), start > 0
    else { return }
    let place = block.start &+ start
    let image = Region(block.reader).clamped(at: place, count: length)
    found.add(.canonPreview, "PreviewImage", group: content.note.group, left: image, of: length)
    guard image.count == length else {
      return found.warn(Warning(.truncated, "Canon's preview reaches past the end", at: place))
    }
    found.note(.preview, image)
  }
}
