import UniformTypes

/// Whether what is coded in a file, the picture or the sound itself, is there to its end.
///
/// Reading metadata leaves it out, so that an upload which broke off may look whole up to there. A new
/// kind of file is a `static let` in a file of its own, and one line in ``all``.
package struct Wholeness: Sendable {
  private let types: [TypeIdentifier]
  /// The name of a format that has no type.
  private let name: String?
  private let check: @Sendable (_ file: ByteReader) throws(MetadataError) -> Warning?
  private let end: (@Sendable (_ file: ByteReader) throws(MetadataError) -> Int?)?

  /// All that are known.
  private static let all: [Wholeness] = [
    .jpeg, .png, .gif, .webP, .jpeg2000, .jpegXL, .exr, .radiance, .pcx, .qoi, .sgi, .tga, .flac,
    .musepack,
    .soundFrames, .speech, .wavPack,
  ]

  /// - Parameters:
  ///   - check: what is first found wrong.
  ///   - end: where it ends by its own account, though the file may go on; nil where the file breaks off.
  ///     Both throw where they cannot tell.
  init(
    _ types: [TypeIdentifier] = [], named name: String? = nil,
    check: @escaping @Sendable (_ file: ByteReader) throws(MetadataError) -> Warning? = { _ in nil
    },
    end: (@Sendable (_ file: ByteReader) throws(MetadataError) -> Int?)? = nil
  ) {
    self.types = types
    self.name = name
    self.end = end
    self.check = check
  }

  private static func of(_ format: FileFormat) -> Wholeness? {
    guard let type = format.type else { return all.first { $0.name == format.name } }
    return all.first { $0.types.contains { type.conforms(to: $0) } }
  }

  /// What is first found wrong; nil where nothing is, where it cannot be told, and where the format is none of
  /// those that are looked at.
  ///
  /// - Parameter file: of which all may be read.
  package static func firstDamage(in file: ByteReader, of format: FileFormat) -> Warning? {
    try? of(format)?.check(file)
  }

  /// Where what a file is of ends, which may be before the file does; nil where that cannot be told.
  package static func end(in file: ByteReader, of format: FileFormat) -> Int? {
    (try? of(format)?.end?(file)) ?? nil
  }
}

extension Wholeness {
  /// What a file lacks that ends too early.
  static func end(of file: ByteReader, before part: String) -> Warning {
    Warning(.truncated, "the file ends before its \(part) does", at: file.count)
  }

  /// What a codestream lacks that has no end: reading past the file's is one way to find that out.
  static func end(
    of file: ByteReader, before part: String = "picture",
    unless hasEnd: () throws(MetadataError) -> Bool
  ) throws(MetadataError) -> Warning? {
    do throws(MetadataError) {
      if try hasEnd() { return nil }
    } catch {
      guard error.code == .truncated else { throw error }
    }
    return end(of: file, before: part)
  }
}
