/// The notes of Sony's first raw files (SRF, of the DSC-F828 and DSC-V3): a chain of up to seven
/// directories. The first tells where the key of the second is, which has the key of the others.
struct SonyEarlyRaw {
  private let place: MakerNotePlace
  /// The note, as far as it is deciphered.
  private var bytes: [UInt8]
  /// Where it starts in what its offsets count in.
  private let start: Int

  /// Where in the note a number tells how many words behind it the first key stands.
  private static let keyPointer = 0x8ddc

  /// Tells of the directories that are linked behind the first.
  static func tell(
    behind directory: TIFFDirectory, _ place: MakerNotePlace, _ found: inout MetadataBuilder
  ) {
    guard directory.next > 0, (try? found.charge(place.note.count)) != nil,
      let note = try? place.note.all(limit: found.limits.blockBytes)
    else { return }
    var chain = SonyEarlyRaw(
      place: place, bytes: note.bytes, start: place.note.start &- place.region.start)
    chain.tell(from: directory.next, &found)
  }

  private mutating func tell(from first: Int, _ found: inout MetadataBuilder) {
    var next = first
    var key: UInt32?
    for number in 1...6 {
      let position = next &- start
      guard position >= 0, position < bytes.count else { return }
      switch number {
      case 1:
        guard let own = firstKey else { return }
        decipher(from: position, count: Self.keyPointer + position, own)
      case 2:
        guard let key else { break }
        decipher(from: position, count: bytes.count - position, key)
      default: break
      }
      let region = Region(inMemory: bytes)
      guard
        let directory = try? TIFFDirectory(
          region, at: position, TIFFHeader(place.order, firstDirectory: position),
          bad: { _ in })
      else { return }
      var inner = MakerNotePlace(
        region: region, position: position, order: place.order, note: region,
        camera: place.camera)
      inner.group = "SRF\(number)"
      // What stands in it counts as the note's offsets do.
      inner.moved = -start
      let table: @Sendable () -> TagTable = {
        number == 1 ? .sonySRF : number < 6 ? .sonySRF2 : .exif
      }
      MakerNoteTags("Sony", table()).tell(inner, &found)
      if number == 1 {
        key = directory.entry(0)?.integer(region, place.order)
          .map { UInt32(truncatingIfNeeded: $0) }
      }
      guard directory.next > 0 else { return }
      next = directory.next
    }
  }

  private var firstKey: UInt32? {
    guard Self.keyPointer < bytes.count else { return nil }
    let position = Self.keyPointer + 4 * Int(bytes[Self.keyPointer])
    guard position + 4 <= bytes.count else { return nil }
    return bytes[position..<(position + 4)].bigEndian(UInt32.self)
  }

  /// Takes the cipher off whole words from a position on, as far as there are some.
  private mutating func decipher(from position: Int, count: Int, _ key: UInt32) {
    let end = position + min(count, bytes.count - position)
    bytes.replaceSubrange(
      position..<end, with: SonyRaw.deciphered(Array(bytes[position..<end]), key))
  }
}
