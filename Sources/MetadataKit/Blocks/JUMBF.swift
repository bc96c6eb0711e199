extension BlockDecoder {
  /// Universal metadata boxes (ISO/IEC 19566-5): what each superbox describes itself as. The
  /// contents, C2PA's manifests among them, are located and not read.
  package static let jumbf = BlockDecoder(.jumbf) {
    (block, found) throws(MetadataError) in
    var units = 0
    try JUMBFBoxes.read(block, depth: 0, &units, &found)
  }
}

private enum JUMBFBoxes {
  /// Reads boxes one after the other: a length, a type, the content.
  static func read(
    _ boxes: Region, depth: Int, _ units: inout Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard depth <= found.limits.nesting else {
      throw MetadataError(.limitExceeded, "boxes within too many boxes", at: boxes.start)
    }
    var position = 0
    while boxes.count - position >= 8 {
      units += 1
      guard units <= min(found.limits.units, 10_000) else {
        throw MetadataError(.limitExceeded, "too many boxes", at: boxes.start + position)
      }
      let head = try boxes.slice(at: position, count: 8)
      var length = try head.uint32(at: 0, .big)
      var start = 8
      if length == 1 {
        length = Int(clamping: try boxes.uint64(at: position + 8, .big))
        start = 16
      } else if length == 0 {  // up to the end
        length = boxes.count - position
      }
      guard length >= start else {
        throw MetadataError(
          .malformed, "a box that is shorter than its header", at: boxes.start + position)
      }
      let content = try boxes.region(at: position, count: length).region(from: start)
      if head.matches("jumb", at: 4) {
        try read(content, depth: depth + 1, &units, &found)
      } else if head.matches("jumd", at: 4) {
        try describe(content, &found)
      }
      position += length
    }
  }

  /// A description box (§A.3): a type, what is there, a label, a number, a signature.
  private static func describe(_ box: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let bytes = try box.head(count: 4096)
    found.add(.jumd, 0, .undefined, count: 16, .big, bytes: try bytes.slice(at: 0, count: 16))
    let toggles = try bytes.uint8(at: 16)
    found.add(.jumd, "JUMDToggles", toggles)
    var position = 17
    if toggles & 2 != 0 {
      guard let end = bytes.firstIndex(of: 0, from: position) else {
        throw MetadataError(.malformed, "a box's label has no end", at: box.start)
      }
      let label = try bytes.slice(at: position, count: end - position)
      found.add(.jumd, "JUMDLabel", text: label.elements, offset: label.offset)
      position = end + 1
    }
    if toggles & 4 != 0 {
      found.add(.jumd, "JUMDID", try bytes.uint32(at: position, .big))
      position += 4
    }
    if toggles & 8 != 0 {
      found.add(.jumd, "JUMDSignature", bytes: try bytes.slice(at: position, count: 32))
    }
  }
}
