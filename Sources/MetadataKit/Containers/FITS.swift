extension Container {
  /// FITS (FITS 4.0): a header of cards of 80 characters, each a keyword and its value.
  package static let fits = Container(
    [],
    recognize: { head in
      head.matches("SIMPLE  =                    T")
        ? FileFormat("FITS", "fits", "image/fits", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      var header = FITSHeader()
      defer { header.describe(&found) }
      if let lines = try FITSLines(file) { return try header.take(lines, &found) }
      var position = 80
      for _ in 0..<found.limits.entries {
        let card = try nextCard(of: file, at: position)
        guard try header.take(card, &found) else {
          header.takeExtension(of: file, from: position + 80)
          return
        }
        position += 80
      }
      throw MetadataError(
        .limitExceeded, "more than \(found.limits.entries) cards", at: file.start + position)
    })

  /// A card of a FITS header; of one that is cut what is left may say something.
  private static func nextCard(
    of file: Region, at position: Int
  ) throws(MetadataError) -> ByteSlice {
    do throws(MetadataError) {
      return try file.slice(at: position, count: 80)
    } catch {
      throw position < file.count ? error.hidingProperties : error
    }
  }
}
