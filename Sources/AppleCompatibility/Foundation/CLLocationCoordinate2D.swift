#if !canImport(CoreLocation)
  // What code written for Apple's systems takes from Core Location to say where a photo was taken. Source: Apple,
  // *CLLocation.h*.

  /// Degrees of latitude or longitude.
  public typealias CLLocationDegrees = Double
  /// Meters.
  public typealias CLLocationDistance = Double
  /// The class of places on Apple's systems: here degrees and meters.
  public typealias CLLocation = Location

  /// A place on the globe, of WGS 84 where its file does not say otherwise.
  public struct CLLocationCoordinate2D: Hashable, Sendable {
    /// In degrees, north positive.
    public var latitude: CLLocationDegrees
    /// In degrees, east positive.
    public var longitude: CLLocationDegrees

    /// The place of 0 degrees north and east.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// A place of these degrees, taken as they are.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether the degrees are those of a place: −90…90 and −180…180.
  public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
  }

  extension Location {
    /// The degrees alone.
    public var coordinate: CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
  }
#endif
