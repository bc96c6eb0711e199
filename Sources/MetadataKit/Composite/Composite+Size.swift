/// How large the picture is.
extension CompositeBuilder {
  mutating func deriveSize() {
    var width = inputs.text(.imageWidth)
    var height = inputs.text(.imageHeight)
    if let derived = drawnSize() ?? sensorSize() {
      add(.imageWidth, derived.width)
      add(.imageHeight, derived.height)
      width = Self.text(derived.width)
      height = Self.text(derived.height)
    }
    guard var first = width, var second = height else { return deriveStatedMegapixels() }
    if Self.statesSizeInEXIF.contains(format), let width = inputs.text(.exifImageWidth),
      let height = inputs.text(.exifImageHeight), Self.isTrue(width), Self.isTrue(height)
    {
      first = width
      second = height
    }
    if let cropped = inputs.text(.rawImageCroppedSize) {
      let sides = cropped.split(separator: 0x20).map { Array($0) }
      if sides.count == 2 { (first, second) = (sides[0], sides[1]) }
    }
    guard let width = NumberText.whole(first[...]), let height = NumberText.whole(second[...])
    else { return }
    // exiftool joins the texts, whatever their numbers are.
    if inputs.asExiftool, !(first + second).allSatisfy(NumberText.isDigit) {
      let size = first + [0x20] + second
      add(.imageSize, text: size)
      return addMegapixels(ofText: size)
    }
    add(.imageSize, [width, height])
    add(.megapixels, width.rounded(.towardZero) * height.rounded(.towardZero) / 1_000_000)
  }

  /// Of a size that the file has in one tag.
  private mutating func deriveStatedMegapixels() {
    if let size = inputs.text(.imageSize) { addMegapixels(ofText: size) }
  }

  /// Of the first two runs of digits.
  private mutating func addMegapixels(ofText size: [UInt8]) {
    let sides = size.split { !NumberText.isDigit($0) }.map { NumberText.leading($0) }
    guard sides.count > 1 else { return }
    add(.megapixels, sides[0] * sides[1] / 1_000_000)
  }

  mutating func derivePreviewSize() {
    guard let width = inputs.text(.previewImageWidth),
      let height = inputs.text(.previewImageHeight)
    else { return }
    add(.previewImageSize, text: width + [UInt8(ascii: "x")] + height)
  }

  /// Raw files whose first directory has the size of a preview.
  private static let statesSizeInEXIF = ["CR2", "Canon 1D RAW", "IIQ", "EIP"]

  /// PostScript's size: of its picture, else of its bounding box, in points.
  private func drawnSize() -> (width: Double, height: Double)? {
    if let data = inputs.text(.imageData, in: .postScript),
      let numbers = Self.wholeNumbers(data, count: 2)
    {
      return (numbers[0], numbers[1])
    }
    guard let box = inputs.text(.boundingBox, in: .postScript),
      let sides = Self.wholeNumbers(box, count: 4)
    else { return nil }
    return (sides[2] - sides[0], sides[3] - sides[1])
  }

  /// So many whole numbers at the start of a text, one space between.
  private static func wholeNumbers(_ text: [UInt8], count: Int) -> [Double]? {
    let parts = text.split(
      separator: 0x20, maxSplits: count, omittingEmptySubsequences: false
    ).prefix(count)
    guard parts.count == count, parts.allSatisfy({ $0.first.map(NumberText.isDigit) == true })
    else { return nil }
    return parts.map { NumberText.leading($0.prefix(while: NumberText.isDigit)) }
  }

  /// The part of a Panasonic sensor that makes the picture.
  private func sensorSize() -> (width: Double, height: Double)? {
    guard let left = inputs.float(.sensorLeftBorder, in: .ifd0),
      let right = inputs.float(.sensorRightBorder, in: .ifd0),
      let top = inputs.float(.sensorTopBorder, in: .ifd0),
      let bottom = inputs.float(.sensorBottomBorder, in: .ifd0)
    else { return nil }
    return (right - left, bottom - top)
  }

  static func text(_ number: Double) -> [UInt8] {
    var text = TextBuffer()
    text.append(number, significantDigits: 15)
    return text.bytes
  }
}

extension Wording {
  /// `4000x3000`
  @Sendable static func size(_ tag: Tag, to text: inout TextBuffer) {
    text.append(tag) { bytes in
      for index in bytes.indices where bytes[index] == 0x20 { bytes[index] = 0x78 }
    }
  }

  /// `12.0`, and more digits of less than one.
  @Sendable static func megapixels(_ tag: Tag, to text: inout TextBuffer) {
    let number = tag.number() ?? 0
    text.append(number, fractionDigits: number >= 1 ? 1 : number >= 0.001 ? 3 : 6)
  }

  /// A number with one digit after the point.
  @Sendable static func tenth(_ tag: Tag, to text: inout TextBuffer) {
    text.append(tag.number() ?? 0, fractionDigits: 1)
  }
}
