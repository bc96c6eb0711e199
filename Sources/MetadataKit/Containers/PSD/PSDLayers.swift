/// The layers of a Photoshop document: what each record says, list by list, as the field has it.
///
/// Source: Adobe, *Photoshop File Formats Specification*, "Layer and Mask Information Section".
struct PSDLayers {
  /// Whether lengths have eight bytes where a document may be large (PSB).
  private let isLarge: Bool
  /// The order of numbers: a TIFF file may have them in the other one.
  let order: ByteOrder
  /// How many layers there are stated to be.
  private(set) var count = 0
  /// Whether the first channel behind the colors is the transparency of the merged picture.
  private(set) var hasMergedAlpha = false

  private(set) var rectangles: [ByteSlice] = []
  private(set) var names: [ByteSlice] = []
  private(set) var modes: [ByteSlice] = []
  private(set) var opacities: [ByteSlice] = []
  private(set) var flags: [ByteSlice] = []
  /// Blocks of each layer that has one, by the row of the table and the layer's number.
  private(set) var blocks: [UInt32: [Int: ByteSlice]] = [:]

  init(isLarge: Bool, _ order: ByteOrder = .big) {
    self.isLarge = isLarge
    self.order = order
  }

  /// Reads the section: the layers, or, of documents of 16 and 32 bits, a block that has them.
  mutating func read(section: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let width = isLarge ? 8 : 4
    guard section.count >= width else { return }
    let info = try length(section, at: 0, isWide: isLarge)
    if info > 0 {
      return try read(layers: section.clamped(at: width, count: info), &found)
    }
    // The mask of the whole, then blocks.
    var position = width
    guard section.count - position >= 4 else { return }
    position += 4 + (try section.uint32(at: position, order))
    try read(blocks: section.region(from: position), &found)
  }

  /// Reads the block that has the layers; false where there is none.
  @discardableResult
  mutating func read(blocks: Region, _ found: inout MetadataBuilder) throws(MetadataError) -> Bool {
    var position = 0
    for _ in 0..<found.limits.units {
      guard let block = try PSDBlock(blocks, at: position, isLarge: isLarge, order) else { break }
      switch block.key {
      // Of 16 and 32 bits the count is positive, and an empty block says it ("Saving Merged
      // Transparency").
      case "Mt16", "Mt32", "Mtrn": hasMergedAlpha = true
      case "Lr16", "Lr32", "Layr":
        try read(layers: block.body, &found)
        return true
      default: break
      }
      position = block.end
    }
    return false
  }

  private mutating func read(layers: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let stated = Int(Int16(truncatingIfNeeded: try layers.uint16(at: 0, order)))
    if stated < 0 { hasMergedAlpha = true }
    count = abs(stated)
    var position = 2
    do throws(MetadataError) {
      for index in 0..<count { position = try read(layer: index, layers, at: position, &found) }
    } catch {
      found.warn(error)
    }
  }

  /// Reads one record; answers where the next one starts.
  private mutating func read(
    layer index: Int, _ layers: Region, at start: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Int {
    try found.charge(entries: 4)
    let head = try layers.slice(at: start, count: 18)
    let channels = try head.uint16(at: 16, order)
    var position = start + 18 + channels * (isLarge ? 10 : 6)
    let blend = try layers.slice(at: position, count: 20)
    guard blend.matches("8BIM") || blend.matches("MIB8") else {
      throw MetadataError(
        .malformed, "a layer without its signature", at: layers.start + position)
    }
    rectangles.append(bigEndian(head.prefix(16), 4))
    modes.append(bigEndian(try blend.slice(at: 4, count: 4), 4))
    opacities.append(try blend.slice(at: 8, count: 1))
    flags.append(try blend.slice(at: 10, count: 1))
    let end = position + 16 + (try blend.uint32(at: 12, order))
    // The mask, then blending ranges.
    position += 20 + (try blend.uint32(at: 16, order))
    position += 4 + (try layers.uint32(at: position, order))
    let length = try layers.uint8(at: position)
    names.append(try layers.slice(at: position + 1, count: length))
    position += (length + 4) & ~3
    while position < end,
      let block = try PSDBlock(
        layers.clamped(at: 0, count: end), at: position, isLarge: isLarge, isOfLayer: true,
        order)
    {
      if TagTable.psdLayers.index(of: block.key.code) != nil, blocks[block.key.code]?[index] == nil,
        let content = try? value(of: block)
      {
        try found.charge(entries: 2, bytes: content.count)
        blocks[block.key.code, default: [:]][index] = bigEndian(content, of: block.key)
      }
      position = block.end
    }
    return end
  }

  /// The start of what a block has; of a layer's metadata that of the item which Photoshop itself
  /// keeps there, behind those of others ("Metadata setting").
  private func value(of block: PSDBlock) throws(MetadataError) -> ByteSlice {
    var position = 0
    if block.key == "shmd" {
      let count = (try? block.body.uint32(at: 0, order)) ?? 0
      var next = 4
      for _ in 0..<min(count, 64) {
        // A signature, a key, whether it is copied, the length.
        guard let head = try? block.body.slice(at: next, count: 16) else { break }
        if try head.uint32(at: 4, order) == Int(FourCC("cust").code) {
          position = next
          break
        }
        next += 16 + (try head.uint32(at: 12, order))
      }
    }
    return try block.body.head(at: position, count: 4096)
  }

  private func length(_ region: Region, at position: Int, isWide: Bool) throws(MetadataError)
    -> Int
  {
    isWide
      ? Int(clamping: try region.uint64(at: position, order))
      : try region.uint32(at: position, order)
  }
}
