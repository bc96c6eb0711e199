/// Samples of a track that hold positions, as cameras of a kind write them.
///
/// Their beginning is looked at for whether a position is there; which one it is stays unread.
struct PositionSamples: Sendable {
  /// How the samples are coded, as their description has it.
  let formats: [FourCC]
  /// Whose they are, in words.
  let name: String
  let holdsPosition: @Sendable (ByteSlice) -> Bool

  private init(
    _ formats: [FourCC], _ name: String, _ holdsPosition: @escaping @Sendable (ByteSlice) -> Bool
  ) {
    self.formats = formats
    self.name = name
    self.holdsPosition = holdsPosition
  }

  /// So much of a sample is looked at.
  private static let sampleRead = 16 << 10
  private static let texts: [FourCC] = ["text", "tx3g", "sbtl"]
  /// Those of which many may come before the first that holds a position: a camera that starts has
  /// none, and tells of its motion in between. They are short.
  private static let sparse = texts + ["camm", "ssmd", "RVMI"]

  private static let all: [PositionSamples] = [
    // Keys of GPMF (github.com/gopro/gpmf-parser), the last two of Karma's.
    PositionSamples(["gpmd"], "GoPro's telemetry (GPS5)") { GoProKeys.contain("GPS5", in: $0) },
    PositionSamples(["gpmd"], "GoPro's telemetry (GPS9)") { GoProKeys.contain("GPS9", in: $0) },
    PositionSamples(["gpmd"], "GoPro's telemetry (GPRI)") { GoProKeys.contain("GPRI", in: $0) },
    PositionSamples(["gpmd"], "GoPro's telemetry (GLPI)") { GoProKeys.contain("GLPI", in: $0) },
    // Dash cameras that call their own records by GoPro's name.
    PositionSamples(["gpmd"], "Vantrue's records (FMAS)") { $0.matches("FMAS\0\0\0\0") },
    PositionSamples(["gpmd"], "Wolfbox's records") { $0.matches("0000000000000000", at: 136) },
    PositionSamples(["gpmd"], "Redtiger's records") { $0.matches("https://www.redtiger", at: 136) },
    PositionSamples(["gpmd"], "Kingslim's records") {
      $0.matches("\0\0\0AN", at: 21) || $0.matches("\0\0\0AS", at: 21)
    },
    // Camera Motion Metadata: kinds 5 and 6 have latitude and longitude.
    PositionSamples(["camm"], "camera motion metadata (camm 5)") { kind(of: $0) == 5 },
    PositionSamples(["camm"], "camera motion metadata (camm 6)") { kind(of: $0) == 6 },
    PositionSamples(["rtmd"], "Sony's metadata (rtmd)", SonyRealTime.holdsLatitude),
    PositionSamples(["RVMI"], "records of RVMI (gReV)") { $0.matches("gReV") },
    PositionSamples(["ssmd"], "LigoGPS's records (LIGOGPSINFO)") {
      $0.prefix(64).text.contains("LIGOGPSINFO")
    },
    PositionSamples(["ssmd"], "a dash camera's records (ssmd)", isFix),
    PositionSamples(texts, "Garmin's records (PNDM)") {
      $0.matches("PNDM") || $0.matches("PNDM", at: 2)
    },
    PositionSamples(texts, "sentences of NMEA (RMC)", holdsSentence),
    PositionSamples(texts, "texts of a drone") {
      let text = $0.text
      return text.contains("GPS(") || text.contains("GPS (") || text.contains("[latitude")
        || text.contains("Lat:") && text.contains("Lon:")
    },
  ]

  /// Tells of a track whose first samples hold a position.
  static func read(
    _ samples: LeadingSamples, _ format: FourCC?, file: Region, _ scope: MovieScope,
    _ found: inout MetadataBuilder
  ) {
    guard let format else { return }
    let kinds = all.filter { $0.formats.contains(format) }
    guard !kinds.isEmpty else { return }
    let most = sparse.contains(format) ? LeadingSamples.limit : 16
    for region in samples.regions(in: file).prefix(most) {
      guard let bytes = try? region.head(count: sampleRead) else { return }
      if let kind = kinds.first(where: { $0.holdsPosition(bytes) }) {
        found.add(.quickTimeSamples, "PositionRecords", group: scope.track, text: kind.name)
        return
      }
    }
  }

  /// The kind of a sample of camera motion.
  private static func kind(of bytes: ByteSlice) -> Int? { try? bytes.uint16(at: 2, .little) }

  /// Two numbers; without a fix they are the largest ones of 32 bits, or 0.
  @Sendable private static func isFix(_ bytes: ByteSlice) -> Bool {
    guard bytes.count == 32 || bytes.count == 40,
      let latitude = try? bytes.uint64(at: 0, .little)
    else { return false }
    let degrees = Double(bitPattern: latitude)
    return degrees != 0 && degrees.magnitude <= 9000
  }

  /// Whether a sentence says that it has a fix (NMEA 0183, RMC).
  @Sendable private static func holdsSentence(_ bytes: ByteSlice) -> Bool {
    let fields = bytes.elements.split(separator: 0x2c, omittingEmptySubsequences: false)
    for index in fields.indices.dropLast(2)
    where fields[index].suffix(3).elementsEqual("RMC".utf8)
      && fields[index + 2].elementsEqual("A".utf8)
    {
      return true
    }
    return false
  }
}
