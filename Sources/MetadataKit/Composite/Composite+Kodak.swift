/// The balance of colors that Kodak's raw files were taken with.
extension CompositeBuilder {
  /// Levels of red, green and blue: of the white balance that the photo has, or computed from the
  /// temperature of the light.
  var kodakLevels: [Double]? {
    guard inputs.has(.whiteBalance) else { return nil }
    if let white = inputs.float(.whiteBalance, in: .kdc) {
      guard let index = Int(exactly: white), Self.kdcLevels.indices.contains(index) else {
        return nil
      }
      let levels = numbers(Self.kdcLevels[index])
      return levels.count == 3 ? levels : nil
    }
    guard let white = inputs.float(.whiteBalance, in: .kodakIFD), (0...3).contains(white),
      // Those that were set in software are what counts.
      !inputs.has(.levelsRGB)
    else { return nil }
    let index = Int(white)
    let factors = numbers("WB_RGBMul\(index)")
    let coefficients = numbers("WB_RGBCoeffs\(index)")
    guard factors.count >= 3, coefficients.count >= 12 else { return nil }
    let stated = numbers("ColorTemperature").first ?? 0
    let temperature = (stated == 0 ? 6500 : stated) / 100
    var levels: [Double] = []
    for color in 0..<3 {
      // A polynomial of the third degree for each color.
      var sum = 0.0
      var power = 1.0
      for degree in 0..<4 {
        sum += coefficients[color * 4 + degree] * power
        power *= temperature
      }
      guard sum * factors[color] != 0 else { return nil }
      levels.append(2048 / (sum * factors[color]))
    }
    return levels
  }

  /// The tags of the levels by the number of the white balance.
  private static let kdcLevels = [
    "WB_RGBLevelsAuto", "WB_RGBLevelsFluorescent", "WB_RGBLevelsTungsten", "WB_RGBLevelsDaylight",
    "WB_RGBLevels4", "WB_RGBLevels5", "WB_RGBLevelsShade",
  ]

  /// The numbers of the last tag with a name, however many people are shown.
  private func numbers(_ name: String) -> [Double] {
    guard let tag = Tags(store: inputs.store).last(where: { $0.name == name }) else { return [] }
    return NumberText.all(tag.rawText, limit: 16)
  }
}
