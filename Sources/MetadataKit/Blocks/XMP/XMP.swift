extension BlockDecoder {
  /// An XMP packet (ISO 16684-1): properties of many namespaces in RDF.
  package static let xmp = BlockDecoder(.xmp) {
    (block, found) throws(MetadataError) in
    try decodeXMP(block, .properties, &found)
  }

  /// XML of any vocabulary, as JPEG 2000 files have it in boxes of their own.
  package static let xml = BlockDecoder(.xml) {
    (block, found) throws(MetadataError) in
    try decodeXMP(block, .plain, &found)
  }

  /// What Microsoft Picture It! says of a picture.
  package static let pictureItNotes = BlockDecoder(.pictureItNotes) {
    (block, found) throws(MetadataError) in
    try decodeXMP(block, .notes, &found)
  }

  /// The package document of an EPUB publication.
  package static let publicationPackage = BlockDecoder(.publicationPackage) {
    (block, found) throws(MetadataError) in
    try decodeXMP(block, .publicationPackage, &found)
  }

  /// What stands without RDF in the `metadata` of a drawing, or in elements of its title and description.
  package static let drawing = BlockDecoder(.drawing) {
    (block, found) throws(MetadataError) in
    try decodeXMP(block, .drawing, &found)
  }

  private static func decodeXMP(
    _ block: Region, _ form: XMPForm, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard block.count > 0 else { return }
    // What is kept of it need not be read once more.
    if found.options.keepsLongBase64 { _ = try block.all(limit: found.limits.blockBytes) }
    let cuts = try XMPCuts(block, limit: found.limits.blockBytes)
    let text = XMPText(cuts.bytes)
    // Cameras reserve room for a packet that they do not write.
    guard text.bytes.first == 0x3c else {
      if cuts.bytes.contains(where: { $0 != 0 && $0 != 0x20 }) {
        throw MetadataError(.malformed, "XMP without a tag", at: block.place).hidingProperties
      }
      return
    }
    if let problem = text.problem { found.warn(Warning(.malformed, problem, at: block.place)) }
    if form == .properties, found.options.keepsPackets {
      var whole = text
      if cuts.hasRuns { whole = XMPText(try block.all(limit: found.limits.blockBytes).elements) }
      found.keep(packet: whole.bytes)
    }
    let packet = XMPPacket(text, cuts, in: block, form, &found)
    for warning in packet.warnings { found.warn(warning) }
    guard var reader = packet.parser.takeReader() else { return }
    var limits = found.limits
    // A picture that is asked for may be longer than other values: it is not copied.
    if found.options.keepsPictures { limits.valueBytes = limits.blockBytes }
    let tags = XMPTags(&reader, cuts, keepsRuns: found.options.keepsLongBase64, limits)
    tags.add(reader, cuts, to: &found)
    // What plain names mean serves no packet.
    if form == .properties { reader.giveVocabularyBack() }
  }
}

extension Region {
  /// Where it starts in the file; nil where it is not there as it is.
  var place: Int? { isInFile ? start : nil }
}
