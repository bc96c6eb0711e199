/// Makes tags of a property list: each value under the keys of all that it is within.
struct PropertyListTags {
  typealias Entries = [(key: [UInt8], value: PropertyListValue)]

  let isBinary: Bool
  /// The group of the tags.
  let group: String
  /// Reads what Photos did to a picture.
  let adjustments: (_ data: [UInt8], _ found: inout MetadataBuilder) throws(MetadataError) -> Void
  /// The keys of the last value: values that follow each other under the same ones are a list.
  private var last: [UInt8] = []

  init(
    isBinary: Bool, group: String? = nil,
    adjustments:
      @escaping (_ data: [UInt8], _ found: inout MetadataBuilder) throws(MetadataError) -> Void
  ) {
    self.isBinary = isBinary
    self.group = group ?? (isBinary ? "PLIST" : "XML")
    self.adjustments = adjustments
  }

  /// Adds the values of a dictionary.
  ///
  /// - Parameter outer: the keys of what it is within, each with a slash behind it; in XML another slash for
  ///   each array.
  mutating func tell(
    _ entries: Entries, within outer: [UInt8] = [], _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    for entry in entries {
      let path = outer + entry.key
      guard path.count <= Limits.nameBytes else {
        found.tellCutName()
        continue
      }
      // A long name may be that of thousands, and is gone through several times.
      try found.charge(entries: 1, bytes: 4 * path.count)
      switch entry.value {
      case .dictionary(let inner) where !inner.isEmpty || isBinary:
        try tell(inner, within: path + [0x2f], &found)
      case .dictionary: try add([.text([])], path, isList: false, &found)
      case .array(let values):
        var plain: [PropertyListValue] = []
        try gather(values, path, &plain, &found)
        if isBinary {
          try add(plain, path, isList: true, &found)
        } else {
          try add(values.isEmpty ? [.text([])] : plain, path, isList: false, &found)
        }
      case .data(let data) where path.elementsEqual("adjustmentData".utf8):
        found.attempt { (found) throws(MetadataError) in try adjustments(data, &found) }
        last = path
      default: try add([entry.value], path, isList: false, &found)
      }
    }
  }

  /// Adds what a list as a whole is, no dictionary, under a name.
  mutating func tell(
    _ root: PropertyListValue, named name: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let path = Array(name.utf8)
    guard case .array(let values) = root else {
      return try add([root], path, isList: false, &found)
    }
    var plain: [PropertyListValue] = []
    try gather(values, path, &plain, &found)
    try add(plain, path, isList: true, &found)
  }

  /// Tells the dictionaries of an array, and collects what else it has.
  private mutating func gather(
    _ values: [PropertyListValue], _ path: [UInt8], _ plain: inout [PropertyListValue],
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let inner = isBinary ? path : path + [0x2f]
    for value in values {
      switch value {
      case .dictionary(let entries): try tell(entries, within: inner + [0x2f], &found)
      case .array(let values): try gather(values, inner, &plain, &found)
      default: plain.append(value)
      }
    }
  }

  /// Adds a value, or those of a list.
  private mutating func add(
    _ values: [PropertyListValue], _ path: [UInt8], isList: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let continues = last == path
    // A list is told of if it is empty, too.
    if !values.isEmpty || isList { last = path }
    try found.charge(entries: values.count)
    let name = PropertyListName(path, isBinary: isBinary)
    if name.isKnown, let row = TagTable.propertyList.index(of: name.text) {
      for (index, value) in values.enumerated() {
        found.continuesList = index > 0 || continues
        let (format, bytes) = Self.stored(value)
        found.add(
          .propertyList, row: row, group: group, format,
          count: format == .utf8 || format == .undefined ? bytes.count : 1, bytes: bytes[...],
          at: nil)
      }
      return
    }
    if isBinary, values.contains(where: Self.isMisread) {
      add(values, name, .misread, isList: isList, continues: continues, &found)
      add(values, name, .true, isList: isList, continues: continues, &found)
    } else {
      add(values, name, .plain, isList: isList, continues: continues, &found)
    }
    if isList, values.isEmpty {
      add([.text([])], name, .plain, isList: true, continues: false, &found)
    }
  }

  private func add(
    _ values: [PropertyListValue], _ name: PropertyListName, _ reading: PropertyListForm.Reading,
    isList: Bool, continues: Bool, _ found: inout MetadataBuilder
  ) {
    for (index, value) in values.enumerated() {
      found.continuesList = index > 0 || continues && reading == .plain
      let value = reading == .misread ? Self.misread(value) : value
      let (format, bytes) = Self.stored(value)
      let form = PropertyListForm(value, reading, isList: isList)
      found.add(
        reading == .plain ? .propertyListForms : .propertyListMisread, row: form.row,
        named: name.text, group: group,
        format, count: format == .utf8 || format == .undefined ? bytes.count : 1,
        bytes: bytes[...], at: nil)
    }
  }

  private static func stored(_ value: PropertyListValue) -> (TagFormat, [UInt8]) {
    var bytes: [UInt8] = []
    switch value {
    case .text(let text), .date(let text): return (.utf8, text)
    case .data(let data): return (.undefined, data)
    case .truth(let isTrue): return (.utf8, Array((isTrue ? "True" : "False").utf8))
    case .integer(let number):
      bytes.append(bigEndian: number)
      return (.signedLong8, bytes)
    case .real(let number), .time(let number):
      bytes.append(bigEndian: number.bitPattern)
      return (.double, bytes)
    case .array, .dictionary: return (.utf8, [])
    }
  }

  /// Whether exiftool has another value: it takes truth values of binary lists for their opposites, and numbers
  /// below zero for what their bits are without a sign.
  private static func isMisread(_ value: PropertyListValue) -> Bool {
    switch value {
    case .truth: true
    case .integer(let number): number < 0
    default: false
    }
  }

  private static func misread(_ value: PropertyListValue) -> PropertyListValue {
    switch value {
    case .truth(let isTrue): .truth(!isTrue)
    case .integer(let number) where number < 0:
      .text(Array(String(UInt64(bitPattern: number)).utf8))
    default: value
    }
  }
}
