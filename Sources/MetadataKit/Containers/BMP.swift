import UniformTypes

extension Container {
  /// Bitmaps of Windows and OS/2: a file header of 14 bytes, then the picture's header.
  package static let bmp = Container([
    FileFormat("BMP", "bmp", "image/bmp", .bmp)
  ]) {
    (file, found) throws(MetadataError) in
    var picture = file
    if try file.head(count: 2).matches("BA") {
      let pictures = OS2Array(file, &found).pictures
      guard let best = pictures.max(by: { $0.area < $1.area }) else { return }
      found.format = found.format.outsideExiftool
      found.facts.frameCount = pictures.count
      picture = file.region(from: best.position)
    } else {
      found.facts.frameCount = 1
    }
    let head = try picture.head(count: 14 + 256)
    let header = try BMPHeader(head.suffix(from: 14))
    header.addTags(to: &found)
    header.describe(&found.facts, after: head.suffix(from: 14 + header.bytes.count))
    if try header.bytes.uint32(at: 0, .little) > max(0, picture.count - 14) {
      throw MetadataError(.truncated, "the bitmap header is cut short", at: head.offset)
    }
    let pixels = try head.uint32(at: 10, .little)
    if picture.count == file.count, pixels + header.pixelBytes > file.count {
      found.warn(
        Warning(
          .truncated, "the pixels reach past the end of the file", at: file.start + file.count))
    }
    try addParts(of: header, file: file, pixels: pixels, &found)
  }

  /// Adds what a Windows bitmap may have beside its pixels: a profile, or a whole picture in
  /// their place.
  private static func addParts(
    of header: BMPHeader, file: Region, pixels: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard header.version == .windows else { return }
    if header.compression == 4 || header.compression == 5, header.imageLength > 0 {
      found.add(
        .bmp, header.compression == 4 ? "EmbeddedJPG" : "EmbeddedPNG",
        left: file.clamped(at: pixels, count: header.imageLength))
    }
    // Only version 5 has profiles; their place counts from the picture's header.
    guard header.bytes.count == 124,
      header.colorSpace == "LINK" || header.colorSpace == "MBED"
    else { return }
    let position = try header.bytes.uint32(at: 112, .little)
    let length = try header.bytes.uint32(at: 116, .little)
    guard position > 0 else { return }
    let profile = try file.region(
      at: position &+ header.bytes.offset &- file.start, count: length)
    if header.colorSpace == "MBED" {
      found.add(.icc, profile)
      return
    }
    let name = try profile.all(limit: found.limits.valueBytes)
    let end = name.elements.lastIndex { $0 != 0 }.map { $0 + 1 } ?? name.elements.startIndex
    let text = name.elements[..<end]
    let converted = WindowsLatin.utf8(text)
    found.add(
      .bmp, "LinkedProfileName", text: converted ?? Array(text),
      offset: converted == nil ? name.offset : -1)
  }
}
