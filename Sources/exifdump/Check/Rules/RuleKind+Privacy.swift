import MetadataKit

extension RuleKind {
  /// Where it was taken, in whatever words and wherever they stand.
  static let location = RuleKind(
    "location", "Nothing may give away where it was taken: coordinates, or names of places.",
    reach: .inside, isDeniable: true
  ) { subject, _ in
    let hasCoordinates =
      subject.tags.contains { $0.telling.text.hasSuffix("latitude") }
      && subject.tags.contains(where: TellingTags.isKnownCoordinate)
    var found = subject.violations("The file gives away a place.") { tag in
      let name = tag.telling
      guard TellingTags.isPlace(name) else { return nil }
      return tag.firstValue { value in
        !BlankText.isOne(value) && !TellingTags.isNoPlace(value, of: name, hasCoordinates)
      }
    }
    let records = subject.tags.filter { TellingTags.isOfPositionRecords($0.tag) }
    let tracks = Set(records.map { [$0.tag.group, $0.within] })
    found += Subject.told(records) {
      Violation(
        tag: $0.name, value: $0.value,
        message: "The file has records of positions in its samples or beside its pictures.",
        fix: subject.removal.adviceForRecords,
        offset: nil)
    }
    found += Subject.told(
      subject.tags.lazy.filter {
        TellingTags.isTrackOfPlaces($0.tag) && !tracks.contains([$0.tag.group, $0.within])
      }
    ) {
      Violation(
        tag: $0.name, value: $0.value,
        message: "A track of what the device measured may give away places; "
          + "its first samples alone are looked into.",
        fix: $0.within == nil
          ? "Remove the track, for instance with: \(Removal.copyOfPictures)"
          : subject.removal.adviceForRecords,
        offset: nil)
    }
    if found.isEmpty, let place = subject.metadata.location {
      var text = TextBuffer()
      text.append(place.latitude, significantDigits: 8)
      text.append(", ")
      text.append(place.longitude, significantDigits: 8)
      found.append(
        Violation(
          value: text.bytes, message: "The file gives away a place.",
          fix: "Remove the coordinates, for instance with: exiftool -GPS:all= FILE"))
    }
    return found
  }

  /// What tells one camera, lens or flash from all others.
  static let serialNumber = RuleKind(
    "serial-number", "No serial number of a camera, a lens or another device may be there.",
    reach: .inside, isDeniable: true
  ) { subject, _ in
    subject.violations("The file tells the serial number of a device.") { tag in
      TellingTags.isSerialNumber(tag.telling) ? tag.firstValue(where: isSerial) : nil
    }
  }

  /// Whose camera it was.
  static let owner = RuleKind(
    "owner",
    "No name of an owner or user of the device may be there, nor of who saved a document last.",
    reach: .inside, isDeniable: true
  ) { subject, _ in
    var pieces = PathPieces()
    var longValues = LongValues(of: subject.name)
    // Its drawings lie on disks, and so does what they show.
    let isOfInkscape = subject.metadata.tags.groups.contains("SVG-sodipodi")
    let device = DeviceName(of: subject.metadata)
    let found = subject.violations("The file tells the name of an owner or user.") { tag in
      let name = tag.telling
      if TellingTags.isAccountOfSharePoint(name) {
        return tag.firstValue { isName($0) && !SharePointGroup.isOne($0) }
      }
      if TellingTags.isOwner(name) || tag.namesLastEditor {
        return tag.firstValue { isName($0) && !device.isAll(of: $0) }
      }
      if TellingTags.isLogOfFITS(name), let value = tag.firstValue(where: TellingTags.namesUser) {
        return value
      }
      guard TellingTags.isPath(name) else { return nil }
      let isOfFolder = TellingTags.isPathOfFolder(name)
      let isReference = TellingTags.isReferenceOfDrawing(name)
      let isDescription = TellingTags.isDescription(name) || name.text == "picturepath"
      // The path of a user in what was looked into last.
      var path: [UInt8]?
      func hasPath(_ value: [UInt8]) -> Bool {
        TellingTags.hasPath(in: value, of: name, &pieces) {
          let isNamed = UserFolder.isNamed(
            in: $0, isOfFolder: isOfFolder, isReference: isReference,
            isOfPage: isReference && !isOfInkscape, isDescription: isDescription)
          if isNamed { path = $0 }
          return isNamed
        }
      }
      if let value = tag.firstValue(where: hasPath) { return value }
      return longValues.hold(of: tag, hasPath) ? path ?? tag.value : nil
    }
    let unlooked = Subject.told(longValues.unlooked) {
      $0.violation("The value is too long to be looked through for names of users.", in: subject)
    }
    guard pieces.isCutShort else { return found + unlooked }
    return found + unlooked + [
      Violation(
        message:
          "Of the paths in formulas, settings and logs \(PathPieces.most) were looked at, and no more.",
        fix: "Take out what refers to other files, then check the file again.")
    ]
  }

  /// Who has made it: often wanted, so no preset denies it.
  static let author = RuleKind(
    "author", "No name or address of an author may be there, nor a document's company.",
    reach: .inside, isDeniable: true
  ) { subject, _ in
    subject.violations("The file tells the name or address of an author.") { tag in
      TellingTags.isAuthor(tag.telling) ? tag.firstValue(where: isName) : nil
    }
  }

  /// Who is in it: the reason why many a picture is not to be told where it was taken.
  static let people = RuleKind(
    "people", "No name of a person who is shown or heard may be there.", reach: .inside,
    isDeniable: true
  ) { subject, _ in
    subject.violations("The file tells the name of a person in it.") { tag in
      TellingTags.isPerson(tag.telling) ? tag.firstValue { !BlankText.isOne($0) } : nil
    }
  }

  /// What only the maker of the camera knows the meaning of.
  static let makerNotes = RuleKind(
    "maker-notes", "No maker's notes may be there: they hold serial numbers, names, faces, places.",
    reach: .inside, isDeniable: true
  ) { subject, _ in
    subject.metadata.blocks.filter { $0.kind == .makerNote && $0.byteCount > 0 }.map {
      Violation(
        tag: "ExifIFD:MakerNote", value: Array("\($0.byteCount) bytes".utf8),
        message: "The file has a maker's notes.",
        fix: subject.removal.adviceForNotes(at: $0.range?.lowerBound),
        offset: $0.range?.lowerBound)
    }
      + Subject.told(subject.innerNotes) {
        Violation(
          tag: "\($0.within)/ExifIFD:MakerNote", value: Array("\($0.byteCount) bytes".utf8),
          message: "The file has a maker's notes.",
          fix: subject.advice(forWhatIsIn: $0.within), offset: nil)
      }
  }

  /// Small pictures, which may show what was cut off the large one.
  static let thumbnail = RuleKind(
    "thumbnail", "No thumbnail or preview may be there: it may show what was cut off the picture.",
    reach: .pictures, isDeniable: true
  ) { subject, _ in
    let pictures = subject.metadata.pictures
    let told = Set(pictures.compactMap(\.tag))
    // One picture may have several tags, and so may what is none: a page of a TIFF.
    let places = Set(
      (pictures.compactMap(\.range) + subject.metadata.jpegStrips).map(\.lowerBound))
    // In XMP, in JFIF's extension and in old documents they stand in no block of their own.
    let others = subject.tags.filter {
      $0.within == nil && ["ThumbnailImage", "ThumbnailClip"].contains($0.tag.name)
        && $0.tag.byteCount > 0 && !told.contains($0.name)
        && !($0.tag.byteRange.map { places.contains($0.lowerBound) } ?? false)
    }
    return Subject.told(pictures) {
      Violation(
        tag: $0.tag, value: Array("\($0.byteCount) bytes".utf8),
        message: "The file has a \($0.kind) in it.",
        fix: $0.tag.flatMap { subject.removal.adviceForThumbnail($0) } ?? Removal.anew,
        offset: $0.range?.lowerBound)
    }
      + Subject.told(others) {
        $0.violation("The file has a thumbnail in it.", in: subject)
      }
      + Subject.told(subject.innerPictures) { inner in
        Violation(
          tag: inner.picture.tag.map { "\(inner.within)/\($0)" },
          value: Array("\(inner.picture.byteCount) bytes".utf8),
          message: (inner.within == InnerFiles.revision
            ? "An earlier state of" : "A \(inner.within) in")
            + " the file has a \(inner.picture.kind) in it.",
          fix: subject.advice(forWhatIsIn: inner.within))
      }
      + documents(of: subject) + remains(of: subject)
  }

  /// What Fireworks keeps in a picture to edit it.
  private static func documents(of subject: Subject) -> [Violation] {
    let documents = subject.tags.filter {
      $0.tag.group == "PNG" && $0.tag.name == "FireworksDocument" && !$0.tag.isNamedByFile
    }
    return Subject.told(documents) { document in
      Violation(
        tag: document.name, value: Array("\(document.tag.byteCount) bytes".utf8),
        message: "The file has the document in it that it was made from, with layers and texts "
          + "that the picture may not show.",
        fix: document.within.map(subject.advice(forWhatIsIn:)) ?? Removal.anew,
        offset: document.within == nil ? document.tag.byteRange?.lowerBound : nil)
    }
  }

  private static func remains(of subject: Subject) -> [Violation] {
    guard let range = subject.remains else { return [] }
    return [
      Violation(
        value: Array("\(range.count) bytes".utf8),
        message:
          "Something stands behind the end of the picture that nothing in the file tells of, "
          + "perhaps another picture or a movie.",
        fix: subject.removal.adviceForRemains(at: range.lowerBound), offset: range.lowerBound)
    ]
  }
}

extension RuleKind {
  /// Whether a value is more than nothing, or than what programs write in the place of a name.
  private static func isName(_ value: [UInt8]) -> Bool {
    !BlankText.isOne(value) && !PlaceholderName.isOne(value)
  }

  /// Whether a value could be a serial number: it is more than zeros, spaces, marks, all bits set, and two letters
  /// behind a NUL, by which some of Panasonic's do not differ.
  private static func isSerial(_ value: [UInt8]) -> Bool {
    if BlankText.isOne(value) { return false }
    // What is so long is not looked through.
    guard value.count <= 256 else { return true }
    var letters = value.filter {
      (0x30...0x39).contains($0) || (0x41...0x5a).contains($0 & 0xdf) || $0 >= 0x80
    }
    let text = String(decoding: letters, as: UTF8.self).lowercased()
    for start in ["sn", "no", "0x"] where text.hasPrefix(start) { letters.removeFirst(2) }
    if value.first == 0, letters.count < 3 { return false }
    return !letters.allSatisfy { $0 == 0x30 } && text != "4294967295"
      && !(letters.count >= 4 && letters.allSatisfy { $0 & 0xdf == 0x46 })
  }
}

extension SubjectTag {
  /// Whether it names who has changed an OpenDocument file last: that is its creator in Dublin Core, and who has
  /// made it another (OpenDocument 1.2 part 1 §4.3.2).
  fileprivate var namesLastEditor: Bool {
    isOfOpenDocument && telling.text == "creator" && tag.group == "XMP-dc"
  }
}
