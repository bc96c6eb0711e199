import UniformTypes

extension Container {
  /// Textures of PowerVR, versions 2 and 3, in either byte order.
  ///
  /// Source: Imagination Technologies, *PVR File Format Specification*, "Texture File Format" 1.0;
  /// version 2 by its legacy header.
  package static let pvr = Container([
    FileFormat("PVR", "pvr", "image/x-pvr", .pvr).outsideExiftool
  ]) { (file, found) throws(MetadataError) in
    let head = try file.slice(at: 0, count: 52)
    if head.has("PVR!", at: 44) {
      try found.facts.describeLegacyPVR(head)
    } else {
      try found.facts.describePVR(head, head.has("PVR\u{3}") ? .little : .big)
    }
  }
}

extension ImageFacts {
  fileprivate mutating func describePVR(
    _ head: ByteSlice, _ order: ByteOrder
  ) throws(MetadataError) {
    pixelHeight = try head.uint32(at: 24, order)
    pixelWidth = try head.uint32(at: 28, order)
    if try head.uint32(at: 32, order) <= 1, try head.uint32(at: 36, order) <= 1,
      try head.uint32(at: 40, order) <= 1
    {
      frameCount = 1
    }
    // Four names of channels, then the bits of each; where the latter are 0, the number of a compression.
    let format = try head.uint64(at: 8, order)
    var names: Set<Character> = []
    for place in 0..<4 {
      let bits = format >> UInt64(32 + 8 * place) & 0xff
      let name = format >> UInt64(8 * place) & 0xff
      guard bits > 0, name != 0x78 else { continue }  // x: nothing
      names.insert(Character(Unicode.Scalar(UInt8(name))))
      bitDepth = bitDepth ?? Int(bits)
    }
    guard !names.isEmpty else { return }
    hasAlpha = names.contains("a")
    colorModel = names.contains("r") ? .rgb : names.isDisjoint(with: ["l", "i"]) ? nil : .gray
  }

  fileprivate mutating func describeLegacyPVR(_ head: ByteSlice) throws(MetadataError) {
    pixelHeight = try head.uint32(at: 4, .little)
    pixelWidth = try head.uint32(at: 8, .little)
    if try head.uint32(at: 48, .little) <= 1 { frameCount = 1 }
  }
}
