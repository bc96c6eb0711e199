extension MetadataBuilder {
  /// Warns of a file that ends before what it says it holds.
  ///
  /// - Parameters:
  ///   - part: what it ends within, as a text names it.
  ///   - count: how many bytes that has, by the file's own account.
  ///   - start: where it starts in the file.
  mutating func expect(_ part: String, of count: Int, at start: Int, in file: Region) {
    guard start > file.count || count > file.count - start else { return }
    warn(Warning(.truncated, "the file ends within \(part)", at: file.start + file.count))
  }
}

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

extension Int {
  /// The product, or the greatest number there is where it would be more: what a file states may be any.
  static func clampedProduct(_ factors: Int...) -> Int {
    factors.reduce(1) { product, factor in
      let next = product.multipliedReportingOverflow(by: factor)
      return next.overflow ? .max : next.partialValue
    }
  }
}
