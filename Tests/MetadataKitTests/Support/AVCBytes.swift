/// Builds parameters of H.264 (ISO 14496-10 §7.3.2.1.1).
enum AVCBytes {
  private static func golomb(_ value: Int) -> String {
    let text = String(value + 1, radix: 2)
    return String(repeating: "0", count: text.count - 1) + text
  }

  private static func number(_ value: Int) -> String {
    let text = String(value, radix: 2)
    return String(repeating: "0", count: 32 - text.count) + text
  }

  /// A unit of 1440 × 1080 in two fields, cropped from 1088 lines.
  ///
  /// - Parameters:
  ///   - chroma: chroma_format_idc; 1 is of the baseline profile.
  ///   - profile: profile_idc, where it is another than 244.
  ///   - shape: the bits that tell the shape of pixels.
  ///   - columns: how many blocks of 16 pixels a line has.
  ///   - fields: how many a second.
  ///   - isFixed: whether all pictures are shown for as many ticks.
  static func parameters(
    chroma: Int = 1, profile: UInt8 = 244, columns: Int = 90, shape: String = "0", fields: Int = 50,
    isFixed: Bool = true
  ) -> [UInt8] {
    var bits = golomb(0)
    if chroma != 1 {
      bits += golomb(chroma) + (chroma == 3 ? "0" : "") + golomb(2) + golomb(2) + "0" + "0"
    }
    bits += golomb(0) + golomb(2)  // frames, order
    // 34 × 2 blocks high.
    bits += golomb(1) + "0" + golomb(columns - 1) + golomb(33) + "0" + "0" + "1"
    bits += "1" + golomb(0) + golomb(0) + golomb(0) + golomb(chroma == 1 ? 2 : 4)
    bits += "1" + shape + "0" + "0" + "0" + "1"
    // Numbers without zeros, which would look like a start code.
    bits += number(0x1_0101) + number(0x1_0101 * fields) + (isFixed ? "1" : "0")
    bits += "000000001"
    var bytes: [UInt8] = [0x67, chroma == 1 ? 66 : profile, 0, 40]
    var rest = bits[...]
    while rest.count >= 8 {
      bytes.append(UInt8(rest.prefix(8), radix: 2) ?? 0)
      rest = rest.dropFirst(8)
    }
    return bytes + [0x80]
  }
}
