/// Looks for the size and for a camera's data at the start of a stream of H.264 (ISO 14496-10
/// §7.3, annex B).
struct H264Stream {
  private var parameters: SequenceParameters?
  private var hasCameraData = false
  private var frames = 0

  /// Reads the start of a picture; whether another one is to be read.
  mutating func read(_ data: [UInt8], _ found: inout MetadataBuilder) -> Bool {
    for unit in NALUnit.ranges(in: data) {
      guard let first = data[unit].first else { continue }
      guard first & 0x80 == 0 else {
        found.warn(Warning(.malformed, "an H.264 unit has its forbidden bit set"))
        break
      }
      switch first & 0x1f {
      case 6 where !hasCameraData:
        hasCameraData = CameraData.read(NALUnit.payload(data[unit].dropFirst()), &found)
      case 7 where parameters == nil:
        parameters = SequenceParameters(unit: data[unit])
        guard let size = parameters?.fieldSize, (160...4096).contains(size.width),
          (120...3072).contains(size.height)
        else { continue }
        found.add(.h264, "ImageWidth", size.width)
        found.add(.h264, "ImageHeight", size.height)
      default: continue
      }
    }
    // Panasonic's cameras have their data in the second picture.
    frames += 1
    return !hasCameraData && frames < 2
  }
}
