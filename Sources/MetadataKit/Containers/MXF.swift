import UniformTypes

extension Container {
  /// Material Exchange Format (MXF, SMPTE 377-1): packets of a label, a length and a value, of which
  /// those of the header and the footer describe what the others hold.
  package static let mxf = Container(
    [FileFormat("MXF", "mxf", "application/mxf", .mxf)], read: Self.readMXF)

  /// MXF that something else stands before (the run-in of §6.5): only its name says where to look.
  package static let mxfBehindRunIn = Container(
    [], named: "mxf",
    recognize: { head in
      MXFReader.start(in: head) == nil ? nil : FileFormat("MXF", "mxf", "application/mxf", .mxf)
    },
    read: Self.readMXF)

  @Sendable private static func readMXF(
    _ file: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var reader = MXFReader()
    defer { MXFTree(reader.sets).describe(&found) }
    try reader.read(file, &found)
  }
}
