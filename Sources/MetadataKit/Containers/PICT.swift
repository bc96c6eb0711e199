import UniformTypes

extension Container {
  /// Pictures of QuickDraw, whose frame tells the size: in 72 dots an inch where the header of
  /// version 2 has a resolution.
  ///
  /// Source: Apple, *Inside Macintosh: Imaging With QuickDraw*, appendix A.
  package static let pict = Container([
    FileFormat("PICT", "pict", "image/pict", .pict)
  ]) {
    (file, found) throws(MetadataError) in
    guard let start = try QuickDraw.start(in: file.head(count: 1024).elements.span) else { return }
    let head = try file.head(at: start, count: 40)
    let frame = try [2, 4, 6, 8].map { (position) throws(MetadataError) in
      Int(Int16(truncatingIfNeeded: try head.uint16(at: position, .big)))
    }
    var width = frame[3] - frame[1]
    var height = frame[2] - frame[0]
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
    found.facts.pixelWidth = width
    found.facts.pixelHeight = height
    found.facts.frameCount = 1
  }
}
