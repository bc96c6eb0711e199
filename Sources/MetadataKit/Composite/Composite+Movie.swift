/// How a movie is turned, how many bits a second of it takes, and where it was made.
extension CompositeBuilder {
  mutating func deriveMovie() {
    addDisc()
    if inputs.has(.handlerType) { addRotation() }
    if inputs.has(.mediaDataSize) { addBitRate() }
  }

  /// How long the disc plays that a song is from, and how many songs it has: the second to the
  /// fourth byte of CDDB's hexadecimal number.
  private mutating func addDisc() {
    guard let text = inputs.text(.cddb1Info) else { return }
    let digits = String(decoding: text.prefix(8), as: UTF8.self)
    guard digits.utf8.count == 8, let number = UInt32(digits, radix: 16) else { return }
    var words = TextBuffer()
    let seconds = Double(number >> 8 & 0xffff)
    words.append(duration: seconds)
    add(.cddbDiscPlayTime, [seconds], words: words.bytes)
    add(.cddbDiscTracks, [Double(number & 0xff)])
  }

  /// By how many degrees the picture is turned clockwise, by the matrix of the first track that
  /// has pictures.
  private mutating func addRotation() {
    let handlers = inputs.tags(.handlerType, in: .quickTime)
    let last = handlers.last.map { [$0] } ?? []
    let matrices = inputs.tags(.matrixStructure, in: .quickTime)
    guard let track = (last + handlers).first(where: { $0.string == "vide" })?.group,
      let matrix = matrices.first(where: { $0.group == track }), let a = matrix.number(0),
      let b = matrix.number(1), a != 0 || b != 0
    else { return }
    // The field's value of pi.
    var angle = arcTangent(b, a) * 180 / 3.14159
    if angle < 0 { angle += 360 }
    add(.rotation, [(angle * 1000 + 0.5).rounded(.towardZero) / 1000])
  }

  /// All media data over the length of the movie.
  private mutating func addBitRate() {
    let sizes = inputs.tags(.mediaDataSize, in: .quickTime)
    guard !sizes.isEmpty, let seconds = inputs.float(.duration, in: .quickTime), seconds > 0 else {
      return
    }
    let bytes = sizes.reduce(0.0) { $0 + ($1.number() ?? 0) }
    add(.avgBitrate, [(bytes * 8 / seconds + 0.5).rounded(.towardZero)])
  }
}

extension CompositeInputs {
  /// Latitude, longitude and, where it is stated, height: 3GPP's place says what its numbers are,
  /// before coordinates, which may have the height that it lacks.
  var moviePlace: [[UInt8]]? {
    let coordinates = text(.gpsCoordinates).map { NumberText.parts($0).map { Array($0) } }
    let known = (coordinates ?? []).prefix(3)
    if let place = labeledPlace { return place + known.dropFirst(place.count) }
    return known.count >= 2 ? Array(known) : nil
  }

  /// What 3GPP's place says (`Lat=52.5 Lon=13.4 Alt=34 …`).
  private var labeledPlace: [[UInt8]]? {
    guard let text = text(.locationInformation) else { return nil }
    var parts: [[UInt8]] = []
    for label in ["Lat=", "Lon=", "Alt="] {
      let mark = Array(label.utf8)
      guard let start = text.indices.first(where: { text[$0...].starts(with: mark) }) else { break }
      parts.append(
        text[(start + mark.count)...].prefix {
          NumberText.isDigit($0) || $0 == 0x2b || $0 == 0x2d || $0 == 0x2e
        } + [])
    }
    return parts.count >= 2 ? parts : nil
  }
}
