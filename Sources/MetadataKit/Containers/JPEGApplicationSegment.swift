/// What an application segment of a JPEG carries, told by how it starts.
struct JPEGApplicationSegment: Sendable {
  let marker: Int
  let signature: StaticString
  /// Reads what follows the signature.
  let read: @Sendable (_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) -> Void

  /// Every kind that is known; the longer signature first where one starts another.
  static let all: [JPEGApplicationSegment] = [
    JPEGApplicationSegment(marker: 0xe0, signature: "JFIF\0") {
      (body, found) throws(MetadataError) in
      found.add(.jfif, body)
    },
    JPEGApplicationSegment(marker: 0xe1, signature: "Exif\0") {
      (body, found) throws(MetadataError) in
      // The sixth byte is padding: 0, in rare files 0xFF.
      found.add(.exif, body.region(from: 1))
    },
    JPEGApplicationSegment(marker: 0xe1, signature: "http://ns.adobe.com/xap/1.0/\0") {
      (body, found) throws(MetadataError) in
      found.add(.xmp, body)
    },
    JPEGApplicationSegment(marker: 0xed, signature: "Photoshop 3.0\0") {
      (body, found) throws(MetadataError) in
      found.add(.photoshop, body)
    },
  ]
}
