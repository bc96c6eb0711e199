import MetadataKit
import Testing

/// What people read, and what `--numeric` has, of tags whose values are converted.
struct WordingTests {
  typealias Row = (id: UInt32, value: SampleValue, words: String, number: String)

  @Test(
    arguments: [
      // ExposureTime
      (0x829a, .rationals(1, 160), "1/160", "0.00625"), (0x829a, .rationals(10, 25), "0.4", "0.4"),
      (0x829a, .rationals(1, 4), "1/4", "0.25"), (0x829a, .rationals(3, 10), "0.3", "0.3"),
      (0x829a, .rationals(30, 1), "30", "30"), (0x829a, .rationals(0, 1), "0", "0"),
      (0x829a, .rationals(5, 0), "inf", "inf"), (0x829a, .rationals(0, 0), "undef", "undef"),
      (0x829a, .text("1/60"), "1/60", "1/60"), (0x829a, .text("0,5"), "0.5", "0,5"),
      (0x829a, .text(""), "", ""),
      (
        0x829a, .rationals(1, 60, 1, 30), "0.01666666667 0.03333333333",
        "0.01666666667 0.03333333333"
      ),
      // FNumber
      (0x829d, .rationals(28, 10), "2.8", "2.8"), (0x829d, .rationals(95, 100), "0.95", "0.95"),
      (0x829d, .rationals(0, 1), "0", "0"), (0x829d, .rationals(4, 0), "inf", "inf"),
      (0x829d, .rationals(16, 1), "16.0", "16"), (0x829d, .text("F2"), "F2", "F2"),
      // ShutterSpeedValue, ApertureValue, MaxApertureValue
      (0x9201, .signedRationals(483328, 65536), "1/166", "0.00602426103674977"),
      (0x9201, .signedRationals(-2, 1), "4", "4"), (0x9201, .signedRationals(100, 1), "0", "0"),
      (0x9201, .signedRationals(1, 0), "inf", "inf"),
      (0x9201, .signedRationals(1, 1), "0.5", "0.5"),
      (0x9202, .rationals(5, 1), "5.7", "5.65685424949238"), (0x9202, .rationals(0, 1), "1.0", "1"),
      (0x9205, .rationals(3, 1), "2.8", "2.82842712474619"),
      (0x9202, .rationals(1, 0), "inf", "inf"), (0x9202, .rationals(0, 0), "undef", "undef"),
      (0x9202, .text("x"), "1.0", "1"), (0x9202, .undefined([]), "1.0", "1"),
      // BrightnessValue
      (0x9203, .signedRationals(-5, 3), "-1.666666667", "-1.666666667"),
      // ExposureCompensation
      (0x9204, .signedRationals(0, 6), "0", "0"),
      (0x9204, .signedRationals(2, 6), "+1/3", "0.3333333333"),
      (0x9204, .signedRationals(-33, 100), "-0.33", "-0.33"),
      (0x9204, .signedRationals(-2, 3), "-2/3", "-0.6666666667"),
      (0x9204, .signedRationals(3, 2), "+3/2", "1.5"),
      (0x9204, .signedRationals(-1, 1), "-1", "-1"),
      (0x9204, .signedRationals(7, 10), "+0.7", "0.7"),
      (0x9204, .signedRationals(1, 0), "inf", "inf"),
      (0x9204, .signedRationals(0, 0), "undef", "undef"),
      (0x9204, .signedRationals(-28, 100), "-0.28", "-0.28"),
    ] as [Row])
  func exposure(_ row: Row) throws { try check(row) }

  @Test(
    arguments: [
      // FocalLength, FocalLengthIn35mmFormat
      (0x920a, .rationals(50, 1), "50.0 mm", "50"),
      (0x920a, .rationals(415, 100), "4.2 mm", "4.15"),
      (0x920a, .rationals(1, 0), "inf", "inf"), (0x920a, .rationals(0, 0), "undef", "undef"),
      (0xa405, .shorts(28), "28 mm", "28"), (0xa405, .shorts(28, 70), "28 70 mm", "28 70"),
      // LensInfo
      (0xa432, .rationals(18, 1, 70, 1, 35, 10, 45, 10), "18-70mm f/3.5-4.5", "18 70 3.5 4.5"),
      (0xa432, .rationals(50, 1, 50, 1, 18, 10, 18, 10), "50mm f/1.8", "50 50 1.8 1.8"),
      (0xa432, .rationals(8, 1, 0, 1, 19, 10, 0, 0), "8mm f/1.9-?", "8 0 1.9 undef"),
      (0xa432, .rationals(0, 0, 1, 0, 0, 0, 0, 0), "?mm f/?", "undef inf undef undef"),
      (0xa432, .rationals(0, 0, 0, 0, 0, 0, 0, 0), "undef", "undef"),
      (0xa432, .rationals(50, 1), "50", "50"),
      // SubjectDistance
      (0x9206, .rationals(325, 100), "3.25 m", "3.25"), (0x9206, .rationals(1, 0), "inf", "inf"),
      (0x9206, .rationals(0, 0), "undef", "undef"),
      // AmbientTemperature, ISO, DNGVersion, FrameRate, TStop
      (0x9400, .signedRationals(215, 10), "21.5 C", "21.5"),
      (0x8827, .shorts(200), "200", "200"), (0x8827, .shorts(200, 0), "200, 0", "200 0"),
      (0xc612, .bytes(1, 4, 0, 0), "1.4.0.0", "1 4 0 0"),
      (0xc764, .signedRationals(24000, 1001), "23.976", "23.97602398"),
      (0xc772, .rationals(28, 10, 35, 10), "2.80-3.50", "2.8 3.5"),
      // Flash, ColorSpace, LightSource
      (0x9209, .shorts(0x19), "Auto, Fired", "25"),
      (0x9209, .shorts(0xff), "Unknown (0xff)", "255"),
      (0xa001, .shorts(65535), "Uncalibrated", "65535"), (0x9208, .shorts(255), "Other", "255"),
      // FileSource, SceneType: one undefined byte is a number
      (0xa300, .undefined([3]), "Digital Camera", "3"),
      (0xa301, .undefined([1]), "Directly photographed", "1"),
      (0xa300, .undefined([3, 0, 0, 0]), "Sigma Digital Camera", "\u{3}\0\0\0"),
    ] as [Row])
  func lensesAndUnits(_ row: Row) throws { try check(row) }

  @Test(
    arguments: [
      // ComponentsConfiguration
      (0x9101, .undefined([1, 2, 3, 0]), "Y, Cb, Cr, -", "1 2 3 0"),
      (0x9101, .undefined([4, 5, 6, 9]), "R, G, B, Err (9)", "4 5 6 9"),
      (0x9101, .undefined([]), "", ""),
      // CFAPattern
      (0xa302, .undefined([0, 2, 0, 2, 0, 1, 1, 2]), "[Red,Green][Green,Blue]", "2 2 0 1 1 2"),
      (0xa302, .undefined([2, 0, 2, 0, 2, 1, 1, 0]), "[Blue,Green][Green,Red]", "2 2 2 1 1 0"),
      (0xa302, .undefined([0, 0, 0, 2]), "<zero pattern size>", "0 2"),
      (0xa302, .undefined([0, 9, 0, 9, 1]), "<invalid pattern size>", "9 9 1"),
      (0xa302, .undefined([9]), "<truncated data>", "9"),
      (0xa302, .undefined([255, 255, 255, 255]), "<invalid pattern size>", "65535 65535"),
      // CFAPlaneColor, CR2CFAPattern
      (0xc616, .bytes(0, 1, 2, 9), "Red,Green,Blue,Unknown(9)", "0 1 2 9"),
      (0xc5e0, .shorts(1), "[Red,Green][Green,Blue]", "0 1 1 2"),
      (0xc5e0, .shorts(7), "Unknown (Unknown (7))", "Unknown (7)"),
      // YCbCrSubSampling, SampleFormat, SubfileType, T4Options
      (0x212, .shorts(2, 2), "YCbCr4:2:0 (2 2)", "2 2"),
      (0x153, .shorts(1, 1, 3), "Unsigned; Unsigned; Float", "1 1 3"),
      (0xfe, .longs(1), "Reduced-resolution image", "1"),
      (0xfe, .longs(228), "Transparency mask, [5], [6], [7]", "228"),
      (0x124, .longs(5), "2-Dimensional encoding, Fill bits added", "5"),
      // SpatialFrequencyResponse
      (
        0xa20c,
        .undefined([0, 2, 0, 1, 0x61, 0, 0x62, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4]),
        "a=0.5; b=0.75", "\0\u{2}\0\u{1}a\0b\0\0\0\0\u{1}\0\0\0\u{2}\0\0\0\u{3}\0\0\0\u{4}"
      ),
      (
        0xa20c, .undefined([255, 255, 255, 255, 0, 0]), "\u{fffd}\u{fffd}\u{fffd}\u{fffd}\0\0",
        "\u{fffd}\u{fffd}\u{fffd}\u{fffd}\0\0"
      ),
      // RawDataUniqueID, RawImageDigest, PixelFormat
      (0xc65d, .undefined([0xab, 1]), "AB01", "AB01"),
      (0xc71c, .undefined([0xab, 1]), "ab01", "ab01"),
      (
        0xbc01,
        .undefined([
          0x24, 0xc3, 0xdd, 0x6f, 3, 0x4e, 0xfe, 0x4b, 0xb1, 0x85, 0x3d, 0x77, 0x76, 0x8d, 0xc9,
          0x0d,
        ]), "24-bit RGB", "13"
      ),
      (
        0xbc01, .undefined([UInt8](1...16)), "Unknown (04030201-0605-0807-090A-0B0C0D0E0F10)",
        "04030201-0605-0807-090A-0B0C0D0E0F10"
      ),
      // OpcodeList1
      (
        0xc740,
        .undefined([
          0, 0, 0, 2, 0, 0, 0, 3, 1, 3, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 99, 1, 3, 0, 0, 0, 0,
          0, 1, 0, 0, 0, 0,
        ]), "FixVignetteRadial, [opcode 99]", "(Binary data 36 bytes, use -b option to extract)"
      ),
      (
        0xc740, .undefined([255, 255, 255, 255, 0]), "<err>",
        "(Binary data 5 bytes, use -b option to extract)"
      ),
      // DevelopmentType, LearningOptOutIn
      (0xa40d, .shorts(0x0102), "Accurate Reproduction; Not Default Settings", "1 2"),
      (0x9287, .shorts(1, 3, 0, 9), "Data Mining; Opt-out; Unknown(9)", "1 3 0 9"),
    ] as [Row])
  func colorsAndBytes(_ row: Row) throws { try check(row) }

  private func check(_ row: Row) throws {
    #expect(try row.value.words(row.id) == row.words)
    #expect(try row.value.number(row.id) == row.number)
  }
}
