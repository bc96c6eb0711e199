import MetadataKit

/// A file under examination, as the rules see it.
struct Subject {
  /// The file's path as it was given.
  let name: [UInt8]
  let metadata: Metadata
  /// The tags of the file and of the files within it, those that only lead to others left out.
  let tags: [SubjectTag]
  /// The makers' notes of the files within it: what has them, and how many bytes.
  let innerNotes: [(within: String, byteCount: Int)]
  /// The thumbnails and previews of the files that a document encloses, and of its earlier states, but for what these and
  /// packets repeat: what has them, and which they are.
  let innerPictures: [(within: String, picture: EmbeddedPicture)]
  /// What within the file was not looked at: `The preview of 70000000 bytes within it`
  let unlooked: [String]
  /// What stands behind the picture and nothing tells of.
  let remains: Range<Int>?
  /// How something is removed from the file.
  let removal: Removal
  /// Seconds since 1970 that ages are counted back from.
  let now: Int

  /// - Parameter reach: how far the rules look into the file.
  init(name: [UInt8], metadata: Metadata, reach: RuleKind.Reach, now: Int) {
    self.name = name
    self.metadata = metadata
    self.now = now
    removal = Removal(from: metadata)
    var tags: [SubjectTag] = []
    // To grow step by step takes three times the memory of a file with a hundred thousand tags.
    tags.reserveCapacity(metadata.tags.count)
    // What an earlier state or a part says as the document does is told once.
    let repeating = [InnerFiles.revision, InnerFiles.packet]
    var said: Set<Int> = []
    var innerPictures: [(within: String, picture: EmbeddedPicture)] = []
    func add(_ metadata: Metadata, within: String?) {
      let isOpenDocument = metadata.format.isOpenDocument
      for tag in metadata.tags where !tag.isLeftOut && !tag.continuesList {
        if let within, repeating.contains(within), !said.insert(tag.statement).inserted { continue }
        tags.append(SubjectTag(tag, within: within, isOfOpenDocument: isOpenDocument))
      }
    }
    add(metadata, within: nil)
    remains = reach > .file ? Remains.range(in: name, metadata) : nil
    let inner = InnerFiles(of: metadata, path: name, remains, reach)
    if inner.files.contains(where: { repeating.contains($0.name) }) {
      said = Set(tags.map(\.tag.statement))
    }
    for file in inner.files {
      let start = tags.count
      add(file.metadata, within: file.name)
      let isRepeating = repeating.contains(file.name)
      guard file.isEnclosed || isRepeating else { continue }
      // Those of XMP are tags.
      let told = isRepeating ? Set(tags[start...].map { "\($0.tag.group):\($0.tag.name)" }) : []
      for picture in file.metadata.pictures
      where !isRepeating || picture.tag.map(told.contains) ?? file.isEnclosed {
        innerPictures.append((file.name, picture))
      }
    }
    unlooked = inner.unlooked
    innerNotes = inner.files.flatMap { file in
      file.metadata.blocks.filter { $0.kind == .makerNote && $0.byteCount > 0 }
        .map { (file.name, $0.byteCount) }
    }
    self.innerPictures = innerPictures
    self.tags = tags
  }

  /// So many findings of one rule are told of a file: a hundred thousand tags may say the same.
  static let mostFindings = 256

  /// A violation for each of some things, those beyond ``mostFindings`` counted.
  static func told<Things: Sequence>(
    _ things: Things, _ violation: (Things.Element) -> Violation
  ) -> [Violation] {
    var found: [Violation] = []
    var further = 0
    for thing in things {
      if found.count < mostFindings { found.append(violation(thing)) } else { further += 1 }
    }
    if further > 0 {
      found.append(
        Violation(
          message: "The same is wrong \(further) more times.",
          fix: "Remove the others first, then check the file again."))
    }
    return found
  }

  /// A violation for each tag that has a wrong value, as ``told(_:_:)``.
  ///
  /// - Parameter wrongValue: the value that is shown, in words; nil where none is wrong.
  func violations(
    _ message: String, of wrongValue: @escaping (SubjectTag) -> [UInt8]?
  ) -> [Violation] {
    Self.told(tags.lazy.compactMap { tag in wrongValue(tag).map { (tag, $0) } }) { tag, value in
      tag.violation(message, of: value, in: self)
    }
  }

  /// How is removed what a file within the file says, by what that is: `preview`, `earlier state`
  func advice(forWhatIsIn within: String) -> String {
    switch within {
    case InnerFiles.remains: removal.adviceForRemains(at: remains?.lowerBound ?? 0)
    case InnerFiles.revision: Removal.ofRevisions
    default: "Remove the \(within), or what it says of itself."
    }
  }

  /// Whether the content is a picture, a movie, a sound, a document or a sidecar: what rules are about.
  var isMedia: Bool { CheckedFormat.isOne(metadata.format) }

  /// Whether it is a picture that does not move, or an animation.
  var isPicture: Bool {
    metadata.movie == nil && metadata.facts.tracks.isEmpty
      && metadata.format.mimeType.hasPrefix("image/")
  }

  /// Whether the extension of the name promises media, which that of TypeScript's sources does not to
  /// whoever sees a text; nil where there is no extension.
  var isMediaName: Bool? { metadata.isNamesake ? false : Self.isMediaName(name) }

  /// Whether the extension of a name promises media; nil where there is no extension.
  ///
  /// - Parameter isEmpty: whether the file is empty, which a source may be.
  static func isMediaName(_ name: [UInt8], isEmpty: Bool = false) -> Bool? {
    let last = name.split(separator: 0x2f).last ?? []
    if isEmpty, ["ts", "mts"].contains(MediaExtension.suffix(of: last)) { return false }
    return MediaExtension.promisesMedia(last)
  }
}

/// A tag of a file, or of a file within it.
struct SubjectTag {
  var tag: Tag { telling.tag }
  /// What of the file has the tag: `motion photo`; nil for the file itself.
  let within: String?
  /// Whether what has it is an OpenDocument file.
  let isOfOpenDocument: Bool
  /// The tag's name as rules look at it.
  let telling: TellingName

  init(_ tag: Tag, within: String?, isOfOpenDocument: Bool = false) {
    self.within = within
    self.isOfOpenDocument = isOfOpenDocument
    telling = TellingName(tag)
  }

  /// `GPS:GPSLatitude`
  var name: String {
    let name = tag.group + ":" + tag.name
    return within.map { "\($0)/\(name)" } ?? name
  }

  /// The value in words, of a list the first.
  var value: [UInt8] { tag.words }

  /// The first of its values, in words, that something holds of; nil where it holds of none. What has no list has one.
  func firstValue(where holds: ([UInt8]) -> Bool) -> [UInt8]? {
    for value in tag.values {
      let words = value.words
      if holds(words) { return words }
    }
    return nil
  }

  /// A violation that shows the tag, and how it is removed from the file.
  ///
  /// - Parameter value: that of its values which is shown; nil for the first.
  func violation(
    _ message: String, of value: [UInt8]? = nil, in subject: Subject
  ) -> Violation {
    Violation(
      tag: name, value: value ?? self.value, message: message,
      fix: within.map(subject.advice(forWhatIsIn:)) ?? subject.removal.advice(for: tag),
      offset: within == nil ? tag.byteRange?.lowerBound : nil)
  }
}

extension Tag {
  /// The same for two tags that say the same: a hash of their name and of all their values.
  fileprivate var statement: Int {
    var hasher = Hasher()
    hasher.combine(group)
    hasher.combine(name)
    for value in values {
      hasher.combine(value.words)
      // The words are how many bytes there are.
      if value.format == .undefined { hasher.combine(value.bytes) }
    }
    return hasher.finalize()
  }

  /// The value in words.
  fileprivate var words: [UInt8] {
    var text = TextBuffer()
    show(isNumeric: false, to: &text)
    return text.bytes
  }
}
