/// The composite tags, in the order of the rows of their table.
enum CompositeName: UInt32, CaseIterable {
  case imageWidth, imageHeight, imageSize, megapixels
  case shutterSpeed, aperture, lightValue
  case scaleFactor35efl, focalLength35efl, circleOfConfusion, hyperfocalDistance, fov, dof
  case subSecDateTimeOriginal, subSecCreateDate, subSecModifyDate
  case dateTimeCreated, digitalCreationDateTime, dateTimeOriginal
  case gpsDateTime, gpsLatitude, gpsLongitude, gpsAltitude, gpsPosition
  case gpsLatitudeRef, gpsLongitudeRef
  case gpsDestLatitude, gpsDestLongitude, gpsDestLatitudeRef, gpsDestLongitudeRef
  case flash, lensID, cfaPattern, redBalance, blueBalance, duration, audioBitrate
  case rotation, avgBitrate, gpsAltitudeRef, cddbDiscPlayTime, cddbDiscTracks
  case driveMode, lens, lens35efl, shootingMode, flashType, redEyeReduction, conditionalFEC
  case shutterCurtainHack, levels, iso, digitalZoom, fileNumber, previewImageSize
  case lensSpec, autoFocus, phaseDetectAF, contrastDetectAF, runTimeSincePowerUp, dateCreated
  case extenderStatus, advancedSceneMode, focusDistance, focusDistance2, ricohPitch, ricohRoll
  case kodakLevels, lensType
}

extension TagTable {
  /// What follows from other tags of a file.
  package static let composite = TagTable(
    "Composite", group: "Composite",
    [
      row(.imageWidth, "ImageWidth"),
      row(.imageHeight, "ImageHeight"),
      row(.imageSize, "ImageSize", print: Wording.size),
      row(.megapixels, "Megapixels", print: Wording.megapixels),
      row(.shutterSpeed, "ShutterSpeed", print: Wording.exposureTime),
      row(.aperture, "Aperture", print: Wording.fNumber),
      row(.lightValue, "LightValue", print: Wording.tenth),
      row(.scaleFactor35efl, "ScaleFactor35efl", print: Wording.tenth),
      row(.focalLength35efl, "FocalLength35efl", print: Wording.derived),
      row(.circleOfConfusion, "CircleOfConfusion", print: Wording.confusion),
      row(.hyperfocalDistance, "HyperfocalDistance", print: Wording.hyperfocalDistance),
      row(.fov, "FOV", print: Wording.fieldOfView),
      row(.dof, "DOF", print: Wording.depthOfField),
      row(.subSecDateTimeOriginal, "SubSecDateTimeOriginal"),
      row(.subSecCreateDate, "SubSecCreateDate"),
      row(.subSecModifyDate, "SubSecModifyDate"),
      row(.dateTimeCreated, "DateTimeCreated"),
      row(.digitalCreationDateTime, "DigitalCreationDateTime"),
      row(.dateTimeOriginal, "DateTimeOriginal", traits: .yields),
      row(.gpsDateTime, "GPSDateTime"),
      row(.gpsLatitude, "GPSLatitude", print: Wording.signedLatitude),
      row(.gpsLongitude, "GPSLongitude", print: Wording.signedLongitude),
      row(.gpsAltitude, "GPSAltitude", print: Wording.derived, traits: .yields),
      row(.gpsPosition, "GPSPosition", print: Wording.derived, traits: .yields),
      row(.gpsLatitudeRef, "GPSLatitudeRef", "N=North|S=South"),
      row(.gpsLongitudeRef, "GPSLongitudeRef", "E=East|W=West"),
      row(.gpsDestLatitude, "GPSDestLatitude", print: Wording.signedLatitude),
      row(.gpsDestLongitude, "GPSDestLongitude", print: Wording.signedLongitude),
      row(.gpsDestLatitudeRef, "GPSDestLatitudeRef", "N=North|S=South"),
      row(.gpsDestLongitudeRef, "GPSDestLongitudeRef", "E=East|W=West"),
      row(.flash, "Flash", print: Wording.flash),
      row(.lensID, "LensID", print: Wording.derived),
      row(.cfaPattern, "CFAPattern", print: Wording.colorFilters),
      row(.redBalance, "RedBalance", print: Wording.millionth),
      row(.blueBalance, "BlueBalance", print: Wording.millionth),
      row(.duration, "Duration", print: Wording.derived, traits: .yields),
      row(.audioBitrate, "AudioBitrate", print: Wording.derived),
      row(.rotation, "Rotation"),
      row(.avgBitrate, "AvgBitrate", print: QuickTimeValue.bitRate, traits: .yields),
      row(
        .gpsAltitudeRef, "GPSAltitudeRef", "0=Above Sea Level|1=Below Sea Level", traits: .yields),
      row(.cddbDiscPlayTime, "CDDBDiscPlayTime", print: Wording.derived),
      row(.cddbDiscTracks, "CDDBDiscTracks"),
      row(
        .driveMode, "DriveMode",
        "0=Continuous Shooting|1=Self-timer Operation|2=Single-frame Shooting"),
      row(.lens, "Lens", print: Wording.derived),
      row(.lens35efl, "Lens35efl", print: Wording.derived),
      row(.shootingMode, "ShootingMode", print: Wording.derived),
      row(.flashType, "FlashType", "0=Built-In Flash|1=External"),
      row(.redEyeReduction, "RedEyeReduction", "0=Off|1=On"),
      row(.conditionalFEC, "ConditionalFEC", print: Wording.derived),
      row(.shutterCurtainHack, "ShutterCurtainHack", "0=1st-curtain sync|1=2nd-curtain sync"),
      row(.levels, "WB_RGGBLevels"),
      row(.iso, "ISO", print: Wording.wholeNumber, traits: .yields),
      row(.digitalZoom, "DigitalZoom", print: Wording.derived),
      row(.fileNumber, "FileNumber", print: Wording.derived),
      row(.previewImageSize, "PreviewImageSize"),
      row(.lensSpec, "LensSpec", print: Wording.derived),
      row(.autoFocus, "AutoFocus", "0=Off|1=On"),
      row(
        .phaseDetectAF, "PhaseDetectAF",
        "0=Off|1=On (51-point)|2=On (11-point)|3=On (39-point)|7=On (153-point)|9=On (105-point)"),
      row(.contrastDetectAF, "ContrastDetectAF", "0=Off|1=On"),
      row(.runTimeSincePowerUp, "RunTimeSincePowerUp", print: QuickTimeValue.durationText),
      row(.dateCreated, "DateCreated"),
      row(.extenderStatus, "ExtenderStatus", "0=Not attached|1=Attached|2=Removed"),
      row(.advancedSceneMode, "AdvancedSceneMode", print: Wording.derived),
      row(.focusDistance, "FocusDistance", print: Wording.derived),
      row(.focusDistance2, "FocusDistance2", print: Wording.derived),
      row(.ricohPitch, "RicohPitch"),
      row(.ricohRoll, "RicohRoll"),
      row(.kodakLevels, "WB_RGBLevels"),
      row(.lensType, "LensType", OlympusLenses.labels),
    ])

  private static func row(
    _ name: CompositeName, _ text: String, _ labels: String = "", print: Conversion? = nil,
    traits: TagRow.Traits = []
  ) -> TagRow {
    TagRow(name.rawValue, text, labels, print: print, traits: traits)
  }
}
