/// A packet without the long runs of Base64 in it: they are pictures, and XML's parser takes several
/// looks at each byte of an attribute.
struct XMPCuts {
  /// The packet, with a mark in place of each run.
  private(set) var bytes: ArraySlice<UInt8>
  private let packet: ArraySlice<UInt8>
  private var runs: [Run] = []

  /// A run that was taken out.
  struct Run {
    let range: Range<Int>
    /// How many characters it has without padding.
    let symbols: Int
    /// How many bytes stand before its mark.
    fileprivate let place: Int
  }

  /// A run in the packet.
  private struct Found {
    let range: Range<Int>
    let symbols: Int
  }

  /// Shorter runs stay.
  private static let shortest = 65536
  /// A noncharacter's neighbour, which no text has; a letter that counts the runs follows.
  private static let mark: [UInt8] = [0xf4, 0x8f, 0xbf, 0xbd]
  private static let most = 26

  init(_ packet: ArraySlice<UInt8>) {
    self.packet = packet
    bytes = packet
    guard packet.count >= Self.shortest else { return }
    let found = Self.runs(in: packet)
    guard !found.isEmpty else { return }
    var rest: [UInt8] = []
    var end = packet.startIndex
    for run in found {
      rest += packet[end..<run.range.lowerBound]
      runs.append(Run(range: run.range, symbols: run.symbols, place: rest.count))
      rest += Self.mark
      rest.append(0x40 &+ UInt8(truncatingIfNeeded: runs.count))
      end = run.range.upperBound
    }
    rest += packet[end...]
    // A mark must mean one run, once: none may be written by its number, no value be repeated.
    if Self.count(Self.mark, in: rest) == runs.count, Self.count(Array("&#".utf8), in: rest) == 0,
      Self.count(Array("nodeID".utf8), in: rest) == 0
    {
      bytes = rest[...]
    } else {
      runs = []
    }
  }

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

  /// The bytes of a part of the packet.
  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { packet[range] }

  /// A value with the runs in it; nil where there are none.
  func restored(_ value: ArraySlice<UInt8>) -> [UInt8]? {
    guard !runs.isEmpty, value.contains(Self.mark[0]) else { return nil }
    var result: [UInt8] = []
    var rest = value
    while let byte = rest.first {
      if byte == Self.mark[0], let run = run(startOf: rest) {
        result += packet[run.range]
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

extension XMPCuts {
  /// The long runs that are all of an attribute's value or of the text between two tags.
  private static func runs(in packet: ArraySlice<UInt8>) -> [Found] {
    let text = packet.span
    var found: [Found] = []
    var before = 0
    // A long run cannot lie between two looks.
    var look = shortest / 2
    while look < text.count, found.count < most {
      guard Base64.isSymbol(text[look]) else {
        look += shortest / 2
        continue
      }
      // The look before this one would have met a run that starts further up.
      var start = max(before, look - shortest / 2)
      var end = Base64.endOfSymbols(text, from: start)
      while end < look {
        start = end + 1
        end = Base64.endOfSymbols(text, from: start)
      }
      let symbols = end - start
      while end < text.count, text[end] == 0x3d, end - start < symbols + 2 { end += 1 }
      if symbols >= shortest, start > before, end < text.count,
        isWhole(after: text[start - 1], before: text[end])
      {
        let first = packet.startIndex + start
        found.append(Found(range: first..<(first + end - start), symbols: symbols))
      }
      before = end
      look = end + shortest / 2
    }
    return found
  }

  private static func isWhole(after first: UInt8, before last: UInt8) -> Bool {
    switch first {
    case 0x22, 0x27: last == first
    case 0x3e: last == 0x3c
    default: false
    }
  }
}
