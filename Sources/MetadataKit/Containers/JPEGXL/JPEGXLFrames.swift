/// The frames of a codestream of JPEG XL, found one behind the other by their headers and tables of
/// contents (ISO 18181-1 Annex F); nothing of them is decoded.
struct JPEGXLFrames {
  private let stream: Region
  private let image: JPEGXLCodestream

  /// - Parameter image: its header, read up to the first frame.
  init(_ stream: Region, _ image: JPEGXLCodestream) {
    self.stream = stream
    self.image = image
  }

  /// How many frames of an animation are shown, and how they are timed; nil where that takes more than
  /// headers, and of what is none.
  func timing(_ limits: Limits) throws(MetadataError) -> (count: Int, animation: Animation?)? {
    guard let clock = image.clock else { return nil }
    var frames = AnimationFrames()
    var seconds = 0.0
    var isTimed = true
    let end = try walk(limits) { frame in
      // What is shown for no time is a layer of the next frame.
      guard frame.isShown else { return }
      if frame.duration == 0xffff_ffff { isTimed = false }
      frames.add(frame.duration * clock.denominator, clock.numerator)
      seconds += Double(frame.duration * clock.denominator) / Double(clock.numerator)
    }
    guard end != nil else { return nil }
    let animation = frames.animation(duration: seconds, loopCount: clock.plays)
    // All bits of a time are set where the frame is a page.
    return (frames.count, isTimed ? animation : nil)
  }

  /// Where the last frame ends, be it there or not; nil where that takes more than headers.
  func end(_ limits: Limits) throws(MetadataError) -> Int? { try walk(limits) { _ in } }

  private func walk(
    _ limits: Limits, _ body: (JPEGXLFrame) -> Void
  ) throws(MetadataError) -> Int? {
    guard var position = image.frameStart else { return nil }
    var sections = 0
    for _ in 0..<limits.pages {
      guard let frame = try frame(at: position) else { return nil }
      sections += frame.sections
      // Each has a length of up to 32 bits.
      guard sections <= limits.units else {
        throw MetadataError(
          .limitExceeded, "frames of more than \(limits.units) sections",
          at: stream.start + position)
      }
      body(frame)
      guard position <= .max - frame.length else { return nil }
      position += frame.length
      if frame.isLast { return position }
    }
    throw MetadataError(.limitExceeded, "too many frames", at: stream.start + position)
  }

  /// A table of contents may be long.
  private func frame(at position: Int) throws(MetadataError) -> JPEGXLFrame? {
    do throws(MetadataError) {
      return try JPEGXLFrame(stream.head(at: position, count: 4096), of: image)
    } catch {
      guard stream.count - position > 4096 else { throw error }
      return try JPEGXLFrame(stream.head(at: position, count: 1 << 18), of: image)
    }
  }
}
