/// Maps of depths of which a photo says the size, too.
enum SamsungDepthMaps {
  private static let all = [
    (data: "DepthMapData", width: "DepthMapWidth", height: "DepthMapHeight", tiff: "DepthMapTiff"),
    (
      data: "SingleShotDepthMap", width: "SegWidth", height: "SegHeight",
      tiff: "SingleShotDepthMapTiff"
    ),
  ]

  /// The bytes that exiftool puts before a map.
  private static let headerCount = 204

  /// Tells exiftool's form of the TIFF that exiftool makes of a map, a byte for each point. No file
  /// has it.
  static func tell(_ found: inout MetadataBuilder) {
    for names in all {
      let store = found.store
      func number(_ name: String) -> Int? {
        store.first("Samsung", named: name)?.integer(0).flatMap { Int(exactly: $0) }
      }
      guard let count = store.first("Samsung", named: names.data)?.byteCount,
        let width = number(names.width), let height = number(names.height),
        width.multipliedReportingOverflow(by: height) == (count, false)
      else { continue }
      found.add(
        .samsungTrailer, names.tiff, group: TagTable.composite.group,
        text: "(Binary data \(count + headerCount) bytes, use -b option to extract)")
    }
  }
}
