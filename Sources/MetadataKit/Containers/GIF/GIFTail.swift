/// What stands behind a GIF's trailer (GIF89a §27) and could stand before it: comments, which programs have
/// appended with a trailer of their own, and bytes that start or end something.
package struct GIFTail {
  /// More is none of a program's own.
  private static let most = 64 << 10
  /// GIF89a §24.
  private static let comment: UInt8 = 0xfe

  /// The comments.
  let comments: [GIFSubBlocks]
  /// Where it ends: that what follows is something else.
  package let end: Int

  /// - Parameter start: the place behind the trailer.
  package init(_ file: Region, from start: Int) throws(MetadataError) {
    let bytes = try file.head(at: start, count: Self.most)
    var comments: [GIFSubBlocks] = []
    var place = 0
    while let byte = bytes[place], byte == 0 || byte == 0x21 || byte == 0x3b {
      guard byte == 0x21, bytes[place + 1] == Self.comment else {
        place += 1
        continue
      }
      var end = place + 2
      while let length = bytes[end], length > 0 { end += 1 + Int(length) }
      // One that breaks off is not the comment that it seems to be.
      guard end < bytes.count else { break }
      let blocks = try bytes.slice(at: place + 2, count: end - place - 2)
      var comment = GIFSubBlocks(offset: blocks.offset)
      comment.bytes = blocks.bytes
      comments.append(comment)
      place = end + 1
    }
    self.comments = comments
    end = start + place
  }
}
