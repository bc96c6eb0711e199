extension Container {
  /// Icons and pointers of OS/2, by themselves or as an array for several displays.
  package static let os2Icon = Container(
    [],
    recognize: { head in
      let start = head.matches("BA") ? 14 : 0
      let kind = head.suffix(from: start).prefix(2).text
      guard ["IC", "CI", "PT", "CP"].contains(kind),
        let header = try? BMPHeader(head.suffix(from: start + 14)),
        header.bytes.count <= 64, header.bytes[header.version == .os2Core ? 8 : 12] == 1
      else { return nil }
      return kind == "IC" || kind == "CI"
        ? FileFormat("OS/2 Icon", "ico", "image/x-os2-ico", nil).outsideExiftool
        : FileFormat("OS/2 Pointer", "ptr", "image/x-os2-ptr", nil).outsideExiftool
    },
    read: { (file, found) throws(MetadataError) in
      let pictures = OS2Array(file, &found).pictures
      guard let best = pictures.max(by: { $0.area < $1.area }) else { return }
      found.add(.file, "ImageCount", pictures.count)
      for picture in pictures {
        found.add(.file, "ImageWidth", picture.width)
        found.add(.file, "ImageHeight", picture.height)
        found.add(.file, "BitDepth", picture.pixelBits)
        if picture.hotSpot != (0, 0) {
          found.add(.file, "HotspotX", picture.hotSpot.x)
          found.add(.file, "HotspotY", picture.hotSpot.y)
        }
      }
      found.facts.pixelWidth = best.width
      found.facts.pixelHeight = best.height
      found.facts.colorModel = .rgb
      found.facts.isIndexed = best.pixelBits <= 8
      found.facts.bitDepth = best.pixelBits <= 8 ? best.pixelBits : 8
      found.facts.hasAlpha = true
      found.facts.frameCount = pictures.count
    })
}
