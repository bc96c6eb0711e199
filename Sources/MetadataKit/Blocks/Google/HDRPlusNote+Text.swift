extension HDRPlusNote {
  /// Reads a text: lines that start with a capital, after a blank at most, each of which names what
  /// follows behind a colon or in the lines below.
  static func text(
    _ text: ArraySlice<UInt8>, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let table = TagTable.hdrPlusText
    var name: ArraySlice<UInt8>?
    var start = text.startIndex
    var line = text.startIndex
    while true {
      try found.charge(entries: 1)
      let heading = nextHeading(text, &line)
      if let known = name {
        let end = heading?.startIndex ?? text.endIndex
        guard end > start else { return }
        add(text[start..<end], isBase64: false, named: known, table, &found)
      }
      guard let heading else { return }
      guard let colon = heading.firstIndex(of: 0x3a) else {
        if heading.allSatisfy(NumberText.isOfWord) {
          (name, start) = (heading, min(heading.endIndex + 1, text.endIndex))
        } else {
          add(heading, isBase64: false, named: Array("ProcessingNotes".utf8)[...], table, &found)
          name = nil
        }
        continue
      }
      var end = colon
      let mark = Array(" (base64)".utf8)
      let isBase64 = heading[..<colon].suffix(mark.count).elementsEqual(mark)
      if isBase64 { end -= mark.count }
      var value = heading[(colon + 1)...]
      if value.first == 0x20 { value = value.dropFirst() }
      name = heading[..<end]
      start = min(heading.endIndex + 1, text.endIndex)
      if !value.isEmpty, !value.elementsEqual([0x30]) {
        add(value, isBase64: isBase64, named: heading[..<end], table, &found)
        name = nil
      }
    }
  }

  /// The next line that starts with a capital letter, from there on, and where the one after starts.
  private static func nextHeading(
    _ text: ArraySlice<UInt8>, _ line: inout Int
  ) -> ArraySlice<UInt8>? {
    let bytes = text.span
    while line < text.endIndex {
      let place = line - text.startIndex
      let end = bytes.firstIndex(of: 0x0a, from: place) ?? bytes.count
      let start = place < end && bytes[place] == 0x20 ? place + 1 : place
      line = text.startIndex + end + 1
      if start < end, bytes[start] &- 0x41 < 26 {
        return text[(text.startIndex + start)..<(text.startIndex + end)]
      }
    }
    return nil
  }

  private static func add(
    _ value: ArraySlice<UInt8>, isBase64: Bool, named key: ArraySlice<UInt8>, _ table: TagTable,
    _ found: inout MetadataBuilder
  ) {
    let name = known(key) ?? String(heading: key.prefix(Limits.nameBytes))
    guard isBase64 else { return found.add(table, name, text: value, offset: -1) }
    let bytes = Base64.decoded(value)
    let row = table.index(of: name) ?? table.index(of: "PayloadFrame") ?? 0
    found.add(
      table, row: row, named: name, group: table.group, .undefined, count: bytes.count,
      bytes: bytes[...], at: nil)
  }

  private static func known(_ key: ArraySlice<UInt8>) -> String? {
    switch String(decoding: key.prefix(32), as: UTF8.self) {
    case "InitParams": "InitParamsText"
    case "Logging metadata": "LoggingMetadataText"
    case "Payload metadata": "PayloadMetadataText"
    case "ShotLogData": "ShotLogDataText"
    case "ShotParams": "ShotParamsText"
    case "StaticMetadata": "StaticMetadataText"
    case "Summary": "SummaryText"
    case "Time log": "TimeLogText"
    case "Rectiface": "RectifaceText"
    case "GoudaRequest": "GoudaRequestText"
    default: nil
    }
  }
}
