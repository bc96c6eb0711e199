extension BlockDecoder {
  /// Photoshop's image resources (Adobe Photoshop File Formats Specification, "Image Resource
  /// Blocks"): a signature, a number, a name, a length, the data, each padded to an even length.
  package static let photoshop = BlockDecoder(.photoshop) {
    (block, found) throws(MetadataError) in
    var position = 0
    var units = 0
    while block.count - position > 8 {
      units += 1
      guard units <= found.limits.units else {
        throw MetadataError(.limitExceeded, "too many image resources", at: block.start + position)
      }
      let head = try block.slice(at: position, count: 7)
      let isPhotoshop = head.matches("8BIM")
      // ImageReady, PhotoDeluxe and others have resources of their own among them.
      guard isPhotoshop || Self.foreign.contains(where: { head.matches($0) }) else {
        throw MetadataError(
          .malformed, "an image resource must start with 8BIM", at: block.start + position)
      }
      let number = try head.uint16(at: 4, .big)
      let nameLength = try head.uint8(at: 6)
      position += 7 + nameLength + (nameLength & 1 == 0 ? 1 : 0)
      let size = try block.uint32(at: position, .big)
      position += 4
      let data = try block.region(at: position, count: size)
      found.attempt { (found) throws(MetadataError) in
        if isPhotoshop {
          try PhotoshopResource.read(number, data, &found)
        } else {
          found.add(
            .photoshopForeign, UInt32(number), .undefined, count: size, .big, left: data)
        }
      }
      position += size + size & 1
    }
  }

  private static let foreign: [StaticString] = ["PHUT", "DCSR", "AgHg", "MeSa"]
}
