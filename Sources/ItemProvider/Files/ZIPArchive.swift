import Foundation

/// A folder as a ZIP archive in memory, whose top entry is the folder.
///
/// Deflated, with names in UTF-8, permissions for the owner, and links as links. No ZIP64: more
/// than 4 GiB, or more than 65,534 entries, is an error. Source: PKWARE, APPNOTE.TXT 6.3.10.
struct ZIPArchive {
  /// What is in the archive, for the directory at its end.
  private struct Record {
    var name: [UInt8]
    var mode: UInt32
    var time: DOSTime
    var method: UInt16
    var checksum: UInt32 = 0
    var compressed: UInt32 = 0
    var size: UInt32 = 0
    var offset: UInt32
  }

  private static let largest = Int(UInt32.max)
  /// Names are UTF-8: bit 11 (§4.4.4).
  private static let flags: UInt16 = 1 << 11
  /// Deflate needs 2.0 (§4.4.3).
  private static let version: UInt16 = 20

  private let root: FilePath
  private let progress: LoadProgress
  private var data = Data()
  private var records: [Record] = []

  /// The bytes of an archive of a folder.
  static func data(of folder: FilePath, progress: LoadProgress) throws -> Data {
    var archive = ZIPArchive(root: folder, progress: progress)
    let name = folder.lastComponent.map(Array.init) ?? Array("folder".utf8)
    try archive.addFolder(folder, name: name, modified: 0, depth: 0)
    try archive.addDirectory()
    return archive.data
  }

  private init(root: FilePath, progress: LoadProgress) {
    self.root = root
    self.progress = progress
  }

  // MARK: Entries

  private mutating func addFolder(
    _ path: FilePath, name: [UInt8], modified: Int, depth: Int
  ) throws {
    let entries = try FolderCopying.entries(of: path, depth)
    let folder = name + [UInt8(ascii: "/")]
    try begin(folder, mode: 0o040700, modified: modified, method: 0)
    for entry in entries {
      try progress.checkCancellation()
      let name = folder + entry.name
      switch entry.kind {
      case .file:
        try addFile(entry.path, name: name, modified: entry.modified)
      case .folder:
        try addFolder(entry.path, name: name, modified: entry.modified, depth: depth + 1)
      case .link:
        try addLink(entry.path, name: name, modified: entry.modified)
      case .other:
        throw FileError(operation: .read, path: entry.path, problem: .isSpecial)
      }
    }
  }

  private mutating func addFile(_ path: FilePath, name: [UInt8], modified: Int) throws {
    let file = try SystemFile(reading: path).checkedToBeRegular()
    try begin(name, mode: 0o100600, modified: modified, method: 8)
    let start = data.count
    var deflate = Deflate()
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    var position = 0
    while true {
      try progress.checkCancellation()
      var span = buffer.mutableSpan
      let count = try file.read(into: &span, span.indices, at: position)
      position += count
      deflate.add(buffer.span.extracting(first: count), to: &data, isLast: count == 0)
      guard data.count <= Self.largest, position <= Self.largest else { throw tooLarge }
      if count == 0 { break }
    }
    if position < file.size {
      throw FileError(operation: .read, path: path, problem: .cutShort)
    }
    try end(checksum: deflate.checksum, compressed: data.count - start, size: position)
  }

  /// A link is a file that holds where it points to, with the mode of a link.
  private mutating func addLink(_ path: FilePath, name: [UInt8], modified: Int) throws {
    let target = try SystemFolder.target(of: path)
    try begin(name, mode: 0o120700, modified: modified, method: 8)
    let start = data.count
    var deflate = Deflate()
    deflate.add(target.bytes.span, to: &data, isLast: true)
    try end(
      checksum: deflate.checksum, compressed: data.count - start, size: target.bytes.count)
  }

  // MARK: Headers

  private var tooLarge: FileError {
    FileError(operation: .read, path: root, problem: .tooLarge)
  }

  /// Writes a local header without sizes (§4.3.7).
  private mutating func begin(
    _ name: [UInt8], mode: UInt32, modified: Int, method: UInt16
  ) throws {
    guard records.count < 65_534, name.count <= Int(UInt16.max),
      let offset = UInt32(exactly: data.count)
    else { throw tooLarge }
    let record = Record(
      name: name, mode: mode, time: DOSTime(secondsSince1970: modified), method: method,
      offset: offset)
    records.append(record)
    data.append(little: 0x0403_4b50 as UInt32)
    appendCommon(record)
    data.append(contentsOf: name)
  }

  /// Fills in the checksum and the sizes of the entry that was written last.
  private mutating func end(checksum: UInt32, compressed: Int, size: Int) throws {
    guard let compressed = UInt32(exactly: compressed), let size = UInt32(exactly: size) else {
      throw tooLarge
    }
    let last = records.count - 1
    records[last].checksum = checksum
    records[last].compressed = compressed
    records[last].size = size
    var header = Data()
    for number in [checksum, compressed, size] { header.append(little: number) }
    let start = Int(records[last].offset) + 14
    data.replaceSubrange(start..<(start + header.count), with: header)
  }

  /// What the two headers of an entry share: from the version to the length of the extra field.
  private mutating func appendCommon(_ record: Record) {
    for number in [
      Self.version, Self.flags, record.method, record.time.time, record.time.date,
    ] {
      data.append(little: number)
    }
    for number in [record.checksum, record.compressed, record.size] {
      data.append(little: number)
    }
    data.append(little: UInt16(record.name.count))
    data.append(little: 0 as UInt16)
  }

  /// Writes the directory (§4.3.12) and the end of the archive (§4.3.16).
  private mutating func addDirectory() throws {
    let start = data.count
    for record in records {
      data.append(little: 0x0201_4b50 as UInt32)
      // Made on Unix: so the upper half of the attributes is the mode (§4.4.2).
      data.append(little: 3 << 8 | Self.version)
      appendCommon(record)
      for _ in 0..<3 { data.append(little: 0 as UInt16) }
      data.append(little: record.mode << 16)
      data.append(little: record.offset)
      data.append(contentsOf: record.name)
    }
    guard let size = UInt32(exactly: data.count - start), let offset = UInt32(exactly: start) else {
      throw tooLarge
    }
    data.append(little: 0x0605_4b50 as UInt32)
    for number in [0, 0, UInt16(records.count), UInt16(records.count)] {
      data.append(little: number)
    }
    data.append(little: size)
    data.append(little: offset)
    data.append(little: 0 as UInt16)
  }
}

extension Data {
  /// Appends a number, its lowest byte first.
  fileprivate mutating func append(little number: some FixedWidthInteger) {
    var rest = number
    for _ in 0..<(number.bitWidth / 8) {
      append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}
