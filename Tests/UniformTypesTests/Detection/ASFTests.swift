import Testing
import UniformTypes

extension Start {
  static let asfHeader: [UInt8] = bytes(
    "\u{30}\u{26}\u{B2}\u{75}\u{8E}\u{66}\u{CF}\u{11}\u{A6}\u{D9}\u{0}\u{AA}\u{0}\u{62}\u{CE}\u{6C}"
  )
  static let asfStream: [UInt8] = bytes(
    "\u{91}\u{7}\u{DC}\u{B7}\u{B7}\u{A9}\u{CF}\u{11}\u{8E}\u{E6}\u{0}\u{C0}\u{C}\u{20}\u{53}\u{65}")
  static let asfVideo: [UInt8] = bytes(
    "\u{C0}\u{EF}\u{19}\u{BC}\u{4D}\u{5B}\u{CF}\u{11}\u{A8}\u{FD}\u{0}\u{80}\u{5F}\u{5C}\u{44}\u{2B}"
  )
  static let asfAudio: [UInt8] = bytes(
    "\u{40}\u{9E}\u{69}\u{F8}\u{4D}\u{5B}\u{CF}\u{11}\u{A8}\u{FD}\u{0}\u{80}\u{5F}\u{5C}\u{44}\u{2B}"
  )

  static func asf(_ type: TypeIdentifier, _ streams: [[UInt8]]) -> Start {
    let objects = streams.flatMap { asfStream + little(80, 8) + $0 + zeros(40) }
    let header = asfHeader + little(30 + objects.count, 8) + little(streams.count, 4) + [1, 2]
    return Start(type, bytes: header + objects)
  }

  static let asf: [Start] = [
    asf(.wmv, [asfAudio, asfVideo]), asf(.wmv, [asfVideo]), asf(.wma, [asfAudio]), asf(.asf, []),
  ]
}

@Suite struct ASFTests {
  @Test(arguments: Start.asf)
  func starts(start: Start) {
    #expect(detect(start.bytes) == start.type)
  }

  @Test func sizesBeyondTheBytes() {
    let header = Start.asfHeader + little(-1, 8) + zeros(6)
    #expect(detect(header) == .asf)
    #expect(detect(header + Start.asfStream + little(-1, 8) + Start.asfAudio) == .asf)
    #expect(detect(header + Start.asfStream + zeros(8) + zeros(40)) == .asf)
  }
}
