/// What small cameras of Sony (DSC-W800, W370, J10, H200 …) log in their notes: texts among other bytes.
///
/// Nothing tells where they stand: a text is a run of more than 32 printable characters from a letter,
/// a digit or a low line on.
struct SonyTexts {
  let bytes: ByteSlice
  let isInFile: Bool

  /// A run of the same length is none.
  private static let tooShort = 32
  /// As many as have names.
  private static let most = 8

  func tell(_ found: inout MetadataBuilder) {
    var hasBarcode = false
    var place = 0
    for number in 1...Self.most {
      guard let range = nextText(from: place) else { return }
      place = range.upperBound
      let text = bytes.suffix(from: range.lowerBound).prefix(range.count)
      found.add(.sonyTexts, "TextInfo\(number)", bytes: text, isInFile: isInFile)
      for field in Self.fields where !(field.yields && hasBarcode) {
        guard let value = field.value(in: text.elements) else { continue }
        hasBarcode = hasBarcode || field.name == "Barcode"
        found.add(.sonyTexts, field.name, text: value, offset: -1)
      }
    }
  }

  private func nextText(from start: Int) -> Range<Int>? {
    let elements = bytes.elements
    let text = elements.span
    var start = start
    while start < text.count {
      guard NumberText.isOfWord(text[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < text.count, Self.isPrintable(text[end]) { end += 1 }
      if end - start > Self.tooShort { return start..<end }
      start = end
    }
    return nil
  }

  private static func isPrintable(_ byte: UInt8) -> Bool {
    (0x20...0x7e).contains(byte) || byte == 0x09 || byte == 0x0a || byte == 0x0d
  }

  private static let fields = [
    Field("barcode:", "Barcode"),
    Field("BarCode:", "Barcode", end: { $0.prefix(12) }),
    Field("BC:", "Barcode", yields: true) { value in
      // Where no blank stands between, the next field follows.
      let next = value.indices.first { value[$0...].starts(with: "IP1".utf8) }
      return value[..<(next ?? value.endIndex)]
    },
    Field("Capt:", "SensorTemperature"),
    Field("FWVer:", "FirmwareVersion"),
    Field("Temp:", "CameraTemperature") { $0.isNumber ? $0 : [] },
    Field("Temp:Clbt:", "BoardTemperature"),
    Field("VR Enable C:", "VibrationReduction"),
  ]
}

extension SonyTexts {
  /// A value in a text that stands behind its name.
  private struct Field: Sendable {
    let key: [UInt8]
    let name: String
    /// Whether a value that another field has given is kept.
    let yields: Bool
    /// What of the characters up to the next mark is the value; none where they are no value.
    let end: @Sendable (ArraySlice<UInt8>) -> ArraySlice<UInt8>

    init(
      _ key: String, _ name: String, yields: Bool = false,
      end: @escaping @Sendable (ArraySlice<UInt8>) -> ArraySlice<UInt8> = { $0 }
    ) {
      self.key = Array(key.utf8)
      self.name = name
      self.yields = yields
      self.end = end
    }

    /// What stands behind the first such name that has something behind it.
    func value(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
      var index = text.startIndex
      while let start = text[index...].firstIndex(of: key[0]) {
        index = start + 1
        guard text[start...].starts(with: key),
          start == text.startIndex || !NumberText.isOfWord(text[start - 1])
        else { continue }
        let rest = text[(start + key.count)...].drop(while: NumberText.isSpace)
        let characters = rest.prefix { !NumberText.isSpace($0) && !Self.endsValue($0) }
        guard !characters.isEmpty else { continue }
        let value = end(characters)
        return value.isEmpty ? nil : value
      }
      return nil
    }

    private static func endsValue(_ byte: UInt8) -> Bool {
      byte == 0x3b || byte == 0x2c || byte == 0x3a
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it starts as a whole number does.
  fileprivate var isNumber: Bool {
    let digits = first == 0x2d ? dropFirst() : self
    return digits.first.map(NumberText.isDigit) ?? false
  }
}
