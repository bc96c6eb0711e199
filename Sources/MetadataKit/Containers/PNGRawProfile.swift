/// A block that ImageMagick and others write as hexadecimal text (coders/png.c,
/// `Magick_png_write_raw_profile`): a line feed, what it is, a line feed, its length, its bytes.
struct PNGRawProfile: Sendable {
  let keyword: String
  /// The name of the tag where the text is no block.
  let name: String
  /// Hands over the bytes; false where they are not what they should be.
  let hand: @Sendable (_ bytes: [UInt8], _ found: inout MetadataBuilder) -> Bool

  static let all: [PNGRawProfile] = [
    PNGRawProfile(keyword: "Raw profile type exif", name: "EXIF_Profile", hand: application),
    PNGRawProfile(keyword: "Raw profile type APP1", name: "APP1_Profile", hand: application),
    PNGRawProfile(keyword: "Raw profile type xmp", name: "XMP_Profile") { bytes, found in
      found.add(.xmp, Region(inMemory: bytes))
      return true
    },
    PNGRawProfile(keyword: "Raw profile type icc", name: "ICC_Profile", hand: color),
    PNGRawProfile(keyword: "Raw profile type icm", name: "ICC_Profile", hand: color),
    PNGRawProfile(keyword: "Raw profile type iptc", name: "IPTC_Profile") { bytes, found in
      // Either IPTC itself, whose records start with 1C, or Photoshop's resources around it.
      found.add(bytes.first == 0x1c ? .iptc : .photoshop, Region(inMemory: bytes))
      return true
    },
    PNGRawProfile(keyword: "Raw profile type 8bim", name: "Photoshop_Profile") { bytes, found in
      found.add(.photoshop, Region(inMemory: bytes))
      return true
    },
  ]

  @Sendable private static func color(_ bytes: [UInt8], _ found: inout MetadataBuilder) -> Bool {
    found.add(.icc, Region(inMemory: bytes))
    return true
  }

  /// What a JPEG has in APP1 segments: EXIF or XMP.
  @Sendable private static func application(_ bytes: [UInt8], _ found: inout MetadataBuilder)
    -> Bool
  {
    let slice = ByteSlice(bytes)
    let block = Region(inMemory: bytes)
    if slice.matches("Exif\0\0") {
      found.add(.exif, block.region(from: 6))
    } else if slice.matches("http://ns.adobe.com/xap/1.0/\0") {
      found.add(.xmp, block.region(from: 29))
    } else if slice.matches("MM\0*") || slice.matches("II*\0") {
      found.add(.exif, block)
    } else {
      found.warn(Warning(.malformed, "a raw profile is neither EXIF nor XMP"))
      return false
    }
    return true
  }

  /// Reads the text and hands over the block; false where it is none.
  func add(_ text: ByteSlice, _ found: inout MetadataBuilder) throws(MetadataError) -> Bool {
    guard text[0] == 0x0a, let end = text.firstIndex(of: 0x0a, from: 1) else { return false }
    var scan = TextScan(text.suffix(from: end + 1).elements)
    scan.skipSpaces()
    guard let stated = scan.digits(), scan.skip(0x0a) else { return false }
    let bytes = scan.hexadecimal()
    if bytes.count != stated {
      found.warn(
        Warning(
          .malformed, "\(keyword) says \(stated) bytes and has \(bytes.count)", at: text.offset))
    }
    return hand(bytes, &found)
  }
}

extension TextScan {
  /// The bytes that the rest says in hexadecimal digits, between which there may be white space;
  /// what is no digit counts as zero.
  fileprivate mutating func hexadecimal() -> [UInt8] {
    let text = takeAll()
    let digits = text.span
    // A word is written whole where four bytes are meant.
    return [UInt8](capacity: digits.count / 2 + 8) { bytes in
      var half: UInt8?
      var index = 0
      while index < digits.count {
        while half == nil, digits.count &- index >= 8,
          let four = digits.word(at: index).fromHexadecimal
        {
          bytes.append(4, of: four)
          index &+= 8
        }
        guard index < digits.count else { break }
        let byte = digits[index]
        index &+= 1
        let digit: UInt8
        switch byte {
        case 0x30...0x39: digit = byte &- 0x30
        case 0x41...0x46: digit = byte &- 0x37
        case 0x61...0x66: digit = byte &- 0x57
        case 0x20, 0x09...0x0d: continue
        default: digit = 0
        }
        if let high = half {
          bytes.append(high &<< 4 | digit)
          half = nil
        } else {
          half = digit
        }
      }
      if let half { bytes.append(half &<< 4) }
    }
  }
}

extension UInt64 {
  /// The four bytes that eight hexadecimal digits say, first ones lowest; nil where not all are digits.
  fileprivate var fromHexadecimal: UInt64? {
    let tops = UInt64(everyByte: 0x80)
    guard self & tops == 0 else { return nil }
    // No byte is above 0x7f, so that none carries into the next: a top bit tells of each.
    let digits = self ^ UInt64(everyByte: 0x30)
    let letters = (self | UInt64(everyByte: 0x20)) ^ UInt64(everyByte: 0x60)
    let areDigits = ~(digits &+ UInt64(everyByte: 0x76))
    let areLetters = (letters &+ UInt64(everyByte: 0x7f)) & ~(letters &+ UInt64(everyByte: 0x79))
    guard (areDigits | areLetters) & tops == tops else { return nil }
    // A letter's lowest bits are its place in the alphabet.
    let values = self & UInt64(everyByte: 0x0f) &+ 9 &* (self &>> 6 & UInt64(everyByte: 0x01))
    let pairs = (values &<< 4 | values &>> 8) & 0x00ff_00ff_00ff_00ff
    let halves = (pairs | pairs &>> 8) & 0x0000_ffff_0000_ffff
    return (halves | halves &>> 16) & 0xffff_ffff
  }
}
