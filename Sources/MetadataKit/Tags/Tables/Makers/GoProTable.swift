extension TagTable {
  /// What GoPro's cameras note (github.com/gopro/gpmf-parser): numbers are the four letters of keys.
  package static let goPro = TagTable(
    "GoPro", group: "GoPro",
    [
      TagRow(0x4141_4c50, "AudioLevel"),  // AALP
      TagRow(0x4142_5343, "AutoBoostScore"),  // ABSC
      TagRow(0x4143_434c, "Accelerometer", traits: .binary),  // ACCL
      TagRow(0x414c_4c44, "AutoLowLightDuration"),  // ALLD
      TagRow(0x4150_544f, "AudioProtuneOption"),  // APTO
      TagRow(0x4152_5557, "AspectRatioUnwarped"),  // ARUW
      TagRow(0x4152_5741, "AspectRatioWarped"),  // ARWA
      TagRow(0x4154_5444, "Attitude", traits: .binary),  // ATTD
      TagRow(0x4154_5452, "AttitudeTarget", traits: .binary),  // ATTR
      TagRow(0x4155_4254, "AudioBlueTooth", "N=No|Y=Yes"),  // AUBT
      TagRow(0x4155_444f, "AudioSetting"),  // AUDO
      TagRow(0x4155_5054, "AutoProtune", "N=No|Y=Yes"),  // AUPT
      TagRow(0x4249_5452, "BitrateSetting"),  // BITR
      TagRow(0x4341_534e, "CameraSerialNumber"),  // CASN
      TagRow(0x4344_4154, "CreationDate", value: GoProValue.date),  // CDAT
      TagRow(0x4344_544d, "CaptureDelayTimer"),  // CDTM
      TagRow(0x434c_4450, "ClassificationDataPresent", "N=No|Y=Yes"),  // CLDP
      TagRow(0x434f_5249, "CameraOrientation", traits: .binary),  // CORI
      TagRow(0x4350_494e, "ChapterNumber"),  // CPIN
      TagRow(0x4353_454e, "CoyoteSense", traits: .binary),  // CSEN
      TagRow(0x4354_524c, "ControlLevel"),  // CTRL
      TagRow(0x4359_5453, "CoyoteStatus", traits: .binary),  // CYTS
      TagRow(0x4455_5354, "DurationSetting"),  // DUST
      TagRow(0x4456_4e4d, "DeviceName"),  // DVNM
      TagRow(0x445a_4d58, "DigitalZoomAmount"),  // DZMX
      TagRow(0x445a_4f4d, "DigitalZoomOn", "N=No|Y=Yes"),  // DZOM
      TagRow(0x445a_5354, "DigitalZoom"),  // DZST
      TagRow(0x4549_5341, "ElectronicImageStabilization"),  // EISA
      TagRow(0x4549_5345, "ElectronicStabilizationOn", "N=No|Y=Yes"),  // EISE
      TagRow(0x4558_5054, "ExposureType"),  // EXPT
      TagRow(0x4641_4345, "FaceDetected"),  // FACE
      TagRow(0x4643_4e4d, "FaceNumbers"),  // FCNM
      TagRow(0x464d_5752, "FirmwareVersion"),  // FMWR
      TagRow(0x4657_5653, "OtherFirmware"),  // FWVS
      TagRow(0x4750_5341, "GPSAltitudeSystem"),  // GPSA
      // GPSF
      TagRow(
        0x4750_5346, "GPSMeasureMode", "2=2-Dimensional Measurement|3=3-Dimensional Measurement"),
      TagRow(0x4750_5350, "GPSHPositioningError", value: GoProValue.centimeters),  // GPSP
      TagRow(0x4750_5355, "GPSDateTime", value: GoProValue.packedDate),  // GPSU
      TagRow(0x4752_4156, "GravityVector", traits: .binary),  // GRAV
      TagRow(0x4759_524f, "Gyroscope", traits: .binary),  // GYRO
      TagRow(0x4843_544c, "HorizonControl"),  // HCTL
      TagRow(0x4844_5256, "HDRVideo", "N=No|Y=Yes"),  // HDRV
      TagRow(0x4853_4754, "HindsightSettings"),  // HSGT
      TagRow(0x4855_4553, "PredominantHue"),  // HUES
      TagRow(0x494f_5249, "ImageOrientation", traits: .binary),  // IORI
      TagRow(0x4953_4f45, "ISOSpeeds"),  // ISOE
      TagRow(0x4953_4f47, "ImageSensorGain", traits: .binary),  // ISOG
      TagRow(0x4c4e_4544, "LocalPositionNED", traits: .binary),  // LNED
      TagRow(0x4c4f_4753, "HealthLogs"),  // LOGS
      TagRow(0x4d41_474e, "Magnetometer"),  // MAGN
      TagRow(0x4d41_5058, "MappingXCoefficients"),  // MAPX
      TagRow(0x4d41_5059, "MappingYCoefficients"),  // MAPY
      TagRow(0x4d49_4e46, "Model"),  // MINF
      TagRow(0x4d4d_4f44, "MediaMode"),  // MMOD
      TagRow(0x4d54_5258, "AccelerometerMatrix"),  // MTRX
      TagRow(0x4d55_4944, "MediaUniqueID", print: GoProValue.hexadecimal),  // MUID
      TagRow(0x4d57_4554, "MicrophoneWet"),  // MWET
      TagRow(0x4d58_4346, "MappingXMode"),  // MXCF
      TagRow(0x4d59_4346, "MappingYMode"),  // MYCF
      TagRow(0x4f52_4450, "OrientationDataPresent", "N=No|Y=Yes"),  // ORDP
      TagRow(0x4f52_454e, "AutoRotation", "U=Up|D=Down|A=Auto"),  // OREN
      TagRow(0x4f52_494e, "InputOrientation"),  // ORIN
      TagRow(0x4f52_494f, "OutputOrientation"),  // ORIO
      TagRow(0x5048_4452, "HDRSetting"),  // PHDR
      TagRow(0x5049_4d44, "ProtuneISOMode"),  // PIMD
      TagRow(0x5049_4d4e, "AutoISOMin"),  // PIMN
      TagRow(0x5049_4d58, "AutoISOMax"),  // PIMX
      TagRow(0x504f_4c59, "PolynomialCoefficients"),  // POLY
      TagRow(0x5052_4553, "PhotoResolution"),  // PRES
      TagRow(0x5052_4a54, "LensProjection"),  // PRJT
      TagRow(0x5052_544e, "Protune", "N=Off|Y=On"),  // PRTN
      TagRow(0x5054_434c, "ColorMode"),  // PTCL
      TagRow(0x5054_4556, "ExposureCompensation"),  // PTEV
      TagRow(0x5054_5348, "Sharpness"),  // PTSH
      TagRow(0x5054_5742, "WhiteBalance"),  // PTWB
      TagRow(0x5057_5052, "PowerProfile"),  // PWPR
      TagRow(0x5059_4346, "PolynomialPower"),  // PYCF
      TagRow(0x5241_4d50, "SpeedRampSetting"),  // RAMP
      TagRow(0x5241_5445, "Rate"),  // RATE
      TagRow(0x524d_524b, "Comments", value: GoProValue.latin),  // RMRK
      TagRow(0x5343_4150, "ScheduleCapture", "N=No|Y=Yes"),  // SCAP
      TagRow(0x5343_454e, "SceneClassification"),  // SCEN
      TagRow(0x5343_5052, "ScaledPressure"),  // SCPR
      TagRow(0x5343_544d, "ScheduleCaptureTime"),  // SCTM
      TagRow(0x5348_5554, "ExposureTimes", print: GoProValue.exposureTimes),  // SHUT
      TagRow(0x5349_4d55, "ScaledIMU"),  // SIMU
      TagRow(0x534d_5452, "SpotMeter", "N=No|Y=Yes"),  // SMTR
      TagRow(0x5352_4f54, "SensorReadoutTime"),  // SROT
      TagRow(0x5354_4d50, "TimeStamp", value: GoProValue.microseconds),  // STMP
      TagRow(0x5359_5354, "SystemTime"),  // SYST
      TagRow(0x5449_4d4f, "TimeOffset"),  // TIMO
      TagRow(0x544d_5043, "CameraTemperature", print: GoProValue.celsius),  // TMPC
      TagRow(0x545a_4f4e, "TimeZone", print: Wording.timeZone),  // TZON
      TagRow(0x554e_4946, "InputUniformity"),  // UNIF
      TagRow(0x5645_5253, "MetadataVersion", print: GoProValue.dotted),  // VERS
      TagRow(0x5646_4f56, "FieldOfView", "W=Wide|S=Super View|L=Linear"),  // VFOV
      TagRow(0x5646_5053, "VideoFrameRate", print: GoProValue.quotient),  // VFPS
      TagRow(0x5646_5248, "VisualFlightRulesHUD"),  // VFRH
      TagRow(0x5652_4553, "VideoFrameSize", print: GoProValue.size),  // VRES
      TagRow(0x5742_414c, "ColorTemperatures"),  // WBAL
      TagRow(0x574e_444d, "WindProcessing"),  // WNDM
      TagRow(0x5752_4742, "WhiteBalanceRGB", traits: .binary),  // WRGB
      TagRow(0x5941_5647, "LumaAverage"),  // YAVG
      TagRow(0x5a46_4f56, "DiagonalFieldOfView"),  // ZFOV
      TagRow(0x5a4d_504c, "ZoomScaleNormalization"),  // ZMPL
    ])
}
