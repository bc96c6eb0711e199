import Testing
import UniformTypes

@Suite struct ContentTests {
  @Test(arguments: Start.all)
  func starts(start: Start) {
    #expect(detect(start.bytes) == start.type)
  }

  /// Less of a start is less certain, but it is not something else.
  @Test(arguments: Start.all.filter { !$0.type.conforms(to: .rawImage) })
  func prefixes(start: Start) {
    for count in 0..<start.bytes.count {
      guard let type = detect(Array(start.bytes.prefix(count))) else { continue }
      #expect(start.type.conforms(to: type), "\(type) after \(count) bytes")
    }
  }

  @Test func nothing() {
    #expect(detect([]) == nil)
    for byte in UInt8.min...UInt8.max {
      #expect(detect([byte]) == nil)
      for count in [4, 64, 600] {
        _ = detect([UInt8](repeating: byte, count: count))
      }
    }
  }

  @Test func randomBytesAreNoType() {
    var generator = Generator(state: 1)
    var found: [TypeIdentifier] = []
    for round in 0..<20_000 {
      let bytes = (0..<(round % 200)).map { _ in UInt8.random(in: 0...255, using: &generator) }
      if let type = detect(bytes) { found.append(type) }
    }
    // JPEG XL codestreams have a signature of two bytes, frames of sound one of 11 to 16 bits.
    #expect(found.count < 40, "\(found)")
  }

  /// Every start with one byte changed: anything may come of it, except a trap.
  @Test(arguments: Start.all)
  func changes(start: Start) {
    var generator = Generator(state: 3)
    for index in start.bytes.indices.prefix(160) {
      for value in [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &generator)] {
        var bytes = start.bytes
        bytes[index] = value
        _ = detect(bytes)
      }
    }
  }
}
