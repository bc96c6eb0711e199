extension BlockDecoder {
  /// IPTC data sets (Information Interchange Model 4.2), one after the other.
  package static let iptc = BlockDecoder(.iptc) {
    (block, found) throws(MetadataError) in
    var bytes = try block.all(limit: found.limits.blockBytes)
    var isInFile = block.isInFile
    let isStandard = found.isStandardIPTC
    let group = found.nextIPTCGroup(isStandard)
    if isStandard == true, group == "IPTC" {
      found.add(.file, "CurrentIPTCDigest", text: Digest.md5.hexadecimal(of: bytes.elements.span))
    }
    // Programs that make a TIFF of a JPEG put the whole of the segment there.
    let signature: StaticString = "Photoshop 3.0\0"
    if bytes.matches(signature), !found.context.path.contains(.photoshop) {
      found.warn(Warning(.deviation, "IPTC stands in Photoshop's resources", at: block.start))
      return found.add(.photoshop, block.region(from: signature.utf8CodeUnitCount))
    }
    if bytes[0] != 0x1c, bytes[3] == 0x1c {
      found.warn(
        Warning(.malformed, "the bytes of IPTC are swapped in groups of four", at: bytes.offset))
      bytes = swapped(bytes)
      isInFile = false
    }
    var decoder = IPTCDecoder(group: group, isInFile: isInFile)
    found.attempt { (found) throws(MetadataError) in try decoder.read(bytes, &found) }
    decoder.tell(&found)
  }

  /// The bytes of each group of four in the other order, as TIFF writers left them that took the
  /// block for numbers.
  private static func swapped(_ bytes: ByteSlice) -> ByteSlice {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 3)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      for place in stride(from: start + 3, through: start, by: -1) {
        result.append(bytes[place] ?? 0)
      }
    }
    return ByteSlice(result).prefix(bytes.count)
  }
}
