/// A packet without the long runs of Base64 in it: they are pictures, and XML's parser takes several
/// looks at each byte of an attribute.
struct XMPCuts {
  /// The packet, with a mark in place of each run.
  let bytes: ArraySlice<UInt8>
  private let packet: Region
  private let runs: [Run]

  /// A run that was taken out.
  struct Run {
    /// Where it stands in the packet.
    let range: Range<Int>
    /// How many characters it has without padding.
    let symbols: Int
    /// How many bytes stand before its mark.
    let place: Int
  }

  /// A noncharacter's neighbor, which no text has; a letter that counts the runs follows.
  static let mark: [UInt8] = [0xf4, 0x8f, 0xbf, 0xbd]
  /// As many as there are letters.
  static let most = 26

  init(_ packet: Region, limit: Int) throws(MetadataError) {
    self.packet = packet
    if let cutter = try XMPCutter(packet, limit: limit), Self.areTheOnlyMarks(cutter) {
      bytes = cutter.text[...]
      runs = cutter.runs
    } else {
      bytes = try packet.all(limit: limit).elements
      runs = []
    }
  }

  /// A mark must mean one run, once: none may be written by its number, no value be repeated.
  private static func areTheOnlyMarks(_ cutter: XMPCutter) -> Bool {
    let text = cutter.text
    return count(mark, in: text) == cutter.runs.count && count(Array("&#".utf8), in: text) == 0
      && count(Array("nodeID".utf8), in: text) == 0
  }

  /// Whether anything was taken out.
  var hasRuns: Bool { !runs.isEmpty }

  /// Where in the packet it was what stands at an offset of ``bytes``.
  func offset(of position: Int) -> Int {
    runs.reduce(position) {
      $1.place < position ? $0 + $1.range.count - Self.mark.count - 1 : $0
    }
  }

  /// The run that a value is as a whole, or nil.
  func run(_ value: ArraySlice<UInt8>) -> Run? {
    value.count == Self.mark.count + 1 ? run(startOf: value) : nil
  }

  /// The bytes of a part of the packet; none where the file cannot be read any more.
  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
    (try? packet.slice(at: range.lowerBound, count: range.count).elements) ?? []
  }

  /// A value with the runs in it; nil where there are none.
  func restored(_ value: ArraySlice<UInt8>) -> [UInt8]? {
    guard !runs.isEmpty, value.contains(Self.mark[0]) else { return nil }
    var result: [UInt8] = []
    var rest = value
    while let byte = rest.first {
      if byte == Self.mark[0], let run = run(startOf: rest) {
        result += bytes(run.range)
        rest = rest.dropFirst(Self.mark.count + 1)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// A value as the packet has it.
  func whole(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> { restored(value)?[...] ?? value }

  /// The run whose mark a text starts with.
  private func run(startOf text: ArraySlice<UInt8>) -> Run? {
    guard !runs.isEmpty, text.starts(with: Self.mark),
      let letter = text.dropFirst(Self.mark.count).first
    else { return nil }
    let index = Int(letter) - 0x41
    return runs.indices.contains(index) ? runs[index] : nil
  }

  private static func count(_ word: [UInt8], in text: [UInt8]) -> Int {
    var count = 0
    for index in text.indices where text[index] == word[0] && text[index...].starts(with: word) {
      count += 1
    }
    return count
  }
}
