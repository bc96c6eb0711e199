/// What is told of the movie as a whole.
extension MXFTree {
  func describeMovie(_ fields: [MXFField], _ found: inout MetadataBuilder) {
    let dates = fields.lazy.filter { $0.entry.name == "CreateDate" }
    found.facts.creationDate = dates.compactMap { MXFValue.date($0.value) }
      .first { !$0.hasPrefix("0000") }
    // A time code may go on for a day: it is that of the tape.
    found.facts.duration =
      fields.lazy.filter(isLengthOfMaterial).compactMap { seconds($0, rate(of: $0)) }.max()
      ?? found.facts.duration
    describeEssence(fields, &found)
  }

  /// Whether an element is the length of pictures or sound to be played.
  private func isLengthOfMaterial(_ field: MXFField) -> Bool {
    guard field.entry.name == "Duration", let number = field.set else { return false }
    let set = sets.sets[number]
    return set.isOfMaterial && set.kind != .timecode
      && !set.parts.contains { part in
        sets.numbers[part].map { sets.sets[$0].kind == .timecode } ?? false
      }
  }

  /// Makes a track of each set that describes pictures, sound or subtitles (SMPTE 377-1, annex F).
  private func describeEssence(_ fields: [MXFField], _ found: inout MetadataBuilder) {
    var descriptors: [Int: [String: MXFField]] = [:]
    var order: [Int] = []
    for field in fields {
      guard let set = field.set, Self.described.contains(field.entry.name) else { continue }
      if descriptors[set] == nil { order.append(set) }
      descriptors[set, default: [:]][field.entry.name] = field
    }
    for set in order {
      guard let descriptor = descriptors[set], let kind = Self.kind(descriptor),
        found.facts.tracks.count < found.limits.directories
      else { continue }
      func number(_ name: String) -> Int? { try? descriptor[name]?.value.uint32(at: 0, .big) }
      func rate(_ name: String) -> Double? {
        descriptor[name].flatMap { MXFSets.rate($0.value) }
      }
      let own = sets.sets[set].track.flatMap { sets.tracks[$0] }
      var track = MovieTrack(number: own ?? found.facts.tracks.count + 1, kind: kind)
      track.duration = descriptor["EssenceLength"].flatMap { seconds($0, rate("SampleRate")) }
      track.codec =
        descriptor["VideoCodingSchemeID"].flatMap { MXFPictureCoding.name($0.value) }
        ?? descriptor["EssenceContainerFormat"].flatMap { MXFWrapping.codec($0.value, of: kind) }
      switch kind {
      case .video:
        track.frameRate = rate("SampleRate")
        // Of two fields that stand one after the other, or segments, the height is that of one.
        let layout = descriptor["FrameLayout"]?.value[0]
        let fields = layout == 1 || layout == 4 ? 2 : 1
        track.pixelWidth = Self.size(number("SampledWidth"), number("ImageWidth"))
        track.pixelHeight =
          Self.size(number("SampledHeight"), number("ImageHeight")).map { $0 * fields }
        // The ratio is that of what is shown, which may have fewer lines than are stored.
        let lines = number("DisplayHeight").map { $0 * fields } ?? track.pixelHeight
        track.naturalSize = Self.shown(lines, rate("PresentationAspectRatio"))
      case .audio:
        track.sampleRate = rate("AudioSampleRate")
        track.channels = number("ChannelCount").flatMap { $0 > 0 ? $0 : nil }
        track.sampleSize = number("BitsPerAudioSample").flatMap { $0 > 0 ? $0 : nil }
      default: break
      }
      found.add(track)
    }
    found.facts.takeMainTrack()
  }

  /// The elements that tracks are made of.
  private static let described: Set<String> = [
    "ImageWidth", "ImageHeight", "SampledWidth", "SampledHeight", "DisplayHeight", "FrameLayout",
    "SampleRate", "PresentationAspectRatio", "VideoCodingSchemeID", "EssenceLength",
    "AudioSampleRate", "ChannelCount", "BitsPerAudioSample", "NamespaceURI",
    "EssenceContainerFormat",
  ]

  private static func kind(_ descriptor: [String: MXFField]) -> MovieTrack.Kind? {
    if descriptor["ImageWidth"] != nil { return .video }
    if descriptor["AudioSampleRate"] != nil { return .audio }
    return descriptor["NamespaceURI"] != nil && descriptor["SampleRate"] != nil ? .subtitle : nil
  }

  /// What is sampled of what is stored, which codecs fill up.
  private static func size(_ sampled: Int?, _ stored: Int?) -> Int? {
    guard let sampled, let stored, sampled >= 1, sampled <= stored else { return stored }
    return sampled
  }

  private static func shown(_ height: Int?, _ ratio: Double?) -> MovieSize? {
    guard let height, let ratio, (1..<65_536).contains(height) else { return nil }
    let width = (Double(height) * ratio).rounded()
    guard width >= 1, width < 65_536 else { return nil }
    return MovieSize(width: width, height: Double(height))
  }
}
