extension MovieBox {
  /// What the movie's header says.
  var timing: MovieTiming {
    MovieTiming(
      timeScale: header?.timescale ?? 0, length: header?.length,
      created: header.flatMap { $0.created > 0 ? $0.created : nil },
      modified: header.flatMap { $0.modified > 0 ? $0.modified : nil },
      preferredRate: header?.rate ?? 1, preferredVolume: header?.volume ?? 1,
      matrix: header?.matrix ?? .identity, isFragmented: isFragmented)
  }

  /// The tracks in the order of the file.
  var facts: [MovieTrack] {
    let timeScale = header?.timescale ?? 0
    let chapters = chapterTracks
    return tracks.enumerated().map { index, track in
      var fact = track.fact(number: index + 1, movieScale: timeScale)
      fact.isOfChapters = chapters.contains(fact.number)
      return fact
    }
  }
}

extension Track {
  /// What its handler says that it is (ISO 14496-12 §8.4.3; QuickTime File Format, handlers).
  private var kind: MovieTrack.Kind {
    switch handler {
    case "vide", "pict", "auxv": .video
    case "soun": .audio
    case "sbtl", "subt", "text", "clcp", "subp": .subtitle
    default: .metadata
    }
  }

  private var frameRate: Double? {
    guard areFragmentsTimed else { return nil }
    if let wholeSeconds, times != nil { return Double(sampleCount) / wholeSeconds }
    if let times, let media, times.length > 0, media.timescale > 0 {
      return Double(times.count) * Double(media.timescale) / Double(times.length)
    }
    if isPicture, let seconds = fragmentSeconds, seconds > 0, sampleCount > 0 {
      return Double(sampleCount) / seconds
    }
    return nil
  }

  fileprivate func fact(number: Int, movieScale: Int) -> MovieTrack {
    let id = header?.id ?? 0
    var track = MovieTrack(
      number: id > 0 ? id : number, kind: kind, codec: description?.codec.description)
    track.mediaType = handler.code == 0 ? nil : handler.description
    track.language = extendedLanguage ?? language
    track.isEnabled = header?.isEnabled ?? false
    track.mediaDuration = wholeSeconds ?? media?.seconds ?? fragmentSeconds
    if wholeSeconds == nil, let length = header?.length, length > 0, movieScale > 0 {
      track.duration = Double(length) / Double(movieScale)
    } else {
      track.duration = track.mediaDuration
    }
    if let piece = pieceSeconds, piece < track.duration ?? 0 { track.duration = piece }
    track.timeScale = media?.timescale
    track.mediaLength = media?.length
    track.length = header?.length
    track.edits = edits
    track.sampleCount = sampleCount > 0 ? sampleCount : nil
    if isPicture {
      track.pixelWidth = description?.width
      track.pixelHeight = description?.height
    }
    if let size = naturalSize {
      track.naturalSize = MovieSize(width: size.width, height: size.height)
    }
    track.preferredTransform = header?.matrix ?? .identity
    track.frameRate = frameRate
    track.layer = header?.layer ?? 0
    track.alternateGroup = header?.alternateGroup ?? 0
    track.colorPrimaries = description?.color?.primaries
    track.transferCharacteristics = description?.color?.transfer
    track.matrixCoefficients = description?.color?.matrix
    track.hasDolbyVision = description?.hasDolbyVision ?? false
    track.channels = sound?.channels
    track.sampleRate = sound?.sampleRate
    track.sampleSize = sound?.sampleSize
    track.preferredVolume = header?.volume ?? 1
    track.bitRate = sound?.bitRate ?? description?.bitRate
    return track
  }
}
