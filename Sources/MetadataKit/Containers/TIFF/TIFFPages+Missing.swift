extension TIFFPages {
  /// Where the parts of a picture stand and how many bytes each has: strips (TIFF 6.0 §8 StripOffsets,
  /// StripByteCounts) and tiles (§15).
  private static let parts = [("strip", 0x111, 0x117), ("tile", 0x144, 0x145)]
  /// So many are looked at, over all directories.
  private static let most = 1 << 17

  /// Warns of the first picture that reaches past the end of the file: its directory stands before it,
  /// and what was copied broke off behind that.
  func tellWhatIsMissing(of directories: [TIFFDirectory], _ found: inout MetadataBuilder) {
    var left = Self.most
    for directory in directories {
      for (name, starts, lengths) in Self.parts {
        guard left > 0, let starts = directory.entry(starts) else { continue }
        let places = starts.integers(file, header.order, limit: left)
        let counts = directory.entry(lengths)?.integers(file, header.order, limit: left) ?? []
        left -= places.count
        let missing = places.indices.filter { index in
          let count = counts.indices.contains(index) ? counts[index] : 1
          return count > 0 && places[index] > file.count - min(count, file.count + 1)
        }
        guard let first = missing.first else { continue }
        let text =
          places.count == 1
          ? "the \(name) of a picture reaches past the end"
          : "\(missing.count) of \(places.count) \(name)s of a picture reach past the end"
        let place = file.start.addingReportingOverflow(places[first]).partialValue
        return found.warn(Warning(.truncated, text, at: place))
      }
    }
  }
}
