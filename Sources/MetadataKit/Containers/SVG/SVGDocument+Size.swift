extension SVGDocument {
  /// The size: that of the root where it is in pixels, otherwise that of its view box (SVG 2 §8.12),
  /// whose ratio a side has that is not stated.
  func describe(_ facts: inout ImageFacts) {
    facts.frameCount = 1
    let box = value("viewBox").split { $0 == " " || $0 == "," }.map { Double($0) ?? 0 }
    let stated = (width: pixels(value("width")), height: pixels(value("height")))
    var (width, height) = stated
    if box.count == 4, box[2] > 0, box[3] > 0 {
      width = width ?? stated.height.map { $0 * box[2] / box[3] } ?? box[2]
      height = height ?? stated.width.map { $0 * box[3] / box[2] } ?? box[3]
    }
    guard let width, let height, (0.5...1e9).contains(width), (0.5...1e9).contains(height)
    else { return }
    facts.pixelWidth = Int(width.rounded())
    facts.pixelHeight = Int(height.rounded())
  }

  private func value(_ name: String) -> String {
    attributes.first { $0.key == name }?.value ?? ""
  }

  /// A length in pixels (CSS Values 4 §6.2); nil for one that depends on what is around it.
  private func pixels(_ length: String) -> Double? {
    let units: [(name: String, pixels: Double)] = [
      ("px", 1), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4), ("pt", 96 / 72), ("pc", 16),
    ]
    for unit in units where length.hasSuffix(unit.name) {
      return Double(length.dropLast(2)).map { $0 * unit.pixels }
    }
    return Double(length)
  }
}
