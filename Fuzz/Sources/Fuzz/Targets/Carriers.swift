import MetadataKit

/// The smallest files that carry parts which a format has many kinds of: the first byte of an input
/// says which.
enum Carriers {
  // MARK: Segments of JPEG

  /// A JPEG whose segments are the input's: a kind, a length of two bytes, and data each.
  static func segments(_ input: [UInt8]) -> [UInt8] {
    var file: [UInt8] = [0xff, 0xd8]
    var rest = input[...]
    while let kind = rest.popFirst() {
      let segment = segments[Int(kind) % segments.count]
      let length = rest.prefix(2).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(2)
      let body = segment.signature + rest.prefix(length)
      rest = rest.dropFirst(length)
      let count = min(body.count, 0xffff - 2)
      file += [0xff, segment.marker, UInt8((count + 2) >> 8), UInt8((count + 2) & 0xff)]
      file += body[..<count]
    }
    return file + [0xff, 0xd9]
  }

  /// An input for the segments of a JPEG that are of these kinds.
  static func segmentSeeds(_ file: [UInt8]) -> [[UInt8]] {
    guard file.starts(with: [0xff, 0xd8]) else { return [] }
    var seed: [UInt8] = []
    var start = 2
    while file.count - start >= 4, file[start] == 0xff {
      let size = Int(file[start + 2]) << 8 | Int(file[start + 3])
      guard size >= 2, size <= file.count - start - 2 else { break }
      let body = file[(start + 4)..<(start + 2 + size)]
      if let kind = segments.firstIndex(where: {
        $0.marker == file[start + 1] && body.starts(with: $0.signature)
      }) {
        let count = body.count - segments[kind].signature.count
        seed += [UInt8(kind), UInt8(count >> 8), UInt8(count & 0xff)] + body.suffix(count)
      }
      start += 2 + size
    }
    return seed.isEmpty ? [] : [seed]
  }

  private static let segments: [(marker: UInt8, signature: [UInt8])] = [
    (0xe0, "JFXX\0"), (0xe0, "Ocad"), (0xe0, "AVI1"), (0xe1, "QVCI\0"), (0xe1, "FLIR\0"),
    (0xe1, "PARROT\0"), (0xe2, "\0\0\0\0IJPEG\0"), (0xe2, "FPXR\0"), (0xe2, "MPF\0"),
    (0xe2, "urn:"), (0xe3, "_JPSJPS_"), (0xe3, "Meta\0\0"), (0xe3, "Exif\0\0"), (0xe3, "Stim\0\0"),
    (0xe4, "Qualcomm Dual Camera Attributes"), (0xe4, "SCALADO\0"), (0xe4, "FPXR\0"),
    (0xe5, "RMETA\0"), (0xe5, "ssuniqueid\0"), (0xe6, "NITF\0"), (0xe6, "GoPro\0"),
    (0xe6, "EPPIM\0"), (0xe6, "TDHD\u{1}\0\0\0"), (0xe6, "DTAT\0\0"),
    (0xe7, "\u{1a}Qualcomm Camera Attributes"), (0xe8, "SPIFF\0"), (0xe9, "Media Jukebox\0"),
    (0xea, "UNICODE\0"), (0xea, "AROT\0\0"), (0xeb, "HDR_RI "), (0xeb, "JP"), (0xec, "Ducky"),
    (0xed, "Photoshop 3.0\0"), (0xed, "Adobe_CM"), (0xee, "Adobe"), (0xef, "Q"), (0xe2, ""),
    (0xe3, ""), (0xe4, ""), (0xe5, ""), (0xe6, ""), (0xe7, ""), (0xe8, ""), (0xe9, ""), (0xec, ""),
  ].map { ($0.0, Array($0.1.utf8)) }

  // MARK: Trailers

  /// A JPEG of an empty scan, before which nobody looks for trailers, with something behind it.
  static func trailer(_ input: [UInt8]) -> [UInt8] {
    [0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xd9] + input
  }

  /// What stands behind a JPEG that has little there: what is told by how it ends.
  static func trailerSeeds(_ file: [UInt8]) -> [[UInt8]] {
    guard file.starts(with: [0xff, 0xd8]) else { return [] }
    var seeds: [[UInt8]] = []
    var place = file.count - 3
    while place > 0, file.count - place < 16384, seeds.count < 4 {
      if file[place] == 0xff, file[place + 1] == 0xd9 { seeds.append(Array(file[(place + 2)...])) }
      place -= 1
    }
    return seeds
  }

  // MARK: Private data of DNG

  /// A TIFF with a make, a model and private data (DNG 1.7.1, "DNGPrivateData").
  static func privateData(_ input: [UInt8]) -> [UInt8] {
    let make = Wrapping.makes[Int(input.first ?? 0) % Wrapping.makes.count]
    let model = Wrapping.models[Int(input.dropFirst().first ?? 0) % Wrapping.models.count]
    return Wrapping.privateData(Array(input.dropFirst(2)), make, model)
  }

  /// What begins in a file as private data do.
  static func privateSeeds(_ file: [UInt8]) -> [[UInt8]] {
    [
      ("Adobe\0MakN", "Canon"), ("PENTAX \0", "PENTAX"), ("SAMSUNG\0", "SAMSUNG"),
      ("RICOH\0", "RICOH"), ("[ae_dbg_info:", "PENTAX"),
    ].compactMap { mark, maker in
      let mark = Array(mark.utf8)
      guard file.count <= 1 << 20, let place = place(of: mark, in: file),
        let make = Wrapping.makes.firstIndex(where: { $0.hasPrefix(maker) })
      else { return nil }
      return [UInt8(make), 0] + file[place...].prefix(8000)
    }
  }

  // MARK: Google's notes

  /// A TIFF with a note of Google's camera app, of a version that the first byte says: deflated
  /// without being made smaller (RFC 1951 §3.2.4), enciphered.
  static func google(_ input: [UInt8]) -> [UInt8] {
    let content = input.dropFirst()
    let length = UInt16(truncatingIfNeeded: content.count)
    var note: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0, 1]
    note += [
      UInt8(length & 0xff), UInt8(length >> 8), UInt8(~length & 0xff), UInt8(~length >> 8),
    ]
    note += content + [0, 0, 0, 0, 0, 0, 0, 0]
    var key: UInt64 = 0x2515_606b_4a77_91cd
    for index in note.indices {
      if index & 7 == 0 {
        key ^= key &>> 12
        key ^= key &<< 25
        key ^= key &>> 27
        key = key &* 0x2545_f491_4f6c_dd1d
      }
      note[index] ^= UInt8(truncatingIfNeeded: key &>> UInt64((index & 7) * 8))
    }
    let version: UInt8 = (input.first ?? 0) & 1 == 0 ? 2 : 3
    return Wrapping.note(Array("HDRP".utf8) + [version] + note, "Google", "Pixel")
  }

  static let googleSeeds: [[UInt8]] = [
    Array("\0Summary: one\n two\n Time log\n three\nPayload (base64): AAEC\nA line\n".utf8),
    [1, 0x0a, 4, 0x08, 1, 0x12, 0, 0x12, 3, 0x61, 0x62, 0x63, 0x1d, 0, 0, 0x80, 0x3f, 0x20, 5],
  ]

  // MARK: User data of movies

  /// A movie with a box of user data of a type that the first byte says.
  static func userData(_ input: [UInt8]) -> [UInt8] {
    let kind = Int(input.first ?? 0)
    let brand = kind < 128 ? "qt  " : "mp42"
    let type = boxes[kind % 128 % boxes.count]
    return box("ftyp", Array(brand.utf8) + [0, 0, 0, 0])
      + box("moov", box("udta", box(type, Array(input.dropFirst()))))
  }

  /// The boxes of user data that a file has anywhere.
  static func userDataSeeds(_ file: [UInt8]) -> [[UInt8]] {
    guard file.dropFirst(4).starts(with: "ftyp".utf8), file.count <= 1 << 20 else { return [] }
    return boxes.indices.compactMap { kind in
      guard let place = place(of: Array(boxes[kind].utf8), in: file), place >= 4 else { return nil }
      let size = file[(place - 4)..<place].reduce(0) { $0 << 8 | Int($1) }
      return [UInt8(kind)] + file[(place + 4)...].prefix(max(0, min(size, 8000) - 8))
    }
  }

  private static let boxes = [
    "TAGS", "PANA", "LEIC", "NCDT", "PENT", "GPMF", "DcMD", "MMA0", "MMA1", "PXTH", "PXMN", "scrn",
    "RICO", "INFO", "@sec", "smta", "CNTH", "FFMV", "MVTG", "QVMI", "SIGM", "RMKN", "uuid", "CNCV",
    "CNMN", "auth", "thmb", "LOCI", "Xtra", "meta", "XMP_",
  ]

  // MARK: Long files

  /// A file that is longer than what is read of it at first: where the first two bytes of an input
  /// say, 64 KB more stand, of what stands before, or of a byte that the third says.
  static func long(_ input: [UInt8]) -> [UInt8] {
    guard input.count > 3 else { return input }
    let file = input.dropFirst(3)
    let place = 3 + (Int(input[0]) << 8 | Int(input[1])) % (file.count + 1)
    let count = Int(input[2] & 0x7f)
    let before = input[2] < 0x80 ? file[..<place].suffix(count) : [UInt8(count)]
    var long = Array(file[..<place])
    if !before.isEmpty { for _ in 0..<(65536 / before.count) { long += before } }
    return long + file[place...]
  }

  /// Of small files that are no pictures, with repetitions in some places.
  static func longSeeds(_ file: [UInt8]) -> [[UInt8]] {
    guard file.count < 8000, let metadata = try? Metadata(file), metadata.facts.pixelWidth == nil
    else {
      return []
    }
    return [(2, 16), (4, 12), (8, 8), (1, 0x80), (2, 0x8a), (2, 0xa0)].map { part, kind in
      let place = file.count * (part - 1) / part
      return [UInt8(place >> 8), UInt8(place & 0xff), UInt8(kind)] + file
    }
  }

  // MARK: Disks

  /// An image of a disk whose descriptors of volumes are the input, behind what the system has.
  static func disk(_ input: [UInt8]) -> [UInt8] { [UInt8](repeating: 0, count: 32768) + input }

  /// The descriptors of the images of disks.
  static func diskSeeds(_ file: [UInt8]) -> [[UInt8]] {
    guard file.dropFirst(32769).starts(with: "CD001".utf8) else { return [] }
    return [Array(file.dropFirst(32768).prefix(8192))]
  }

  private static func box(_ type: String, _ body: [UInt8]) -> [UInt8] {
    let size = body.count + 8
    return [
      UInt8(size >> 24 & 0xff), UInt8(size >> 16 & 0xff), UInt8(size >> 8 & 0xff),
      UInt8(size & 0xff),
    ] + Array(type.utf8) + body
  }

  private static func place(of mark: [UInt8], in file: [UInt8]) -> Int? {
    guard file.count >= mark.count, let first = mark.first else { return nil }
    var start = 0
    while let place = file[start...].firstIndex(of: first) {
      if file[place...].starts(with: mark) { return place }
      start = place + 1
    }
    return nil
  }
}
