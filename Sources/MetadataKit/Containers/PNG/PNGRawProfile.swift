/// A block that ImageMagick and others write as hexadecimal text (coders/png.c,
/// `Magick_png_write_raw_profile`): a line feed, what it is, a line feed, its length, its bytes.
struct PNGRawProfile: Sendable {
  let keyword: String
  /// The name of the tag where the text is no block.
  let name: String
  /// Hands over the bytes.
  let hand: @Sendable (_ bytes: [UInt8], _ found: inout MetadataBuilder) -> Reading

  /// What has become of the bytes.
  enum Reading {
    /// They are a block.
    case block
    /// They are one, but exiftool does not know them.
    case unknownToExiftool
    /// They are not what they should be.
    case none
  }

  static let all: [PNGRawProfile] = [
    PNGRawProfile(keyword: "Raw profile type exif", name: "EXIF_Profile", hand: application),
    PNGRawProfile(keyword: "Raw profile type APP1", name: "APP1_Profile", hand: application),
    PNGRawProfile(keyword: "Raw profile type xmp", name: "XMP_Profile") { bytes, found in
      found.add(.xmp, Region(inMemory: bytes))
      return .block
    },
    PNGRawProfile(keyword: "Raw profile type icc", name: "ICC_Profile", hand: color),
    PNGRawProfile(keyword: "Raw profile type icm", name: "ICC_Profile", hand: color),
    PNGRawProfile(keyword: "Raw profile type iptc", name: "IPTC_Profile") { bytes, found in
      // Either IPTC itself, whose records start with 1C, or Photoshop's resources around it.
      found.add(bytes.first == 0x1c ? .iptc : .photoshop, Region(inMemory: bytes))
      return .block
    },
    PNGRawProfile(keyword: "Raw profile type 8bim", name: "Photoshop_Profile") { bytes, found in
      found.add(.photoshop, Region(inMemory: bytes))
      return .block
    },
  ]

  /// The one of a keyword; programs write what it is in capitals, too, which exiftool does not read.
  static func of(_ keyword: String) -> PNGRawProfile? {
    all.first { $0.keyword == keyword } ?? all.first { isSame($0.keyword, keyword) }
  }

  private static func isSame(_ keyword: String, _ other: String) -> Bool {
    let start = "Raw profile type "
    return other.hasPrefix(start)
      && keyword.dropFirst(start.count).uppercased() == other.dropFirst(start.count).uppercased()
  }

  @Sendable private static func color(_ bytes: [UInt8], _ found: inout MetadataBuilder) -> Reading {
    found.add(.icc, Region(inMemory: bytes))
    return .block
  }

  /// What a JPEG has in APP1 segments: EXIF or XMP.
  @Sendable private static func application(_ bytes: [UInt8], _ found: inout MetadataBuilder)
    -> Reading
  {
    let slice = ByteSlice(bytes)
    let block = Region(inMemory: bytes)
    if slice.matches("Exif\0\0") {
      found.add(.exif, block.region(from: 6))
    } else if slice.matches("http://ns.adobe.com/xap/1.0/\0") {
      found.add(.xmp, block.region(from: 29))
    } else if slice.matches("XMP\0://ns.adobe.com/xap/1.0/\0") {
      // Old versions of ImageMagick wrote the name of the profile over its start.
      found.add(.xmp, block.region(from: 29))
      return .unknownToExiftool
    } else if slice.matches("MM\0*") || slice.matches("II*\0") {
      found.add(.exif, block)
    } else {
      found.warn(Warning(.malformed, "a raw profile is neither EXIF nor XMP"))
      return .none
    }
    return .block
  }

  /// Reads the text and hands over the block that it is.
  ///
  /// - Parameter key: the text's keyword.
  func add(_ text: ByteSlice, _ key: String, _ found: inout MetadataBuilder)
    throws(MetadataError) -> Reading
  {
    guard text[0] == 0x0a, let end = text.firstIndex(of: 0x0a, from: 1) else { return .none }
    var scan = TextScan(text.suffix(from: end + 1).elements)
    scan.skipSpaces()
    guard let stated = scan.digits(), scan.skip(0x0a) else { return .none }
    let bytes = scan.hexadecimal()
    if bytes.count != stated {
      found.warn(
        Warning(
          .malformed, "\(keyword) says \(stated) bytes and has \(bytes.count)", at: text.offset))
    }
    let reading = hand(bytes, &found)
    return reading == .block && key != keyword ? .unknownToExiftool : reading
  }
}

extension TextScan {
  /// The bytes that the rest says in hexadecimal digits, between which there may be white space;
  /// what is no digit counts as zero.
  fileprivate mutating func hexadecimal() -> [UInt8] {
    let text = takeAll()
    var result = HexadecimalBytes(capacity: text.count / 2 + 1)
    for byte in text where byte != 0x20 && !(0x09...0x0d).contains(byte) {
      result.append(digit: HexadecimalBytes.digit(byte) ?? 0)
    }
    result.pad()
    return result.bytes
  }
}
