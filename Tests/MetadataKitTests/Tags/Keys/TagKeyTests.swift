import Foundation
import MetadataKit
import Testing

@Suite struct TagKeyTests {
  @Test func valuesHaveTheTypeOfTheirKey() throws {
    let metadata = try Metadata(contentsOf: Fixture.path("photo.jpg"))
    #expect(metadata[.make] == "FUJIFILM")
    #expect(metadata[.userComment] == "An evening at the lake")
    #expect(metadata[.subSecTimeOriginal] == "38")
    #expect(metadata[.dateTimeOriginal] == "2024:06:21 19:42:07")
    #expect(metadata[.iso] == 160)
    #expect(metadata[.orientation] == 1)
    #expect(metadata[.exposureTime] == Rational(1, 125))
    #expect(metadata[.fNumber]?.value == 5.6)
    #expect(metadata[.exposureCompensation]?.value.map { $0 < 0 } == true)
    #expect(metadata[.lensInfo]?.map(\.value) == [23, 23, 2, 2])
    #expect(metadata[.humidity] == nil)
  }

  @Test func keysOfOnesOwn() throws {
    let metadata = try Metadata(contentsOf: Fixture.path("photo.jpg"))
    #expect(metadata[TagKey<Int>("IFD0", "Make")] == nil, "it is no number")
    #expect(metadata[TagKey<Int>("ExifIFD", "ISO")] == 160)
  }

  /// A text as a number, a number as a fraction, one fraction as a list of them.
  @Test func otherFormatsAreNoValues() throws {
    let metadata = try Metadata(contentsOf: Fixture.path("exif-types.jpg"))
    let tags = metadata.tags.filter { $0.group == "IFD0" }
    #expect(tags.contains { $0.integer() == nil } && tags.contains { $0.integer() != nil })
    #expect(tags.contains { $0.rational() == nil } && tags.contains { $0.rational() != nil })
    for tag in tags {
      let number = metadata[TagKey<Int>("IFD0", tag.name)]
      #expect((number == nil) == (tag.integer() == nil))
      #expect(metadata[TagKey<Rational>("IFD0", tag.name)] == tag.rational())
      #expect((metadata[TagKey<[Rational]>("IFD0", tag.name)] == nil) == !tag.format.isRational)
    }
  }

  @Test func thumbnailsDoNotAnswer() throws {
    let metadata = try Metadata(contentsOf: Fixture.path("exif-thumbnail.jpg"))
    #expect(metadata["IFD1:XResolution"] != nil)
    #expect(metadata[.xResolution] == metadata["IFD0:XResolution"]?.rational())
  }

  /// A key with a name that no table has would be nil of every file.
  @Test func tablesHaveEveryKey() throws {
    let folder = Fixture.folder.deletingLastPathComponent()
      .appending(path: "Sources/MetadataKit/Tags/Keys")
    var keys = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for key in text.matches(of: /static var (\w+): Self { Self\("(\w+)", "(\w+)"\) }/) {
        keys += 1
        let table = key.2 == "GPS" ? TagTable.gps : .exif
        #expect(table.rows.contains { $0.name == key.3 }, "\(key.3)")
        #expect(key.1.lowercased() == key.3.lowercased())
      }
    }
    #expect(keys > 50)
  }
}
