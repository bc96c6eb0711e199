/// Shutter, aperture and the light that they were for.
extension CompositeBuilder {
  /// The exposure time as text, of the best tag that says it.
  var shutterSpeed: [UInt8]? {
    if let bulb = inputs.text(.bulbDuration), NumberText.leading(bulb[...]) > 0 { return bulb }
    return inputs.text(.exposureTime) ?? inputs.text(.shutterSpeedValue)
  }

  /// The F-number as text, of the best tag that says it.
  static func aperture(_ inputs: CompositeInputs) -> [UInt8]? {
    guard inputs.has(.fNumber) || inputs.has(.apertureValue) else { return nil }
    let number = inputs.text(.fNumber)
    if isTrue(number) { return number }
    // An APEX value of 0 is f/1, but says nothing where the F-number does not either.
    guard isTrue(inputs.raw(.fNumber)) || isTrue(inputs.raw(.apertureValue)) else { return nil }
    let value = inputs.text(.apertureValue)
    return isTrue(value) ? value : nil
  }

  mutating func deriveExposure() {
    let shutterSpeed = shutterSpeed
    if let shutterSpeed { add(.shutterSpeed, value: shutterSpeed) }
    if let aperture { add(.aperture, value: aperture) }
    // OpenEXR has the F-number by another name.
    if let shutterSpeed, let aperture = aperture ?? inputs.text(.aperture),
      let iso = inputs.words(.iso) ?? canonSpeedWords,
      let time = Self.positive(shutterSpeed), let stop = Self.positive(aperture),
      let speed = Self.positive(iso)
    {
      // 0 is f/1 for one second at ISO 100.
      add(.lightValue, naturalLogarithm(stop * stop * 100 / (time * speed)) / naturalLogarithm(2))
    }
  }

  private static func positive(_ text: [UInt8]) -> Double? {
    NumberText.first(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
