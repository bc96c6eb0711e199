/// Archives that are none of ZIP's.
extension TagTable {
  /// gzip (RFC 1952 §2.3.1), by the bytes' places, and the texts behind.
  package static let gzip = TagTable(
    "GZIP", group: "ZIP",
    [
      TagRow(2, "Compression", "8=Deflated"),
      TagRow(3, "Flags", "0=Text|1=CRC16|2=ExtraFields|3=FileName|4=Comment", traits: .bitmask),
      TagRow(4, "ModifyDate", format: .long, value: DocumentValue.localTime),
      TagRow(8, "ExtraFlags", "0=(none)|2=Maximum Compression|4=Fastest Algorithm"),
      TagRow(
        9, "OperatingSystem",
        "0=FAT filesystem (MS-DOS, OS/2, NT/Win32)|1=Amiga|2=VMS (or OpenVMS)|3=Unix|4=VM/CMS|5=Atari TOS|6=HPFS filesystem (OS/2, NT)|7=Macintosh|8=Z-System|9=CP/M|10=TOPS-20|11=NTFS filesystem (NT)|12=QDOS|13=Acorn RISCOS|255=unknown"
      ),
      TagRow(10, "ArchivedFileName"),
      TagRow(11, "Comment"),
    ])

  /// What RAR 5 and 7z say; the numbers have no meaning.
  package static let rar = TagTable(
    "RAR", group: "ZIP", yields: true, isNumberless: true,
    [
      TagRow(0, "FileVersion"),
      TagRow(1, "CompressedSize"),
      TagRow(2, "ModifyDate", value: DocumentValue.localTime),
      TagRow(3, "UncompressedSize"),
      TagRow(4, "OperatingSystem", "0=Win32|1=Unix"),
      TagRow(5, "ArchivedFileName"),
    ])

  /// A file of RAR 4: its header behind the packed size, by the bytes' places.
  package static let rarFile = TagTable(
    "RAR4", group: "ZIP", yields: true,
    [
      TagRow(0, "UncompressedSize", format: .long),
      TagRow(4, "OperatingSystem", "0=MS-DOS|1=OS/2|2=Win32|3=Unix"),
      TagRow(9, "ModifyDate", format: .long, value: DocumentValue.timeAndDate),
      TagRow(
        14, "PackingMethod",
        "48=Stored|49=Fastest|50=Fast|51=Normal|52=Good Compression|53=Best Compression",
        traits: .hexadecimal),
    ])

  /// The packed size of one: as exiftool has it, and as it is.
  package static let rarSizes = TagTable(
    "RAR4Sizes", group: "ZIP", yields: true, isNumberless: true,
    [
      TagRow(0, "CompressedSize", traits: .onlyInExiftool),
      TagRow(1, "CompressedSize", traits: .notInExiftool),
    ])
}
