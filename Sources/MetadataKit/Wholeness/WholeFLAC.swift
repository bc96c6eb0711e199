import UniformTypes

extension Wholeness {
  static let flac = Wholeness([.flac]) { (file) throws(MetadataError) in
    guard let end = try FLACEnd(Region(file)) else { return nil }
    guard let frame = try end.lastFrame() else { return Self.end(of: file, before: "sound") }
    guard end.isWhole(frame) else {
      return Warning(.malformed, "the checksum of the last frame is wrong", at: frame.bytes.offset)
    }
    return nil
  }
}

/// The last frame of FLAC (RFC 9639), which tells whether the sound is there to its end.
private struct FLACEnd {
  /// The frames.
  private let sound: Region
  /// How many samples a frame has, but for the last.
  private let blockSize: Int
  /// No frame has more bytes.
  private let longest: Int
  /// Of each channel.
  private let samples: Int
  /// How many bits a sample has.
  private let depth: Int

  /// nil where it is not told how many samples there are.
  init?(_ file: Region) throws(MetadataError) {
    let start = ID3Header.ends(in: file).last ?? 0
    guard try file.head(at: start, count: 4).matches("fLaC") else { return nil }
    var position = start + 4
    // The first block is of the stream.
    let stream = try file.slice(at: position + 4, count: 34)
    var head = 0
    repeat {
      head = try file.uint32(at: position, .big)
      position += 4 + head & 0xff_ffff
    } while head >> 31 == 0
    let form = try stream.uint64(at: 10, .big)
    samples = Int(form & 0xf_ffff_ffff)
    depth = Int(form >> 36 & 0x1f) + 1
    guard samples > 0 else { return nil }
    blockSize = try stream.uint16(at: 0, .big)
    let stated = try stream.uint32(at: 6, .big) & 0xff_ffff
    longest = stated > 0 ? stated : 1 << 20
    let tag = ID3Version1.region(of: file)?.count ?? 0
    let tagged = file.clamped(at: position, count: file.count - tag - position)
    let length = (try? APETag(endOf: tagged)).map { $0.start - tagged.start } ?? tagged.count
    // Zeros behind a frame, as where a file was given its length beforehand, leave its checksum right.
    sound = try tagged.clamped(at: 0, count: length).droppingZerosAtEnd()
  }

  /// So much may stand behind the sound, which players pass over.
  private static let mostBehind = 4 << 20

  /// The frame that has the last sample, and what stands behind it; nil where there is none.
  func lastFrame() throws(MetadataError) -> FLACFrame? {
    // From where on none starts.
    var end = sound.count
    for reach in [longest, longest + Self.mostBehind] {
      let start = max(0, sound.count - reach)
      let tail = try sound.head(at: start, count: reach)
      var place = 0
      while let sync = tail.firstIndex(of: 0xff, from: place), start + sync < end {
        if let frame = FLACFrame(tail.suffix(from: sync), blockSize, end: samples) { return frame }
        place = sync + 1
      }
      end = start
    }
    return nil
  }

  /// Whether a frame's checksum is right, which is the last of the file, or stands where its samples end.
  func isWhole(_ frame: FLACFrame) -> Bool {
    if frame.bytes.elements.reduce(0, Self.checksum) == 0 { return true }
    guard let length = frame.length(depth: depth) else { return false }
    return frame.bytes.prefix(length).elements.reduce(0, Self.checksum) == 0
  }

  /// The checksum behind a frame, of 16 bits: nothing is left over where it is right.
  static func checksum(_ sum: UInt16, _ byte: UInt8) -> UInt16 {
    var sum = sum ^ UInt16(byte) << 8
    for _ in 0..<8 { sum = sum & 0x8000 != 0 ? sum << 1 ^ 0x8005 : sum << 1 }
    return sum
  }
}

/// The header of a frame (RFC 9639 §9.1).
private struct FLACFrame {
  /// The frame, and what stands behind it.
  let bytes: ByteSlice
  /// How many samples each channel has.
  private let samples: Int
  /// Where those of the first channel start.
  private let start: Int

  /// nil where none starts there that ends with a sample.
  ///
  /// - Parameters:
  ///   - blockSize: how many samples frames have, where they are numbered.
  ///   - end: how many samples there are with this frame and those before it.
  init?(_ bytes: ByteSlice, _ blockSize: Int, end: Int) {
    guard bytes[0] == 0xff, let kind = bytes[1], kind & 0xfe == 0xf8, let form = bytes[2],
      let (number, length) = Self.number(bytes.suffix(from: 4))
    else { return nil }
    var place = 4 + length
    let count: Int
    switch form >> 4 {
    case 0: return nil
    case 1: count = 192
    case 2...5: count = 144 << Int(form >> 4)
    case 6:
      count = 1 + Int(bytes[place] ?? 0)
      place += 1
    case 7:
      guard let size = try? bytes.uint16(at: place, .big) else { return nil }
      count = size + 1
      place += 2
    default: count = 1 << Int(form >> 4)
    }
    // The sample rate may stand behind the others.
    switch form & 15 {
    case 12: place += 1
    case 13, 14: place += 2
    default: break
    }
    let first = kind & 1 == 1 ? number : number * blockSize
    guard first + count == end, let sum = bytes[place],
      bytes.prefix(place).elements.reduce(0, Self.checksum) == sum
    else { return nil }
    samples = count
    start = place + 1
    self.bytes = bytes
  }

  /// How many bytes it has with its checksum; nil where it breaks off, or has a form that there is not.
  ///
  /// - Parameter depth: how many bits a sample has, where the frame says none.
  func length(depth: Int) -> Int? {
    guard let form = bytes[3],
      let depth = [0: depth, 1: 8, 2: 12, 4: 16, 5: 20, 6: 24, 7: 32][form >> 1 & 7]
    else { return nil }
    let depths: [Int]
    switch form >> 4 {
    case 0...7: depths = Array(repeating: depth, count: Int(form >> 4) + 1)
    // What tells two channels apart has one bit more (§4.2).
    case 8, 10: depths = [depth, depth + 1]
    case 9: depths = [depth + 1, depth]
    default: return nil
    }
    let body = bytes.suffix(from: start).prefix(Self.longestBody)
    return FLACSubframes.length(in: body, samples: samples, depths: depths).map { start + $0 + 2 }
      .flatMap { $0 <= bytes.count ? $0 : nil }
  }

  /// That of eight channels with as many samples of 32 bits as there may be has no more bytes.
  private static let longestBody = 4 << 20

  /// A number coded as UTF-8 codes one, but of up to 36 bits, and how many bytes it takes.
  private static func number(_ bytes: ByteSlice) -> (value: Int, length: Int)? {
    guard let head = bytes[0] else { return nil }
    let ones = (~head).leadingZeroBitCount
    guard ones > 0 else { return (Int(head), 1) }
    guard ones > 1, ones < 8, bytes.count >= ones else { return nil }
    var value = Int(head & (0x7f >> UInt8(ones)))
    for byte in bytes.prefix(ones).suffix(from: 1).elements {
      guard byte >> 6 == 2 else { return nil }
      value = value << 6 | Int(byte & 0x3f)
    }
    return (value, ones)
  }

  /// The checksum behind a header, of 8 bits.
  private static func checksum(_ sum: UInt8, _ byte: UInt8) -> UInt8 {
    var sum = sum ^ byte
    for _ in 0..<8 { sum = sum & 0x80 != 0 ? sum << 1 ^ 0x07 : sum << 1 }
    return sum
  }
}
