import Foundation
import Testing

/// What the command prints is what the shipped schema describes.
@Suite struct SchemaTests {
  private let schema: JSONSchema

  init() throws {
    let file = Command.repository.appending(path: "Documentation/exifdump.schema.json")
    schema = JSONSchema(try JSON(parsing: Array(Data(contentsOf: file))))
  }

  @Test func hasOnlyKeywordsThatAreChecked() throws {
    try schema.checkKeywords()
    let other = JSONSchema(try JSON(parsing: #"{"properties":{"a":{"maxLength":3}}}"#))
    #expect(throws: JSONSchema.UnknownKeyword.self) { try other.checkKeywords() }
  }

  @Test(arguments: [[], ["--numeric"], ["--stats"], ["--engine", "libexif"], ["--tag", "Make"]])
  func describesEveryRecord(_ options: [String]) throws {
    let outcome = try Command.shell(
      "\"$exifdump\" --ndjson . nothing \(options.joined(separator: " "))")
    let records = try outcome.records()
    #expect(records.count > 50)
    for record in records {
      let problems = try schema.problems(of: record)
      #expect(problems.isEmpty, "\(record["file"].string ?? "?"): \(problems)")
    }
    #expect(records.contains { $0["error"]["code"] == .string("notFound") })
  }

  @Test func describesHostileFiles() throws {
    let folder = try TestFolder()
    try folder.add("unknown.jpg", Data("\u{1b}[2J\u{0}".utf8))
    try folder.add("photo.jpg", fixture: "photo.jpg")
    let outcome = try Command.shell(
      #"mv photo.jpg "$(printf 'bad\351\n\033[31m.jpg')"; "$exifdump" --ndjson *"#, in: folder.url)
    #expect(try outcome.records().count == 2)
    for record in try outcome.records() {
      #expect(try schema.problems(of: record).isEmpty)
    }
    #expect(!outcome.output.contains(0x1b))
  }

  @Test(arguments: [
    #"{}"#,
    #"{"schemaVersion":1,"file":"a"}"#,
    #"{"schemaVersion":2,"file":"a","fileSize":1,"tags":{}}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":-1,"tags":{}}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":1.5,"tags":{}}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":"1","tags":{}}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":1,"tags":{},"error":{"code":"a","message":"b"}}"#,
    #"{"schemaVersion":1,"file":"a","error":{"code":"A b","message":"b"}}"#,
    #"{"schemaVersion":1,"file":"a","error":{"message":"b"}}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":1,"tags":{},"other":1}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":1,"tags":{"IFD0":{}}}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":1,"tags":{"IFD0":{"A":true}}}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":1,"tags":{"IFD0":{"A":["b"]}}}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":1,"tags":{"IFD0":{"A":[1]}}}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":1,"tags":{"IFD0":{"A":{"base64":"*"}}}}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":1,"tags":{},"pixelWidth":1}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":1,"tags":{},"orientation":9}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":1,"tags":{},"colorModel":"XYZ"}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":1,"tags":{},"warnings":[]}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":1,"tags":{},"created":{"local":"2024:01:01","source":"x"}}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":1,"tags":{},"location":{"latitude":91,"longitude":0}}"#,
  ])
  func rejectsBrokenRecords(_ text: String) throws {
    #expect(try !schema.problems(of: try JSON(parsing: text)).isEmpty)
  }

  @Test(arguments: [
    #"{"schemaVersion":1,"file":"a","fileSize":1,"tags":{}}"#,
    #"{"schemaVersion":1,"file":"a","error":{"code":"notFound","message":"b","offset":0}}"#,
    #"{"schemaVersion":1,"file":"a","fileSize":1,"tags":{"G":{"A":[1,null],"B":"x","C":null,"D":{"bytes":3,"offset":4},"E":{"base64":"AA=="},"F":[]}}}"#,
  ])
  func acceptsSoundRecords(_ text: String) throws {
    #expect(try schema.problems(of: try JSON(parsing: text)) == [])
  }
}
