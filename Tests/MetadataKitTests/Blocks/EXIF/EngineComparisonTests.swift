import Foundation
import MetadataKit
import Testing

/// The native decoder beside libexif, entry by entry, over every block that libexif can read.
///
/// They read the same bytes, so each difference must be of a kind that is explained in
/// ``Difference``; anything else fails. Where the environment names a folder of photos in
/// `EXIFDUMP_CORPUS`, its files are compared as well.
@Suite struct EngineComparisonTests {
  @Test func enginesAgreeButForExplainedDifferences() throws {
    var compared = 0
    var entries = 0
    var counts: [Difference: Int] = [:]
    for path in Self.files() {
      guard let pair = Self.read(path) else { continue }
      compared += 1
      entries += pair.native.count
      for (difference, entry) in Self.differences(pair) {
        counts[difference, default: 0] += 1
        if difference == .unexplained {
          Issue.record(
            "\(path): \(pair.native.contains(entry) ? "native" : "libexif") only: \(entry)")
        }
      }
    }
    #expect(compared > 20)
    #expect(entries > 300)
    print("engines: \(compared) files, \(entries) entries, differences \(counts)")
  }

  /// Why the engines differ on an entry.
  enum Difference: String {
    /// libexif keeps five directories: none linked behind IFD1, no SubIFDs.
    case directoryUnknownToLibexif
    /// libexif takes the thumbnail out and drops the two tags that locate it.
    case thumbnailLocation
    /// libexif keeps the first of two entries of one tag.
    case duplicate
    /// libexif has no formats of DNG and BigTIFF, and none of Exif 3.0.
    case formatUnknownToLibexif
    /// An entry whose value lies outside the block, or whose count is 0: the one drops it with a
    /// warning, the other keeps it without bytes.
    case valueOutside
    /// libexif reads a directory again where it is linked twice; here that is a warning.
    case directoryReadTwice
    /// libexif follows a pointer whatever its format is; here one that is no number is a warning.
    case pointerOfAnotherFormat
    /// A tag that holds SubIFDs or a block of another kind (XMP, IPTC, PrintIM …), which is followed here
    /// and is an entry like any other in libexif.
    case followedHere
    /// A value that lies within its own directory, or entries behind many of unknown format: here
    /// a warning, in libexif entries whose bytes are other entries'.
    case implausible
    /// libexif gives up a directory at a pointer to a place outside the block.
    case afterPointerOutside
    case unexplained
  }

  struct Entry: Hashable, CustomStringConvertible {
    let group: String
    let number: UInt32
    let format: UInt16
    let count: Int
    let bytes: [UInt8]

    init(_ tag: MetadataKit.Tag) {
      group = tag.group
      number = (tag.number ?? 0) & 0xffff
      format = tag.storedFormat.rawValue
      count = tag.storedCount
      bytes = tag.bytes ?? []
    }

    var description: String {
      "\(group) 0x\(String(number, radix: 16)) format \(format) count \(count) \(bytes.prefix(16))"
    }
  }

  struct Pair {
    let native: [Entry]
    let libexif: [Entry]
    let warnings: [Warning]
  }

  static func files() -> [String] {
    let fixtures = Fixture.names.map { Fixture.path($0) }
    guard let corpus = ProcessInfo.processInfo.environment["EXIFDUMP_CORPUS"], !corpus.isEmpty
    else { return fixtures }
    let files = FileManager.default.enumerator(atPath: corpus)?.compactMap { $0 as? String } ?? []
    return fixtures + files.sorted().map { corpus + "/" + $0 }
  }

  /// What both engines read of a file; nil where libexif cannot read its block.
  static func read(_ path: String) -> Pair? {
    var options = ReadOptions()
    guard let native = try? Metadata(contentsOf: path, options: options),
      native.blocks.filter({ $0.kind == .exif }).count == 1
    else { return nil }
    options.engine = .libexif
    guard let libexif = try? Metadata(contentsOf: path, options: options),
      !libexif.warnings.contains(where: { $0.code == .unsupported })
    else { return nil }
    // Raw formats whose header is not TIFF's: libexif answers nothing.
    guard libexif.tags.contains(where: { $0.group == "IFD0" }) else { return nil }
    return Pair(
      native: exif(native), libexif: exif(libexif), warnings: native.warnings)
  }

  static func exif(_ metadata: Metadata) -> [Entry] {
    let groups = ["IFD", "SubIFD", "ExifIFD", "GPS", "InteropIFD", "GlobParamIFD"]
    return metadata.tags
      .filter { tag in
        groups.contains { tag.group.hasPrefix($0) } && tag.number ?? 0 < 0xf0000
          && tag.name != "ThumbnailImage"
      }
      .map { Entry($0) }
  }

  static func differences(_ pair: Pair) -> [(Difference, Entry)] {
    let native = Set(pair.native)
    let libexif = Set(pair.libexif)
    var found: [(Difference, Entry)] = []
    for entry in pair.native where !libexif.contains(entry) {
      found.append((explain(missing: entry, pair), entry))
    }
    for entry in pair.libexif where !native.contains(entry) {
      found.append((explain(extra: entry, pair), entry))
    }
    return found
  }

  static func explain(missing entry: Entry, _ pair: Pair) -> Difference {
    if !["IFD0", "IFD1", "ExifIFD", "GPS", "InteropIFD"].contains(entry.group) {
      return .directoryUnknownToLibexif
    }
    if entry.number == 0x201 || entry.number == 0x202 { return .thumbnailLocation }
    if pair.native.filter({ $0.group == entry.group && $0.number == entry.number }).count > 1 {
      return .duplicate
    }
    if entry.format > 12 { return .formatUnknownToLibexif }
    if entry.count == 0 { return .valueOutside }
    if entry.number > 0x8769, pair.warnings.contains(where: { $0.code == .truncated }) {
      return .afterPointerOutside
    }
    if pair.warnings.contains(where: { $0.message.contains("unknown format") }) {
      return .implausible
    }
    return .unexplained
  }

  static func explain(extra entry: Entry, _ pair: Pair) -> Difference {
    if entry.bytes.isEmpty { return .valueOutside }
    if [0x14a, 0x190, 0x2bc, 0x83bb, 0x8568, 0x8649, 0x8773, 0xc4a5, 0xc634].contains(entry.number)
    {
      return .followedHere
    }
    if pair.warnings.contains(where: { $0.message.contains("linked again") }) {
      return .directoryReadTwice
    }
    if pair.warnings.contains(where: { $0.message.contains("pointer") }) {
      return .pointerOfAnotherFormat
    }
    if pair.warnings.contains(where: {
      $0.message.contains("within its directory") || $0.message.contains("unknown format")
    }) {
      return .implausible
    }
    return .unexplained
  }
}
