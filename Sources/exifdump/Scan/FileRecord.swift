import MetadataKit

/// What reading one file has come to.
struct FileRecord {
  /// The path as it was given, as bytes.
  let name: [UInt8]
  let result: FileReading
  /// Whether a directory had it, and nobody named it.
  let isFound: Bool
  /// How long it took; nil unless it is asked for.
  let seconds: Double?
  /// The path of the other half of a Live Photo, where pairs are asked for and there is one.
  var pair: [UInt8]?

  /// What reading the file took; nil unless it is asked for.
  var cost: JSONView.Cost? {
    guard let seconds, case .success(let metadata) = result else { return nil }
    return JSONView.Cost(metadata.statistics, seconds: seconds)
  }
}

/// What a file says, or why it could not be read.
///
/// No `Result`: the runtime looks through all conformances of the program for that of its error when
/// one is first copied, which was a tenth of the instructions for one photo.
enum FileReading: Sendable {
  case success(Metadata)
  case failure(MetadataError)
}
