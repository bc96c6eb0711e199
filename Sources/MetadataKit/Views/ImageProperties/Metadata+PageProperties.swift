import UniformTypes

extension Metadata {
  /// What ImageIO says of a further page of a TIFF: of its size, colors and density, and in `{TIFF}`.
  ///
  /// Pages are the directories that follow each other, without smaller copies and masks
  /// (TIFF 6.0 §8 NewSubfileType), as ``ImageFacts/frameCount`` counts them.
  func pageProperties(at index: Int) -> [String: PropertyValue]? {
    guard format.type?.conforms(to: .tiff) == true, let count = facts.frameCount, count > 1,
      index > 0, index < count
    else { return nil }
    var pages = 0
    var number = 0
    while let width = self["IFD\(number):ImageWidth"] {
      if isPage("IFD\(number)") {
        if pages == index { return properties(of: width.group) }
        pages += 1
      }
      number += 1
    }
    return nil
  }

  private func isPage(_ group: String) -> Bool {
    (self["\(group):SubfileType"]?.integer() ?? 0) & 5 == 0
      && self["\(group):OldSubfileType"]?.integer() != 2
  }

  private func properties(of group: String) -> [String: PropertyValue] {
    let tags = tags.filter { $0.group == group }
    var page = ImageFacts()
    page.describe { number in
      guard let tag = tags.first(where: { $0.number.map(Int.init) == number }) else { return [] }
      return (0..<min(tag.elementCount, 64)).compactMap { tag.integer($0).flatMap(Int.init) }
    }
    page.orientation = self["\(group):Orientation"]?.integer().flatMap(Int.init)
    var properties = ImageProperties()
    properties.addFacts(page, isFloat: isFloat(group))
    if let (width, height) = dotsPerInch(of: [group]) {
      properties["DPIWidth"] = .double(width)
      properties["DPIHeight"] = .double(height)
    }
    for tag in tags { properties.add(ofPage: tag) }
    return properties.all
  }
}
