/// Reads numbers of any number of bits, the lowest bit of a byte first (JPEG XL, ISO 18181-1 §B.1).
struct LowBitReader {
  private let bytes: ByteSlice
  private var position = 0

  init(_ bytes: ByteSlice) { self.bytes = bytes }

  /// The next bits as a number: `u(n)`.
  mutating func bits(_ count: Int) throws(MetadataError) -> Int {
    var value = 0
    for index in 0..<count {
      let byte = try bytes.uint8(at: position >> 3)
      value |= (byte >> (position & 7) & 1) << index
      position += 1
    }
    return value
  }

  mutating func bool() throws(MetadataError) -> Bool { try bits(1) == 1 }

  /// One of four forms that two bits choose: a number plus as many bits, `U32(…)`.
  mutating func choice(_ forms: (plus: Int, bits: Int)...) throws(MetadataError) -> Int {
    let form = try bits(2)
    guard form < forms.count else { return 0 }
    return forms[form].plus + (try bits(forms[form].bits))
  }

  /// A number of a list: `Enum`.
  mutating func enumeration() throws(MetadataError) -> Int {
    try choice((0, 0), (1, 0), (2, 4), (18, 6))
  }

  /// A number of up to 64 bits, of which 60 are told: `U64()`.
  mutating func number() throws(MetadataError) -> Int {
    switch try bits(2) {
    case 0: return 0
    case 1: return 1 + (try bits(4))
    case 2: return 17 + (try bits(8))
    default:
      var number = try bits(12)
      var shift = 12
      while try bool() {
        guard shift < 60 else {
          skip(4)
          break
        }
        number |= try bits(8) << shift
        shift += 8
      }
      return number
    }
  }

  /// Passes over what later versions of the format have added: a bit for each, and how long each is.
  mutating func skipExtensions() throws(MetadataError) {
    let extensions = try number()
    var length = 0
    for bit in 0..<60 where extensions >> bit & 1 == 1 {
      length = min(length + min(try number(), 1 << 40), 1 << 40)
    }
    skip(length)
  }

  /// Goes on at the next whole byte.
  mutating func alignToByte() { position = (position + 7) & ~7 }

  /// How many whole bytes were read.
  var byteOffset: Int { position >> 3 }

  /// Goes on without reading.
  mutating func skip(_ count: Int) { position += count }
}
