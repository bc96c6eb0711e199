import AppleCompatibility
import Testing

struct PHPhotosErrorTests {
  /// Code written for Apple's systems shows an `NSError`'s text.
  @Test func itsTextIsThatOfAnNSErrorToo() {
    let text = "no library was named"
    let error = PHPhotosError(.accessRestricted, text)
    #expect(error.errorDescription == text && "\(error)" == text)
    #expect((error as NSError).localizedDescription == text)
    #expect((error as NSError).code == 3310 && (error as NSError).domain == PHPhotosErrorDomain)
  }

  @Test func itCanBeMadeAndCaught() {
    func caught(_ error: any Error) -> String {
      do { throw error } catch PHPhotosError.accessUserDenied { return "denied" } catch
        PHPhotosError.networkAccessRequired, PHPhotosError.networkError
      { return "network" } catch { return "other" }
    }
    #expect(caught(PHPhotosError(.accessUserDenied)) == "denied")
    #expect(caught(PHPhotosError(.networkError)) == "network")
    #expect(caught(PHPhotosError(.userCancelled)) == "other")
    #expect(caught(CocoaError(.userCancelled)) == "other")
    let error = PHPhotosError(.userCancelled, userInfo: [NSLocalizedDescriptionKey: "enough"])
    #expect(error.code == PHPhotosError.userCancelled && error.errorDescription == "enough")
    #expect(PHPhotosError(.networkError).description == "networkError")
  }

  /// Source: Apple, *PHError.h*.
  @Test func codesHaveApplesNumbers() {
    let numbers = [
      -1, 3072, 3105, 3114, 3142, 3143, 3164, 3169, 3201, 3202, 3210, 3300, 3301, 3302, 3303, 3305,
      3306, 3310, 3311, 5423,
    ]
    #expect((-1...6000).compactMap(PHPhotosError.Code.init).map(\.rawValue) == numbers)
  }
}
