/// What files of caught packets say of themselves; of an option's number, what is above 255 tells which
/// block has it.
extension TagTable {
  package static let pcap = TagTable(
    "PCAP", group: "File", isNumberless: true,
    [
      TagRow(1, "Comment"),
      TagRow(0x102, "Hardware"),
      TagRow(0x103, "OperatingSystem"),
      TagRow(0x104, "UserApplication"),
      TagRow(0x202, "DeviceName"),
      TagRow(0x203, "Description"),
      // exiftool fails to word it.
      TagRow(
        0x204, "IPv4Addr", format: .undefined, value: PCAPValue.address4, traits: .notInExiftool),
      TagRow(0x205, "IPv6Addr", format: .undefined, value: PCAPValue.address6),
      TagRow(0x206, "MACAddr", format: .undefined, value: PCAPValue.hardwareAddress),
      TagRow(0x207, "EUIAddr", format: .undefined, value: PCAPValue.extendedAddress),
      TagRow(0x208, "Speed", format: .long8),
      TagRow(0x209, "TimeStampResolution", format: .byte, value: PCAPValue.resolution),
      TagRow(0x20b, "Filter", format: .undefined, value: PCAPValue.filter),
      TagRow(0x20c, "OperatingSystem"),
      TagRow(0x20d, "FrameCheckSequenceLength", format: .byte),
      TagRow(0x20e, "TimeStampOffset", format: .long8),
      TagRow(0x20f, "Hardware"),
      TagRow(0x210, "TXSpeed", format: .long8),
      TagRow(0x211, "RXSpeed", format: .long8),
      TagRow(0x212, "TimezoneName"),
      TagRow(2989, "CustomOption2", format: .undefined, traits: .binary),
      TagRow(19373, "CustomOption4", format: .undefined, traits: .binary),
      TagRow(0x10001, "ByteOrder", "II=Little-endian (Intel, II)|MM=Big-endian (Motorola, MM)"),
      TagRow(0x10002, "PCAPVersion"),
      TagRow(0x10003, "LinkType", PCAPLinkTypes.labels),
      TagRow(0x10004, "TimeStamp", value: PCAPValue.time),
    ])

  /// What is true where exiftool has something else.
  package static let pcapTrue = TagTable(
    "PCAP-true", group: "File", isNumberless: true,
    [
      TagRow(3, "LinkType", PCAPLinkTypes.labels, traits: .notInExiftool),
      TagRow(4, "TimeStamp", value: PCAPValue.time, traits: .notInExiftool),
    ])

  /// What exiftool has.
  package static let pcapMisread = TagTable(
    "PCAP-misread", group: "File", isNumberless: true,
    [
      TagRow(3, "LinkType", PCAPLinkTypes.labels, traits: .onlyInExiftool),
      TagRow(4, "TimeStamp", value: PCAPValue.misreadTime, traits: .onlyInExiftool),
    ])

  /// Network Monitor's date.
  package static let pcapDate = TagTable(
    "PCAP-date", group: "File", isNumberless: true,
    [TagRow(4, "TimeStamp", value: PCAPValue.date)])
}
