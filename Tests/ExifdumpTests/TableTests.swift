import Foundation
import Testing

/// Tables are what a reader of RFC 4180 takes back, and nothing in them is a formula.
@Suite struct TableTests {
  /// The cells of CSV, as RFC 4180 has them.
  private func parse(_ text: String) -> [[String]] {
    var lines: [[String]] = []
    var line: [String] = []
    var cell = ""
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch (scalar, isQuoted) {
      case ("\"", true):
        if scalars.first == "\"" {
          cell.unicodeScalars.append(scalars.removeFirst())
        } else {
          isQuoted = false
        }
      case ("\"", false): isQuoted = true
      case (",", false):
        line.append(cell)
        cell = ""
      case ("\r", false):
        #expect(scalars.popFirst() == "\n")
        lines.append(line + [cell])
        line = []
        cell = ""
      default: cell.unicodeScalars.append(scalar)
      }
    }
    #expect(line.isEmpty && cell.isEmpty && !isQuoted)
    return lines
  }

  /// A PNG whose texts are what is asked for.
  private func image(_ texts: [(String, String)]) -> Data {
    func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
      let content = Array(type.utf8) + body
      var crc: UInt32 = ~0
      for byte in content {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
      }
      func number(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
      }
      return number(UInt32(body.count)) + content + number(~crc)
    }
    var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    bytes += chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
    for (key, value) in texts { bytes += chunk("tEXt", Array(key.utf8) + [0] + Array(value.utf8)) }
    return Data(bytes + chunk("IDAT", [0]) + chunk("IEND", []))
  }

  @Test func columnsAreThoseAskedFor() throws {
    let outcome = try Command.run(
      "--format", "csv", "-t", "IFD0:Make", "-t", "fnumber", "-t", "GPSLatitude", "photo.jpg",
      "missing.jpg")
    #expect(outcome.status == 1)
    let lines = parse(outcome.text)
    #expect(lines[0] == ["file", "IFD0:Make", "fnumber", "GPSLatitude", "error"])
    #expect(lines[1].prefix(3) == ["photo.jpg", "FUJIFILM", "5.6"])
    #expect(lines[2].prefix(4) == ["missing.jpg", "", "", ""])
    #expect(lines[2][4].contains("No such file"))
    let numbers = try Command.run("-f", "tsv", "-n", "-t", "ExposureTime", "photo.jpg")
    #expect(numbers.text == "file\tExposureTime\terror\nphoto.jpg\t0.008\t\n")
  }

  @Test func theUsualColumnsAreThere() throws {
    let lines = parse(try Command.run("--format", "csv", "photo.jpg", "animated.gif").text)
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count == lines[0].count })
    let photo = Dictionary(uniqueKeysWithValues: zip(lines[0], lines[1]))
    #expect(photo["type"] == "public.jpeg")
    #expect(photo["pixelWidth"] == "640")
    #expect(photo["latitude"]?.hasPrefix("46.69") == true)
    #expect(photo["created"]?.hasPrefix("2024-06-21T19:42:07") == true)
  }

  @Test(arguments: [
    ("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"),
    ("+1", "'+1"), ("-1", "'-1"), ("@SUM(1)", "'@SUM(1)"),
    ("\tx", "'\tx"), ("a,\"b\"; c", "a,\"b\"; c"), ("x\ny", "x\ny"), ("x\u{1b}[31m", "x\\x1b[31m"),
  ])
  func textsAreNoFormulas(_ text: String, _ cell: String) throws {
    let folder = try TestFolder()
    try folder.add("image.png", image([("Author", text)]))
    let outcome = try Command.run("-f", "csv", "-t", "Author", "image.png", in: folder.url)
    let lines = parse(outcome.text)
    #expect(lines.count == 2)
    #expect(lines.last?.dropFirst().first == cell)
    let table = try Command.run("-f", "tsv", "-t", "Author", "image.png", in: folder.url).text
    let cells = table.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(cells.count == 2)
    #expect(cells.allSatisfy { $0.count == 3 })
    if let first = cells.last?[1].first { #expect(!"=+-@".contains(first)) }
  }

  @Test func namesOfFilesAreCells() throws {
    let folder = try TestFolder()
    let name = "=x,\"y\"\nz.jpg"
    try folder.add(name)
    let lines = parse(try Command.run("-f", "csv", name, in: folder.url).text)
    #expect(lines.count == 2)
    #expect(lines.last?.first == "'" + name)
    // Numbers of the file's own keep their sign.
    let south = try Command.run("-f", "csv", "-n", "-t", "ExposureCompensation", "photo.jpg").text
    #expect(!south.contains("'-"))
  }

  @Test(arguments: ["-g GPS", "-t GPS:all", "-t '*Date*'"])
  func columnsHaveToBeKnown(_ options: String) throws {
    let outcome = try Command.shell("\"$exifdump\" -f csv \(options) photo.jpg")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("a column a tag"))
  }
}
