import UniformTypes

extension Container {
  /// QuickTime and MPEG-4 movies (QuickTime File Format, ISO 14496-12), and Canon's CR3.
  ///
  /// Files with a file type box of unknown brands are read the same way.
  package static let quickTime = Container(
    [
      FileFormat("MOV", "mov", "video/quicktime", .quickTimeMovie),
      FileFormat("MP4", "mp4", "video/mp4", .mpeg4Movie),
      FileFormat("M4V", "m4v", "video/x-m4v", .m4v),
      FileFormat("M4A", "m4a", "audio/mp4", .m4a),
      FileFormat("M4P", "m4p", "audio/mp4", .appleProtectedMPEG4Audio),
      FileFormat("M4B", "m4b", "audio/mp4", .appleProtectedMPEG4Audiobook),
      FileFormat("3GP", "3gp", "video/3gpp", .threeGPP),
      FileFormat("3G2", "3g2", "video/3gpp2", .threeGPP2),
      FileFormat("AAX", "aax", "audio/vnd.audible.aax", .audibleAAX),
      FileFormat("CR3", "cr3", "image/x-canon-cr3", .canonCR3),
    ],
    recognize: { (head) in
      if head.matches("ftyp", at: 4) {
        // Flash's movies (F4V) share their type with FLV, which is no relative.
        let isFlash = TypeIdentifier(content: head.elements.span) == .flashVideo
        return FileFormat("MP4", "mp4", "video/mp4", isFlash ? .flashVideo : nil)
      }
      let isMovie = head.matches("uuid", at: 4) || head.matches("junk", at: 4)
      return isMovie && head[0] == 0 ? FileFormat("MOV", "mov", "video/quicktime", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      var walk = ISOFile(file)
      walk.read(into: &found)
    }
  )
}

extension FileFormat {
  /// Whether it is Canon's CR3: one raw photo, which is no movie though its container is one.
  var isRawPhoto: Bool { name == "CR3" }
}
