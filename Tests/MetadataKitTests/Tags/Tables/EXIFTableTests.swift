import MetadataKit
import Testing

/// The tables of EXIF directories as data.
struct EXIFTableTests {
  static let tables: [TagTable] = [.exif, .gps]

  @Test(arguments: tables) func `rows are sorted and each number stands once`(_ table: TagTable) {
    for (row, next) in zip(table.rows, table.rows.dropFirst()) {
      #expect(row.id < next.id, "\(row.name) before \(next.name)")
    }
  }

  @Test(arguments: tables) func `every number is found`(_ table: TagTable) {
    for (index, row) in table.rows.enumerated() {
      #expect(table.index(of: row.id) == index)
    }
    #expect(table.index(of: 0xffff_ffff) == nil)
  }

  @Test(arguments: tables) func `names are made of letters, digits, dashes and underscores`(
    _ table: TagTable
  ) {
    for row in table.rows {
      let isName = row.name.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5a).contains($0) || (0x61...0x7a).contains($0)
          || $0 == 0x2d || $0 == 0x5f
      }
      #expect(isName && !row.name.isEmpty, "\(row.name)")
    }
  }

  @Test(arguments: tables) func `labels are values and words`(_ table: TagTable) {
    for row in table.rows where !row.labels.isEmpty {
      let halves = row.labels.split(separator: "||", omittingEmptySubsequences: false)
      #expect(halves.count <= (row.traits.contains(.bitmask) ? 2 : 1), "\(row.name)")
      for half in halves {
        var keys: Set<Substring> = []
        for label in half.split(separator: "|", omittingEmptySubsequences: false) {
          let parts = label.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          #expect(parts.count == 2 && !parts[0].isEmpty, "\(row.name): \(label)")
          #expect(parts.last?.isEmpty == false && parts.last?.contains("=") == false)
          #expect(parts.first.map { keys.insert($0).inserted } == true, "\(row.name): \(label)")
        }
      }
      if row.traits.contains(.bitmask), let bits = halves.last {
        for label in bits.split(separator: "|") {
          let bit = label.prefix { $0 != "=" }
          #expect(Int(bit).map { (0..<64).contains($0) } == true, "\(row.name): \(label)")
        }
      }
    }
  }

  @Test func `positions are positions`() {
    for row in TagTable.exif.rows where row.traits.contains(.offset) {
      #expect(row.value != nil, "\(row.name) is not counted from the start of the file")
    }
  }

  @Test(
    arguments: [
      (0x10201, "ThumbnailOffset"), (0x10202, "ThumbnailLength"), (0x20111, "PreviewImageStart"),
      (0x20117, "PreviewImageLength"), (0x20201, "PreviewImageStart"), (0x30201, "JpgFromRawStart"),
      (0x30117, "JpgFromRawLength"), (0x40201, "OtherImageStart"), (0x50111, "PreviewJXLStart"),
    ] as [(UInt32, String)])
  func `pictures are named by what they are`(_ id: UInt32, _ name: String) throws {
    let index = try #require(TagTable.exif.index(of: id))
    #expect(TagTable.exif.rows[index].name == name)
  }

  @Test(arguments: ["ThumbnailImage", "PreviewImage", "JpgFromRaw", "OtherImage", "PreviewJXL"])
  func `pictures themselves are binary`(_ name: String) throws {
    let row = TagTable.exif.rows[try #require(TagTable.exif.index(of: name))]
    #expect(row.id > 0xf0000)
    #expect(row.traits.contains(.binary))
  }

  @Test func `pointers and unknown tags are not listed`() throws {
    #expect(try !SampleValue.longs(26).tag(0x8769).isListed)
    #expect(try !SampleValue.undefined("Apple iOS").tag(0x927c).isListed)
    #expect(try !SampleValue.longs(26).tag(0xa102).isListed)
    #expect(try !SampleValue.longs(26).tag(0xfff0).isListed)
    #expect(try !SampleValue.text("8").tag(0x111).isListed)
    #expect(try SampleValue.longs(8).tag(0x111).isListed)
    #expect(try !SampleValue.text("\0").tag(0xc6d2).isListed)
    #expect(try SampleValue.text("Title").tag(0xc6d2).isListed)
  }

  @Test func `unknown tags keep number and bytes`() throws {
    let tag = try SampleValue.shorts(1, 2).tag(0xfff0)
    #expect(tag.name == "Exif_0xfff0")
    #expect(tag.bytes == [0, 1, 0, 2])
    #expect(tag.description == "1 2")
  }
}
