/// A brand of a file type box, and the type that it stands for.
package struct Brand: Sendable {
  /// The four characters, as a big-endian number.
  package let code: UInt32
  let type: DeclaredType
  /// Whether other brands may say more.
  let isGeneral: Bool

  var isImage: Bool { type.conforms(to: .image) }

  /// `mif3`: a picture in as few bytes as can be, the brand of its codec in place of a version
  /// (ISO 23008-12, `mini`).
  static let minimized: UInt32 = 0x6d69_6633

  static func at(_ offset: Int, of head: Span<UInt8>) -> UInt32? {
    head.integer(at: offset, count: 4, bigEndian: true).map { UInt32(truncatingIfNeeded: $0) }
  }

  static func find(_ code: UInt32) -> Brand? {
    // Some writers end a brand of three characters with a zero, not with a space.
    let code = code & 0xff == 0 ? code | 0x20 : code
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].code < code { low = middle + 1 } else { high = middle }
    }
    guard low < all.count, all[low].code == code else { return nil }
    return all[low]
  }
}

extension Brand {
  init(_ code: UInt32, _ type: DeclaredType, isGeneral: Bool = false) {
    self.init(code: code, type: type, isGeneral: isGeneral)
  }
}
