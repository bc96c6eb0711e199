/// The objects of ASF files that tell something (ASF 1.20.03 §10).
struct ASFObject {
  enum Kind {
    case header, headerExtension, file, stream, codecs, description, branding, attributes, library
    case xmp, extendedStream, languages
  }

  let kind: Kind
  /// The GUID as it stands in the file: its first three parts last byte first.
  let bytes: [UInt8]

  private init(_ kind: Kind, _ first: UInt64, _ second: UInt64) {
    self.kind = kind
    bytes = Self.bytes(first) + Self.bytes(second)
  }

  private static func bytes(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64(56 - $0 * 8)) }
  }

  static let all: [ASFObject] = [
    ASFObject(.header, 0x3026_B275_8E66_CF11, 0xA6D9_00AA_0062_CE6C),
    ASFObject(.headerExtension, 0xB503_BF5F_2EA9_CF11, 0x8EE3_00C0_0C20_5365),
    ASFObject(.file, 0xA1DC_AB8C_47A9_CF11, 0x8EE4_00C0_0C20_5365),
    ASFObject(.stream, 0x9107_DCB7_B7A9_CF11, 0x8EE6_00C0_0C20_5365),
    ASFObject(.codecs, 0x4052_D186_1D31_D011, 0xA3A4_00A0_C903_48F6),
    ASFObject(.description, 0x3326_B275_8E66_CF11, 0xA6D9_00AA_0062_CE6C),
    ASFObject(.branding, 0xFAB3_1122_23BD_D211, 0xB4B7_00A0_C955_FC6E),
    ASFObject(.attributes, 0x40A4_D0D2_07E3_D211, 0x97F0_00A0_C95E_A850),
    // Metadata and metadata library (§4.7, §4.8).
    ASFObject(.library, 0xEACB_F8C5_AF5B_7748, 0x8467_AA8C_44FA_4CCA),
    ASFObject(.library, 0x941C_2344_9894_D149, 0xA141_1D13_4E45_7054),
    ASFObject(.extendedStream, 0xCBA5_E614_72C6_3243, 0x8399_A969_5206_5B5A),
    ASFObject(.languages, 0xA946_437C_E0EF_FC4B, 0xB229_393E_DE41_5C85),
    // XMP part 3 §2.1.
    ASFObject(.xmp, 0xCBCF_7ABE_A997_E842, 0x9C71_9994_91E3_AFAC),
  ]

  /// The words of a stream's type.
  static func words(of type: ByteSlice) -> String {
    let types: [(name: String, first: UInt64, second: UInt64)] = [
      ("Audio", 0x409E_69F8_4D5B_CF11, 0xA8FD_0080_5F5C_442B),
      ("Video", 0xC0EF_19BC_4D5B_CF11, 0xA8FD_0080_5F5C_442B),
      ("JFIF", 0x00E1_1BB6_4E5B_CF11, 0xA8FD_0080_5F5C_442B),
      ("Degradable JPEG", 0xE07D_9035_15E4_CF11, 0xA917_0080_5F5C_442B),
    ]
    for known in types
    where type.elements.elementsEqual(bytes(known.first) + bytes(known.second)) {
      return known.name
    }
    return ""
  }
}
