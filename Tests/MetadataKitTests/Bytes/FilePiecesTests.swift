import Testing

@testable import MetadataKit

@Suite struct FilePiecesTests {
  private func pieces(_ ranges: Range<Int>...) -> FilePieces {
    ranges.reduce(into: FilePieces()) { $0.append($1) }
  }

  @Test func whatFollowsInTheFileIsOne() {
    let all = pieces(10..<20, 20..<20, 20..<30, 0..<5, 5..<7, 90..<91)
    #expect(all.ranges == [10..<30, 0..<7, 90..<91])
    #expect(all.count == 28)
  }

  @Test func aPartIsThatOfTheWhole() {
    let whole = pieces(10..<20, 40..<44, 0..<5)
    let places = Array(10..<20) + Array(40..<44) + Array(0..<5)
    for start in 0...20 {
      for end in start...21 {
        let part = whole.part(start..<end)
        #expect(part.ranges.flatMap { $0 } == Array(places.dropFirst(start).prefix(end - start)))
        #expect(part.count == part.ranges.reduce(0) { $0 + $1.count })
      }
    }
    #expect(FilePieces().part(0..<9).ranges == [])
  }

  /// As far as the file has it.
  @Test func theBytesAreThoseOfTheFile() throws {
    let file = Region(ByteReader(Array(0..<50)))
    let whole = pieces(10..<12, 48..<60, 3..<4).region(in: file)
    #expect(try whole.all(limit: 100).bytes == [10, 11, 48, 49, 3])
    #expect(try pieces(7..<9).region(in: file).all(limit: 100).bytes == [7, 8])
    #expect(pieces().region(in: file).count == 0)
  }
}
