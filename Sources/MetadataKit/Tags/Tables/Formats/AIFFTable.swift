extension TagTable {
  /// The chunks of interchange sound (AIFF 1.3, AIFF-C 9/26/91); the numbers have no meaning.
  package static let aiff = TagTable(
    "AIFF", group: "AIFF", isNumberless: true,
    [
      TagRow(0, "FormatVersionTime", value: AIFFValue.time),
      TagRow(1, "NumChannels"),
      TagRow(2, "NumSampleFrames"),
      TagRow(3, "SampleSize"),
      TagRow(4, "SampleRate"),
      TagRow(
        5, "CompressionType",
        "NONE=None|ACE2=ACE 2-to-1|ACE8=ACE 8-to-3|MAC3=MAC 3-to-1|MAC6=MAC 6-to-1|sowt=Little-endian, no compression|alaw=a-law|ALAW=A-law|ulaw=mu-law|ULAW=Mu-law|GSM =GSM|G722=G722|G726=G726|G728=G728"
      ),
      TagRow(6, "CompressorName"),
      TagRow(7, "CommentTime", value: AIFFValue.time),
      TagRow(8, "MarkerID"),
      TagRow(9, "Comment"),
      TagRow(10, "Name", value: Meaning.wholeText),
      TagRow(11, "Author", value: Meaning.wholeText),
      TagRow(12, "Copyright", value: Meaning.wholeText),
      // AFsp parts its lines by NULs.
      TagRow(13, "Annotation", value: Meaning.wholeText),
      TagRow(14, "ApplicationData", traits: .binary),
      // Where it is a text.
      TagRow(15, "ApplicationData"),
    ])
}

private enum AIFFValue {
  /// Seconds since 1904.
  @Sendable static func time(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(unixTime: (tag.integer() ?? 0) &- Int64(MovieTime.unixEpoch))
  }
}
