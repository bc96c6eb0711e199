import MetadataKit
import Testing

/// The fields are what the metadata says, with its types and signs.
@Suite struct ExifDataTests {
  @Test func aPhoto() throws {
    let metadata = try Fixture.metadata("photo.jpg")
    let exif = ExifData(metadata)
    #expect(exif.pixelWidth == 640 && exif.displayHeight == 480 && exif.depth == 8)
    #expect(exif.dpiWidth == 72 && exif.xResolution == 72)
    #expect(exif.make == "FUJIFILM" && exif.lensModel == "XF23mmF2 R WR")
    #expect(exif.fNumber == 5.6 && exif.isoSpeedRatings == [160] && exif.brightnessValue == 7.27)
    #expect(exif.dateTimeOriginal == "2024:06:21 19:42:07" && exif.offsetTime == "+02:00")
    #expect(exif.latitude == metadata.location?.latitude && exif.latitude != nil)
    #expect(exif.altitude == metadata.location?.altitude && exif.altitude != nil)
    #expect(exif.dictionary["fNumber"] == .double(5.6))
    #expect(exif.dictionary["tileWidth"] == nil)
  }

  @Test func sizesAreStoredAndShown() throws {
    let exif = ExifData(try Fixture.metadata("orientation-6.jpg"))
    #expect(exif.orientation == 6)
    #expect(exif.displayWidth == exif.pixelHeight && exif.displayHeight == exif.pixelWidth)
    #expect(exif.pixelWidth != nil && exif.pixelWidth != exif.pixelHeight)
  }

  @Test func nothingIsMadeUp() throws {
    let exif = ExifData(try Fixture.metadata("forever.gif"))
    #expect(exif.model == nil && exif.latitude == nil && exif.dpiWidth == nil)
    #expect(ExifData().dictionary.isEmpty)
  }
}
