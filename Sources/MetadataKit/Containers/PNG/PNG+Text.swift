extension PNGChunkReader {
  /// Text in ISO 8859-1 (PNG 3 §11.3.3.2): a keyword and the text.
  static let text = PNGChunkReader("tEXt") { (data, chunk, state, found) throws(MetadataError) in
    guard let end = data.firstIndex(of: 0) else {
      return state.add(.png, chunk.type, data, &found)
    }
    try PNGText(data.prefix(end), .stored(data.suffix(from: end + 1))).add(chunk, &state, &found)
  }

  /// Compressed text (PNG 3 §11.3.3.3): a keyword, a method and the compressed text.
  static let compressedText = PNGChunkReader("zTXt") {
    (data, chunk, state, found) throws(MetadataError) in
    guard let end = data.firstIndex(of: 0), let method = data[end + 1] else {
      return state.add(.png, chunk.type, data, &found)
    }
    try PNGText(data.prefix(end), .compressed(method, data.suffix(from: end + 2)))
      .add(chunk, &state, &found)
  }

  /// Text in UTF-8 (PNG 3 §11.3.3.4): a keyword, whether and how it is compressed, its language, the
  /// keyword in that language, the text.
  static let internationalText = PNGChunkReader("iTXt") {
    (data, chunk, state, found) throws(MetadataError) in
    guard let end = data.firstIndex(of: 0), let isCompressed = data[end + 1],
      let method = data[end + 2], let language = data.firstIndex(of: 0, from: end + 3),
      let translation = data.firstIndex(of: 0, from: language + 1)
    else {
      return state.add(.png, chunk.type, data, &found)
    }
    let body = data.suffix(from: translation + 1)
    var text = PNGText(
      data.prefix(end), isCompressed == 0 ? .stored(body) : .compressed(method, body))
    text.isLatin = false
    text.language = try data.slice(at: end + 3, count: language - end - 3).text
    try text.add(chunk, &state, &found)
  }
}
