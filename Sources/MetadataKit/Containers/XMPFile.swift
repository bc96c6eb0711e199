import UniformTypes

extension Container {
  /// A file that is XMP as a whole: a sidecar. Of other XML the elements and attributes are told
  /// in the same way.
  package static let xmpFile = Container([sidecar, plainXML]) { head in
    // In UTF-16 and UTF-32 each letter has NULs before or after it. A packet behind anything but a
    // byte order mark and blanks is another file's.
    let start = head.prefix(128).elements.filter { $0 != 0 }.drop { blanks.contains($0) }
    return ["<?xpacket begin=", "<x:xmpmeta"].contains { start.starts(with: $0.utf8) }
      ? sidecar : nil
  } read: { (file, found) throws(MetadataError) in
    guard try InterchangeDocument.isOne(file) else {
      if found.format.name == plainXML.name, let format = try FlatDocument.format(of: file) {
        found.format = format
        found.misreadFormat = plainXML
        if file.count > found.limits.blockBytes,
          let properties = try FlatDocument.properties(of: file, format)
        {
          // A package has more of them behind its content.
          let isPackage = format.name == "FlatOPC"
          let part = isPackage ? "what stands before the content is" : "the properties alone are"
          let warning = Warning(.limitExceeded, "of \(file.count) bytes \(part) read")
          found.warn(isPackage ? warning : warning.ofContent)
          return found.add(.xmp, properties)
        }
        if format.name == "FlatOPC", file.count <= found.limits.blockBytes,
          let ordered = try FlatPackage.propertiesFirst(file, found.limits)
        {
          return found.add(.xmp, ordered)
        }
      }
      // A packet declares its namespaces at its start.
      if try file.head(count: 4096).firstPlace(of: "http://ns.nikon.com/BASIC_PARAM") != nil {
        found.format = nikonSettings
      }
      return found.add(.xmp, file)
    }
    found.format = InterchangeDocument.format
    if let packet = try EmbeddedPacket.find(in: file, isAnywhere: true, found.limits) {
      found.add(.xmp, packet)
    }
  }

  private static let blanks: [UInt8] = [0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff]

  private static let plainXML = FileFormat("XML", "xml", "application/xml", .xml)
  /// What Nikon's Capture NX-D was told to do to a raw file.
  private static let nikonSettings = FileFormat("NXD", "nxd", "application/x-nikon-nxd", .xmp)
  private static let sidecar = FileFormat("XMP", "xmp", "application/rdf+xml", .xmp)
}
