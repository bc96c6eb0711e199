extension Structure {
  /// Boxes of the ISO base media file format, of QuickTime, JPEG 2000 and JPEG XL
  /// (ISO/IEC 14496-12 §4.2).
  static let boxes = Structure(types: boxTypes) { bytes, range in
    var all = boxes(in: bytes, range)
    var next = 0
    while next < all.count, all.count < most {
      // Behind a version, a count, or both, there may be boxes too.
      for skip in [0, 4, 8, 6, 2] where all[next].body.count >= skip + 8 {
        let body = all[next].body
        let inner = boxes(in: bytes, (body.lowerBound + skip)..<body.upperBound)
        guard let last = inner.last, last.range.upperBound == body.upperBound else { continue }
        for var element in inner {
          element.parent = next
          all.append(element)
        }
        break
      }
      next += 1
    }
    return all
  }

  // swift-format-ignore
  private static let boxTypes = [
    "ftyp", "meta", "moov", "uuid", "udta", "trak", "mdia", "minf", "stbl", "stsd", "stts", "stsc",
    "stsz", "stco", "co64", "stss", "ctts", "elst", "edts", "hdlr", "keys", "ilst", "data", "mean",
    "name", "iloc", "iinf", "infe", "iref", "iprp", "ipco", "ipma", "pitm", "idat", "ispe", "irot",
    "imir", "pixi", "colr", "auxC", "clap", "grpl", "altr", "dimg", "thmb", "cdsc", "Exif", "mdat",
    "moof", "traf", "tfhd", "trun", "tfdt", "mvex", "trex", "sidx", "mvhd", "tkhd", "mdhd", "gmhd",
    "tmcd", "chap", "tref", "dinf", "dref", "cmov", "cmvd", "dcom", "mpvd", "jxlc", "jxlp", "brob",
    "xml ", "jp2h", "ihdr", "res ", "resc", "jumb", "jumd", "json", "free", "skip", "XMP_",
    "\u{a9}xyz",
  ]

  private static func boxes(in bytes: [UInt8], _ range: Range<Int>) -> [Element] {
    var found: [Element] = []
    var start = range.lowerBound
    while range.upperBound - start >= 8, found.count < most {
      let type = (start + 4)..<(start + 8)
      guard bytes[type].allSatisfy({ $0 >= 0x20 && $0 != 0x7f }) else { break }
      var field = NumberField(position: start, width: 4, coding: .big)
      guard var size = field.value(in: bytes) else { break }
      var header = 8
      if size == 1, range.upperBound - start >= 16 {
        field = NumberField(position: start + 8, width: 8, coding: .big)
        size = field.value(in: bytes) ?? 0
        header = 16
      } else if size == 0 {
        size = range.upperBound - start
      }
      guard size >= header else { break }
      let end = start + min(size, range.upperBound - start)
      found.append(
        Element(
          range: start..<end, body: (start + header)..<end, type: type,
          size: SizeField(field: field, excess: 0)))
      start = end
    }
    return found
  }
}
