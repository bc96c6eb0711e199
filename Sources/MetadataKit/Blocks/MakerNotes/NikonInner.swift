/// A structure within another one of Nikon's.
struct NikonInner: Sendable {
  /// The table of the outer one, and the number of the row that it stands for there.
  let outer: @Sendable () -> TagTable
  let id: UInt32
  let table: @Sendable () -> TagTable
  let unit: TagFormat
  let start: Start

  enum Start: Sendable {
    /// In the place of the row.
    case here
    /// Where the number there leads to, counted from the start of all.
    case fromWhole
    /// The same, counted from the start of the outer structure.
    case fromStructure
  }

  private init(
    _ outer: @escaping @autoclosure @Sendable () -> TagTable, _ id: UInt32,
    _ table: @escaping @autoclosure @Sendable () -> TagTable, _ unit: TagFormat,
    _ start: Start = .here
  ) {
    self.outer = outer
    self.id = id
    self.table = table
    self.unit = unit
    self.start = start
  }

  // swift-format-ignore
  static let all: [NikonInner] = [
    .init(.nikonShotInfoD40, 0x2d90, .nikonCustomSettingsD40, .byte),
    .init(.nikonShotInfoD80, 0x2ec0, .nikonCustomSettingsD80, .byte),
    .init(.nikonShotInfoD90, 0x3740, .nikonCustomSettingsD90, .byte),
    .init(.nikonShotInfoD3a, 0x3010, .nikonCustomSettingsD3, .byte),
    .init(.nikonShotInfoD3b, 0x30a0, .nikonCustomSettingsD3, .byte),
    .init(.nikonShotInfoD3X, 0x30b0, .nikonCustomSettingsD3, .byte),
    .init(.nikonShotInfoD3S, 0x2ce0, .nikonCustomSettingsD3, .byte),
    .init(.nikonShotInfoD300a, 0x3160, .nikonCustomSettingsD3, .byte),
    .init(.nikonShotInfoD300b, 0x3220, .nikonCustomSettingsD3, .byte),
    .init(.nikonShotInfoD300S, 0x3240, .nikonCustomSettingsD3, .byte),
    .init(.nikonShotInfoD700, 0x3240, .nikonCustomSettingsD700, .byte),
    .init(.nikonShotInfoD5000, 0x3780, .nikonCustomSettingsD5000, .byte),
    .init(.nikonShotInfoD5100, 0x4070, .nikonCustomSettingsD5100, .byte),
    .init(.nikonShotInfoD5200, 0xcd50, .nikonCustomSettingsD5200, .byte),
    .init(.nikonShotInfoD7000, 0x4040, .nikonCustomSettingsD7000, .byte),
    .init(.nikonShotInfoD800, 0x6ec0, .nikonCustomSettingsD800, .byte),
    .init(.nikonShotInfoD610, 0x7cf0, .nikonCustomSettingsD610, .byte),
    .init(.nikonShotInfoD4, 0x7510, .nikonCustomSettingsD4, .byte),
    .init(.nikonShotInfoD4S, 0x189d0, .nikonCustomSettingsD4, .byte),
    .init(.nikonShotInfoD4S, 0x18c20, .nikonCustomLiveViewD4S, .byte),
    .init(.nikonShotInfoD4S, 0x193d0, .nikonCustomSettingsD4, .byte),
    .init(.nikonShotInfoD4S, 0x350b0, .nikonOrientationInfo, .byte),
    .init(.nikonShotInfoD810, 0x100, .nikonSettingsInfoD810, .byte, .fromWhole),
    .init(.nikonShotInfoD810, 0x240, .nikonBracketingInfoD810, .byte, .fromWhole),
    .init(.nikonShotInfoD810, 0x380, .nikonISOAutoInfoD810, .byte, .fromWhole),
    .init(.nikonShotInfoD810, 0x400, .nikonCustomSettingsD810, .byte, .fromWhole),
    .init(.nikonShotInfoD810, 0x840, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoD780, 0x9c0, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoD7500, 0xa00, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoD850, 0x100, .nikonMenuSettingsD850, .byte, .fromWhole),
    .init(.nikonShotInfoD850, 0x4c0, .nikonMoreSettingsD850, .byte, .fromWhole),
    .init(.nikonShotInfoD850, 0x580, .nikonCustomSettingsD850, .byte, .fromWhole),
    .init(.nikonShotInfoD850, 0xa00, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoD500, 0x100, .nikonRotationInfoD500, .byte, .fromWhole),
    .init(.nikonShotInfoD500, 0x140, .nikonJPGInfoD500, .byte, .fromWhole),
    .init(.nikonShotInfoD500, 0x2c0, .nikonBracketingInfoD500, .byte, .fromWhole),
    .init(.nikonShotInfoD500, 0x500, .nikonShootingMenuD500, .byte, .fromWhole),
    .init(.nikonShotInfoD500, 0x580, .nikonCustomSettingsOfD500, .byte, .fromWhole),
    .init(.nikonShotInfoD500, 0xa00, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoD500, 0xa80, .nikonOtherInfoD500, .byte, .fromWhole),
    .init(.nikonCustomSettingsOfD500, 0x0, .nikonCustomSettingsD5, .byte),
    .init(.nikonCustomSettingsOfD500, 0x1000000, .nikonCustomSettingsD500, .byte),
    .init(.nikonShotInfoD6, 0x300, .nikonSeqInfoD6, .byte, .fromWhole),
    .init(.nikonShotInfoD6, 0x9c0, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoD6, 0xa40, .nikonIntervalInfoD6, .byte, .fromWhole),
    .init(.nikonShotInfoZ6III, 0x880, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoZ6III, 0x900, .nikonMenuSettingsZ6III, .byte, .fromWhole),
    .init(.nikonShotInfoZ7II, 0x300, .nikonIntervalInfoZ7II, .byte, .fromWhole),
    .init(.nikonShotInfoZ7II, 0x380, .nikonPortraitInfoZ7II, .byte, .fromWhole),
    .init(.nikonShotInfoZ7II, 0x880, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoZ7II, 0x980, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoZ7II, 0xa00, .nikonMenuInfoZ7II, .byte, .fromWhole),
    .init(.nikonShotInfoZ8, 0x300, .nikonSeqInfoZ9, .byte, .fromWhole),
    .init(.nikonShotInfoZ8, 0x800, .nikonAutoCaptureInfo, .byte, .fromWhole),
    .init(.nikonShotInfoZ8, 0x840, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoZ8, 0x8c0, .nikonMenuInfoZ8, .byte, .fromWhole),
    .init(.nikonShotInfoZ9, 0x300, .nikonSeqInfoZ9, .byte, .fromWhole),
    .init(.nikonShotInfoZ9, 0x580, .nikonOffset13InfoZ9, .byte, .fromWhole),
    .init(.nikonShotInfoZ9, 0x800, .nikonAutoCaptureInfo, .byte, .fromWhole),
    .init(.nikonShotInfoZ9, 0x840, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoZ9, 0x8c0, .nikonMenuInfoZ9, .byte, .fromWhole),
    .init(.nikonMenuInfoZ7II, 0x100, .nikonMenuSettingsZ7II, .byte, .fromStructure),
    .init(.nikonMenuInfoZ8, 0x100, .nikonMenuSettingsZ8v1, .byte, .fromStructure),
    .init(.nikonMenuInfoZ8, 0x1000100, .nikonMenuSettingsZ8v2, .byte, .fromStructure),
    .init(.nikonMenuInfoZ9, 0x100, .nikonMenuSettingsZ9, .byte, .fromStructure),
    .init(.nikonMenuInfoZ9, 0x1000100, .nikonMenuSettingsZ9v3, .byte, .fromStructure),
    .init(.nikonMenuInfoZ9, 0x2000100, .nikonMenuSettingsZ9v4, .byte, .fromStructure),
    .init(.nikonMenuSettingsZ6III, 0x4e70, .nikonCustomSettingsZ6III, .byte),
    .init(.nikonMenuSettingsZ8v1, 0x0, .nikonMenuSettingsZ8, .byte),
    .init(.nikonMenuSettingsZ8v1, 0x3af0, .nikonCustomSettingsZ8, .byte),
    .init(.nikonMenuSettingsZ8v2, 0x0, .nikonMenuSettingsZ8, .byte),
    .init(.nikonMenuSettingsZ8v2, 0x3af0, .nikonCustomSettingsZ8, .byte),
    .init(.nikonMenuSettingsZ9, 0x31f0, .nikonCustomSettingsZ9, .byte),
    .init(.nikonMenuSettingsZ9v3, 0x34f0, .nikonCustomSettingsZ9, .byte),
    .init(.nikonMenuSettingsZ9v4, 0x34f0, .nikonCustomSettingsZ9v4, .byte),
    .init(.nikonCapture, 0x116fea21, .nikonCaptureHighlightData, .signedByte),
    .init(.nikonCapture, 0x374233e0, .nikonCaptureCropData, .byte),
    .init(.nikonCapture, 0x39c456ac, .nikonCapturePictureCtrl, .byte),
    .init(.nikonCapture, 0x3cfc73c6, .nikonCaptureRedEyeData, .byte),
    .init(.nikonCapture, 0x56a54260, .nikonCaptureExposure, .byte),
    .init(.nikonCapture, 0x84589434, .nikonCaptureBrightness, .byte),
    .init(.nikonCapture, 0x890ff591, .nikonCaptureDLightingHQ, .long),
    .init(.nikonCapture, 0x926f13e0, .nikonCaptureNoiseReduction, .byte),
    .init(.nikonCapture, 0xb0384e1e, .nikonCapturePhotoEffects, .byte),
    .init(.nikonCapture, 0xb999a36f, .nikonCaptureColorBoost, .byte),
    .init(.nikonCapture, 0xbf3c6c20, .nikonCaptureWBAdjData, .byte),
    .init(.nikonCapture, 0xe37b4337, .nikonCaptureDLightingHS, .long),
    .init(.nikonCapture, 0xe42b5161, .nikonCaptureUnsharpData, .byte),
  ]
}
