/// The header of a bitmap without the file header before it: in BMP files, in icons, and as the
/// format of a movie's video (AVI `strf`).
///
/// Sources: Microsoft, *Bitmap Header Types*; IBM, *OS/2 Bitmap File Format*.
package struct BMPHeader: Sendable {
  /// The kinds of header, told apart by their length.
  package enum Version: Sendable {
    case os2Core
    case os2
    case windows
  }

  package let bytes: ByteSlice
  package let version: Version
  package let width: Int
  /// Positive; which row is first is no matter of size.
  package let height: Int
  /// Bits of one pixel; 0 where an embedded picture says it.
  package let pixelBits: Int
  package let compression: Int
  package let imageLength: Int
  /// The color space's four characters, or a number; empty before version 4.
  package let colorSpace: String

  /// Reads a header.
  ///
  /// - Parameter bytes: from the header's length on, as many as are there.
  package init(_ bytes: ByteSlice) throws(MetadataError) {
    let length = try bytes.uint32(at: 0, .little)
    guard length == 12 || length >= 16 else {
      throw MetadataError(
        .malformed, "a bitmap header says that it has \(length) bytes", at: bytes.offset)
    }
    let bytes = bytes.prefix(length)
    self.bytes = bytes
    version = length == 12 ? .os2Core : length == 16 || length == 64 ? .os2 : .windows
    if version == .os2Core {
      width = try bytes.uint16(at: 4, .little)
      height = try bytes.uint16(at: 6, .little)
      pixelBits = try bytes.uint16(at: 10, .little)
    } else {
      width = try bytes.uint32(at: 4, .little)
      height = Int(try bytes.int32(at: 8, .little).magnitude)
      pixelBits = try bytes.uint16(at: 14, .little)
    }
    compression = (try? bytes.uint32(at: 16, .little)) ?? 0
    imageLength = (try? bytes.uint32(at: 20, .little)) ?? 0
    let space = version == .windows ? try? bytes.slice(at: 56, count: 4) : nil
    // An array: of what only turns another around, the runtime asks whether it has its bytes in a row.
    colorSpace = String(decoding: [UInt8]((space?.elements ?? []).reversed()), as: UTF8.self)
  }

  /// The bits of the pixel that each color and the alpha channel have; nil where there are none.
  package func mask(_ position: Int, after: ByteSlice?) -> UInt32? {
    guard version == .windows, compression == 3 || compression == 6 else { return nil }
    if let mask = try? bytes.uint32(at: position, .little) { return UInt32(mask) }
    // A header of version 3 has the masks behind it, that of alpha with compression 6 only.
    guard bytes.count == 40, position < 52 || compression == 6,
      let mask = try? after?.uint32(at: position - 40, .little)
    else { return nil }
    return UInt32(mask)
  }

  /// How many bytes the pixels take: rows of whole words where nothing compresses them, else what the
  /// header says; 0 where that cannot be.
  var pixelBytes: Int {
    guard version == .os2Core || [0, 3, 6].contains(compression) else { return imageLength }
    let (bits, isTooWide) = width.multipliedReportingOverflow(by: pixelBits)
    let row = isTooWide || bits < 0 ? 0 : (bits / 32 + (bits % 32 > 0 ? 1 : 0)) * 4
    let (all, isTooLong) = row.multipliedReportingOverflow(by: height)
    return isTooLong || all > Int(Int32.max) ? 0 : all
  }

  /// Adds the header's values as tags.
  package func addTags(to found: inout MetadataBuilder) {
    switch version {
    case .os2Core: found.add(.bmpOS2, Self.coreFields, of: bytes, .little)
    case .os2:
      found.add(.bmpOS22, Self.os2Fields, of: bytes, .little)
      found.add(.bmpOS22Misread, Self.coreFields, of: bytes, .little)
    case .windows:
      found.add(.bmp, Self.fields, of: bytes, .little) { field in
        switch field.position {
        case 0..<40: true
        // What Casio's and Nikon's movies have there is no mask.
        case 40...: bytes.count != 68 && hasMeaning(field.position)
        default: false
        }
      }
    }
  }

  private func hasMeaning(_ position: Int) -> Bool {
    switch position {
    case 60..<108: colorSpace == "\0\0\0\0"
    case 112..<120: colorSpace == "LINK" || colorSpace == "MBED"
    default: true
    }
  }

  /// States the picture's size and how its pixels are to be read.
  package func describe(_ facts: inout ImageFacts, after: ByteSlice?) {
    // Only a height may be negative.
    facts.pixelWidth = width <= Int32.max ? width : nil
    facts.pixelHeight = height
    guard version != .windows || compression <= 3 || compression == 6 else { return }
    facts.isIndexed = (1...8).contains(pixelBits)
    facts.colorModel = colorSpace == "\0\0\0\u{2}" ? .cmyk : .rgb
    let masks = [40, 44, 48].compactMap { mask($0, after: after) }
    let alpha = mask(52, after: after) ?? 0
    // GDI+ has alpha in 64 bits.
    facts.hasAlpha = alpha != 0 || pixelBits == 64 && compression == 0
    if let widest = masks.map(\.nonzeroBitCount).max() {
      facts.bitDepth = widest
    } else {
      switch pixelBits {
      case 1...8: facts.bitDepth = pixelBits
      case 16: facts.bitDepth = 5
      case 24, 32: facts.bitDepth = 8
      // GDI+ has 48 and 64 bits with 16 for each sample.
      case 48, 64: facts.bitDepth = 16
      default: break
      }
    }
  }

  private static let coreFields = [
    HeaderField(0, .long), HeaderField(4, .short), HeaderField(6, .short),
    HeaderField(8, .short), HeaderField(10, .short),
  ]

  private static let os2Fields = [
    HeaderField(0, .long), HeaderField(4, .long), HeaderField(8, .long), HeaderField(12, .short),
    HeaderField(14, .short), HeaderField(16, .long), HeaderField(20, .long),
    HeaderField(24, .long), HeaderField(28, .long), HeaderField(32, .long),
    HeaderField(36, .long),
  ]

  private static let fields = [
    HeaderField(0, .long), HeaderField(4, .long), HeaderField(8, .signedLong),
    HeaderField(12, .short), HeaderField(14, .short), HeaderField(16, .long),
    HeaderField(20, .long), HeaderField(24, .long), HeaderField(28, .long),
    HeaderField(32, .long), HeaderField(36, .long), HeaderField(40, .long),
    HeaderField(44, .long), HeaderField(48, .long), HeaderField(52, .long),
    HeaderField(56, .undefined, 4), HeaderField(60, .long, 3), HeaderField(72, .long, 3),
    HeaderField(84, .long, 3), HeaderField(96, .long), HeaderField(100, .long),
    HeaderField(104, .long), HeaderField(108, .long), HeaderField(112, .long),
    HeaderField(116, .long),
  ]
}
