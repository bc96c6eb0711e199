import Foundation
import MetadataKit
import Testing

@Suite struct MetadataJSONTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func aServiceAnswersWithTheCommandsRecord() throws {
    let metadata = try Fixture.metadata("photo.jpg")
    let text = metadata.json(file: "uploads/\u{1b}[1m.jpg")
    #expect(!text.contains("\n") && !text.contains("\u{1b}"))
    let record = try object(text)
    #expect(record["schemaVersion"] as? Int == JSONView.schemaVersion)
    #expect(record["file"] as? String == "uploads/\u{1b}[1m.jpg")
    #expect(record["pixelWidth"] as? Int == 640)
    let tags = try #require(record["tags"] as? [String: [String: Any]])
    #expect(tags["ExifIFD"]?["ExposureTime"] as? String == "1/125")
  }

  @Test func valuesWithoutWords() throws {
    let record = try object(try Fixture.metadata("photo.jpg").json(file: "a", isNumeric: true))
    let tags = try #require(record["tags"] as? [String: [String: Any]])
    #expect(tags["ExifIFD"]?["ExposureTime"] as? Double == 0.008)
  }
}
