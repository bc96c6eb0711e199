/// Objects that are compressed together (ISO 32000-1 §7.5.7): their numbers and places, then they
/// themselves.
struct PDFObjectStream {
  private let bytes: ByteSlice
  /// Where the objects stand, by their numbers; the first place of each.
  private var places: [Int: Int] = [:]
  /// How many bytes the numbers and places take.
  let headerLength: Int

  /// - Parameter dictionary: the stream's, which says how many objects there are and where the first
  ///   one starts.
  init(_ bytes: ByteSlice, _ dictionary: PDFDictionary, _ limits: Limits) throws(MetadataError) {
    self.bytes = bytes
    let first = dictionary["First"]?.integer ?? 0
    let stated = dictionary["N"]?.integer ?? 0
    var parser = PDFParser(bytes, isWhole: true, nesting: limits.nesting)
    for _ in 0..<max(0, min(stated, bytes.count / 4, limits.entries)) {
      // Those in front of damage can be read.
      guard let number = try? parser.object().integer, let offset = try? parser.object().integer
      else { break }
      if places[number] == nil {
        places[number] = first.addingReportingOverflow(offset).partialValue
      }
    }
    headerLength = parser.position
  }

  /// The numbers of the objects.
  var numbers: some Collection<Int> { places.keys }

  /// What parses an object.
  func parser(at number: Int, nesting: Int) throws(MetadataError) -> PDFParser {
    guard let place = places[number] else {
      throw MetadataError(.malformed, "the object \(number) is not in its stream")
    }
    var parser = PDFParser(bytes, isWhole: true, nesting: nesting)
    parser.seek(to: place)
    return parser
  }
}
