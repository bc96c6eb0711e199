import MetadataKit
import Testing

/// Whatever is missing of a file is said, with a place, however little it is.
@Suite struct TruncationTests {
  @Test(arguments: [
    "plain.jpg", "progressive-gray.jpg", "exif-xmp.png", "animated.png", "static.gif",
    "animated.gif", "frames.mng", "alpha.jng",
    "lossy.webp", "lossless.webp", "animated.webp", "exif-xmp-icc.webp", "jpeg.tif", "bigtiff.tif",
    "pages.tif", "plain.heic", "exif-xmp.avif", "plain.mov", "itunes.m4v", "plain.3gp",
    "rgb-24.bmp", "palette-8-rle.bmp", "bitfields-16.bmp", "v5-icc.bmp", "os2.bmp", "sizes.ico",
    "png-entry.ico", "pointer.cur", "movie.mkv", "movie.webm", "movie.wmv", "movie.avi",
    "picture.astc", "picture.dds", "picture.ktx", "sound.au", "sound.caf", "movie.swf",
  ])
  func everyTruncationIsTold(_ name: String) throws {
    let whole = try Fixture.bytes(name)
    let all = try Metadata(whole)
    #expect(all.warnings.isEmpty)
    var silent: [Int] = []
    for count in 1..<whole.count {
      // What is too short to be told by its content is another type, or none.
      guard let part = try? Metadata(Array(whole.prefix(count))),
        part.format.type == all.format.type
      else { continue }
      if !part.warnings.contains(where: { $0.offset != nil }) { silent.append(count) }
    }
    #expect(silent.isEmpty)
  }

  /// Where pieces follow one another that know nothing of the next, an end between two of them may be
  /// that of the file.
  @Test(arguments: [
    "movie.flv", "movie.ogv", "sound.opus", "movie.ts", "compressed-boxes.jxl", "picture.psd",
    "layers.psd",
  ])
  func everyTruncationWithinAPieceIsTold(_ name: String) throws {
    let whole = try Fixture.bytes(name)
    let all = try Metadata(whole)
    #expect(all.warnings.isEmpty)
    let ends = try pieceEnds(whole, name)
    var silent: [Int] = []
    for count in 1..<whole.count {
      guard let part = try? Metadata(Array(whole.prefix(count))),
        part.format.type == all.format.type
      else { continue }
      if !part.warnings.contains(where: { $0.offset != nil }), !ends.contains(count) {
        silent.append(count)
      }
    }
    #expect(silent.isEmpty)
  }

  /// Where a file may end, as its structure has it.
  private func pieceEnds(_ bytes: [UInt8], _ name: String) throws -> Set<Int> {
    let slice = ByteSlice(bytes)
    var ends: Set<Int> = []
    switch name.split(separator: ".").last {
    case "flv":
      var position = 9
      while position < bytes.count {
        // With the length behind a packet, and without.
        ends.formUnion([position, position + 4])
        guard position + 8 <= bytes.count else { break }
        position += 15 + (try slice.uint32(at: position + 4, .big)) & 0xff_ffff
      }
    case "ogv", "opus": ends = Set(bytes.indices.filter { slice.matches("OggS", at: $0) })
    case "ts": ends = Set(stride(from: 0, to: bytes.count, by: 188))
    // A box's length begins with zeros, as what is none may.
    case "jxl":
      for position in bytes.indices where slice.matches("jxlc", at: position) {
        let end = position - 4 + (try slice.uint32(at: position - 4, .big))
        ends.formUnion(end..<(end + 3))
      }
    default: break
    }
    return ends
  }

  /// What stands behind the last piece is none that is cut.
  @Test(arguments: [
    "movie.flv", "movie.ogv", "sound.opus", "movie.ts", "picture.psd", "layers.psd",
  ])
  func whatStandsBehindTheLastPieceIsNone(_ name: String) throws {
    let whole = try Fixture.bytes(name)
    for other: [UInt8] in [[0], [1, 2, 3], Array(repeating: 0, count: 500), Array(0x48...0xff)] {
      #expect(try Metadata(whole + other).warnings.isEmpty)
    }
  }

  /// Movies that are longer than what is read of them.
  @Test(arguments: ["movie.flv", "movie.ogv", "movie.ts"])
  func theEndOfALongMovieIsTold(_ name: String) throws {
    var whole = try Fixture.bytes(name)
    let last: [UInt8]
    switch name {
    case "movie.flv":
      last =
        [9] + BoxBytes.number(5000, 3) + [UInt8](repeating: 0, count: 5007)
        + BoxBytes.number(5011, 4)
    case "movie.ogv":
      let start = try #require(whole.indices.last { ByteSlice(whole).matches("OggS", at: $0) })
      last = whole[start..<(start + 26)] + [20] + [UInt8](repeating: 250, count: 20 + 20 * 250)
    default: last = [0x47, 0x1f, 0xff, 0x10] + [UInt8](repeating: 0xff, count: 184)
    }
    for _ in 0..<(400_000 / last.count) { whole += last }
    #expect(try Metadata(whole).warnings.isEmpty)
    for count in [1, 4, 20, last.count - 1] {
      let warnings = try Metadata(whole.dropLast(last.count - count)).warnings
      // Four bytes of a Flash movie's are the length that each packet ends with.
      #expect(warnings.map(\.code) == [.truncated])
      #expect(warnings.first?.offset == whole.count - last.count + count)
    }
  }

  /// A photo of which more is coded than is looked at.
  @Test func aLongPictureThatBreaksOffIsTold() throws {
    let photo = try Fixture.bytes("plain.jpg")
    let coded: [UInt8] = (0..<40_000).flatMap {
      [UInt8(truncatingIfNeeded: $0 &* 37) & 0x7f, 0xff, 0]
    }
    let cut = try Metadata(photo.dropLast(2) + coded)
    #expect(cut.warnings.map(\.code) == [.truncated])
    #expect(cut.warnings.first?.offset == cut.fileSize)
    #expect(cut.statistics.bytesRead <= 64 << 10)
    #expect(try Metadata(photo.dropLast(2) + coded + [0xff, 0xd9]).warnings.isEmpty)
  }

  /// What stands behind the picture may be anything.
  @Test(arguments: [100, 20_000, 200_000])
  func whatStandsBehindAPictureIsNone(_ count: Int) throws {
    let photo = try Fixture.bytes("plain.jpg")
    let zeros = [UInt8](repeating: 0, count: count)
    #expect(try Metadata(photo + zeros).warnings.isEmpty)
    let other = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 251 >> 3) }
    #expect(try Metadata(photo + other).warnings.isEmpty)
  }

  @Test func aPictureBetweenScansIsTold() throws {
    let photo = try Fixture.bytes("progressive-gray.jpg")
    let scans = photo.indices.dropLast().filter { photo[$0] == 0xff && photo[$0 + 1] == 0xda }
    let second = try #require(scans.dropFirst().first)
    #expect(try Metadata(Array(photo[..<second])).warnings.map(\.code) == [.truncated])
    #expect(try Metadata(Array(photo[..<(second + 20)])).warnings.map(\.code) == [.truncated])
  }
}
