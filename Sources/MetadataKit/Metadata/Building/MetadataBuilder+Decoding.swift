extension MetadataBuilder {
  /// Decodes the blocks that the container left, and those that they leave in turn.
  mutating func decodeBlocks() {
    var done = 0
    var lent = 0
    var packets = 0
    while done < pending.count {
      guard done < limits.directories else {
        warn(Warning(.limitExceeded, "more than \(limits.directories) blocks"))
        return
      }
      guard lent <= limits.allBlockBytes else {
        warn(
          Warning(.limitExceeded, "blocks of more than \(limits.allBlockBytes) bytes are not read"))
        return
      }
      // The warning tells of that: what is left could add nothing.
      guard tags.count < limits.entries else { return }
      let block = pending[done]
      done += 1
      let path = block.context.path
      guard let kind = path.last, let decoder = BlockDecoder.decoder(of: kind, options.engine)
      else { continue }
      guard path.count <= limits.nesting else {
        warn(
          Warning(
            .limitExceeded, "blocks more than \(limits.nesting) deep within one another",
            at: block.region.isInFile ? block.region.start : nil))
        continue
      }
      let region = block.region
      context = block.context
      if context.isUnknownToExiftool { form = .notInExiftool }
      defer { (context, form) = (BlockContext(), []) }
      let lentBefore = region.reader.bytesLent
      do throws(MetadataError) {
        try decoder.decode(region, &self)
      } catch {
        warn(error)
      }
      // XML takes longer than anything else: behind the first packet, it counts twice.
      if kind == .xmp { packets += 1 }
      lent += (region.reader.bytesLent - lentBefore) * (kind == .xmp && packets > 1 ? 2 : 1)
    }
  }

  /// Derives the facts that follow from others.
  mutating func settle() {
    tellUndecoded()
    // A depth of nothing is no depth.
    if facts.bitDepth == 0 { facts.bitDepth = nil }
    guard let width = facts.pixelWidth, let height = facts.pixelHeight else {
      // A side alone is of a damaged directory: no size.
      (facts.pixelWidth, facts.pixelHeight) = (nil, nil)
      return
    }
    let turned = !facts.orientationIsFinal && (5...8).contains(facts.orientation ?? 1)
    if facts.displayWidth == nil { facts.displayWidth = turned ? height : width }
    if facts.displayHeight == nil { facts.displayHeight = turned ? width : height }
  }
}
