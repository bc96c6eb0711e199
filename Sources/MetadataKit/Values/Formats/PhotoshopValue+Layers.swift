/// How the values of Photoshop's layers are read and worded.
extension PhotoshopValue {
  /// Text of one byte a character.
  @Sendable static func latin(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements.untilNUL
    text.append(bytes: WindowsLatin.utf8(bytes) ?? Array(bytes))
  }

  /// 255 is opaque.
  @Sendable static func opacity(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Double(tag.integer() ?? 0) * 100 / 255, significantDigits: 15)
  }

  @Sendable static func opacityPercent(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) * 100 / 255)
    text.append("%")
  }

  /// The flag that hides a layer.
  @Sendable static func hidden(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) & 2)
  }

  /// A count and so many units of UTF-16; nothing where the layer has no such name.
  @Sendable static func layerName(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.slice
    guard let count = try? bytes.uint32(at: 0, .big) else { return }
    text.append(bytes.suffix(from: 4).prefix(count &* 2).utf16(.big))
  }

  /// When the layer was changed: a number of seconds since 1970 within a descriptor, told to the
  /// nearest one, of two to the earlier.
  @Sendable static func layerTime(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.slice
    guard let position = bytes.firstPlace(of: "layerTimedoub"),
      let bits = try? bytes.uint64(at: position + 13, .big)
    else { return }
    let seconds = (Double(bitPattern: bits) - 0.5).rounded(.up)
    guard seconds.magnitude < 1e12 else { return }
    text.append(unixTime: Int64(seconds))
    text.append("+00:00")
  }
}
