import MetadataKit
import Testing

/// A caller may want no limits at all, or reckon them wrong.
@Suite struct LimitsTests {
  private static var all: [WritableKeyPath<Limits, Int>] {
    [
      \.nesting, \.entries, \.directories, \.pages, \.valueBytes, \.allValueBytes, \.inflatedBytes,
      \.blockBytes, \.allBlockBytes, \.decodedBytes, \.totalBytes, \.units,
    ]
  }

  @Test func everyLimitIsOfTheList() {
    #expect(Mirror(reflecting: Limits()).children.count == Self.all.count)
  }

  @Test(arguments: [Int.min, -1, 0, 1, .max])
  func noneEndsTheProcess(_ number: Int) throws {
    var options = ReadOptions()
    for limit in Self.all { options.limits[keyPath: limit] = number }
    for name in Fixture.names {
      let bytes = try Fixture.bytes(name)
      _ = try? Metadata(bytes, options: options)
      _ = try? Fixture.metadata(name, options)
    }
  }

  @Test func eachByItself() throws {
    for limit in Self.all {
      for number in [-1, .max] {
        var options = ReadOptions()
        options.limits[keyPath: limit] = number
        #expect((0...Limits.most).contains(options.limits[keyPath: limit]))
        for name in ["photo.jpg", "plain.heic", "movie.wmv", "sound.opus", "texts.png"] {
          _ = try? Fixture.metadata(name, options)
        }
      }
    }
  }

  /// Without limits a file says what it says with those that it does not reach.
  @Test func withoutLimitsNothingIsMissing() throws {
    var options = ReadOptions()
    for limit in Self.all { options.limits[keyPath: limit] = .max }
    for name in ["photo.jpg", "plain.heic", "movie.mkv", "picture.svg"] {
      let names = try Fixture.metadata(name).tags.map(\.name)
      #expect(try Fixture.metadata(name, options).tags.map(\.name) == names)
    }
  }
}
