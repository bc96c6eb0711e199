import MetadataKit
import Testing

/// Whatever is missing of a file is said, with a place, however little it is.
@Suite struct TruncationTests {
  @Test(arguments: [
    "plain.jpg", "progressive-gray.jpg", "exif-xmp.png", "animated.png", "static.gif",
    "animated.gif",
    "lossy.webp", "lossless.webp", "animated.webp", "exif-xmp-icc.webp", "jpeg.tif", "bigtiff.tif",
    "pages.tif", "plain.heic", "exif-xmp.avif", "plain.mov", "itunes.m4v", "plain.3gp",
    "rgb-24.bmp", "palette-8-rle.bmp", "bitfields-16.bmp", "v5-icc.bmp", "os2.bmp", "sizes.ico",
    "png-entry.ico", "pointer.cur", "movie.mkv", "movie.webm", "movie.wmv", "movie.avi",
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
