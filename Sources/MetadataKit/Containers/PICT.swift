import UniformTypes

extension Container {
  /// Pictures of QuickDraw, whose frame tells the size in 72 dots an inch. The extended header of
  /// version 2 has a resolution, and the exact size in it.
  ///
  /// Source: Apple, *Inside Macintosh: Imaging With QuickDraw*, appendix A.
  package static let pict = Container([
    FileFormat("PICT", "pict", "image/pict", .pict)
  ]) {
    (file, found) throws(MetadataError) in
    guard let start = try QuickDraw.start(in: file.head(count: 1024).elements.span) else { return }
    let head = try file.head(at: start, count: 40)
    var (width, height) = try size(of: head.slice(at: 2, count: 8))
    var resolution: [Double] = []
    if head.has("\u{11}\u{2}\u{FF}\u{C}\u{0}\u{FF}\u{FE}", at: 11) {
      resolution = [20, 24].map { position in
        Double((try? head.int32(at: position, .big)) ?? 0) / 65536
      }
    }
    // Programs leave both empty.
    if resolution.contains(where: { $0 <= 0 }) { resolution = [] }
    if resolution.count == 2 {
      width = Int((Double(width) * resolution[0] / 72).rounded())
      height = Int((Double(height) * resolution[1] / 72).rounded())
    }
    found.add(.file, "ImageWidth", width)
    found.add(.file, "ImageHeight", height)
    for (index, value) in resolution.enumerated() {
      found.add(.file, index == 0 ? "XResolution" : "YResolution", doubles: [value])
    }
    if resolution.count == 2, let source = try? size(of: head.slice(at: 28, count: 8)),
      source.width > 0, source.height > 0
    {
      (width, height) = source
    }
    found.facts.pixelWidth = width
    found.facts.pixelHeight = height
    found.facts.frameCount = 1
  }

  /// The size of a rectangle: top, left, bottom, right.
  private static func size(of rectangle: ByteSlice) throws(MetadataError)
    -> (width: Int, height: Int)
  {
    let sides = try [0, 2, 4, 6].map { (position) throws(MetadataError) in
      Int(Int16(truncatingIfNeeded: try rectangle.uint16(at: position, .big)))
    }
    return (sides[3] - sides[1], sides[2] - sides[0])
  }
}
