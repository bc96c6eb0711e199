import UniformTypes

extension Container {
  /// AVI and WAVE: lists of RIFF chunks (AVI RIFF File Reference; OpenDML AVI 1.02; EBU Tech 3285).
  package static let avi = Container([
    FileFormat("AVI", "avi", "video/x-msvideo", .avi),
    FileFormat("WAV", "wav", "audio/x-wav", .wav),
  ]) {
    (file, found) throws(MetadataError) in
    let head = try file.head(count: 4)
    if head.matches("RF64") { found.format.name += " (RF64)" }
    var movie = AVIMovie()
    if head.matches("RIFX") {
      movie.order = .big
      found.format.name += " (RIFX)"
      found.format = found.format.outsideExiftool
    }
    found.attempt { (found) throws(MetadataError) in
      try movie.walk(file, &found)
      if !found.warnings.contains(where: \.isDamage) { try movie.end?.expectWhole() }
    }
    movie.tell(&found)
  }
}

/// One pass over the chunks of the top level; what the lists say of the movie comes together here.
struct AVIMovie {
  /// How numbers stand in the file: in RIFX the other way around.
  var order = ByteOrder.little
  private var header = AVIHeader()
  private var audioBytes = 0
  private var format: WaveFormat?
  /// The sound of a file that is nothing else.
  private(set) var sound: MovieTrack?
  /// Where the walk has come to its end.
  private(set) var end: RIFFWalk?
  /// Whether the data are all there: what is written to a pipe states lengths that are none.
  private var isWhole = true

  mutating func walk(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    // Movies above 1 GB are several RIFF files one after the other (OpenDML AVI 1.02 §3): what
    // starts with RIFF is gone into like the first.
    var walk = RIFFWalk(file, at: 12, order, limits: found.limits)
    var stated = 8 + (try file.uint32(at: 4, order))
    while true {
      // Behind the end that is stated, zeros fill a sector: no chunk starts there.
      if walk.position >= stated {
        let head = try file.head(at: walk.position, count: 8)
        if head.elements.allSatisfy({ $0 == 0 }) { break }
      }
      // What does not even fit there is none either, unless the end is not stated, as in a pipe.
      let isBehind = stated > 12 && walk.position >= stated
      guard let chunk = try walk.next(), chunk.isWhole || !isBehind else { break }
      try found.expectRoom()
      if chunk.name == "RIFF" {
        stated = chunk.end
        walk.enter(chunk)
        continue
      }
      found.attempt { (found) throws(MetadataError) in
        if chunk.name == "ds64" { try expectSizes(chunk.body, &walk, file, &found) }
        try read(chunk, &found)
      }
      chunk.warnIfCut(&found)
    }
    end = walk
  }

  /// The lengths that 32 bits have no room for: of the file behind its eighth byte, and of the data (EBU
  /// Tech 3306 §3). What is written to a pipe knows neither: all bits are set or none.
  private func expectSizes(
    _ sizes: Region, _ walk: inout RIFFWalk, _ file: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let data = try sizes.uint64(at: 8, .little)
    if data > 0 { walk.expect(largeData: data) }
    if let all = Int(exactly: try sizes.uint64(at: 0, .little)) {
      found.expect("the sound", of: all, at: 8, in: file)
    }
  }

  /// What can be read in RIFX, where structures are turned around: what a sound is told by, and what has
  /// no order of its own.
  private static let ofRIFX = [
    "fmt ", "data", "_PMX", "XMP ", "EXIF", "C2PA", "id3 ", "ID3 ", "iXML", "aXML", "axml", "guan",
    "afsp", "IDIT",
  ]

  /// Reads one chunk of the top level.
  mutating func read(
    _ chunk: RIFFChunk, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if order == .big, !Self.ofRIFX.contains(chunk.name), !["INFO", "INF0"].contains(chunk.form) {
      return
    }
    switch (chunk.name, chunk.form) {
    case ("LIST", "hdrl"): try header.read(chunk.body, &found)
    // The second is how one camera writes it, with a zero.
    case ("LIST", "INFO"), ("LIST", "INF0"): try texts(chunk.body, .riffInfo, &found)
    case ("LIST", "exif"): try texts(chunk.body, .riffEXIF, &found)
    case ("LIST", "adtl"): try cues(chunk.body, &found)
    case ("LIST", "hydt"), ("LIST", "pntx"):
      found.note(.makerNote, chunk.body)
      // The note stands in the first chunk of the list.
      MakerNoteTags.tellPentax(movie: chunk.body.region(from: 8), &found)
    case ("LIST", "ncdt"):
      found.note(.makerNote, chunk.body)
      try NikonMovie.readAVI(chunk.body, &found)
    case ("data", _):
      audioBytes += chunk.body.count
      isWhole = isWhole && chunk.isWhole
    case ("fmt ", _):
      let header = try chunk.body.head(count: 40)
      found.add(.riffAudio, fieldsOf: header, order)
      let format = try WaveFormat(header, order)
      var track = MovieTrack(number: 1, kind: .audio, codec: format.codec)
      track.channels = format.channels
      track.sampleRate = Double(format.sampleRate)
      track.sampleSize = format.sampleSize
      sound = track
      self.format = format
    // WebP's names for it, and what some writers make of them, are in use in other forms as well.
    case ("_PMX", _), ("XMP ", _), ("XMP\0", _): found.add(.xmp, chunk.body)
    case ("C2PA", _): found.add(.jumbf, chunk.body)
    default:
      let name = chunk.name
      if let reader = RIFFChunkReader.all.first(where: { $0.name == name }) {
        try reader.read(chunk.body, &found)
      }
    }
  }

  /// The texts of a list, a chunk each.
  private func texts(
    _ list: Region, _ table: TagTable, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var walk = RIFFWalk(list, at: 0, order, limits: found.limits)
    while let chunk = try walk.next() {
      try found.expectRoom()
      guard chunk.body.count <= found.limits.valueBytes else {
        found.add(
          table, chunk.id, .undefined, count: chunk.body.count, .little, left: chunk.body)
        continue
      }
      let text = try chunk.body.all(limit: found.limits.valueBytes)
      // A row of bytes has its zeros, too, and says itself how they are a text.
      if let row = table.index(of: chunk.id), table.rows[row].format == .undefined {
        found.add(
          table, row: row, .undefined, count: text.count, .little, bytes: text)
        continue
      }
      let end = text.elements.lastIndex { $0 != 0 }.map { $0 + 1 - text.elements.startIndex }
      let bytes = text.prefix(end ?? 0)
      // What is no UTF-8 is in the code page of Windows: RIFF's own knows only that of the machine.
      // What no table knows may be no text at all.
      let isText = table.index(of: chunk.id) != nil
      let latin =
        isText && !isUTF8(bytes.elements) ? WindowsLatin.utf8(bytes.elements) : nil
      let told = latin.map { ByteSlice($0) } ?? bytes
      // What stands behind a NUL is told, too.
      let isWhole = isText && !told.elements.contains(0)
      found.add(
        table, chunk.id, isWhole ? .utf8 : .undefined, count: told.count, .little, bytes: told,
        isInFile: latin == nil)
      if table === TagTable.riffInfo, chunk.name == "IDIT" {
        found.add(
          .riffMisread, "DateTimeOriginal", text: bytes.elements, offset: bytes.offset)
      }
    }
  }

  /// Names and notes of places in a sound (RIFF New Multimedia Data Types 3.0).
  private func cues(_ list: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    var walk = RIFFWalk(list, limits: found.limits)
    while let chunk = try walk.next() {
      try found.expectRoom()
      found.attempt { (found) throws(MetadataError) in try cue(chunk, &found) }
    }
  }

  private func cue(
    _ chunk: RIFFChunk, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let data = try chunk.body.all(limit: found.limits.valueBytes)
    switch chunk.name {
    case "labl", "note":
      let text = data.suffix(from: 4).elements.untilNUL
      found.add(
        .riff, chunk.name == "labl" ? "CuePointLabel" : "CuePointNote",
        text: Array("\(try data.uint32(at: 0, .little)) ".utf8) + text, offset: -1)
    case "ltxt":
      var text = "\(try data.uint32(at: 0, .little)) \(try data.uint32(at: 4, .little))"
      text += " '\(try data.slice(at: 8, count: 4).text)'"
      for position in stride(from: 12, to: 20, by: 2) {
        text += " \(try data.uint16(at: position, .little))"
      }
      // What follows the numbers; the field takes their last two bytes with it.
      let words = data.suffix(from: 20).elements.untilNUL
      found.add(.riff, "LabeledText", text: Array((text + " ").utf8) + words, offset: -1)
    default: return
    }
  }

  func tell(_ found: inout MetadataBuilder) {
    header.tell(&found)
    // The rate of what is compressed is a guess of its writer.
    if let format, format.isCompressed, isWhole, found.facts.duration == nil, format.sampleRate > 0,
      let samples = found.store.first("RIFF", named: "NumberOfSamples")?.number(), samples > 0
    {
      found.facts.duration = samples / Double(format.sampleRate)
    }
    if let format, format.bytesPerSecond > 0, audioBytes > 0 {
      let seconds = Double(audioBytes) / Double(format.bytesPerSecond)
      found.facts.durationByBytes = seconds
      found.facts.duration = found.facts.duration ?? seconds
    }
    if found.facts.tracks.isEmpty, var sound {
      sound.duration = found.facts.duration
      found.add(sound)
      found.facts.takeMainTrack()
    }
  }
}
