/// Where the readers of one file put what they find.
package struct MetadataBuilder {
  /// What the container states of its picture.
  package var facts = ImageFacts()
  /// What the header of a QuickTime or MPEG-4 movie states.
  var timing: MovieTiming?
  /// What ties a still and a movie of one Live Photo together, by a maker's note.
  var contentIdentifier: String?
  /// What a maker's note says ties it to the other photos of a burst.
  var burstIdentifier: String?
  /// What the file is; a container may make it more exact than recognition could.
  package var format: FileFormat
  /// What exiftool takes it for, where that is something else.
  var misreadFormat: FileFormat?
  /// What exiftool says of a file's type where what stands behind the file has one of its own.
  var misreadMIMEType: String?
  /// Whether the content states its MIME type by itself, whatever the file is called.
  var hasStatedMIMEType = false
  /// What the file's name ends in, in lower case, without the dot; it decides between formats that
  /// are alike inside.
  package var fileExtension = ""
  package private(set) var warnings: [Warning] = []
  /// Blocks in the order in which the container has them, not yet decoded.
  package private(set) var pending: [PendingBlock] = []
  /// Where the file ends before the container does, what is added from here on is cut short.
  package var isCutShort = false
  package private(set) var blocks: [Block] = []
  /// Pictures that belong to the file's own.
  package private(set) var auxiliaryImages: [AuxiliaryImage] = []
  /// What a file of several pictures says of those behind the first.
  var furtherPictures: [ImageFacts] = []
  /// The packets of XMP that are of the picture that the file is for, where they were asked for.
  private(set) var packets: [[UInt8]] = []
  /// What the blocks tell of pictures and movies beside the file's own.
  var companions = Companions()
  /// The coded picture of a JPEG and what is behind it.
  var scans: Region?
  /// Where what is added stands: in the block that is being decoded, or in none.
  var context = BlockContext()
  let options: ReadOptions
  /// Those of the options.
  package let limits: Limits

  /// The tags so far.
  var tags = TagStoreBuilder()
  /// How many blocks of a kind have tags so far, where each block has groups of its own.
  private var groupCounts: [(kind: BlockKind, count: Int)] = []
  /// Whether the group `IPTC` has its tags: the others have numbers.
  var hasStandardIPTC = false
  /// Whether the tag that is added next is one more value of the last one, which is a list.
  package var continuesList = false
  /// Which forms of output have what is added, where that is not for all: `onlyInExiftool` or `notInExiftool`.
  var form: TagRow.Traits = []
  /// The byte order of an EXIF block that was told last.
  var byteOrder: ByteOrder?
  /// The camera's model as the first directory of EXIF has it: it decides what makers' notes mean.
  var camera = ByteSlice([])
  /// The software that the same directory names.
  var software = ByteSlice([])
  /// What the file is when it is a TIFF structure as a whole: it decides what some tags mean.
  var fileKind = ""

  /// Whether there are tracks that are not told of.
  var hasMoreTracks = false
  /// See ``Metadata/isNamesake``.
  var isNamesake = false
  /// How many bytes of pictures were kept.
  private var keptBytes = 0
  private var hasCutNames = false
  private var hasCutValues = false
  private var hasLeftBlocks = false
  /// Tags for which there was no room.
  var refusedTags = 0
  /// Numbers of values that have words for each of theirs.
  var wordedElements = 0
  private var decodedBytes = 0

  package init(format: FileFormat, options: ReadOptions) {
    self.format = format
    self.options = options
    limits = options.limits
  }

  /// Notes that something is wrong, and goes on.
  package mutating func warn(_ warning: Warning) {
    // A file that is wrong everywhere must not cost more than one that is right.
    guard warnings.count >= 64 else { return warnings.append(warning) }
    // That the file was not read to its end says more than one more mistake in it.
    if warning.code == .limitExceeded, !warnings.contains(where: { $0.code == .limitExceeded }) {
      warnings[warnings.count - 1] = warning
    }
  }

  /// Does one thing of several, so that what it throws becomes a warning and the others are done.
  ///
  /// - Parameter ofProperties: whether the file says there what it says of itself.
  mutating func attempt(
    ofProperties: Bool = false, _ work: (inout MetadataBuilder) throws(MetadataError) -> Void
  ) {
    do throws(MetadataError) { try work(&self) } catch {
      warn(ofProperties ? error.hidingProperties : error)
    }
  }

  /// Tells, once, that names are longer than they are kept.
  mutating func tellCutName() {
    guard !hasCutNames else { return }
    hasCutNames = true
    warn(
      Warning(
        .limitExceeded,
        "names of more than \(Limits.nameBytes) bytes are cut, those of groups at \(Limits.shortNameBytes)"
      ))
  }

  /// Tells, once, that there are more blocks or pictures than are told of.
  private mutating func tellLeftBlocks() {
    guard !hasLeftBlocks else { return }
    hasLeftBlocks = true
    warn(
      Warning(
        .limitExceeded,
        "of more than \(Self.mostBlocks) blocks, or \(limits.directories) pictures beside the main one, "
          + "the rest is not told of"))
  }

  /// Tells, once, that there are more values than are kept.
  mutating func tellCutValues() {
    guard !hasCutValues else { return }
    hasCutValues = true
    warn(
      Warning(.limitExceeded, "more than \(limits.allValueBytes) bytes of values are not kept"))
  }

  /// Notes that bytes are decoded, by what cannot tell whether they were before.
  ///
  /// A structure may let each of ten thousand entries have the same text: what that costs is no more
  /// than what the same number of bytes would.
  package mutating func charge(_ count: Int) throws(MetadataError) {
    decodedBytes = decodedBytes.addingReportingOverflow(max(0, count)).partialValue
    guard decodedBytes >= 0, decodedBytes <= limits.decodedBytes else {
      decodedBytes = .max
      throw undecoded
    }
  }

  private var undecoded: MetadataError {
    MetadataError(
      .limitExceeded, "more than \(limits.decodedBytes) bytes would have to be decoded")
  }

  /// Tells that something was not decoded, where whoever left it out has not.
  mutating func tellUndecoded() {
    guard decodedBytes == .max, !warnings.contains(where: { $0.code == .limitExceeded }) else {
      return
    }
    warn(Warning(.limitExceeded, undecoded.message))
  }

  /// How many more bytes may be decoded.
  var roomToDecode: Int { max(0, limits.decodedBytes - decodedBytes) }

  /// Notes that the entries of a directory are read, each of which costs as much as a short text.
  ///
  /// - Parameter bytes: how many bytes they have besides.
  package mutating func charge(entries count: Int, bytes: Int = 0) throws(MetadataError) {
    try charge(.clampedProduct(count, 64))
    try charge(bytes)
  }

  /// Whether an orientation that is found now is that of the picture.
  var wantsOrientation: Bool {
    facts.orientation == nil && !facts.orientationIsFinal
      && context.path.first != .postScriptPreview
  }

  /// Leaves a block for the decoder of its kind.
  package mutating func add(_ kind: BlockKind, _ region: Region) {
    note(kind, region)
    postpone(kind, region)
  }

  /// Leaves work for when the blocks so far are read, and tells of no block.
  ///
  /// - Parameter group: the group of its tags, where the block itself does not tell.
  package mutating func postpone(_ kind: BlockKind, _ region: Region, group: String? = nil) {
    guard pending.count <= limits.directories else { return }
    var context = context
    context.path.append(kind)
    context.isCutShort = isCutShort
    context.group = group
    pending.append(PendingBlock(region: region, context: context))
  }

  /// Takes the blocks from an index on for the file's own, though they came from another picture.
  mutating func own(blocksFrom index: Int) {
    for index in pending.indices.dropFirst(index) { pending[index].context.isOfOther = false }
  }

  /// Tells of a block that is not decoded.
  package mutating func note(
    _ kind: BlockKind, _ region: Region, codec: String? = nil, header: [UInt8]? = nil
  ) {
    guard blocks.count < Self.mostBlocks else { return tellLeftBlocks() }
    blocks.append(
      Block(
        kind: kind,
        range: region.fileRange, byteCount: region.count, codec: codec, header: header ?? [],
        content: content(kind, region)))
  }

  /// Keeps a packet that is being decoded, unless it is of another picture, or stands in another packet, which
  /// quotes a sidecar there.
  mutating func keep(packet: ArraySlice<UInt8>) {
    guard !context.isOfOther, context.document == 0, !context.path.dropLast().contains(.xmp) else {
      return
    }
    packets.append(Array(packet))
  }

  /// Tells of a picture that belongs to the file's own.
  package mutating func add(_ image: AuxiliaryImage) {
    guard auxiliaryImages.count < limits.directories else { return tellLeftBlocks() }
    auxiliaryImages.append(image)
  }

  private mutating func content(_ kind: BlockKind, _ region: Region) -> [UInt8]? {
    guard options.keepsPictures, !region.isInFile, kind == .thumbnail || kind == .preview else {
      return nil
    }
    do throws(MetadataError) {
      let bytes = try region.all(limit: limits.blockBytes - keptBytes)
      keptBytes += bytes.count
      return bytes.bytes
    } catch {
      warn(error)
      return nil
    }
  }

  /// More blocks of one file than this are not told of.
  private static let mostBlocks = 4096

  /// What follows a group's name for the next block of a kind: nothing, then `2`, `3` …
  mutating func nextGroupSuffix(of kind: BlockKind) -> String {
    guard let index = groupCounts.firstIndex(where: { $0.kind == kind }) else {
      groupCounts.append((kind, 1))
      return ""
    }
    groupCounts[index].count += 1
    return String(groupCounts[index].count)
  }
}
