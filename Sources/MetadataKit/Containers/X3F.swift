extension Container {
  /// Sigma's and Foveon's raw files: a header, sections, and at the end a directory of them
  /// (Foveon, *X3F File Format*; later versions by what cameras write).
  package static let x3f = Container(
    [],
    recognize: { head in
      head.matches("FOVb") ? FileFormat("X3F", "x3f", "image/x-sigma-x3f", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      try X3FHeader(file).add(to: &found)
      found.facts.colorModel = .rgb
      found.facts.frameCount = 1
      let directory = try file.uint32(at: file.count - 4, .little)
      let head = try file.slice(at: directory, count: 12)
      guard head.matches("SECd") else {
        throw MetadataError(.malformed, "no directory of sections", at: head.offset)
      }
      let count = try head.uint32(at: 8, .little)
      guard count <= found.limits.directories else {
        throw MetadataError(
          .limitExceeded, "a directory of \(count) sections is too long to be read",
          at: head.offset)
      }
      let list = try file.slice(at: directory + 12, count: count * 12)
      var starts: Set<Int> = []
      for index in 0..<count {
        let section = file.clamped(
          at: try list.uint32(at: index * 12, .little),
          count: try list.uint32(at: index * 12 + 4, .little))
        // All of them may lead to one picture.
        guard starts.insert(section.start).inserted else { continue }
        let kind = list.suffix(from: index * 12 + 8)
        found.attempt { (found) throws(MetadataError) in
          if kind.matches("PROP") {
            found.add(.x3fProperties, section)
          } else if kind.matches("IMAG") || kind.matches("IMA2") {
            try picture(section, isNew: kind.matches("IMA2"), &found)
          }
        }
      }
    })

  /// A picture: raw values are left alone, a JPEG is a preview, and one with EXIF the camera's own
  /// picture, whose tags are the file's.
  private static func picture(_ section: Region, isNew: Bool, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let head = try section.slice(at: 0, count: 28)
    guard head.matches("SECi"), try head.uint32(at: 4, .little) == 0x20000,
      try head.uint32(at: 8, .little) == 2, try head.uint32(at: 12, .little) == 18
    else { return }
    let picture = section.region(from: 28)
    let start = try picture.head(count: 4)
    guard isNew, start.elements.elementsEqual([0xff, 0xd8, 0xff, 0xe1]) else {
      found.note(.preview, picture)
      return found.add(.sigmaImages, "PreviewImage", left: picture)
    }
    let facts = found.facts
    found.attempt { (found) throws(MetadataError) in try Container.jpeg.read(picture, &found) }
    found.facts = facts
    found.note(.preview, picture)
    found.add(.sigmaImages, "JpgFromRaw", left: picture)
  }
}
