import AppleCompatibility
import Testing

struct ExifDataTests {
  @Test func everyPropertyIsWhatTheMetadataSays() throws {
    let url = fixture("photo.jpg")
    let exif = ExifData(data: try Data(contentsOf: url))
    let metadata = try Metadata(contentsOf: url.path)
    #expect(exif.pixelWidth.map { Int($0) } == metadata.facts.pixelWidth)
    #expect(exif.pixelHeight.map { Int($0) } == metadata.facts.pixelHeight)
    #expect(exif.colorModel == metadata.facts.colorModel?.description)
    #expect(exif.depth == metadata.facts.bitDepth)
    #expect(exif.orientation == metadata.facts.orientation)
    #expect(exif.model == metadata["IFD0:Model"]?.string)
    #expect(exif.software == metadata["IFD0:Software"]?.string)
    #expect(exif.xResolution == metadata["IFD0:XResolution"]?.number())
    #expect(exif.apertureValue == metadata["ExifIFD:ApertureValue"]?.number())
    #expect(exif.dateTimeOriginal == metadata["ExifIFD:DateTimeOriginal"]?.string)
    #expect(exif.offsetTimeOriginal == metadata["ExifIFD:OffsetTimeOriginal"]?.string)
    #expect(exif.imgDirection == metadata["GPS:GPSImgDirection"]?.number())
    #expect(exif.model != nil && exif.latitude != nil && exif.dateTimeOriginal != nil)
    #expect(exif.toDictionary["model"] as? String == exif.model)
    #expect(exif.toDictionary["speed"] == nil || exif.speed != nil)
  }

  @Test func aFileThatIsNotThereLeavesItEmpty() {
    #expect(ExifData(url: URL(filePath: "/no/such/file.jpg")).toDictionary.count == 0)
    #expect(ExifData(data: Data("no image".utf8)).pixelWidth == nil)
  }
}
