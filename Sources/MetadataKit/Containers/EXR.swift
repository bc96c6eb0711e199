import UniformTypes

extension Container {
  /// OpenEXR: attributes with a name, a type and a value, up to an empty name.
  ///
  /// Source: *OpenEXR File Layout*.
  package static let exr = Container([
    FileFormat("EXR", "exr", "image/x-exr", .exr)
  ]) {
    (file, found) throws(MetadataError) in
    let flags = try file.uint32(at: 4, .little)
    found.add(.openEXR, "EXRVersion", flags & 0xff)
    found.add(.openEXR, "Flags", flags & 0xffff_ff00)
    let hasParts = flags & 0x1000 != 0
    // Of several parts nobody says whether they are pictures of their own, or layers of one.
    found.facts.frameCount = hasParts ? nil : 1
    found.facts.hasAlpha = false
    var windows: [String: [Int]] = [:]
    var position = 8
    var parts = EXRParts()
    do throws(MetadataError) {
      var units = UnitCounter(found.limits)
      while let attribute = try EXRAttribute(file, &position) {
        try units.next(at: attribute.value.start)
        // What is kept of a value is no longer than that, but for lists, which cost by themselves.
        try found.charge(
          entries: 1, bytes: attribute.name.utf8.count + min(attribute.value.count, 4096))
        do throws(MetadataError) {
          if ["dataWindow", "displayWindow"].contains(attribute.name) {
            windows[attribute.name] = try attribute.window ?? windows[attribute.name]
          }
          if hasParts { try parts.note(attribute) }
          try attribute.add(to: &found)
        } catch {
          found.warn(error)
        }
      }
      if hasParts {
        // Those before one that is damaged are told of all the same.
        defer { parts.tell(&found) }
        try parts.readOthers(file, at: position, &units, &found)
      }
    } catch {
      found.warn(error)
    }
    if let window = windows["dataWindow"] ?? windows["displayWindow"] {
      found.facts.pixelWidth = window[2] - window[0] + 1
      found.facts.pixelHeight = window[3] - window[1] + 1
      found.add(.file, "ImageWidth", window[2] - window[0] + 1)
      found.add(.file, "ImageHeight", window[3] - window[1] + 1)
    }
    if let window = windows["displayWindow"] {
      found.facts.displayWidth = window[2] - window[0] + 1
      found.facts.displayHeight = window[3] - window[1] + 1
    }
  }
}
