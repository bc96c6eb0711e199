/// Faces and what a camera has focused on, which XMP has (MWG, *Guidelines for Handling Image Metadata*, §5.9).
extension ImageProperties {
  /// `Regions` of `{ExifAux}`: the size of the picture that they are in, and where they are, as parts of it, by their
  /// centers. What Apple's cameras say of a face beside that has keys of its own.
  mutating func addRegions(_ metadata: Metadata) {
    func texts(_ name: String) -> [String] {
      metadata["XMP-mwg-rs:" + name]?.values.prefix(4096).map(\.string) ?? []
    }
    let types = texts("RegionType")
    guard !types.isEmpty,
      let width = Double(texts("RegionAppliedToDimensionsW").first ?? ""),
      let height = Double(texts("RegionAppliedToDimensionsH").first ?? ""),
      width.isFinite, height.isFinite
    else { return }
    var regions = types.map { ["Type": PropertyValue.string($0)] }
    for (key, name) in Self.areas {
      let numbers = texts(name).compactMap { Double($0) }.filter(\.isFinite)
      // Tags are lists of what all regions have: where one lacks something, it is not known which.
      guard numbers.count == regions.count else { return }
      for (index, number) in numbers.enumerated() { regions[index][key] = .double(number) }
    }
    let faces = types.indices.filter { types[$0] == "Face" }
    for (key, name) in Self.faces {
      let numbers = texts(name).compactMap { Int($0) }
      // Of other regions nothing of that kind is said.
      let places = numbers.count == types.count ? Array(types.indices) : faces
      guard numbers.count == places.count else { continue }
      for (place, number) in zip(places, numbers) { regions[place][key] = .int(number) }
    }
    self["{ExifAux}", "Regions"] = .dictionary([
      "WidthAppliedTo": Self.number(width), "HeightAppliedTo": Self.number(height),
      "RegionList": .array(regions.map { .dictionary($0) }),
    ])
  }

  private static func number(_ value: Double) -> PropertyValue {
    Int(exactly: value).map { .int($0) } ?? .double(value)
  }

  /// ImageIO's key, and our tag's name.
  private static let areas = [
    ("X", "RegionAreaX"), ("Y", "RegionAreaY"), ("Width", "RegionAreaW"), ("Height", "RegionAreaH"),
  ]

  private static let faces = [
    ("AngleInfoRoll", "RegionExtensionsAngleInfoRoll"),
    ("AngleInfoYaw", "RegionExtensionsAngleInfoYaw"),
    ("ConfidenceLevel", "RegionExtensionsConfidenceLevel"),
    ("FaceID", "RegionExtensionsFaceID"), ("Timestamp", "RegionExtensionsTimeStamp"),
  ]
}
