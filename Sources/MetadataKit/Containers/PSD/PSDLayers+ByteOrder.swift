extension PSDLayers {
  /// What a block of a layer says, numbers in big-endian order.
  func bigEndian(_ content: ByteSlice, of key: FourCC) -> ByteSlice {
    switch key {
    case "lclr": bigEndian(content, 2)
    // A count of four bytes, then UTF-16.
    case "luni":
      order == .big
        ? content
        : ByteSlice(
          bigEndian(content.prefix(4), 4).bytes + bigEndian(content.suffix(from: 4), 2).bytes)
    case "shmd": bigEndian(moment: content)
    default: bigEndian(content, 4)
    }
  }

  /// A descriptor with the time at which a layer was changed: its texts stand as they are, only the
  /// type and the number are turned around.
  private func bigEndian(moment content: ByteSlice) -> ByteSlice {
    guard order == .little, let place = content.firstPlace(of: "layerTimebuod") else {
      return content
    }
    let time = content.suffix(from: place + 13).prefix(8).elements.reversed()
    return ByteSlice(Array("layerTimedoub".utf8) + time)
  }

  /// The bytes of numbers in big-endian order, the last one left out where it is no whole one.
  func bigEndian(_ bytes: ByteSlice, _ size: Int) -> ByteSlice {
    guard order == .little else { return bytes }
    var result: [UInt8] = []
    for start in stride(from: 0, through: bytes.count - size, by: size) {
      result += bytes.suffix(from: start).prefix(size).elements.reversed()
    }
    return ByteSlice(result)
  }
}
