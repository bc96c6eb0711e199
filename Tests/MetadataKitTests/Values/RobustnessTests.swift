import MetadataKit
import Testing

/// No bytes make a conversion trap, whatever format and count a file states for them.
struct RobustnessTests {
  static let formats = (0...19).map { TagFormat(rawValue: $0) } + [.utf8]

  /// The numbers at the ends of what there is, in every row whose format files state.
  @Test func everyRowTakesTheLargestAndTheSmallestNumbers() throws {
    let extremes: [(TagFormat, Int, [UInt8])] = [
      (.signedLong8, 1, Bytes().little(Int.min, size: 8).bytes),
      (.signedLong8, 1, Bytes().little(Int.max, size: 8).bytes),
      (.long8, 1, [UInt8](repeating: 0xff, count: 8)),
      (.double, 1, Bytes().little(Int(bitPattern: UInt(Double.nan.bitPattern)), size: 8).bytes),
      (
        .double, 2,
        Bytes().little(
          Int(bitPattern: UInt(Double.infinity.bitPattern)),
          Int(bitPattern: UInt((-Double.greatestFiniteMagnitude).bitPattern)), size: 8
        ).bytes
      ),
      (.rational, 2, Bytes().little(0, 0, 1, 0, size: 4).bytes),
      (.ascii, 21, Array("-9223372036854775808\0".utf8)),
      (.ascii, 10, Array("-9.9e+300\0".utf8)),
    ]
    for table in TagTable.all where table.isTIFF {
      for (format, count, bytes) in extremes {
        for row in table.rows {
          let tag = try Sample.tag(table, row.id, format, count: count, bytes, .little)
          var text = TextBuffer()
          tag.word(to: &text)
          tag.value(to: &text)
        }
      }
    }
  }

  @Test(arguments: [TagTable.exif, .gps])
  func `every row takes every format and any bytes`(_ table: TagTable) throws {
    var random = SplitMix(state: 7)
    for row in table.rows {
      for format in Self.formats {
        for _ in 0..<2 {
          let length = Int(random.next() % 41)
          let bytes: [UInt8] =
            switch random.next() % 5 {
            case 0: []
            case 1: [UInt8](repeating: 0xff, count: length)
            case 2: [UInt8](repeating: 0, count: length)
            case 3: (0..<length).map { _ in UInt8(random.next() % 8) }
            default: (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            }
          let counts = [nil, 0, 1, Int.max, -1, Int(random.next() % 9)]
          let tag = try Sample.tag(
            table, row.id, format, count: counts[Int(random.next() % 6)], bytes,
            random.next() % 2 == 0 ? .big : .little, base: random.next() % 2 == 0 ? 0 : Int.max)
          var text = TextBuffer()
          tag.word(to: &text)
          tag.value(to: &text)
          _ = tag.isListed
          _ = tag.number()
        }
      }
    }
  }

  @Test func `text is as hostile as bytes`() throws {
    let texts = [
      "-", "+", ".", "e5", "1e", "1e999", "-1e999", "nan", "-inf", "999999999999999999999999",
      "1 1", "65535 65535 1", "0x10", "\u{0}", "  ", "1,5", "-0", "ASCII", "UNICODE\0",
    ]
    for table in [TagTable.exif, .gps] {
      for row in table.rows {
        for text in texts {
          let tag = try Sample.tag(table, row.id, .ascii, Array(text.utf8))
          _ = (tag.description, tag.numericDescription)
        }
      }
    }
  }
}
