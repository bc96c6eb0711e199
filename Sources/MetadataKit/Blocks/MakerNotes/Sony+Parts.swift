extension NotePart {
  /// What is a structure in Sony's notes.
  static let sony: [NotePart] = plain + modes + enciphered

  // swift-format-ignore
  private static let plain: [NotePart] = [
    .init(0xb028, directory: .minolta),
    .init(0x10, .sonyCameraInfo, .byte, condition: "count=368|5478", order: .big),
    .init(0x10, .sonyCameraInfo2, .byte, condition: "count=5506|6118", order: .little),
    .init(0x10, .sonyCameraInfo3, .byte, condition: "count=15360", order: .little),
    .init(0x20, .sonyFocusInfo, .byte, condition: "count=19154|19148", order: .little),
    .init(0x20, .sonyMoreSettings, .short, order: .little) { $0.tellSonyBlocks(&$1) },
    .init(0x114, .sonyCameraSettings, .short, condition: "count=280|364", order: .big),
    .init(0x114, .sonyCameraSettings2, .short, condition: "count=332", order: .big),
    .init(0x114, .sonyCameraSettings3, .byte, condition: "count=1536|2048", order: .little),
    .init(0x116, .sonyExtraInfo, .byte, condition: "DSLR-A850|DSLR-A900", order: .big),
    .init(0x116, .sonyExtraInfo2, .byte, condition: "DSLR-A230|DSLR-A290|DSLR-A330|DSLR-A380|DSLR-A390"),
    .init(0x116, .sonyExtraInfo3, .byte),
    .init(0x1003, .sonyPanorama, .long, condition: "$panorama=1"),
    .init(0x202a, .sonyTag202a, .byte, condition: "@0=1"),
    .init(0x2044, .sonyHiddenInfo, .long),
    .init(0x3000, .sonyShotInfo, .byte),
  ]

  /// Exposure and modes, in a layout for each generation of cameras.
  // swift-format-ignore
  private static let modes: [NotePart] = [
    enciphered(0x2010, .sonyTag2010a, condition: "NEX-5N$"),
    enciphered(0x2010, .sonyTag2010b, condition: "SLT-A65V$|SLT-A65$|SLT-A77V$|SLT-A77$|NEX-7$|NEX-VG20E$|Lunar$"),
    enciphered(0x2010, .sonyTag2010c, condition: "SLT-A37$|SLT-A57$|NEX-F3$"),
    enciphered(0x2010, .sonyTag2010d, condition: "DSC-HX10V$|DSC-HX20V$|DSC-HX30V$|DSC-HX200V$|DSC-TX66$|DSC-TX200V$|DSC-TX300V$|DSC-WX50$|DSC-WX70$|DSC-WX100$|DSC-WX150$&!$panorama>0"),
    enciphered(0x2010, .sonyTag2010e, condition: "SLT-A99V$|SLT-A99$|HV$|SLT-A58$|ILCE-3000$|ILCE-3500$|NEX-3N$|NEX-5R$|NEX-5T$|NEX-6$|NEX-VG900$|NEX-VG30E$|DSC-RX100$|DSC-RX1$|DSC-RX1R$|Stellar$"),
    enciphered(0x2010, .sonyTag2010e, condition: "DSC-HX300$|DSC-HX50$|DSC-HX50V$|DSC-TX30$|DSC-WX60$|DSC-WX80$|DSC-WX200$|DSC-WX300$&!$panorama=1"),
    enciphered(0x2010, .sonyTag2010f, condition: "DSC-RX100M2$|DSC-QX10$|DSC-QX100$"),
    enciphered(0x2010, .sonyTag2010g, condition: "DSC-QX30|DSC-RX10|DSC-RX100M3|DSC-HX60V|DSC-HX350|DSC-HX400V|DSC-WX220|DSC-WX350|ILCE-7R|ILCE-7S|ILCE-7M2|ILCE-7|ILCE-5000|ILCE-6000|ILCE-5100|ILCE-QX1|ILCA-68|ILCA-77M2"),
    enciphered(0x2010, .sonyTag2010h, condition: "DSC-RX0|DSC-RX1RM2|DSC-RX10M2|DSC-RX10M3|DSC-RX100M4|DSC-RX100M5|DSC-HX80|DSC-HX90V|DSC-HX90|DSC-WX500|ILCE-6300|ILCE-6500|ILCE-7RM2|ILCE-7SM2|ILCA-99M2"),
    enciphered(0x2010, .sonyTag2010i, condition: "ILCE-6100A|ILCE-6100|ILCE-6400A|ILCE-6400|ILCE-6600|ILCE-7C|ILCE-7M3|ILCE-7RM3A|ILCE-7RM3|ILCE-7RM4A|ILCE-7RM4|ILCE-9|ILCE-9M2|DSC-RX10M4|DSC-RX100M6|DSC-RX100M5A|DSC-RX100M7A|DSC-RX100M7|DSC-HX95|DSC-HX99|DSC-RX0M2|ZV-1A|ZV-1F|ZV-1|ZV-1M2|ZV-E10"),
  ]

  // swift-format-ignore
  private static let enciphered: [NotePart] = [
    enciphered(0x900b, .sonyTag900b, condition: "@0=174"),
    enciphered(0x9050, .sonyTag9050a, .little, condition: "!DSC-*|Stellar*|ILCE-1*|ILCE-6100*|ILCE-6300*|ILCE-6400*|ILCE-6500*|ILCE-6600*|ILCE-6700*|ILCE-7C*|ILCE-7M3*|ILCE-7M4*|ILCE-7M5*|ILCE-7RM2*|ILCE-7RM3*|ILCE-7RM4*|ILCE-7RM5*|ILCE-7SM2*|ILCE-7SM3*|ILCE-9*|ILCA-99M2*|ILME-FX2*|ILME-FX3*|ZV-*"),
    enciphered(0x9050, .sonyTag9050b, .little, condition: "ILCE-6100A|ILCE-6100|ILCE-6300|ILCE-6400A|ILCE-6400|ILCE-6500|ILCE-6600|ILCE-7C|ILCE-7M3|ILCE-7RM2|ILCE-7RM3A|ILCE-7RM3|ILCE-7RM4A|ILCE-7RM4|ILCE-7SM2|ILCE-9|ILCE-9M2|ILCA-99M2|ZV-E10"),
    enciphered(0x9050, .sonyTag9050c, .little, condition: "ILCE-1|ILCE-7M4*|ILCE-7RM5*|ILCE-7SM3*|ILME-FX3*"),
    enciphered(0x9050, .sonyTag9050d, .little, condition: "ILCE-6700|ILCE-7CM2|ILCE-7CR|ILME-FX2|ZV-E1|ZV-E10M2"),
    enciphered(0x9050, .sonyTag9050d, .little, condition: "ILCE-1M2*|ILCE-7M5*&head&@4=0"),
    enciphered(0x9400, .sonyTag9400a, condition: "@0=7|9|10|94|231|4"),
    enciphered(0x9400, .sonyTag9400b, condition: "@0=12"),
    enciphered(0x9400, .sonyTag9400c, condition: "@0=65&ILCE-7M5*", moved: [(0x1e, -1)]),
    enciphered(0x9400, .sonyTag9400c, condition: "@0=35|36|38|40|49|50|51|65"),
    enciphered(0x9401, .sonyTag9401),
    enciphered(0x9402, .sonyTag9402, condition: "!SLT-*|HV*|ILCA-*&!@0=5|255"),
    enciphered(0x9403, .sonyTag9403),
    enciphered(0x9404, .sonyTag9404a, condition: "@0=64|125&@3=1"),
    enciphered(0x9404, .sonyTag9404b, condition: "@0=231|234|205|138|112&@3=8"),
    enciphered(0x9404, .sonyTag9404c, condition: "@0=182&@3=1"),
    enciphered(0x9405, .sonyTag9405a, condition: "@0=27|64|125"),
    enciphered(0x9405, .sonyTag9405b, condition: "@0=58|179|126|154|37|225|118|139"),
    enciphered(0x9406, .sonyTag9406, condition: "@0=1|8|27&@2=8|27"),
    enciphered(0x9406, .sonyTag9406b, condition: "@0=64"),
    enciphered(0x940a, .sonyTag940a, condition: "SLT-*|HV*"),
    enciphered(0x940c, .sonyTag940c, condition: "NEX-*|ILCE-*|ILME-*|Lunar|ZV-E10|ZV-E10M2|ZV-E1"),
    enciphered(0x940e, .sonyAFInfo, condition: "SLT-*|HV*|ILCA-*"),
    enciphered(0x940e, .sonyTag940e, condition: "NEX-*|ILCE-*|Lunar*"),
    enciphered(0x9416, .sonyTag9416, condition: "ILCE-7M5*", moved: [(0, 4), (0x2b, -2), (0x37, 1)]),
    enciphered(0x9416, .sonyTag9416, condition: "ILME-FX2*", moved: [(0x37, 1)]),
    enciphered(0x9416, .sonyTag9416),
  ]

  /// - Parameter moved: by how many bytes what is behind a position is moved in what a camera writes.
  private static func enciphered(
    _ tag: Int, _ table: @escaping @autoclosure @Sendable () -> TagTable,
    _ order: ByteOrder? = nil, condition: String = "", moved: [(behind: Int, by: Int)] = []
  ) -> NotePart {
    NotePart(tag, table(), .byte, condition: condition, order: order) { content, found in
      guard (try? found.charge(content.bytes.count)) != nil else { return }
      content.deciphered(moved: moved).tell(table(), &found)
    }
  }

  /// What the blocks are that cameras of 2009 to 2011 keep, by their numbers.
  // swift-format-ignore
  static let sonyBlocks: [NotePart] = [
    .init(0x1, .sonyMoreSettings, .byte),
    .init(0x2, .sonyFaceInfo, .short, condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$"),
    .init(0x2, .sonyFaceInfoA, .short, condition: "DSLR-A450$|DSLR-A500$|DSLR-A550$"),
    .init(0x201, .sonyMoreInfo0201, .byte),
    .init(0x401, .sonyMoreInfo0401, .byte),
  ]

  /// Structures within those.
  static let sonyInner: [InnerPart] = [
    .init("SonyAFInfo", 17, .sonyAFStatus15, .byte),
    .init("SonyAFInfo", 65553, .sonyAFStatus19, .byte),
    .init("SonyAFInfo", 125, .sonyAFStatus79, .byte),
    .init("SonyCameraInfo3", 35, .sonyAFStatus15, .byte),
    .init("SonyShotInfo", 72, .sonyFaceInfo1, .byte),
    .init("SonyShotInfo", 94, .sonyFaceInfo2, .byte),
    .init("SonyTag9401", 994, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1012, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1102, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1107, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1176, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1181, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1182, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1185, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1186, .sonyISOInfo, .byte),
    .init("SonyTag9401", 66722, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1210, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1437, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1588, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1590, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1612, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1619, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1656, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1720, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1758, .sonyISOInfo, .byte),
    .init("SonyTag9401", 1767, .sonyISOInfo, .byte),
  ]
}
