/// What an application segment of a JPEG carries, told by how it starts.
struct JPEGApplicationSegment: Sendable {
  let marker: Int
  let signature: StaticString
  /// Reads what follows the signature.
  let read:
    @Sendable (_ body: Region, _ parts: inout JPEGParts, _ found: inout MetadataBuilder)
      throws(MetadataError) -> Void

  /// Every kind that is known; the longer signature first where one starts another.
  static let all: [JPEGApplicationSegment] = [
    JPEGApplicationSegment(marker: 0xe0, signature: "JFIF\0") {
      (body, _, found) throws(MetadataError) in
      found.add(.jfif, body)
    },
    JPEGApplicationSegment(marker: 0xe1, signature: "Exif\0") {
      (body, parts, found) throws(MetadataError) in
      // The sixth byte is padding: 0, in rare files 0xFF.
      try parts.addEXIF(body.region(from: 1), &found)
    },
    JPEGApplicationSegment(marker: 0xe1, signature: "http://ns.adobe.com/xap/1.0/\0") {
      (body, parts, found) throws(MetadataError) in
      parts.extendedXMP.add(packet: body)
      found.add(.xmp, body)
    },
    JPEGApplicationSegment(marker: 0xe1, signature: "http://ns.adobe.com/xmp/extension/\0") {
      (body, parts, found) throws(MetadataError) in
      try parts.extendedXMP.add(body, &found)
    },
    JPEGApplicationSegment(marker: 0xe2, signature: "ICC_PROFILE\0") {
      (body, parts, _) throws(MetadataError) in
      // ICC.1:2022 §B.4: the number of the part, the number of parts, then the part.
      parts.profile.append((try body.uint8(at: 0), body.region(from: 2)))
    },
    JPEGApplicationSegment(marker: 0xed, signature: "Photoshop 3.0\0") {
      (body, _, found) throws(MetadataError) in
      found.add(.photoshop, body)
    },
  ]
}
