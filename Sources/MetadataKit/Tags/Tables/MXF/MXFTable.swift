extension TagTable {
  /// The forms that values of MXF's elements have, each under the name of one that has it; their
  /// numbers are the letters by which ``MXFDictionary`` refers to them.
  package static let mxf = TagTable(
    "MXF", group: "MXF",
    [
      TagRow(1, "MXFVersion", format: .short, value: MXFValue.dotted),
      // Latitudes and longitudes.
      TagRow(0x30, "CornerLatitudePoint2", print: Wording.latitude),
      TagRow(0x31, "DeviceLatitude", format: .float, print: Wording.latitude),
      TagRow(0x32, "DeviceLongitude", format: .float, print: Wording.longitude),
      TagRow(0x33, "FrameCenterLatitude", format: .double, print: Wording.latitude),
      TagRow(0x34, "FrameCenterLongitude", format: .double, print: Wording.longitude),
      TagRow(
        0x35, "CodedLatitude", format: .undefined, value: MXFValue.codedLatitude,
        print: Wording.latitude),
      TagRow(
        0x36, "CodedLongitude", format: .undefined, value: MXFValue.codedLongitude,
        print: Wording.longitude),
      TagRow(0x37, "CornerLatitudePoint1", value: MXFValue.places, print: Wording.latitude),
      TagRow(0x38, "FrameCenterLongitudeText", value: MXFValue.places, print: Wording.longitude),
      TagRow(
        0x39, "FrameCenterLatitudeLongitude", value: MXFValue.places,
        print: MXFValue.placeWords),
      TagRow(
        0x41, "DeviceAltitudeCode", format: .undefined, value: MXFValue.codedAltitude,
        print: MXFValue.meters),
      TagRow(0x42, "SignedByte", format: .signedByte),
      TagRow(0x48, "ImageHeight", format: .long),
      TagRow(0x49, "InstanceUID", format: .undefined, value: MXFValue.identifier),
      TagRow(0x4b, "AudioAverageBitrate", format: .float, print: MovieValue.bitrate),
      TagRow(0x4c, "LeadingLines", format: .signedLong),
      TagRow(0x4d, "DeviceAltitude", format: .float, print: MXFValue.meters),
      // Numbers of edit units, which become seconds where a track tells their rate.
      TagRow(0x4e, "StartTimecode", print: MovieValue.duration),
      TagRow(0x51, "SignedLong8", format: .signedLong8),
      TagRow(0x53, "SignedShort", format: .signedShort),
      TagRow(0x54, "CreateDate", format: .undefined, value: MXFValue.timestamp),
      TagRow(0x57, "ImageWidth", format: .long),
      TagRow(0x58, "FocalLength", format: .long, value: MXFValue.tenths),
      TagRow(0x61, "OrganizationID", format: .ascii),
      TagRow(0x62, "LayerNumber", format: .byte),
      TagRow(
        0x63, "ComponentDataDefinition", format: .undefined, value: MXFValue.label,
        print: MXFValue.dataDefinition),
      TagRow(0x64, "Double", format: .double),
      TagRow(
        0x65, "ChannelStatusMode", format: .undefined, value: MXFValue.channelStatus,
        print: MXFValue.channelStatusWords),
      TagRow(0x66, "HorizontalActionSafePercentage", format: .float),
      TagRow(0x67, "ISO639TextLanguageCode", format: .ascii),
      TagRow(0x68, "VideoCodingSchemeID", format: .undefined, value: MXFValue.identifier),
      TagRow(0x69, "AlphaTransparency", "0=Not Inverted|1=Inverted", format: .byte),
      TagRow(0x6b, "Bitrate", format: .long, print: MovieValue.bitrate),
      TagRow(0x6c, "TrackID", format: .long),
      TagRow(0x6d, "FocalLengthFraction", format: .float, print: MXFValue.millimeters),
      TagRow(0x6e, "Duration", print: MovieValue.duration),
      TagRow(
        0x6f, "ByteOrder", "II=Little-endian (Intel, II)|MM=Big-endian (Motorola, MM)",
        format: .ascii),
      TagRow(0x70, "ToolkitVersion", format: .undefined, value: MXFValue.productVersion),
      TagRow(0x71, "Long8", format: .long8),
      TagRow(0x72, "EditRate", format: .signedRational),
      TagRow(0x73, "FieldRate", format: .short),
      TagRow(0x74, "DropFrame", format: .undefined, value: MXFValue.truth),
      TagRow(0x75, "TrackName", format: .utf8),
      TagRow(0x76, "SDKVersion", format: .undefined, value: MXFValue.version),
      TagRow(0x77, "WeakReference", format: .undefined, value: MXFValue.label),
      TagRow(0x78, "FieldOfViewVertical", format: .short, value: MXFValue.tenths),
      // Its number is taken for a letter by exiftool, which so tells that it is unknown.
      TagRow(
        0x7a, "CodedContentScanningKind", "0=Unknown|1=Progressive|2=Interlaced|3=Mixed",
        format: .byte, traits: .notInExiftool),
    ])
}
