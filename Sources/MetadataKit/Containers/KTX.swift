import UniformTypes

extension Container {
  /// Textures of Khronos, version 1: a header, then the levels of each size.
  ///
  /// Source: Khronos, *KTX File Format Specification* 1.0 §2.
  package static let ktx = Container([
    FileFormat("KTX", "ktx", "image/ktx", .ktx).outsideExiftool
  ]) { (file, found) throws(MetadataError) in
    let head = try file.slice(at: 12, count: 52)
    let order: ByteOrder = try head.uint32(at: 0, .little) == 0x0403_0201 ? .little : .big
    try found.expectLevels(of: head, order, in: file)
    let type = try head.uint32(at: 4, order)
    // Blocks that are compressed have no type; packed ones have several samples in a unit.
    if (0x1400...0x1406).contains(type) || type == 0x140b {
      found.facts.bitDepth = 8 * (try head.uint32(at: 8, order))
    }
    switch try head.uint32(at: 20, order) {  // glBaseInternalFormat
    case 0x1907: (found.facts.colorModel, found.facts.hasAlpha) = (.rgb, false)
    case 0x1908: (found.facts.colorModel, found.facts.hasAlpha) = (.rgb, true)
    case 0x1909: (found.facts.colorModel, found.facts.hasAlpha) = (.gray, false)
    case 0x190a: (found.facts.colorModel, found.facts.hasAlpha) = (.gray, true)
    default: break
    }
    try found.facts.describeTexture(head, sizeAt: 24, order)
  }

  /// Textures of Khronos, version 2.
  ///
  /// Source: Khronos, *KTX File Format Specification* 2.0 §3, and *Data Format Specification* 1.3
  /// §5 for the descriptor.
  package static let ktx2 = Container([
    FileFormat("KTX2", "ktx2", "image/ktx2", .ktx2).outsideExiftool
  ]) { (file, found) throws(MetadataError) in
    let head = try file.slice(at: 12, count: 68)
    try found.facts.describeTexture(head, sizeAt: 8, .little)
    // The first is the largest, and stands last: its place and its length.
    let level = try file.slice(at: 80, count: 16)
    found.expect(
      "the largest level", of: Int(clamping: try level.uint64(at: 8, .little)),
      at: Int(clamping: try level.uint64(at: 0, .little)), in: file)
    let descriptor = try file.slice(
      at: try head.uint32(at: 36, .little),
      count: min(try head.uint32(at: 40, .little), found.limits.units))
    // The first block, behind the length of all, is the basic one: how the samples of a pixel lie.
    guard try descriptor.uint32(at: 4, .little) == 0 else { return }
    let end = min(4 + (try descriptor.uint16(at: 10, .little)), descriptor.count)
    guard try descriptor.uint8(at: 12) == 1 else { return }  // KHR_DF_MODEL_RGBSDA
    let channels = stride(from: 28, to: end - 15, by: 16).compactMap { descriptor[$0 + 3] }
    guard let bits = descriptor[30] else { return }
    found.facts.bitDepth = Int(bits) + 1
    found.facts.hasAlpha = channels.contains { $0 & 15 == 15 }
    if channels.contains(where: { $0 & 15 == 2 }) { found.facts.colorModel = .rgb }
  }
}

extension ImageFacts {
  /// Width, height and depth of a texture, its layers and its sides; 0 of one that it does not have.
  fileprivate mutating func describeTexture(
    _ head: ByteSlice, sizeAt position: Int, _ order: ByteOrder
  ) throws(MetadataError) {
    pixelWidth = try head.uint32(at: position, order)
    pixelHeight = max(1, try head.uint32(at: position + 4, order))
    for place in 2...4 where try head.uint32(at: position + 4 * place, order) > 1 { return }
    frameCount = 1
  }
}

extension MetadataBuilder {
  /// Goes from level to level of a texture of version 1: each says how long it is, of a cube each of its
  /// sides, and all are filled up to words (§2).
  fileprivate mutating func expectLevels(
    of head: ByteSlice, _ order: ByteOrder, in file: Region
  ) throws(MetadataError) {
    let layers = try head.uint32(at: 36, order)
    let isCube = try head.uint32(at: 40, order) == 6
    var place = 64 + (try head.uint32(at: 48, order))
    for _ in 0..<min(max(1, try head.uint32(at: 44, order)), 32) {
      guard let size = try? file.uint32(at: place, order) else {
        return expect("the levels", of: 4, at: place, in: file)
      }
      let count = (size + 3) / 4 * 4 * (isCube && layers == 0 ? 6 : 1)
      guard count <= file.count - place - 4 else {
        return expect("a level", of: count, at: place + 4, in: file)
      }
      place += 4 + count
    }
  }
}
