/// A tag of a color profile whose value is a structure of several named fields.
struct ICCStructure: Sendable {
  /// The tag's signature.
  let signature: StaticString
  /// The type that its value must have.
  let type: StaticString
  let group: String
  let read:
    @Sendable (_ value: ByteSlice, _ group: String, _ isInFile: Bool, inout MetadataBuilder)
      throws(MetadataError) -> Void

  /// Every structure that is read; other values are one tag each.
  static let all: [ICCStructure] = [
    ICCStructure(signature: "chrm", type: "chrm", group: "ICC-chrm") {
      (value, group, isInFile, found) throws(MetadataError) in
      found.add(.iccChromaticity, fieldsOf: value, .big, group: group, isInFile: isInFile)
    },
    ICCStructure(signature: "cicp", type: "cicp", group: "ICC-cicp") {
      (value, group, isInFile, found) throws(MetadataError) in
      found.add(.iccCodePoints, fieldsOf: value, .big, group: group, isInFile: isInFile)
    },
    ICCStructure(signature: "clrt", type: "clrt", group: "ICC-clrt") {
      (value, group, isInFile, found) throws(MetadataError) in
      found.add(.iccColorants, fieldsOf: value, .big, group: group, isInFile: isInFile)
    },
    ICCStructure(signature: "meas", type: "meas", group: "ICC-meas") {
      (value, group, isInFile, found) throws(MetadataError) in
      found.add(
        .iccMeasurement, fieldsOf: value, .big, group: group, isInFile: isInFile)
    },
    ICCStructure(signature: "meta", type: "dict", group: "ICC-meta") {
      (value, group, isInFile, found) throws(MetadataError) in
      try dictionary(value, group, &found)
    },
    ICCStructure(signature: "view", type: "view", group: "ICC-view") {
      (value, group, isInFile, found) throws(MetadataError) in
      found.add(
        .iccViewing, fieldsOf: value, .big, group: group, isInFile: isInFile)
    },
  ]

  /// Names and texts in UTF-16 (ICC.1:2022 §10.9): the names become those of tags.
  private static func dictionary(
    _ value: ByteSlice, _ group: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let count = try value.uint32(at: 8, .big)
    let step = try value.uint32(at: 12, .big)
    guard step >= 16 else {
      throw MetadataError(
        .malformed, "records of an ICC dictionary are too short", at: value.offset)
    }
    for index in 0..<min(count, (value.count - 16) / step) {
      let record = try value.slice(at: 16 + index * step, count: 16)
      let place = try record.uint32(at: 0, .big)
      let textPlace = try record.uint32(at: 8, .big)
      if place == 0 || textPlace == 0 { continue }
      let name = try value.slice(at: place, count: try record.uint32(at: 4, .big))
      let text = try value.slice(at: textPlace, count: try record.uint32(at: 12, .big))
      try found.charge(entries: 1, bytes: name.count + text.count)
      let tagName = tagName(of: name.utf16(.big))
      if !tagName.isEmpty { found.add(.iccMetadata, tagName, group: group, text: text.utf16(.big)) }
    }
  }

  /// A name without what tags' names do not have; each word with a capital.
  private static func tagName(of name: String) -> String {
    var tagName = ""
    var isWordStart = true
    for scalar in name.unicodeScalars {
      if scalar.properties.isWhitespace {
        isWordStart = true
        continue
      }
      let isKept =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-"
          || scalar == "_")
      if isKept { tagName += isWordStart ? String(scalar).uppercased() : String(scalar) }
      isWordStart = false
    }
    return tagName
  }
}
