/// A block of EXIF as libexif may have it: what it would allocate and follow is counted first, and
/// no maker note is in reach of it.
///
/// libexif copies the value of each entry, so 5,000 entries that share 60 KB would take 300 MB, in
/// each of its five directories. It looks for a maker note in all of them, by code that has security
/// advisories of 2026. Directories may overlap, so the walk is repeated until nothing changes.
package struct LibexifInput {
  /// The library reads 65,534 bytes, six of which are the signature.
  package static let longestBlock = 0xfffe - 6
  /// Directories and pointers to directories of one block; photos have five.
  package static let mostDirectories = 16
  /// Bytes of values over all directories; those of photos fit the block.
  package static let mostValueBytes = 4 * longestBlock
  /// The number that stands for a maker note while the library reads the block.
  package static let hiddenMakerNote = 0x927d

  /// The block behind the signature that the library wants.
  package private(set) var bytes: [UInt8]

  private static let signature = Array("Exif\0\0".utf8)
  private static let makerNote = 0x927c
  private static let pointers: Set = [0x8769, 0x8825, 0xa005]
  /// The walks until nothing changes: one hides, one sees that all is hidden.
  private static let rounds = 4
  private static let entrySize = 12

  let header: TIFFHeader

  /// - Throws: an error where libexif cannot read the block, or is not to.
  package init(_ block: Region) throws(MetadataError) {
    header = try TIFFHeader(block)
    guard !header.isBig, block.count <= Self.longestBlock else {
      throw MetadataError(
        .unsupported,
        "libexif reads blocks of at most \(Self.longestBlock) bytes and no BigTIFF",
        at: block.start)
    }
    bytes = Self.signature + (try block.all(limit: Self.longestBlock).elements)
    for _ in 0..<Self.rounds {
      let entries = try makerNotes(at: block.start)
      if entries.isEmpty { return }
      for entry in entries { hide(entry) }
    }
    throw MetadataError(
      .unsupported, "directories that overlap are kept from libexif", at: block.start)
  }

  /// Renames a maker note's entry, so that the library keeps its bytes and does not parse them.
  private mutating func hide(_ entry: Int) {
    let low = Self.signature.count + entry + (header.order == .big ? 1 : 0)
    bytes[low] = UInt8(Self.hiddenMakerNote & 0xff)
  }

  /// Where the entries of maker notes are in all directories that the library would read.
  ///
  /// - Parameter offset: where the block is, for errors.
  private func makerNotes(at offset: Int) throws(MetadataError) -> [Int] {
    let block = ByteSlice(bytes).suffix(from: Self.signature.count)
    var places = [header.firstDirectory]
    var next = 0
    var pointers = 0
    var valueBytes = 0
    var notes: [Int] = []
    while next < places.count {
      let place = places[next]
      next += 1
      guard let stated = try? block.uint16(at: place, header.order) else { continue }
      let first = place + 2
      let count = min(stated, (block.count - first) / Self.entrySize)
      var found: [Int] = []
      for index in 0..<count {
        let entry = first + index * Self.entrySize
        let tag = try block.uint16(at: entry, header.order)
        valueBytes += try Self.valueBytes(block, entry, header.order)
        if Self.pointers.contains(tag) {
          pointers += 1
          found.append(try block.uint32(at: entry + 8, header.order))
        } else if tag == Self.makerNote {
          notes.append(entry)
        }
      }
      // Of directories that are linked, the library reads the one behind the first.
      if place == header.firstDirectory,
        let link = try? block.uint32(at: first + stated * Self.entrySize, header.order)
      {
        found.append(link)
      }
      for place in found where !places.contains(place) { places.append(place) }
      guard pointers <= Self.mostDirectories, places.count <= Self.mostDirectories,
        valueBytes <= Self.mostValueBytes
      else {
        throw MetadataError(
          .limitExceeded, "so many directories or values are kept from libexif", at: offset)
      }
    }
    return notes
  }

  /// What the library would copy of an entry's value: nothing where it lies outside the block.
  private static func valueBytes(
    _ block: ByteSlice, _ entry: Int, _ order: ByteOrder
  ) throws(MetadataError) -> Int {
    let format = TagFormat(rawValue: UInt16(try block.uint16(at: entry + 2, order)))
    let count = try block.uint32(at: entry + 4, order) * format.size
    return count <= block.count ? count : 0
  }
}
