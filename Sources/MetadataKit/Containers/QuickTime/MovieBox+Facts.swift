extension MovieBox {
  /// Tells of the movie as a whole and of its tracks.
  func tell(_ found: inout MetadataBuilder) {
    describe(&found)
    found.timing = timing
    // One frame of a raw photo is no movie, whatever its track says.
    guard !found.format.isRawPhoto else { return }
    let tracks = facts
    found.facts.tracks = tracks
    found.facts.frameRate =
      tracks.first { $0.isEnabled && !$0.isOfChapters && $0.frameRate != nil }?.frameRate
  }

  /// Tells of the main track: size, how it is turned, depth, codec, length, when it was made.
  ///
  /// Of a file that has a still picture too, only what that does not say.
  private func describe(_ found: inout MetadataBuilder) {
    let hasPicture = found.facts.pixelWidth != nil
    let main = mainTrack
    if let track = main {
      if track.isPicture {
        describe(pictures: track, isSecond: hasPicture, &found)
      }
      found.facts.codec = track.description?.codec.description
    }
    guard !found.format.isRawPhoto else { return }
    found.facts.duration = seconds
    var isPlausible = true
    for created in [header?.created, main?.header?.created, main?.media?.created] {
      guard let created, let text = MovieTime.text(of: created, isPlausible: &isPlausible) else {
        continue
      }
      found.facts.creationDate = text
      if !isPlausible {
        // A habit of writers, by which nothing is lost.
        found.warn(
          Warning(.deviation, "the movie's creation date counts from 1970 instead of 1904"))
      }
      return
    }
  }

  private func describe(
    pictures track: Track, isSecond: Bool, _ found: inout MetadataBuilder
  ) {
    if track.sampleCount > 0 {
      found.facts.frameCount = max(track.sampleCount, found.facts.frameCount ?? 0)
    }
    // ISO 23008-12 §7.2.1: the handler of sequences of images.
    if track.handler == "pict", let timescale = track.media?.timescale {
      found.attempt { (found) throws(MetadataError) in
        found.facts.animation = try track.sequence.animation(
          timescale: timescale, length: track.header?.length, found.limits)
      }
    }
    let hasAlphaTrack = tracks.contains {
      $0.handler == "auxv" && $0.description?.isAlphaMask == true
    }
    // The still picture may say nothing of the transparency that the sequence has.
    if found.facts.animation != nil, hasAlphaTrack { found.facts.hasAlpha = true }
    // Some writers have the size in the header alone: how pictures are stored is not known then.
    guard !isSecond, let description = track.description,
      description.width != nil || track.header?.shown != nil
    else { return }
    let isPhoto = found.format.isRawPhoto
    found.facts.pixelWidth = description.width
    found.facts.pixelHeight = description.height
    let hasAlpha = description.hasAlpha || hasAlphaTrack
    if hasAlpha || description.tellsSamples { found.facts.hasAlpha = hasAlpha }
    if description.tellsSamples { found.facts.colorModel = description.isGray ? .gray : .rgb }
    if description.isIndexed { found.facts.isIndexed = true }
    if isPhoto { return }
    found.facts.bitDepth = description.bitDepth
    guard let header = track.header else { return }
    found.facts.orientation = header.turn?.orientation
    found.facts.orientationIsFinal = true
    let shown = track.shownSize
    found.facts.displayWidth = shown?.width
    found.facts.displayHeight = shown?.height
  }
}
