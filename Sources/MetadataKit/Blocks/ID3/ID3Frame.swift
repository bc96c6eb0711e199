/// One frame of a tag, with all that its flags say undone.
struct ID3Frame {
  let name: String
  /// Its letters as a number.
  let id: UInt32
  let data: Region

  /// - Parameter room: how many bytes it may inflate to; what it does is taken off.
  init(
    _ stored: ID3Walk.Stored, version: Int, _ limits: Limits, room: inout Int
  ) throws(MetadataError) {
    name = stored.name
    id = stored.id
    let flags = stored.flags
    let place = stored.data.start
    let isLater = version == 4
    var data = stored.data
    if flags & (isLater ? 0x04 : 0x40) != 0 {
      throw MetadataError(.unsupported, "ID3's frame \(name) is encrypted", at: place)
    }
    if isLater, flags & 0x02 != 0 {
      data = Region(inMemory: Self.synchronized(try data.all(limit: limits.blockBytes).elements))
    }
    let isCompressed = flags & (isLater ? 0x08 : 0x80) != 0
    // In version 2.3 the size stands before the group, in version 2.4 behind it.
    let hasSize = isCompressed || isLater && flags & 0x01 != 0
    let skipped = (hasSize ? 4 : 0) + (flags & (isLater ? 0x40 : 0x20) != 0 ? 1 : 0)
    guard skipped <= data.count else {
      throw MetadataError(.truncated, "ID3's frame \(name) is too short", at: place)
    }
    if skipped > 0 { data = data.region(from: skipped) }
    if isCompressed {
      let inflated = Inflated(
        try data.all(limit: limits.blockBytes), limit: room)
      room = max(0, room - inflated.bytes.count)
      if let error = inflated.error { throw error }
      data = Region(inMemory: inflated.bytes)
    }
    self.data = data
  }

  /// The bytes of a frame that is one value.
  func bytes(_ found: inout MetadataBuilder) throws(MetadataError) -> [UInt8] {
    try found.charge(data.count)
    return try data.all(limit: found.limits.blockBytes).bytes
  }

  /// The coding that the frame begins with, and what stands behind it.
  func coded(_ found: inout MetadataBuilder) throws(MetadataError) -> (UInt8, ArraySlice<UInt8>) {
    guard data.count > 0 else {
      throw MetadataError(.truncated, "ID3's frame \(name) is empty", at: data.start)
    }
    return try text(&found)
  }

  /// The same of a frame that is a text: without any bytes it is an empty one.
  func text(_ found: inout MetadataBuilder) throws(MetadataError) -> (UInt8, ArraySlice<UInt8>) {
    let bytes = try bytes(&found)
    return (bytes.first ?? 0, bytes.dropFirst())
  }

  /// Bytes without the zeros that keep them from looking like the start of sound (§6.1).
  static func synchronized(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isBehindFF = false
    for byte in bytes {
      if !(isBehindFF && byte == 0) { result.append(byte) }
      isBehindFF = byte == 0xff
    }
    return result
  }
}
