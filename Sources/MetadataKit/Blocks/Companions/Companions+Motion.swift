extension MetadataBuilder {
  /// Finds the movie of a photo with motion, and reads what it states of itself.
  mutating func findMotion(
    _ directory: GoogleDirectory, _ items: [GoogleDirectory.Place], in file: Region
  ) -> MotionPhoto? {
    var candidates: [(region: Region, source: String)] = []
    if let movie = companions.movie { candidates.append(movie) }
    for item in items where item.isMovie {
      candidates.append((item.region, "XMP-GContainer:DirectoryItemLength"))
    }
    if let distance = directory.movieDistance {
      for end in [file.count, companions.trailersStart ?? file.count] where distance <= end {
        candidates.append(
          (file.clamped(at: end - distance, count: distance), directory.movieSource))
      }
    }
    guard let found = candidates.first(where: { $0.region.isInFile && $0.region.isMovie }) else {
      if directory.hasMotion || !candidates.isEmpty {
        warn(
          Warning(
            .malformed, "the movie of a photo with motion is not where the file says",
            at: candidates.first.map { $0.region.start }))
      }
      return nil
    }
    note(.motionPhoto, found.region)
    do throws(MetadataError) {
      let movie = try found.region.facts(limits)
      let range = found.region.start..<(found.region.start + found.region.count)
      return MotionPhoto(
        movie: EmbeddedPicture(
          kind: .motionPhoto, tag: found.source.contains(":") ? found.source : nil, range: range,
          byteCount: range.count, codec: nil, header: [], position: 0),
        type: movie.format.type, mimeType: movie.format.mimeType, facts: movie.facts,
        presentationTime: directory.moment.map { Double($0) / 1_000_000 }, source: found.source)
    } catch {
      warn(error)
      return nil
    }
  }
}
