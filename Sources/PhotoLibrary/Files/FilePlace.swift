/// Where a file is in a library: its folder's path from the library's, empty for that itself, and
/// its name, as bytes.
struct FilePlace: Hashable, Sendable {
  let folder: [UInt8]
  let name: [UInt8]
}
