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
    if distance > 0, distance < 10000 { values.append(product(2 * distance, tangentOf: half)) }
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
