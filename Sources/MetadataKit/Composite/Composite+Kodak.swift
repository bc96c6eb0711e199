/// The balance of colors that Kodak's raw files were taken with.
extension CompositeBuilder {
  /// The levels of red, green and blue of the white balance that the photo has.
  var kodakLevels: [Double]? {
    guard inputs.has(.whiteBalance), let white = inputs.float(.whiteBalance, in: .kdc),
      let index = Int(exactly: white), Self.kdcLevels.indices.contains(index),
      let levels = inputs.value(of: Self.kdcLevels[index])
    else { return nil }
    let numbers = NumberText.all(levels, limit: 4)
    return numbers.count == 3 ? numbers : nil
  }

  /// The tags of the levels by the number of the white balance.
  private static let kdcLevels = [
    "WB_RGBLevelsAuto", "WB_RGBLevelsFluorescent", "WB_RGBLevelsTungsten", "WB_RGBLevelsDaylight",
    "WB_RGBLevels4", "WB_RGBLevels5", "WB_RGBLevelsShade",
  ]
}
