/// A picture in a frame (ID3v2.4 frames §4.14): a format, what it shows, a description, then its bytes.
struct ID3Picture {
  /// A MIME type; in version 2.2 three letters.
  let format: ArraySlice<UInt8>
  let type: Int
  let description: String
  let data: Region

  /// nil of a frame without bytes.
  init?(_ frame: ID3Frame) throws(MetadataError) {
    let head = try frame.data.head(count: 4096).elements
    guard let coding = head.first else { return nil }
    var rest = head.dropFirst()
    let isEarly = frame.name == "PIC"
    format = isEarly ? rest.prefix(3) : rest.untilNUL
    rest = rest.dropFirst(format.count + (isEarly ? 0 : 1))
    guard let type = rest.first else {
      throw MetadataError(.truncated, "ID3's picture has no type", at: frame.data.start)
    }
    let (description, picture) = ID3Text.split(rest.dropFirst(), coding)
    let mark = coding == 1 || coding == 2 ? 2 : 1
    guard description.endIndex + mark <= head.endIndex else {
      throw MetadataError(
        .malformed, "the description of ID3's picture has no end", at: frame.data.start)
    }
    self.type = Int(type)
    self.description = ID3Text.joined(description, coding)
    data = frame.data.region(from: picture.startIndex - head.startIndex)
  }
}
