/// What the lens saw: focal length and sensor give angles and distances.
///
/// Wrong for a picture that was cropped or scaled, as its tags then are.
extension CompositeBuilder {
  mutating func deriveOptics() {
    let scale = scaleFactor
    if let scale { add(.scaleFactor35efl, scale) }
    let confusion = scale.map { (24.0 * 24 + 36 * 36).squareRoot() / ($0 * 1440) }
    if let confusion { add(.circleOfConfusion, confusion) }
    guard inputs.has(.focalLength) else { return }
    let focal = inputs.float(.focalLength) ?? 0
    let scaleText = scale.map(Self.asText) ?? 0
    addFocalLength(focal, scaleText)
    guard let confusion else { return }
    if focal != 0, scaleText != 0 { addFieldOfView(focal, scaleText) }
    guard let apertureText = aperture else { return }
    let stop = NumberText.first(apertureText) ?? 0
    let circle = Self.asText(confusion)
    if stop != 0, circle != 0 {
      add(.hyperfocalDistance, focal * focal / (stop * circle * 1000))
    } else {
      add(.hyperfocalDistance, text: Array("inf".utf8))
    }
    addDepthOfField(focal, stop, circle)
  }

  private mutating func addFocalLength(_ focal: Double, _ scale: Double) {
    var words = TextBuffer()
    words.append(focal, fractionDigits: 1)
    words.append(" mm")
    let equivalent = focal * (scale == 0 ? 1 : scale)
    if scale != 0 {
      words.append(" (35 mm equivalent: ")
      words.append(equivalent, fractionDigits: 1)
      words.append(" mm)")
    }
    add(.focalLength35efl, equivalent, words: words.bytes)
  }

  /// The angle along the long side of a picture that is not distorted, and its width at the
  /// distance that is in focus.
  private mutating func addFieldOfView(_ focal: Double, _ scale: Double) {
    var correction = 1.0
    let distance = inputs.float(.focusDistance) ?? finiteSonyDistance ?? 0
    if distance != 0, 1000 * distance - focal > 0 {
      correction += focal / (1000 * distance - focal)
    }
    let half = arcTangent(36, 2 * focal * scale * correction)
    // The field's value of pi.
    var values = [half * 360 / 3.14159]
    if distance > 0, distance < 10000 { values.append(2 * distance * tangent(half)) }
    add(.fov, values)
  }

  private mutating func addDepthOfField(_ focal: Double, _ stop: Double, _ circle: Double) {
    guard let distance = focusDistance else { return }
    guard focal != 0, circle != 0 else { return add(.dof, 0) }
    let blur = stop * circle * (distance * 1000 - focal) / (focal * focal)
    guard blur != 1, blur != -1 else { return }
    let far = distance / (1 - blur)
    // 0 is what the field has for what reaches to infinity.
    add(.dof, [distance / (1 + blur), far < 0 ? 0 : far])
  }

  private var finiteSonyDistance: Double? { sonyDistance.flatMap { $0.isFinite ? $0 : nil } }

  /// The distance that is in focus, in meters.
  private var focusDistance: Double? {
    if let distance = inputs.float(.focusDistance) ?? finiteSonyDistance {
      return distance == 0 ? 1e10 : distance
    }
    for input in [CompositeInput.subjectDistance, .objectDistance] {
      if let distance = inputs.float(input), distance != 0 { return distance }
    }
    if let distance = inputs.float(.approximateFocusDistance) { return distance }
    guard let nearest = inputs.float(.focusDistanceLower),
      let farthest = inputs.float(.focusDistanceUpper)
    else { return nil }
    return (nearest + farthest) / 2
  }

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

extension Wording {
  /// `0.019 mm`
  @Sendable static func confusion(_ tag: Tag, to text: inout TextBuffer) {
    text.append(tag.number() ?? 0, fractionDigits: 3)
    text.append(" mm")
  }

  /// `12.34 m`
  @Sendable static func hyperfocalDistance(_ tag: Tag, to text: inout TextBuffer) {
    text.append(tag.number() ?? .infinity, fractionDigits: 2)
    text.append(" m")
  }

  /// `69.4 deg (3.12 m)`
  @Sendable static func fieldOfView(_ tag: Tag, to text: inout TextBuffer) {
    text.append(tag.number() ?? 0, fractionDigits: 1)
    text.append(" deg")
    guard let width = tag.number(1), width != 0 else { return }
    text.append(" (")
    text.append(width, fractionDigits: 2)
    text.append(" m)")
  }

  /// `0.64 m (0.85 - 1.49 m)`; three digits of what is less than 2 cm.
  @Sendable static func depthOfField(_ tag: Tag, to text: inout TextBuffer) {
    let near = tag.number() ?? 0
    guard let far = tag.number(1), far != 0 else {
      text.append("inf (")
      text.append(near, fractionDigits: 2)
      return text.append(" m - inf)")
    }
    let depth = CompositeBuilder.asText(far) - CompositeBuilder.asText(near)
    let digits = depth > 0 && depth < 0.02 ? 3 : 2
    text.append(depth, fractionDigits: digits)
    text.append(" m (")
    text.append(near, fractionDigits: digits)
    text.append(" - ")
    text.append(far, fractionDigits: digits)
    text.append(" m)")
  }
}
