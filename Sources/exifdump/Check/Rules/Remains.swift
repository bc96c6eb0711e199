import MetadataKit
import UniformTypes

/// What stands behind the end of a picture, and nothing in the file tells of.
///
/// Programs that shorten a PNG in place have left the rest of the larger one there, which may show what
/// was cut off. Programs that remove metadata from a JPEG have left what it told of: the movie of a photo
/// with motion, a second picture with metadata of its own.
enum Remains {
  /// So little may be an end of a line, or a checksum.
  private static let least = 16
  private static let pieceLength = 1 << 16

  /// Where it is, the first where there are several; nil where there is nothing, or it cannot be told.
  static func range(in name: [UInt8], _ metadata: Metadata) -> Range<Int>? {
    guard let file = try? ByteReader(again: name) else { return nil }
    // What has been appended tells of itself.
    let trailers = min(metadata.trailersStart ?? file.count, file.count)
    guard var place = Wholeness.end(in: file, of: metadata.format), place < trailers else {
      return nil
    }
    if metadata.format.isJPEG {
      place = CameraRecords.end(of: place, before: trailers, in: file)
    } else if metadata.format.type == .gif, let tail = try? GIFTail(Region(file), from: place) {
      place = min(tail.end, trailers)
    }
    for part in parts(of: metadata, in: file)
    where place < part.upperBound && part.upperBound <= trailers {
      if place < part.lowerBound,
        let start = something(in: place..<part.lowerBound, of: file, isGap: true),
        !SectorRest.isAll(of: place..<part.lowerBound, in: file)
      {
        return start..<part.lowerBound
      }
      place = part.upperBound
    }
    return something(in: place..<trailers, of: file).map { $0..<trailers }
  }

  /// What the file tells of, in its order.
  private static func parts(of metadata: Metadata, in file: ByteReader) -> [Range<Int>] {
    (metadata.blocks.compactMap(\.range) + metadata.tags.compactMap(\.byteRange)
      + [
        metadata.motionPhoto?.range, hiddenData(metadata, in: file),
        metadata.format.isJPEG ? CameraRecords.trace(in: file) : nil,
      ].compactMap(\.self))
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// How that starts which Sony's cameras have behind a picture.
  private static let hiddenStart: [UInt8] = [0x55, 0x26, 0x11, 5, 0]

  /// What Sony's cameras have behind a picture and tell of in their note. Programs that keep the note may have put
  /// something else there.
  private static func hiddenData(_ metadata: Metadata, in file: ByteReader) -> Range<Int>? {
    guard let start = metadata["Sony:HiddenDataOffset"].flatMap({ Int($0.numericDescription) }),
      let count = metadata["Sony:HiddenDataLength"]?.integer(), start > 0, count > 0,
      let head = try? file.slice(at: start, count: hiddenStart.count).elements,
      head.elementsEqual(hiddenStart)
    else { return nil }
    let end = start.addingReportingOverflow(Int(clamping: count))
    return end.overflow ? nil : start..<end.partialValue
  }

  /// Where something starts that is more than what files are filled up with, zeros, bits that are all set, blanks
  /// and ends of lines, or one byte over and over, and than a few bytes behind the start.
  ///
  /// - Parameter isGap: whether a part that the file tells of follows, before which cameras have a few bytes behind zeros.
  private static func something(
    in range: Range<Int>, of file: ByteReader, isGap: Bool = false
  ) -> Int? {
    // Servers fill files up so, and programs for CP/M did.
    let rest = Region(file).clamped(at: range.lowerBound, count: range.count)
    if (try? rest.isFilled(from: 0, least: 1)) == true { return nil }
    var first: Int?
    for start in stride(from: range.lowerBound, to: range.upperBound, by: pieceLength) {
      let count = min(range.upperBound - start, pieceLength)
      guard let bytes = try? file.slice(at: start, count: count).elements else { return nil }
      guard let last = bytes.lastIndex(where: { $0 != 0 && $0 != 0xff }) else { continue }
      let moved = start - bytes.startIndex
      if first == nil { first = bytes.firstIndex { $0 != 0 }.map { $0 + moved } }
      // Phones write a second end behind zeros.
      let isEnd = last + moved - 1 == first && bytes[last] == 0xd9
      if let first, !isEnd, last + moved - (isGap ? first : range.lowerBound) >= least {
        return max(startOfBox(at: first, of: file) ?? first, range.lowerBound)
      }
    }
    return nil
  }

  /// A movie starts with the length of its first box, of which three bytes are zeros (ISO/IEC 14496-12
  /// §4.2).
  private static func startOfBox(at place: Int, of file: ByteReader) -> Int? {
    let type = try? file.slice(at: place + 1, count: 4)
    return type?.matches("ftyp", at: 0) == true ? place - 3 : nil
  }
}
