import AppleCompatibility
import Testing

struct CGFloatTests {
  @Test func aPropertyIsCastAsOnApplesSystems() throws {
    let source = try #require(CGImageSourceCreateWithURL(fixture("photo.jpg"), nil))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties[kCGImagePropertyPixelWidth] as? CGFloat == 640)
    #expect((properties[kCGImagePropertyPixelWidth] as Any) is CGFloat)
    let numbers: Any = [NSNumber(value: 1), NSNumber(value: 0.5)]
    #expect(numbers as? [CGFloat] == [1, 0.5])
    #expect(NSNumber(value: 2.5) as? CGFloat == 2.5 && CGFloat(2.5) as NSNumber == 2.5)
    #expect((NSNumber(value: Int64.max) as Any) as? CGFloat == nil, "it would be another number")
  }
}
