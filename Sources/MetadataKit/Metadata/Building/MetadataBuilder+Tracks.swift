extension MetadataBuilder {
  /// More than any movie has; each may be of five bytes.
  static let mostTracks = 4096

  /// Adds a track of a movie or a sound.
  mutating func add(_ track: MovieTrack) {
    guard facts.tracks.count < Self.mostTracks else {
      if !hasMoreTracks {
        warn(Warning(.limitExceeded, "more than \(Self.mostTracks) tracks"))
      }
      hasMoreTracks = true
      return
    }
    facts.tracks.append(track)
  }
}
