extension CompositeBuilder {
  /// How many times smaller than 35 mm film the sensor is, or the part of it that a digital zoom
  /// took.
  var scaleFactor: Double? {
    if let focal = inputs.float(.focalLength),
      let equivalent = inputs.float(.focalLengthIn35mmFormat),
      focal != 0, equivalent != 0
    {
      return equivalent / focal
    }
    guard let diagonal = canonDiagonal ?? statedDiagonal ?? measuredDiagonal else { return nil }
    return (36.0 * 36 + 24 * 24).squareRoot() * (canonZoom ?? 1) / diagonal
  }

  /// Canon's cameras have a thousandth of an inch of the sensor in the denominators.
  private var canonDiagonal: Double? {
    guard inputs.has(.focalPlaneXResolution), inputs.text(.make) == Self.canon,
      let x = inputs.rational(.focalPlaneXResolution),
      let y = inputs.rational(.focalPlaneYResolution),
      x.numerator % 1000 == 0, y.numerator % 1000 == 0,
      (640_000..<10_000_000).contains(x.numerator), (480_000..<10_000_000).contains(y.numerator),
      (61..<1500).contains(x.denominator), (61..<1000).contains(y.denominator),
      x.denominator != y.denominator
    else { return nil }
    let (width, height) = (Double(x.denominator), Double(y.denominator))
    return (width * width + height * height).squareRoot() * 0.0254
  }

  private static let canon = Array("Canon".utf8)

  private var statedDiagonal: Double? {
    if let diagonal = inputs.float(.focalPlaneDiagonal), diagonal != 0 { return diagonal }
    if let sides = sensorSides { return (sides.x * sides.x + sides.y * sides.y).squareRoot() }
    guard let width = inputs.float(.focalPlaneXSize), let height = inputs.float(.focalPlaneYSize),
      width != 0, height != 0
    else { return nil }
    // Not reliable: counts only with the proportions of a sensor.
    let ratio = width / height
    guard (ratio - 1.3333).magnitude < 0.1 || (ratio - 1.5).magnitude < 0.1 else { return nil }
    return (width * width + height * height).squareRoot()
  }

  /// Width and height of the sensor in millimeters.
  private var sensorSides: (x: Double, y: Double)? {
    guard let size = inputs.text(.sensorSize) else { return nil }
    let sides = size.split(separator: 0x20).map { NumberText.whole($0) }
    guard sides.count == 2, let x = sides[0], let y = sides[1], x > 0, y > 0 else { return nil }
    return (x, y)
  }

  /// The diagonal by the size and the resolution on the focal plane (Exif 3.0 §4.6.6.5.17).
  private var measuredDiagonal: Double? {
    guard let x = inputs.float(.focalPlaneXResolution), x != 0 else { return nil }
    let stated = inputs.float(.focalPlaneYResolution) ?? 0
    let y = stated == 0 ? x : stated
    let unit: Double
    switch inputs.float(.focalPlaneResolutionUnit) {
    case 3: unit = 10
    case 4: unit = 1
    case 5: unit = 0.001
    default: unit = 25.4
    }
    for (wide, high) in Self.sizes {
      guard let width = inputs.float(wide), let height = inputs.float(high), width != 0,
        height != 0, width / height > 0.5, width / height < 2
      else { continue }
      let (w, h) = (width * (unit / x), height * (unit / y))
      let diagonal = (w * w + h * h).squareRoot()
      return diagonal > 1 && diagonal < 100 ? diagonal : nil
    }
    return nil
  }

  private static let sizes: [(CompositeInput, CompositeInput)] = [
    (.exifImageWidth, .exifImageHeight), (.canonImageWidth, .canonImageHeight),
    (.imageWidth, .imageHeight),
  ]
}
