/// How Nikon's cameras encrypt structures, with the serial number and the number of pictures taken.
struct NikonCipher: Sendable {
  private let step: UInt8
  private let start: UInt8

  /// - Parameters:
  ///   - serial: the lowest byte of the serial number.
  ///   - count: the exclusive or of the bytes of the number of pictures.
  init(serial: UInt8, count: UInt8) {
    step = Self.digit(of: Self.serials, at: serial)
    start = Self.digit(of: Self.counts, at: count)
  }

  /// The bytes as they were, of those behind so many that are not encrypted.
  func clear(_ bytes: ByteSlice, from first: Int) -> ByteSlice {
    var clear = bytes.bytes
    var key = start
    var factor: UInt8 = 0x60
    for index in clear.indices.dropFirst(first) {
      key &+= step &* factor
      factor &+= 1
      clear[index] ^= key
    }
    return ByteSlice(clear, offset: bytes.offset)
  }

  /// The byte at an index of a table, two hexadecimal digits each.
  private static func digit(of table: String, at index: UInt8) -> UInt8 {
    let utf8 = table.utf8
    let text = utf8.span
    let place = Int(index) * 2
    guard place + 1 < text.count, let high = HexadecimalBytes.digit(text[place]),
      let low = HexadecimalBytes.digit(text[place + 1])
    else { return 0 }
    return high << 4 | low
  }

  private static let serials = """
    c1bf6d0d59c5139d83616b4fc77f3d3d5359e3c7e92f95a7951fdf7f2b29c70d\
    df07ef71893d133d3b13fb0d89c1651fb30d6b29e3fbefa36b477f9535a7474f\
    c7f1599535112961f13db32b0d4389c19d9d8965f1e9dfbf3d7f5397e5e99517\
    1d3d8bfbc7e367a707f171a753b52989e52ba71729e94fc5656d6bef0d89492f\
    b34353651d49a3138959ef6bef651d0b5913e34f9db329432b071d95595947fb\
    e5e961472f357f177fef7f959571d3a30b71a3ad0b3bb5fba3bf4f831dade92f\
    7165a3e507353d0db5e9e5473b9def35a3bfb3df53d397534971073561712f43\
    2f11df1797fb953b7f6bd325bfadc7c5c5b58bef2fd3076b25499525496d71c7
    """

  private static let counts = """
    a7bcc9ad91df85e5d478d517467c294c4d03e925681186b3bdf76f6122a22634\
    2abe1e4614689d4418c240f47e5f1bad0b94b667b40be1ea959c66dce75d6c05\
    dad5df7aeff6db1f824cc06847a1bdee3950564adddfa5f8c6daca90ca01429d\
    8b0c7343750594de24b38034e52cdc9b3fca3345d0db5ff552c321dae222726b\
    3ed05ba8878c065d0fdd091993d0b9fc8b0f8460331c9b45f1f0a3943a127733\
    4d4478283c9efd655716946bfb59d0c82236dbd2639843a1048786f7a626bbd6\
    594dbf6a2eaa2befe678b64ee02fdc7cbe5719327e2ad0b8ba29003c527da849\
    3b2deb2549faa3aa39a7c5a7501136fbc6674af5a512657eb0dfaf4eb3617f2f
    """
}
