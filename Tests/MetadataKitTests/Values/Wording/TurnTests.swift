import MetadataKit
import Testing

/// Turns are told by what a movie's matrix does: each of the eight, and what is none.
@Suite struct TurnTests {
  @Test(arguments: [
    ([1, 0, 0, 1], 1, false), ([-1, 0, 0, 1], 2, false), ([-1, 0, 0, -1], 3, false),
    ([1, 0, 0, -1], 4, false), ([0, 1, 1, 0], 5, true), ([0, 1, -1, 0], 6, true),
    ([0, -1, -1, 0], 7, true), ([0, -1, 1, 0], 8, true),
  ])
  func tellsTheOrientationOfAMatrix(_ matrix: [Int], orientation: Int, isTurned: Bool) throws {
    let facts = try Metadata(QuickTimeTests.movie(matrix: matrix)).facts
    #expect(facts.orientation == orientation)
    #expect(facts.pixelWidth == 64)
    #expect(facts.displayWidth == (isTurned ? 48 : 64))
    #expect(facts.displayHeight == (isTurned ? 64 : 48))
  }

  @Test func knowsNoOrientationOfOtherMatrices() throws {
    for matrix in [[1, 1, 1, 1], [0, 0, 0, 0], [1, 1, 0, 1]] {
      #expect(try Metadata(QuickTimeTests.movie(matrix: matrix)).facts.orientation == nil)
    }
  }
}
