import AppleCompatibility
import Testing

struct CLLocationCoordinate2DTests {
  @Test func aPlaceHasItsCoordinate() {
    let place: CLLocation? = Location(latitude: 46.5, longitude: -12.25, altitude: 100)
    let coordinate = place?.coordinate
    #expect(coordinate?.latitude == 46.5 && coordinate?.longitude == -12.25)
    #expect(coordinate.map(CLLocationCoordinate2DIsValid) == true)
    #expect(
      !CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 91, longitude: 0)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
  }
}
