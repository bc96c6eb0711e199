/// What the elements of a microscope's metadata say: names of all they are in make up those of tags.
struct MicroscopeTags {
  /// What the microscopes of a maker have of their own.
  struct Maker: Sendable {
    /// The elements whose names are in no tag's, where they are in no others.
    let outermost: [String]
    /// How a name of several elements is shortened.
    let shortened: @Sendable (_ name: [UInt8]) -> [UInt8]
    /// The name, before that, of a list of times in hexadecimal digits.
    var times: String?
  }

  private let maker: Maker
  /// The elements that the last one is in, and it: by their place among all, and the names that count, nil where they
  /// are longer than names are kept. A path for each element would be a kilobyte for each of many.
  private var open: [(index: Int, path: Path?)] = []
  private var count = 0
  /// Names that were made, by those of the elements: a file has few, each many times.
  private var names: [[UInt8]: String] = [:]

  init(_ maker: Maker) { self.maker = maker }

  private struct Path {
    var name: [UInt8] = []
    /// The prefix of the first name that has one.
    var space: [UInt8] = []

    /// - Parameter inherited: the prefix where the name has none.
    func adding(_ name: [UInt8], inherited: [UInt8] = []) -> Path {
      var path = self
      var (space, local) = (inherited[...], name[...])
      if let colon = name.firstIndex(of: 0x3a) {
        space = name[..<colon]
        local = name[(colon + 1)...]
      }
      if MicroscopeTags.ignored.contains(where: { space.elementsEqual($0.utf8) }) { return path }
      if path.space.isEmpty { path.space = Array(space) }
      let text = String(decoding: local, as: UTF8.self)
      path.name += XMPPropertyName.relaxed("", text).capitalized.utf8
      return path
    }
  }

  /// Prefixes of names that are in no tag's.
  private static let ignored = ["x", "rdf", "xmlns", "xml", "svg", "office"]

  mutating func tell(
    _ element: XMLElements.Element, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    while let last = open.last, last.index != element.parent { open.removeLast() }
    let outer = open.isEmpty ? Path() : open.last?.path
    open.append((count, nil))
    count += 1
    guard let outer else { return }
    let isOutermost =
      outer.name.isEmpty
      && maker.outermost.contains { element.name.elementsEqual($0.utf8) }
    let path = isOutermost ? outer : outer.adding(element.name)
    guard path.name.count <= Limits.nameBytes else {
      return found.tellCutName()
    }
    open[open.count - 1].path = path
    let prefix = element.name.firstIndex(of: 0x3a).map { Array(element.name[..<$0]) } ?? []
    var hasAttributes = false
    for attribute in element.attributes {
      let own = path.adding(attribute.name, inherited: prefix)
      if own.name.count == path.name.count { continue }
      hasAttributes = true
      try add(own, attribute.value, &found)
    }
    if element.isLeaf, !element.text.isEmpty || !hasAttributes {
      try add(path, element.text, &found)
    }
  }

  private mutating func add(
    _ path: Path, _ value: [UInt8], _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard !path.name.isEmpty else { return }
    guard path.name.count <= Limits.nameBytes else { return found.tellCutName() }
    try found.charge(entries: 1, bytes: path.name.count)
    describe(path.name, value, &found)
    let name: String
    if let known = names[path.name] {
      name = known
    } else {
      // Each of the rules looks through all of it.
      try found.charge(16 * path.name.count)
      name = String(decoding: maker.shortened(path.name), as: UTF8.self).tagName
      names[path.name] = name
    }
    let group =
      path.space.isEmpty ? "XML" : "XML-" + String(decoding: path.space, as: UTF8.self)
    if let times = maker.times, path.name.elementsEqual(times.utf8) {
      return try add(times: value, name, group, &found)
    }
    found.add(
      .microscopeXML, row: 0, named: name, group: group, .utf8, count: value.count,
      bytes: value[...],
      at: nil)
  }

  /// Adds a list of times: units of 100 ns since 1601, in hexadecimal digits.
  private func add(
    times: [UInt8], _ name: String, _ group: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    defer { found.continuesList = false }
    // One after the other: a list of the parts would be many times as long as the text.
    var rest = times[...].drop(while: NumberText.isSpace)
    var isFirst = true
    while !rest.isEmpty {
      try found.charge(entries: 1)
      try found.expectRoom()
      let digits = rest.prefix { !NumberText.isSpace($0) }
      rest = rest[digits.endIndex...].drop(while: NumberText.isSpace)
      var text = TextBuffer()
      // What is no number is no time.
      text.append(
        fileTime: UInt64(String(decoding: digits.prefix(17), as: UTF8.self), radix: 16) ?? 0)
      found.continuesList = !isFirst
      isFirst = false
      found.add(.microscopeXML, row: 0, named: name, group: group, text: text.string)
    }
  }

  /// What of it is a fact of the picture.
  private func describe(_ name: [UInt8], _ value: [UInt8], _ found: inout MetadataBuilder) {
    guard name.starts(with: "Image".utf8), value.count <= 20 else { return }
    let text = String(decoding: value, as: UTF8.self)
    switch String(decoding: name, as: UTF8.self).asLookup {
    case "ImageSizeX": found.facts.pixelWidth = Int(text)
    case "ImageSizeY": found.facts.pixelHeight = Int(text)
    case "ImagePixelType": describe(pixelType: text.asLookup, &found)
    default: break
    }
  }

  private func describe(pixelType: String, _ found: inout MetadataBuilder) {
    switch pixelType {
    case "Gray8": found.facts.bitDepth = 8
    case "Gray16": found.facts.bitDepth = 16
    case "Gray32", "Gray32Float": found.facts.bitDepth = 32
    case "Bgr24", "Bgra32": found.facts.bitDepth = 8
    case "Bgr48": found.facts.bitDepth = 16
    case "Bgr96Float": found.facts.bitDepth = 32
    default: return
    }
    found.facts.colorModel = pixelType.hasPrefix("Gray") ? .gray : .rgb
  }
}
