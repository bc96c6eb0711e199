import UniformTypes

extension Container {
  /// Animations of Autodesk's Animator, FLI and FLC: a header of 128 bytes, then frames of 256 colors.
  ///
  /// Source: Jim Kent, *The FLIC File Format*, Dr. Dobb's Journal, March 1993.
  package static let flc = Container([
    FileFormat("FLC", "flc", "video/x-flc", .flc).outsideExiftool
  ]) {
    (file, found) throws(MetadataError) in
    let head = try file.slice(at: 0, count: 20)
    let frames = try head.uint16(at: 6, .little)
    // The older form counts in seventieths of a second, the newer one in milliseconds.
    let isOlder = try head.uint16(at: 4, .little) == 0xaf11
    let delay = isOlder ? try head.uint16(at: 16, .little) : try head.uint32(at: 16, .little)
    let ticks = isOlder ? 70.0 : 1000.0
    var track = MovieTrack(number: 1, kind: .video, codec: "FLC")
    let (width, height) = (try head.uint16(at: 8, .little), try head.uint16(at: 10, .little))
    if width > 0, height > 0 { (track.pixelWidth, track.pixelHeight) = (width, height) }
    if delay > 0, frames > 0 {
      track.frameRate = ticks / Double(delay)
      track.duration = Double(frames * delay) / ticks
    }
    found.add(track)
    found.facts.takeMainTrack()
    if frames > 0 { found.facts.frameCount = frames }
    found.facts.bitDepth = try head.uint16(at: 12, .little)
    found.facts.colorModel = .rgb
    found.facts.isIndexed = true
    found.facts.hasAlpha = false
  }
}
