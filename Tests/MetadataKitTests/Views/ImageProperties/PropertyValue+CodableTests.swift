import Foundation
import MetadataKit
import Testing

/// A service answers with them, and keeps them.
@Suite struct PropertyValueCodableTests {
  @Test(arguments: ["photo.jpg", "animated.gif", "ancillary.png", "pages.tif"])
  func aFilesPropertiesSurviveJSON(_ name: String) throws {
    let properties = try Fixture.metadata(name).imageProperties
    let data = try JSONEncoder().encode(properties)
    let read = try JSONDecoder().decode([String: PropertyValue].self, from: data)
    #expect(properties["PixelWidth"] == read["PixelWidth"])
    // A whole number may have been a `double`: JSON does not tell the two apart.
    #expect(Self.numbersAlike(properties) == Self.numbersAlike(read))
  }

  @Test func everyValueIsWrittenAlone() throws {
    let values: [PropertyValue] = [
      .bool(true), .int(-3), .double(0.5), .string("é"), .array([]), .dictionary(["a": .int(1)]),
    ]
    let data = try JSONEncoder().encode(values)
    #expect(String(decoding: data, as: UTF8.self) == #"[true,-3,0.5,"é",[],{"a":1}]"#)
    #expect(try JSONDecoder().decode([PropertyValue].self, from: data) == values)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([PropertyValue].self, from: Data("[null]".utf8))
    }
  }

  @Test func theFieldsOfAnImageToo() throws {
    let metadata = try Fixture.metadata("photo.jpg")
    let exif = ExifData(metadata)
    let location = try #require(metadata.location)
    let encoder = JSONEncoder()
    #expect(try JSONDecoder().decode(ExifData.self, from: encoder.encode(exif)) == exif)
    #expect(try JSONDecoder().decode(Location.self, from: encoder.encode(location)) == location)
    let object = try JSONSerialization.jsonObject(with: encoder.encode(location)) as? [String: Any]
    #expect(object?.keys.sorted() == ["altitude", "latitude", "longitude"])
  }

  private static func numbersAlike(_ values: [String: PropertyValue]) -> [String: PropertyValue] {
    values.mapValues(numbersAlike)
  }

  private static func numbersAlike(_ value: PropertyValue) -> PropertyValue {
    switch value {
    case .int(let number): .double(Double(number))
    case .array(let values): .array(values.map(numbersAlike))
    case .dictionary(let values): .dictionary(numbersAlike(values))
    default: value
    }
  }
}
