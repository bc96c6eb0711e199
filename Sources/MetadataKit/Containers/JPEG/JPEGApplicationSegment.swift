/// What an application segment of a JPEG carries, told by how it starts.
struct JPEGApplicationSegment: Sendable {
  let marker: Int
  private let signature: StaticString
  /// Where the signature stands.
  private let place: Int
  /// How long it is at least in a file that an earlier segment tells to be InfiRay's; nil where
  /// it is of any file.
  private let infiRayLeast: Int?
  /// Reads what follows the signature; where that does not start the segment, all of it.
  private let content:
    @Sendable (_ body: Region, _ parts: inout JPEGParts, _ found: inout MetadataBuilder)
      throws(MetadataError) -> Void

  init(
    _ marker: Int, _ signature: StaticString, at place: Int = 0, infiRayLeast: Int? = nil,
    content:
      @escaping @Sendable (
        _ body: Region, _ parts: inout JPEGParts, _ found: inout MetadataBuilder
      ) throws(MetadataError) -> Void
  ) {
    self.marker = marker
    self.signature = signature
    self.place = place
    self.infiRayLeast = infiRayLeast
    self.content = content
  }

  /// A segment that is a block as a whole.
  init(_ marker: Int, _ signature: StaticString, at place: Int = 0, block kind: BlockKind) {
    self.init(marker, signature, at: place) { (body, _, found) throws(MetadataError) in
      found.add(kind, body)
    }
  }

  /// A segment that is a structure of fields at fixed places.
  init(
    _ marker: Int, _ signature: StaticString,
    fields table: @escaping @autoclosure @Sendable () -> TagTable
  ) {
    self.init(marker, signature) { (body, _, found) throws(MetadataError) in
      found.add(table(), fieldsOf: try body.head(count: 256), .big)
    }
  }

  /// Whether a segment that starts so is of this kind.
  func matches(_ head: ByteSlice, _ body: Region, _ parts: JPEGParts) -> Bool {
    guard head.matches(signature, at: place) else { return false }
    return infiRayLeast.map { parts.isInfiRay && body.count >= $0 } ?? true
  }

  func read(
    _ body: Region, _ parts: inout JPEGParts, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    try content(
      place == 0 ? body.region(from: signature.utf8CodeUnitCount) : body, &parts, &found)
  }

  /// Where in ``all`` the kinds of each marker from 0xE0 to 0xEF stand.
  static let byMarker: [[Int]] = {
    var places = [[Int]](repeating: [], count: 16)
    for index in all.indices { places[all[index].marker - 0xe0].append(index) }
    return places
  }()

  /// How many bytes of a segment tell its kind.
  static let longestHead = all.reduce(0) { max($0, $1.place + $1.signature.utf8CodeUnitCount) }

  /// Every kind that is known; the longer signature first where one starts another.
  static let all: [JPEGApplicationSegment] =
    infiRay + [
      JPEGApplicationSegment(0xe0, "JFIF\0", block: .jfif),
      .jfxx,
      JPEGApplicationSegment(0xe0, "AVI1", fields: .avi1),
      .ocad,
      // Canon's heaps of early cameras begin with the byte order and a length.
      JPEGApplicationSegment(0xe0, "HEAPJPGM", at: 6, block: .ciff),
      JPEGApplicationSegment(0xe1, "Exif\0") { (body, parts, found) throws(MetadataError) in
        // The sixth byte is padding: 0, in rare files 0xFF.
        let block = body.region(from: 1)
        guard block.count > 0 else {
          return found.warn(
            Warning(.deviation, "a segment of EXIF has nothing in it", at: block.start))
        }
        try parts.addEXIF(block, &found)
      },
      JPEGApplicationSegment(0xe1, "http://ns.adobe.com/xap/1.0/\0") {
        (body, parts, found) throws(MetadataError) in
        parts.extendedXMP.add(packet: body)
        found.add(.xmp, body)
      },
      JPEGApplicationSegment(0xe1, "http://ns.adobe.com/xmp/extension/\0") {
        (body, parts, found) throws(MetadataError) in
        try parts.extendedXMP.add(body, &found)
      },
      JPEGApplicationSegment(0xe1, "QVCI\0", fields: .casioSegment),
      JPEGApplicationSegment(0xe1, "FLIR\0") { (body, parts, found) throws(MetadataError) in
        try parts.addThermal(body, &found)
      },
      .parrot,
      .unannounced,
      JPEGApplicationSegment(0xe2, "ICC_PROFILE\0") { (body, parts, found) throws(MetadataError) in
        try parts.addProfile(body, &found)
      },
      JPEGApplicationSegment(0xe2, "MPF\0", block: .multiPicture),
      JPEGApplicationSegment(0xe2, "FPXR\0") { (body, parts, found) throws(MetadataError) in
        try parts.addFlashPix(body)
      },
      JPEGApplicationSegment(0xe4, "FPXR\0") { (body, parts, found) throws(MetadataError) in
        try parts.addFlashPix(body)
      },
      .qualcommDualCamera,
      JPEGApplicationSegment(0xe4, "SCALADO\0") { (body, parts, found) throws(MetadataError) in
        try parts.addScalado(body, &found)
      },
      .resourceName,
      .preview,
      .stereo,
      .ricoh,
      .samsungIdentifier,
      JPEGApplicationSegment(0xe6, "NITF\0", fields: .nitfJPEG),
      JPEGApplicationSegment(0xe6, "GoPro\0") { (body, parts, found) throws(MetadataError) in
        try GoProRecords.read(body, &found)
      },
      .eppim,
      .hp,
      .djiAnalysis,
      .djiInfo,
      .qualcomm,
      JPEGApplicationSegment(0xe8, "SPIFF\0") { (body, parts, found) throws(MetadataError) in
        // That of the standard is two bytes shorter, and its fields stand elsewhere.
        if body.count == 26 { found.add(.spiff, fieldsOf: try body.head(count: 26), .big) }
      },
      JPEGApplicationSegment(0xe8, "SEAL\0", block: .seal),
      JPEGApplicationSegment(0xe9, "SEAL\0", block: .seal),
      .mediaJukebox,
      .unicodeComment,
      .gainCurve,
      JPEGApplicationSegment(0xeb, "HDR_RI ") { (body, parts, found) throws(MetadataError) in
        try parts.addHDR(body)
      },
      JPEGApplicationSegment(0xeb, "JP") { (body, parts, found) throws(MetadataError) in
        try parts.addBox(body, &found)
      },
      .ducky,
      JPEGApplicationSegment(0xec, "", block: .pictureInfo),
      JPEGApplicationSegment(0xed, "Photoshop 3.0\0") {
        (body, parts, found) throws(MetadataError) in
        try parts.addPhotoshop(body)
      },
      JPEGApplicationSegment(0xed, "Adobe_Photoshop2.5:") {
        (body, parts, found) throws(MetadataError) in
        // A resolution of eight bytes stands before the resources.
        try parts.addPhotoshop(body.region(from: 8))
      },
      JPEGApplicationSegment(0xed, "Adobe_CM", fields: .adobeCM),
      JPEGApplicationSegment(0xee, "Adobe", fields: .adobe),
      .graphicConverter,
    ] + directories + furtherPreviews
}
