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
  case kodakLevels, lensType, volumeSize
}
