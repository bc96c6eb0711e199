/// A file within a document, as it came from a camera or a program, with what it says of itself: a picture that the
/// document shows, a movie, another document.
///
/// It is content, which reading the document's metadata leaves out.
package struct EnclosedFile: Sendable {
  /// Where it stands in the file, or in what that inflates to; of one in pieces, from the first of them on.
  package let range: Range<Int>
  var coding = Coding.plain
  /// Whether its name or its start says that it is one of those: not all texts of a drawing are, nor all parts of an
  /// archive under names that others have, too.
  package var isPromised = true
  /// Whether the document tells of it by itself, as a picture of its first page.
  package var isOfWhole = false

  /// Whether it is XMP that the document has of one of its parts, or of itself.
  package var isPacket = false

  /// How it stands there.
  enum Coding {
    /// As it is.
    case plain
    /// In pieces, of which it is a part.
    case scattered(FilePieces, Range<Int>)
    /// As hexadecimal digits, with ends of lines between them, in one piece or in several.
    case hexadecimal(FilePieces)
    /// As text in Base64, of an address in XML.
    case base64
    /// As such a text of a compressed drawing.
    case inflated(ArraySlice<UInt8>)
    /// Compressed alone (RFC 1951), as a part of an archive.
    case deflated(length: Int)
    /// As a stream of PDF that is filtered, or encrypted.
    case filtered(PDFStreamCoding)
    /// Encrypted, as its document says.
    case encrypted
    /// Compressed otherwise, encrypted, or not what its document says.
    case other
  }

  /// So many bytes may come out of a compressed one.
  private static let largest = Limits().inflatedBytes

  /// So many may come out of a larger one without the pixels, which are not kept: those of a sheet of A4 at 600 dots per
  /// inch, with an alpha channel, are 139 MB.
  private static let largestWithPixels = 160 << 20

  /// The file as it came: its bytes, and why they are not all of them.
  package typealias Content = (file: Region, error: MetadataError?)

  /// The file as it came; of a drawing that is compressed by gzip, what it inflates to.
  ///
  /// - Parameters:
  ///   - file: the document, of which all may be read.
  ///   - inflated: how many bytes came out of what is compressed is added to it.
  package func content(
    in file: ByteReader, inflated: inout Int
  ) throws(MetadataError) -> Content {
    let content = try enclosed(in: file, &inflated)
    guard let drawing = try? content.file.compressedDrawing(Limits()) else { return content }
    return (Region(inMemory: drawing.bytes), content.error ?? drawing.error)
  }

  private func enclosed(
    in file: ByteReader, _ count: inout Int
  ) throws(MetadataError) -> Content {
    let part = Region(file).clamped(at: range.lowerBound, count: range.count)
    switch coding {
    case .plain: return (part, nil)
    case .scattered(let pieces, let range):
      return (pieces.part(range).region(in: Region(file)), nil)
    case .hexadecimal(let pieces): return try Self.digits(pieces.region(in: Region(file)))
    case .base64:
      return (Self.decoded(try part.all(limit: Limits().inflatedBytes).elements), nil)
    case .inflated(let text): return (Self.decoded(text), nil)
    case .deflated(let length):
      var (pixels, scans) = (PNGPixels(), JPEGScans())
      let inflated = Inflated(
        piecesOf: part,
        // A stream ends behind its last byte, for which there must be room.
        limit: min(max(0, length), Self.largestWithPixels - 1) + 1, keeping: Self.largest,
        drop: { bytes in
          guard length >= Self.largest else { return }
          pixels.drop(from: &bytes)
          scans.drop(from: &bytes)
        })
      // Much of which little comes out takes time, too.
      count += max(inflated.length, inflated.consumed / 2)
      // What came out before the damage may say something.
      if inflated.bytes.isEmpty, let error = inflated.error { throw error }
      return (Region(inMemory: inflated.bytes), inflated.error)
    case .filtered(let stream):
      var room = Self.largest
      defer { count += Self.largest - room }
      return try stream.content(of: part, room: &room, Limits())
    case .encrypted:
      throw MetadataError(.unsupported, "it is encrypted", at: range.lowerBound)
    case .other:
      throw MetadataError(
        .unsupported, "it is encrypted, damaged, or coded in a way that is not read",
        at: range.lowerBound)
    }
  }

  /// What hexadecimal digits stand for, and why that is not all.
  private static func digits(_ text: Region) throws(MetadataError) -> Content {
    var decoded = HexadecimalBytes(capacity: min(text.count / 2, largest))
    var position = 0
    while position < text.count, decoded.bytes.count < largest {
      let piece = try text.head(at: position, count: 64 << 10)
      for character in piece.elements {
        if let digit = HexadecimalBytes.digit(character) { decoded.append(digit: digit) }
      }
      position += piece.count
    }
    let isWhole = position == text.count
    return (
      Region(inMemory: decoded.bytes),
      isWhole
        ? nil
        : MetadataError(
          .limitExceeded, "digits of more than \(largest) bytes", at: text.start + position)
    )
  }

  private static func decoded(_ text: ArraySlice<UInt8>) -> Region {
    // Zeros stand between the signs of UTF-16.
    let signs = text.filter { $0 != 0 }
    return Region(inMemory: Base64.decoded(withoutEscapes(signs[...])[...]))
  }

  /// A text without escapes of addresses (`%2B`) and references to characters (`&#43;`, `&#x2B;`), of which
  /// only those that are Base64 are kept: programs write ends of lines so.
  private static func withoutEscapes(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case 0x25:
        if let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
          result.append(code)
        }
        rest = rest.dropFirst(2)
      case 0x26:
        let name = rest.prefix(12).prefix { $0 != 0x3b }
        let digits = String(decoding: name.dropFirst(), as: UTF8.self)
        let code =
          digits.lowercased().hasPrefix("x")
          ? UInt8(digits.dropFirst(), radix: 16) : UInt8(digits)
        if let code { result.append(code) }
        rest = rest.dropFirst(name.count + 1)
      default: result.append(byte)
      }
    }
    return result
  }
}
