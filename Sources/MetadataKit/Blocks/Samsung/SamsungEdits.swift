/// What the editor of Samsung's phones keeps of a photo that it changed, so that the change can be
/// taken back: JSON, in which some values are texts that are JSON in turn.
enum SamsungEdits {
  /// Tells of a text in JSON.
  static func tell(_ block: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = try block.all(limit: found.limits.valueBytes)
    try found.charge(bytes.count)
    guard case .map(let members) = try value(bytes, &found) else { return }
    var tags = StructuredTags(names: names)
    defer { tags.finish(.samsungEdits, block, &found) }
    for (key, value) in members {
      guard case .text(let text) = value,
        let inner = innerNames[String(decoding: key, as: UTF8.self)]
      else {
        try tags.add(.map([(key, value)]), &found)
        continue
      }
      tags.finish(.samsungEdits, block, &found)
      tags = StructuredTags(names: inner)
      do throws(MetadataError) {
        try tags.add(try self.value(ByteSlice(text), &found), &found)
      } catch {
        found.warn(Warning(error.code, error.message, at: block.start))
      }
      tags.finish(.samsungEdits, block, &found)
      tags = StructuredTags(names: names)
    }
  }

  private static func value(_ bytes: ByteSlice, _ found: inout MetadataBuilder)
    throws(MetadataError) -> StructuredValue
  {
    var reader = JSONReader(bytes, nesting: found.limits.nesting, count: 10_000)
    return try reader.value()
  }

  private static let names = ["sepVersion": "SEPVersion", "ndeVersion": "NDEVersion"]

  /// The values that are JSON, and names in them that do not follow from the keys.
  private static let innerNames: [String: [String: String]] = [
    "clipInfoValue": [
      "mCenterX": "ClipCenterX", "mCenterY": "ClipCenterY", "mWidth": "ClipWidth",
      "mHeight": "ClipHeight", "mRotation": "ClipRotation", "mRotate": "ClipRotate",
      "mHFlip": "ClipHFlip", "mVFlip": "ClipVFlip", "mRotationEffect": "ClipRotationEffect",
      "mRotateEffect": "ClipRotateEffect", "mHFlipEffect": "ClipHFlipEffect",
      "mVFlipEffect": "ClipVFlipEffect", "mHozPerspective": "ClipHozPerspective",
      "mVerPerspective": "ClipVerPerspective",
    ],
    "toneValue": ["wbMode": "WBMode", "wbTemperature": "WBTemperature"],
    "effectValue": [:],
    "portraitEffectValue": [
      "effectId": "PortraitEffectID", "effectLevel": "PortraitEffectLevel",
      "exifRotation": "PortraitExifRotation", "lightLevel": "PortraitLightLevel",
      "touchX": "PortraitTouchX", "touchY": "PortraitTouchY", "refocusX": "PortraitRefocusX",
      "refocusY": "PortraitRefocusY", "effectIdOriginal": "PortraitEffectIDOriginal",
    ],
  ]
}
