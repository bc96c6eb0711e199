import ItemProvider

/// Everything that a file says of itself.
///
/// ```swift
/// let metadata = try Metadata(contentsOf: "photo.jpg")
/// print(metadata.facts.pixelWidth ?? 0, metadata["ExifIFD:FNumber"]?.description ?? "-")
/// ```
public struct Metadata: Sendable {
  /// What the file is, from its content.
  public var format: FileFormat { contents.format }
  /// What the container states of its picture or movie.
  public var facts: ImageFacts { contents.facts }
  /// What the photos of one burst have in common, where they were taken by an Apple device (its
  /// maker's note, number 0x000b).
  public var burstIdentifier: String? { contents.burstIdentifier }
  /// Where the metadata stands in the file, in the order of the file.
  public var blocks: [Block] { contents.blocks }
  /// The packets of XMP that are of the first picture, as UTF-8, where ``ReadOptions/keepsPackets`` says that they
  /// are kept.
  package var packets: [[UInt8]] { contents.packets }
  /// Pictures that belong to the file's own and are not shown by themselves, in its order.
  public var auxiliaryImages: [AuxiliaryImage] { contents.auxiliaryImages }
  /// What the pictures behind the first say, where a file has several that are no animation.
  var furtherPictures: [ImageFacts] { contents.furtherPictures }
  /// The movie within a photo that was taken with motion.
  public var motionPhoto: MotionPhoto? { contents.motionPhoto }
  /// What was wrong with parts of the file.
  public var warnings: [Warning] { contents.warnings }
  /// Whether the file is called as a photo or movie is, and rightly so, being another: TypeScript's
  /// sources.
  package var isNamesake: Bool { contents.isNamesake }
  /// The size of the file in bytes.
  public var fileSize: Int { contents.fileSize }
  /// Where what programs have appended starts, as far as that says how long it is.
  package var trailersStart: Int? { contents.trailersStart }
  /// How much of the file was read.
  public var statistics: Statistics { contents.statistics }
  /// What the header of a QuickTime or MPEG-4 movie states.
  var timing: MovieTiming? { contents.timing }
  /// What a maker's note says ties it to a movie.
  var noteIdentifier: String? { contents.noteIdentifier }

  private let contents: MetadataContents
  private var store: TagStore { contents.store }

  /// How much of a file was read to answer.
  public struct Statistics: Sendable {
    /// Bytes read of the file.
    public let bytesRead: Int
    /// Read calls that took.
    public let reads: Int
  }

  /// The tags in the order in which the file has them.
  public var tags: Tags { Tags(store: store) }

  /// Bytes that were decoded to read it, of those that ``Limits/decodedBytes`` allows.
  package var decodedBytes: Int { contents.decodedBytes }

  /// The first tag of that name: `FNumber` in any group, or `ExifIFD:FNumber`; of what is derived
  /// from the tags, `Composite:Aperture`.
  public subscript(name: String) -> Tag? {
    guard let colon = name.firstIndex(of: ":") else {
      return tags.first { $0.name == name && !$0.traits.contains(.onlyInExiftool) }
    }
    let group = String(name[..<colon])
    let tags = group == TagTable.composite.group ? composites.store : store
    return tags.first(group, named: String(name[name.index(after: colon)...]))
  }

  /// Reads a file's metadata; of the file, only what that takes.
  ///
  /// - Throws: ``MetadataError`` where the file cannot be read or is of no known type. What is
  ///   wrong with a part of a file is a warning.
  public init(contentsOf path: String, options: ReadOptions = ReadOptions())
    throws(MetadataError)
  {
    try self.init(contentsOf: FilePath(path), options: options)
  }

  /// Reads the metadata of a file that is in memory.
  ///
  /// - Parameter name: the file's name, to warn where its extension says another type.
  public init(_ bytes: [UInt8], name: String? = nil, options: ReadOptions = ReadOptions())
    throws(MetadataError)
  {
    try self.init(ByteReader(bytes), name: name, options: options)
  }

  package init(_ reader: ByteReader, name: String?, options: ReadOptions) throws(MetadataError) {
    guard reader.count > 0 else { throw MetadataError(.emptyFile, "the file is empty") }
    let file = Region(reader)
    let (format, container) = try Recognition.recognize(file, name: name)
    var found = MetadataBuilder(format: format, options: options)
    if let name { found.takeExtension(of: name) }
    if let container {
      do throws(MetadataError) {
        try container.read(file, &found)
      } catch {
        found.warn(error)
      }
    }
    if !options.factsOnly { found.decodeBlocks() }
    // Facts alone are also what is asked of a file within a file, which has none of its own.
    let motionPhoto = options.factsOnly ? nil : found.findCompanions(in: file)
    if let name {
      found.isNamesake = Namesake.isOne(file, found.format, named: name)
      if !found.isNamesake, let warning = Recognition.mismatch(found.format, name: name) {
        found.warn(warning)
      }
    }
    found.settle()
    found.tellFormat()
    contents = MetadataContents(found, motionPhoto, reader)
  }
}
