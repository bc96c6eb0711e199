import AppleCompatibility
import Testing

struct PHPhotosErrorTests {
  /// Code written for Apple's systems shows an `NSError`'s text.
  @Test func itsTextIsThatOfAnNSErrorToo() {
    let text = "no library was named"
    let error = PHPhotosError(.accessRestricted, text)
    #expect(error.errorDescription == text && "\(error)" == text)
    #expect((error as NSError).localizedDescription == text)
    #expect((error as NSError).code == 3310 && (error as NSError).domain == "PHPhotosErrorDomain")
  }
}
