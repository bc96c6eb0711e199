/// The streams of FlashPix extensions in a JPEG's segments (Exif 3.0 §4.7.4, "FPXR"): a list of
/// contents, then the streams, each in as many segments as it needs. HP's cameras have several such lists.
struct FlashPixStreams {
  /// Those of the list at hand.
  private var streams: [Stream] = []
  /// Those of the lists before it that something came of.
  private var earlier: [Stream] = []
  /// Parts of the preview that Fujifilm writes without a list of contents.
  private var preview: [Region] = []

  private struct Stream {
    let name: String
    let size: Int
    private(set) var parts: [Region] = []
    private(set) var count = 0

    init(name: String, size: Int) {
      self.name = name
      self.size = size
    }

    mutating func append(_ part: Region) {
      parts.append(part)
      count += part.count
    }
  }

  /// - Parameter found: is told of each segment that is none.
  init(_ segments: [Region], _ found: inout MetadataBuilder) {
    for segment in segments {
      do throws(MetadataError) {
        // A version, then what the segment is.
        switch try segment.uint8(at: 1) {
        case 1: try readContents(segment)
        case 2: try readData(segment)
        default: continue
        }
      } catch {
        found.warn(error)
      }
    }
  }

  private mutating func readContents(_ segment: Region) throws(MetadataError) {
    let bytes = try segment.all(limit: 1 << 16)
    let count = try bytes.uint16(at: 2, .big)
    var position = 4
    earlier += streams.filter { !$0.parts.isEmpty }
    streams = []
    for _ in 0..<count {
      let size = try bytes.uint32(at: position, .big)
      // The default byte, then a path in UTF-16 in the other byte order.
      position += 5
      let start = position
      while try bytes.uint16(at: position, .little) != 0 { position += 2 }
      let path = try bytes.slice(at: start, count: position - start).utf16(.little)
      position += 2
      if size == 0xffff_ffff { position += 16 }  // a storage: its class
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      streams.append(Stream(name: name, size: size))
    }
  }

  private mutating func readData(_ segment: Region) throws(MetadataError) {
    let index = try segment.uint16(at: 2, .big)
    let offset = try segment.uint32(at: 4, .big)
    let data = segment.region(from: 8)
    guard index < streams.count else {
      if index == 512, data.count > 47 {
        let image = data.region(from: 47)
        let head = try image.head(count: 4).bytes
        if !preview.isEmpty || head == [0xff, 0xd8, 0xff, 0xdb] {
          preview.append(image)
        }
      }
      return
    }
    // Where the first part says that it starts is not reliable; later parts may overlap.
    var overlap = streams[index].parts.isEmpty ? 0 : streams[index].count - offset
    if overlap < 0 || overlap > data.count { overlap = 0 }
    streams[index].append(data.region(from: overlap))
  }

  /// Adds the tags of the streams that are known.
  func finish(_ found: inout MetadataBuilder) throws(MetadataError) {
    for stream in earlier + streams where !stream.parts.isEmpty {
      found.attempt { (found) throws(MetadataError) in
        guard let joined = try JPEGParts.join(stream.parts, found.limits) else { return }
        try FlashPixStream.read(stream.name, joined.clamped(at: 0, count: stream.size), &found)
      }
    }
    if let image = try JPEGParts.join(preview, found.limits) {
      found.add(.file, "PreviewImage", left: image)
      found.note(.preview, image)
    }
  }
}
