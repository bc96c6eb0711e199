/// What tells a file from every other one of its machine while it is there, whatever it is called.
///
/// Inodes are used again for other files. Where the file system knows when a file was born, the two
/// are told apart by that.
struct FileIdentity: Hashable, Sendable {
  let device: Int64
  let inode: Int64
  /// In nanoseconds since 1970; 0 where it is not known.
  let born: Int64
}
