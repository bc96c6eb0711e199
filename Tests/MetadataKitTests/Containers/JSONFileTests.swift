import Testing

@testable import MetadataKit

@Suite struct JSONFileTests {
  private func metadata(_ text: String) throws -> Metadata { try Metadata(Array(text.utf8)) }

  @Test func tellsMembersByTheirNames() throws {
    let text = """
      {"title": "A \\u00e9", "people": ["one", "two"], "none": null, "views": 12, "is": true,
       "geo": {"lat": 1.5, "x:y": "z"}, "test": [{"this": [1, 2],}, {"this": [3]}], "empty": [],}
      """
    let metadata = try metadata(text)
    #expect(metadata.format.name == "JSON")
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["JSON:Title"]?.description == "A é")
    #expect(metadata["JSON:None"]?.description == "null")
    #expect(metadata["JSON:Views"]?.description == "12")
    #expect(metadata["JSON:Is"]?.description == "true")
    #expect(metadata["JSON:GeoLat"]?.description == "1.5")
    #expect(metadata["JSON:GeoX_Y"]?.description == "z")
    let this = metadata.tags.filter { $0.name == "TestThis" }.map(\.description)
    #expect(this == ["1", "2", "3"])
    #expect(metadata["JSON:Empty"] == nil)
    Bytes(text).readEveryTruncation()
  }

  @Test func tellsOfEveryObjectInAList() throws {
    let metadata = try metadata(#"[{"a1": 1}, 2, {"b1": 2, "a1": [3]}, ]"#)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata.tags.map(\.name).filter { $0.count == 2 } == ["A1", "B1", "A1"])
  }

  @Test func keepsWhatStandsBeforeAFault() throws {
    let metadata = try metadata(#"{"first": 1, "second" 2}"#)
    #expect(metadata["JSON:First"]?.description == "1")
    #expect(metadata.warnings.map(\.code) == [.malformed])
    #expect(metadata.warnings.first?.offset == 22)
  }

  @Test func boundsValues() throws {
    let many = try metadata(#"{"a": [\#(String(repeating: "1,", count: 100_001))1], "b": 1}"#)
    #expect(many.warnings.map(\.code) == [.limitExceeded])
    let deep = try metadata(
      #"{"first": 1, "deep": \#(String(repeating: "[", count: 100_000))"#)
    #expect(deep["JSON:First"]?.description == "1")
    #expect(deep.warnings.map(\.code) == [.limitExceeded])
  }

  /// As exiftool makes names of tags.
  @Test func namesStartWithALetter() throws {
    let metadata = try metadata(#"{"_id": 1, "-a": 2, "3d": 3, "b": 4}"#)
    let names = metadata.tags.filter { $0.group == "JSON" }.map(\.name)
    #expect(names == ["Tag_id", "Tag-a", "Tag3d", "TagB"])
  }

  /// They are handed over in parts.
  @Test func tellsOfManyMembers() throws {
    let members = (0..<5000).map { "\"n\($0)\": [\($0), \"x\"]" }.joined(separator: ",")
    let metadata = try metadata("{\(members)}")
    #expect(metadata.warnings.isEmpty)
    let names = metadata.tags.map(\.name).filter { $0.hasPrefix("N") }
    #expect(names == (0..<5000).flatMap { ["N\($0)", "N\($0)"] })
    #expect(metadata["JSON:N1000"]?.values.map(\.description) == ["1000", "x"])
  }

  @Test func tellsOfALongTextAsFarAsItIsRead() throws {
    let long = "{\"first\": 1, \"long\": \"" + String(repeating: "x", count: 8 << 20) + "\"}"
    let metadata = try metadata(long)
    #expect(metadata["JSON:First"]?.description == "1")
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }
}
