import UniformTypes

extension Container {
  /// Canon's raw files before CR2: a header, then heaps within heaps (CIFF).
  package static let crw = Container([
    FileFormat("CRW", "crw", "image/x-canon-crw", .canonCRW)
  ]) {
    (file, found) throws(MetadataError) in
    found.add(.canonRaw, file)
    found.postpone(.trailers, file)
    let (heap, order) = try file.ciffHeap()
    let main = try CIFFHeap(heap, order, bad: { _ in })
    guard let properties = main.entry(0x300a), properties.isHeap,
      let inner = try? CIFFHeap(properties.value, order, bad: { _ in }),
      let info = inner.entry(0x1810)
    else { return }
    let bytes = try info.value.head(count: 28)
    found.facts.pixelWidth = try bytes.uint32(at: 0, order)
    found.facts.pixelHeight = try bytes.uint32(at: 4, order)
    found.facts.bitDepth = try bytes.uint32(at: 16, order)
    found.facts.colorModel = .rgb
    found.facts.frameCount = 1
    switch try bytes.int32(at: 12, order) {
    case 0: found.facts.orientation = 1
    case 90: found.facts.orientation = 6
    case 180: found.facts.orientation = 3
    case 270, -90: found.facts.orientation = 8
    default: break
    }
  }
}

extension Region {
  /// The outermost heap of a CIFF structure, behind its header, and the byte order.
  func ciffHeap() throws(MetadataError) -> (heap: Region, order: ByteOrder) {
    let head = try slice(at: 0, count: 14)
    let order: ByteOrder = head.matches("MM") ? .big : .little
    let length = try head.uint32(at: 2, order)
    guard head.matches("HEAP", at: 6), length >= 14, length <= count else {
      throw MetadataError(.malformed, "a CIFF header that makes no sense", at: start)
    }
    return (region(from: length), order)
  }
}
