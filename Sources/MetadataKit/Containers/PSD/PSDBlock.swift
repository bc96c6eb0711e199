/// A block of additional information: a signature, a key, a length, the content, padded to four; that of a layer is
/// padded to an even count of bytes, though programs pad that to four, too.
struct PSDBlock {
  let key: FourCC
  let body: Region
  let end: Int

  /// Nil where no block starts.
  init?(
    _ region: Region, at position: Int, isLarge: Bool, isOfLayer: Bool = false, _ order: ByteOrder
  ) throws(MetadataError) {
    let head = try region.head(at: position, count: 16)
    guard head.count >= 12, try Self.isStart(head, order) else { return nil }
    key = FourCC(UInt32(truncatingIfNeeded: try head.uint32(at: 4, order)))
    let isWide = isLarge && Self.wide.contains(key)
    let length =
      isWide ? Int(clamping: try head.uint64(at: 8, order)) : try head.uint32(at: 8, order)
    let start = position + (isWide ? 16 : 12)
    guard length <= region.count - start else { return nil }
    body = region.clamped(at: start, count: length)
    let even = start + (length + 1) & ~1
    let isEven = try isOfLayer ? Self.isStart(region.head(at: even, count: 4), order) : false
    end = isEven ? even : start + (length + 3) & ~3
  }

  /// Whether bytes start with the signature of a block.
  private static func isStart(_ head: ByteSlice, _ order: ByteOrder) throws(MetadataError) -> Bool {
    guard head.count >= 4 else { return false }
    // In the other order texts of four bytes are numbers too.
    let signature = try head.uint32(at: 0, order)
    return signature == Int(FourCC("8BIM").code) || signature == Int(FourCC("8B64").code)
  }

  /// Keys whose length has eight bytes in a large document.
  private static let wide: Set<FourCC> = [
    "LMsk", "Lr16", "Lr32", "Layr", "Mt16", "Mt32", "Mtrn", "Alph", "FMsk", "lnk2", "FEid", "FXid",
    "PxSD",
  ]
}
