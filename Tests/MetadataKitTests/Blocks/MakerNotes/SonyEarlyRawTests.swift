import MetadataKit
import Testing

/// The chain of directories in the notes of Sony's first raw files, enciphered.
@Suite struct SonyEarlyRawTests {
  private let start = 200

  /// The cipher is its own inverse: words with those of a shift register.
  private func enciphered(_ bytes: [UInt8], _ key: UInt32) -> [UInt8] {
    var pad = [UInt32](repeating: 0, count: 128)
    var key = key
    for index in 0..<4 {
      key = key &* 0x02e9_0edd &+ 1
      pad[index] = key
    }
    pad[3] = pad[3] << 1 | (pad[0] ^ pad[2]) >> 31
    for index in 4..<127 {
      pad[index] =
        (pad[index - 4] ^ pad[index - 2]) << 1 | (pad[index - 3] ^ pad[index - 1]) >> 31
    }
    var result = bytes
    for word in 0..<(bytes.count / 4) {
      let place = (word + 127) & 127
      pad[place] = pad[(place + 1) & 127] ^ pad[(place + 65) & 127]
      for byte in 0..<4 {
        result[word * 4 + byte] ^= UInt8(truncatingIfNeeded: pad[place] >> (24 - byte * 8))
      }
    }
    return result
  }

  private func note() -> [UInt8] {
    let places = [0, 20, 60, 100, 140, 160, 180]
    let fields: [[TIFFBytes.Field]] = [
      [.long(3, 9)], [.long(0, 0x1122_3344), .long(1, 5)], [.long(2, 1234), .long(4, 5678)],
      [.short(0x46, 51), .short(0xd0, 103)], [.short(0xc3, 1)], [.short(0xcc, 2)],
      [.short(0x8827, 64)],
    ]
    var note = [UInt8](repeating: 0, count: 0x8ddc + 40)
    for (index, place) in places.enumerated() {
      var directory = TIFFBytes(of: [])
      directory.directory(
        fields[index], next: index < 6 ? start + places[index + 1] : 0)
      note.replaceSubrange(place..<(place + directory.bytes.count), with: directory.bytes)
    }
    // Both keys cover the third and those behind it, to the end of the note.
    note.replaceSubrange(60..., with: enciphered(Array(note[60...]), 0x1122_3344))
    note.replaceSubrange(20..., with: enciphered(Array(note[20...]), 0xcafe_1234))
    // What tells where the first key stands, four words on, and the key.
    note[0x8ddc] = 4
    note.replaceSubrange(0x8dec..<0x8df0, with: [0xca, 0xfe, 0x12, 0x34])
    return note
  }

  private func file(_ note: [UInt8]) -> [UInt8] {
    var file = TIFFBytes()
    file.directory([
      .init(tag: 0x10f, format: 2, count: 5, value: .offset(100)), .long(0x8769, 120),
    ])
    var inner = TIFFBytes(of: [])
    inner.directory([.init(tag: 0x927c, format: 7, count: note.count, value: .offset(start))])
    let head = Bytes().raw(file.bytes).zeros(100 - file.bytes.count).text("SONY\0", 20)
      .raw(inner.bytes)
    return head.zeros(start - head.bytes.count).raw(note).bytes
  }

  @Test func deciphersTheChain() throws {
    let metadata = try Metadata(file(note()))
    #expect(metadata["SRF1:SRF2Key"]?.description == "287454020")
    #expect(metadata["SRF1:DataKey"]?.description == "5")
    #expect(metadata["SRF2:SRF6Offset"]?.description == "1234")
    #expect(metadata["SRF2:RawDataOffset"]?.description == "5678")
    #expect(metadata["SRF3:MaxFocalLength"]?.description == "51 mm")
    #expect(metadata["SRF3:WBRedAsShot"]?.description == "103")
    #expect(metadata["SRF4:WBRedCloudy"]?.description == "1")
    #expect(metadata["SRF5:WBRedFlash"]?.description == "2")
    #expect(metadata["SRF6:ISO"]?.description == "64")
  }

  @Test func toleratesDamage() throws {
    let whole = note()
    for count in [18, 19, 40, 61, 0x8ddc, 0x8ddd, 0x8def] {
      let metadata = try Metadata(file(Array(whole[..<count])))
      #expect(metadata["SRF2:RawDataOffset"] == nil)
    }
    var other = whole
    other[0x8ddc] = 255
    #expect(try Metadata(file(other))["SRF1:SRF2Key"] == nil)
  }
}
