import Testing

@testable import MetadataKit

@Suite struct JSONWriterTests {
  private func written(_ layout: JSONWriter.Layout) -> String {
    var json = JSONWriter(layout)
    json.beginArray()
    for number in 1...2 {
      json.beginObject()
      json.key("a")
      json.number(number)
      json.key("b")
      json.beginObject()
      json.key("c", "d")
      json.null()
      json.endObject()
      json.key("e")
      json.beginArray(isInline: true)
      json.number(1.5)
      json.bool(true)
      json.endArray()
      json.key("f")
      json.beginArray()
      json.beginObject(isInline: true)
      json.key("g")
      json.string("h")
      json.endObject()
      json.endArray()
      json.key("i")
      json.beginObject()
      json.endObject()
      json.endObject()
    }
    json.endArray()
    return json.text.string
  }

  @Test(arguments: [
    (JSONWriter.Layout.compact, "{\"a\":[1,-20,300],\"b\":[4,5]}"),
    (.lines, "{\n  \"a\": [1, -20, 300],\n  \"b\": [4, 5]\n}"),
  ])
  func listsOfIntegersAreArrays(_ layout: JSONWriter.Layout, _ expected: String) {
    var json = JSONWriter(layout)
    json.beginObject()
    json.key("a")
    json.integers("1 -20 300".utf8.span)
    json.key("b")
    json.integers("4 5".utf8.span)
    json.endObject()
    #expect(json.text.string == expected)
  }

  @Test func compactHasNoSpace() {
    let object = #"{"a":1,"b":{"c:d":null},"e":[1.5,true],"f":[{"g":"h"}],"i":{}}"#
    #expect(
      written(.compact) == "[\(object),\(object.replacing("\"a\":1", with: "\"a\":2"))]")
  }

  @Test func linesAreIndented() {
    let object = """
      {
        "a": 1,
        "b": {
          "c:d": null
        },
        "e": [1.5, true],
        "f": [
          {"g": "h"}
        ],
        "i": {}
      }
      """
    #expect(
      written(.lines) == "[\(object),\n\(object.replacing("\"a\": 1", with: "\"a\": 2"))]")
  }

  @Test(arguments: [
    (Array("a\"b\\c/d".utf8), #""a\"b\\c/d""#),
    (Array("\n\r\t\u{0}\u{1b}\u{7f}".utf8), #""\n\r\t\u0000\u001b\u007f""#),
    (Array("é€😀".utf8), "\"é€😀\""),
    ([0x61, 0xe9, 0x62], "\"a\u{fffd}b\""),
    ([0xff, 0xfe], "\"\u{fffd}\u{fffd}\""),
    // An overlong slash, and a surrogate.
    ([0xc0, 0xaf], "\"\u{fffd}\u{fffd}\""),
    ([0xed, 0xa0, 0x80], "\"\u{fffd}\u{fffd}\u{fffd}\""),
    ([0xe2, 0x82], "\"\u{fffd}\u{fffd}\""),
  ])
  func everyTextIsUTF8(_ bytes: [UInt8], _ expected: String) {
    var json = JSONWriter()
    json.string(bytes)
    #expect(json.text.string == expected)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
  ])
  func base64IsThatOfTheRFC(_ text: String, _ expected: String) {
    var json = JSONWriter()
    json.base64(text.utf8)
    #expect(json.text.string == "\"\(expected)\"")
  }

  @Test(arguments: ["0", "-1", "1.50", "123456789012345", "1e10", "-0.5E-3"])
  func knowsNumbers(_ text: String) {
    let isNumber = isJSONNumber(Array(text.utf8).span)
    #expect(isNumber)
  }

  @Test(arguments: ["", "-", "01", "1.", ".5", "+1", "1 2", "0x1", "1e", "nan", "1234567890123456"])
  func knowsWhatIsNoNumber(_ text: String) {
    let isNumber = isJSONNumber(Array(text.utf8).span)
    #expect(!isNumber)
  }
}
