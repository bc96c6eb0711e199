/// Pictures in layers that are archives: Krita's, and OpenRaster's, which several programs write. A part of XML says of
/// the whole how large it is, and then of its layers what they are.
enum LayeredPicture {
  /// So much of that part is looked at.
  private static let headBytes = 4 << 10

  /// Krita's, where the part that should say so is empty, or speaks of an archive, as in templates of its own.
  static func kind(_ archive: ZIPArchive, markedAs mark: String) -> ZIPDocument.Kind? {
    guard mark.isEmpty || mark == "application/zip", let image = krita(archive),
      let type = image.attribute("mime"), type.elementsEqual("application/x-kra".utf8),
      let kind = ZIPDocument.kind(mimeType: "application/x-krita")
    else { return nil }
    return ZIPDocument.Kind(format: kind.format, inExiftool: ZIPDocument.archive)
  }

  static func tell(_ archive: ZIPArchive, _ found: inout MetadataBuilder) {
    if found.format.name == "KRA", let image = krita(archive) {
      found.facts.pixelWidth = size(image.attribute("width"))
      found.facts.pixelHeight = size(image.attribute("height"))
      // The name goes on with the depth: `RGBA16`, `GRAYAF32`.
      let space = String(decoding: image.attribute("colorspacename") ?? [], as: UTF8.self)
      found.facts.colorModel = models.first { space.hasPrefix($0.name) }?.model
    } else if found.format.name == "ORA", let image = image(archive, "stack.xml", "image") {
      found.facts.pixelWidth = size(image.attribute("w"))
      found.facts.pixelHeight = size(image.attribute("h"))
    }
  }

  private static let models: [(name: String, model: ColorModel)] = [
    ("RGBA", .rgb), ("GRAYA", .gray), ("CMYK", .cmyk), ("LABA", .lab),
  ]

  private static func krita(_ archive: ZIPArchive) -> XMLElements.Element? {
    image(archive, "maindoc.xml", "IMAGE")
  }

  /// The element that tells of the whole; nil where there is none at the start of the part.
  private static func image(
    _ archive: ZIPArchive, _ part: String, _ name: String
  ) -> XMLElements.Element? {
    guard let part = archive.part(part), !part.isEncrypted,
      let head = try? part.head(archive.file, count: headBytes)
    else { return nil }
    let document = XMLElements(depth: 16, count: 256)
    // It breaks off among the layers.
    _ = document.parse(XMLText(head).bytes, isWhole: false)
    return document.elements.prefix(2).first { $0.name.elementsEqual(name.utf8) }
  }

  private static func size(_ text: [UInt8]?) -> Int? {
    guard let text, let number = Int(String(decoding: text, as: UTF8.self)), number > 0 else {
      return nil
    }
    return number
  }
}
