/// An answer as a cache keeps it.
struct CacheEntry: Sendable {
  let stamp: FileStamp
  /// When it was made, in seconds since 1970.
  let made: Int
  /// When it may be another one though the file is the same, in seconds since 1970.
  let expiry: Int?
  /// A checksum, the error where there was one, and the content.
  let bytes: [UInt8]
}
