extension TagTable {
  /// What Windows says of television that it recorded, by the names of its attributes without `WM/`
  /// and `WMRV`; the numbers have no meaning.
  package static let wtv = TagTable(
    "WTV", group: "WTV", isNumberless: true,
    [
      TagRow(0, "ATSCContent", "0=No|1=Yes"),
      TagRow(1, "ActualSoftPostPadding"),
      TagRow(2, "ActualSoftPrePadding"),
      TagRow(3, "Bitrate", traits: .unknown),
      TagRow(4, "BrandingImageID"),
      TagRow(5, "BrandingName"),
      TagRow(6, "ContentProtected", "0=No|1=Yes"),
      TagRow(7, "ContentProtectedPercent"),
      TagRow(8, "DTVContent", "0=No|1=Yes"),
      TagRow(9, "Duration", value: ASFValue.seconds, print: ASFValue.duration),
      TagRow(10, "EncodeTime", value: recordingTime),
      TagRow(11, "EndTime", value: recordingTime),
      TagRow(12, "ExpirationDate", value: recordingTime, traits: .unknown),
      TagRow(13, "ExpirationSpan", traits: .unknown),
      TagRow(14, "Genre"),
      TagRow(15, "HDContent", "0=No|1=Yes"),
      TagRow(16, "HardPostPadding"),
      TagRow(17, "HardPrePadding"),
      TagRow(18, "InBandRatingAttributes"),
      TagRow(19, "InBandRatingLevel"),
      TagRow(20, "InBandRatingSystem"),
      TagRow(21, "KeepUntil"),
      TagRow(22, "Language"),
      TagRow(23, "MediaClassPrimaryID"),
      TagRow(24, "MediaClassSecondaryID"),
      TagRow(25, "MediaCredits"),
      TagRow(26, "MediaIsDelay", "0=No|1=Yes"),
      TagRow(27, "MediaIsFinale", "0=No|1=Yes"),
      TagRow(28, "MediaIsLive", "0=No|1=Yes"),
      TagRow(29, "MediaIsMovie", "0=No|1=Yes"),
      TagRow(30, "MediaIsPremiere", "0=No|1=Yes"),
      TagRow(31, "MediaIsRepeat", "0=No|1=Yes"),
      TagRow(32, "MediaIsSAP", "0=No|1=Yes"),
      TagRow(33, "MediaIsSport", "0=No|1=Yes"),
      TagRow(34, "MediaIsStereo", "0=No|1=Yes"),
      TagRow(35, "MediaIsSubtitled", "0=No|1=Yes"),
      TagRow(36, "MediaIsTape", "0=No|1=Yes"),
      TagRow(37, "MediaNetworkAffiliation"),
      TagRow(38, "MediaOriginalBroadcastDateTime", value: ASFValue.date),
      TagRow(39, "MediaOriginalChannel"),
      TagRow(40, "MediaOriginalChannelSubNumber"),
      TagRow(41, "MediaOriginalRunTime", value: ASFValue.seconds, print: ASFValue.duration),
      TagRow(42, "MediaStationCallSign"),
      TagRow(43, "MediaStationName"),
      TagRow(44, "MediaThumbAspectRatioX"),
      TagRow(45, "MediaThumbAspectRatioY"),
      TagRow(46, "MediaThumbHeight"),
      TagRow(47, "MediaThumbRatingAttributes"),
      TagRow(48, "MediaThumbRatingLevel"),
      TagRow(49, "MediaThumbRatingSystem"),
      TagRow(50, "MediaThumbRet"),
      TagRow(51, "MediaThumbStride"),
      TagRow(52, "MediaThumbTimeStamp", traits: .unknown),
      TagRow(53, "MediaThumbWidth"),
      TagRow(54, "OriginalReleaseTime", value: ASFValue.date),
      TagRow(55, "OriginalSoftPostPadding"),
      TagRow(56, "OriginalSoftPrePadding"),
      TagRow(57, "ParentalRating"),
      TagRow(58, "ParentalRatingReason"),
      TagRow(59, "ProgramID"),
      TagRow(60, "Provider"),
      TagRow(61, "ProviderCopyright"),
      TagRow(62, "ProviderRating"),
      TagRow(63, "Quality"),
      TagRow(64, "RequestID"),
      TagRow(65, "ScheduleItemID"),
      TagRow(66, "SeriesUID"),
      TagRow(67, "ServiceID"),
      TagRow(68, "Subtitle"),
      TagRow(69, "SubtitleDescription"),
      TagRow(70, "Title"),
      TagRow(71, "VideoClosedCaptioning", "0=No|1=Yes"),
      TagRow(72, "Watched", "0=No|1=Yes"),
    ])
}

/// Units of 100 ns since the year 1 in UTC, to the second.
@Sendable private func recordingTime(_ tag: Tag, _ text: inout TextBuffer) {
  let seconds = (tag.loose / 1e7 - 62_135_596_800).rounded(.toNearestOrEven)
  let start = text.bytes.count
  text.append(unixTime: Int64(exactly: seconds) ?? 0)
  // A year of less than four digits stands behind blanks.
  if seconds != 0 {
    for index in start..<(start + 3) {
      guard text.bytes[index] == 0x30 else { break }
      text.bytes[index] = 0x20
    }
  }
  text.append("Z")
}
