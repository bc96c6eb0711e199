/// What the header of a QuickTime or MPEG-4 movie says, as the file has it (ISO 14496-12 §8.2).
struct MovieTiming: Sendable {
  let timeScale: Int
  let length: UInt64?
  /// In seconds since the start of 1904, or of 1970 where the writer took it so; nil for 0.
  let created: UInt64?
  let modified: UInt64?
  let preferredRate: Double
  let preferredVolume: Double
  let matrix: MovieMatrix
  let isFragmented: Bool
}
