import UniformTypes

extension Wholeness {
  /// What has a profile, a preview or sections in an order of their own cannot be told: these would have to
  /// be decoded.
  static let jpegXL = Wholeness([.jpegxl]) { (file) throws(MetadataError) in
    guard let stream = try codestream(of: Region(file)) else { return nil }
    return try end(of: file) { () throws(MetadataError) in
      var image = try JPEGXLCodestream(stream)
      try image.readMetadata()
      return try JPEGXLFrames(stream, image).end(Limits()).map { $0 <= stream.count } ?? true
    }
  }

  /// Of boxes, the codestream, or its parts (ISO 18181-2 §9.9), each of which has a number before it.
  private static func codestream(of file: Region) throws(MetadataError) -> Region? {
    guard try file.head(count: 2).matches("\u{0}\u{0}") else { return file }
    var boxes = ISOBoxes(file, isFile: true, limit: Limits().units)
    var parts: [Region] = []
    while let box = try boxes.next() {
      if box.type == "jxlc" { return box.body }
      if box.type == "jxlp" { parts.append(box.body.region(from: 4)) }
    }
    return parts.isEmpty ? nil : Region(joining: parts)
  }
}
