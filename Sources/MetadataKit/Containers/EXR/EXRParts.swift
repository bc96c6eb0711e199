/// The parts of a file that has several, each with a header of its own (*OpenEXR File Layout*, multi-part files): what
/// they are called, and how large they are. exiftool has those of the first only.
struct EXRParts {
  private var names: [[UInt8]] = []
  private var sizes: [String] = []
  private var name: [UInt8] = []
  private var size = ""

  /// Longer names are none that a program gives.
  private static let longestName = 1024

  /// Keeps what an attribute tells of the part whose header it stands in.
  mutating func note(_ attribute: EXRAttribute) throws(MetadataError) {
    if attribute.name == "name", attribute.type == "string" {
      name = try attribute.value.head(count: Self.longestName).bytes
    } else if attribute.name == "dataWindow", let window = try attribute.window {
      size = "\(window[2] - window[0] + 1)x\(window[3] - window[1] + 1)"
    }
  }

  /// Ends the header of a part.
  private mutating func finish() {
    names.append(name)
    sizes.append(size)
    (name, size) = ([], "")
  }

  /// Reads the headers behind the first, whose attributes were noted, up to an empty one.
  mutating func readOthers(
    _ file: Region, at start: Int, _ units: inout UnitCounter, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    finish()
    var position = start
    while try file.uint8(at: position) != 0 {
      while let attribute = try EXRAttribute(file, &position) {
        try units.next(at: attribute.value.start)
        try note(attribute)
      }
      try found.charge(entries: 1, bytes: name.count)
      finish()
    }
  }

  func tell(_ found: inout MetadataBuilder) {
    found.add(.openEXR, "PartCount", names.count)
    for (index, name) in names.enumerated() {
      found.continuesList = index > 0
      found.add(.openEXR, "PartName", text: name, offset: -1)
    }
    for (index, size) in sizes.enumerated() {
      found.continuesList = index > 0
      found.add(.openEXR, "PartSize", text: size)
    }
  }
}
