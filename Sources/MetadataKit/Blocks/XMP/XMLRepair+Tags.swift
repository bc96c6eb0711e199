extension XMLRepair {
  /// XML with what can be understood of the tags of a text: ends without a start are left out, and
  /// what follows a start without an end within its element is.
  ///
  /// An element has elements or a text: where it has none of the former, everything in it is its text.
  static func balanced(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let bytes = text.span
    let tags = XMLTagList(bytes).tags
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    /// The elements within which the next tag stands: their starts, and whether elements were found
    /// in them.
    var path: [(start: Int, hasElements: Bool)] = []
    var index = 0
    while index < tags.count {
      let tag = tags[index]
      let end = path.last.flatMap { tags[$0.start].end }
      if index == end, let element = path.popLast() {
        if !element.hasElements {
          let content = tags[element.start].range.upperBound..<tag.range.lowerBound
          append(content: bytes.extracting(content), to: &result)
        }
        append(endOf: bytes.extracting(tag.name), to: &result)
        index += 1
        continue
      }
      switch tag.kind {
      case .end: index += 1
      case .empty:
        if !path.isEmpty { path[path.count - 1].hasElements = true }
        append(tag, of: bytes, to: &result)
        append(endOf: bytes.extracting(tag.name), to: &result)
        index += 1
      case .start:
        // Where its end is missing, or is none of the element around it, that is not read on.
        guard let own = tag.end, own < end ?? tags.count else {
          guard let end else { return result }
          index = end
          continue
        }
        if !path.isEmpty { path[path.count - 1].hasElements = true }
        append(tag, of: bytes, to: &result)
        path.append((index, false))
        index += 1
      }
    }
    return result
  }

  private static func append(
    _ tag: XMLTagList.Tag, of text: Span<UInt8>, to result: inout [UInt8]
  ) {
    result.append(0x3c)
    result.append(run: text.extracting(tag.name))
    let end = tag.range.upperBound - (tag.kind == .empty ? 2 : 1)
    /// Attributes with their values; of those of one name the last counts.
    var attributes: [(name: [UInt8], value: Range<Int>)] = []
    var places: [[UInt8]: Int] = [:]
    var position = tag.name.upperBound
    while let equals = text.extracting(..<end).firstIndex(of: 0x3d, from: position) {
      var quote = equals + 1
      while quote < end, text[quote] <= 0x20 { quote += 1 }
      guard quote < end, text[quote] == 0x22 || text[quote] == 0x27 else {
        // It may be part of a name.
        position = equals + 1
        continue
      }
      let content = text.extracting(..<end)
      guard let close = content.firstIndex(of: text[quote], from: quote + 1) else { break }
      let name = attributeName(text, before: equals, after: tag.name.upperBound)
      position = close + 1
      if name.isEmpty { continue }
      if let place = places[name] {
        attributes[place].value = quote + 1..<close
      } else {
        places[name] = attributes.count
        attributes.append((name, quote + 1..<close))
      }
    }
    for attribute in attributes {
      result.append(0x20)
      result += attribute.name
      result += [0x3d, 0x22]
      append(escaping: text.extracting(attribute.value), to: &result)
      result.append(0x22)
    }
    result.append(0x3e)
  }

  /// The word before a position, of which only what XML allows in a name is kept.
  private static func attributeName(
    _ text: Span<UInt8>, before end: Int, after start: Int
  ) -> [UInt8] {
    var last = end
    while last > start, text[last - 1] <= 0x20 { last -= 1 }
    var first = last
    while first > start, text[first - 1] > 0x20, text[first - 1] != 0x22, text[first - 1] != 0x27 {
      first -= 1
    }
    var name: [UInt8] = []
    var behind = first
    for index in first..<last where index >= behind {
      let byte = text[index]
      if XMLTagList.isStandIn(text, at: index) {
        behind = index + 3
        continue
      }
      if name.isEmpty ? XMLTagList.startsName(byte) : XMLTagList.isOfName(byte) {
        name.append(byte)
      }
    }
    return name
  }

  private static func append(endOf name: Span<UInt8>, to result: inout [UInt8]) {
    result += [0x3c, 0x2f]
    result.append(run: name)
    result.append(0x3e)
  }

  /// Appends a text in which tags may stand that are none. A section of CDATA is text as it stands,
  /// a comment is left out.
  private static func append(content: Span<UInt8>, to result: inout [UInt8]) {
    var position = 0
    while let place = content.firstIndex(of: 0x3c, from: position) {
      append(escaping: content.extracting(position..<place), to: &result)
      let isData = content.matchesInAnyCase("<![cdata[", at: place)
      guard isData || content.matchesInAnyCase("<!--", at: place),
        let end = endOfSection(content, from: place + 1)
      else {
        append(escaping: content.extracting(place...place), to: &result)
        position = place + 1
        continue
      }
      if isData { append(data: content.extracting(place + 9..<end), to: &result) }
      position = end
    }
    append(escaping: content.extracting(position...), to: &result)
  }

  /// Appends a section of CDATA, of which the start was taken off, and perhaps not all of the end is there.
  private static func append(data: Span<UInt8>, to result: inout [UInt8]) {
    let hasEnd = data.count >= 3 && data.matchesInAnyCase("]]>", at: data.count - 3)
    append(escaping: data.extracting(..<(data.count - (hasEnd ? 3 : 0))), isData: true, to: &result)
  }

  /// - Parameter isData: whether a `&` is one, and no reference.
  private static func append(
    escaping text: Span<UInt8>, isData: Bool = false, to result: inout [UInt8]
  ) {
    for index in text.indices {
      switch text[index] {
      case 0x26 where isData: result.append(contentsOf: "&amp;".utf8)
      case 0x3c: result.append(contentsOf: "&lt;".utf8)
      case 0x3e: result.append(contentsOf: "&gt;".utf8)
      case 0x22: result.append(contentsOf: "&quot;".utf8)
      case let byte: result.append(byte)
      }
    }
  }
}
