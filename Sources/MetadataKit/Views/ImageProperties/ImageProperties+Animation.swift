import UniformTypes

/// What animations have in a dictionary of their format: `{GIF}`, `{PNG}`, `{WebP}`, `{HEICS}` or
/// `{AVIS}`.
extension ImageProperties {
  /// The dictionary of a format, and the least delay in it.
  ///
  /// Source: Apple, *CGImageProperties.h*; of `{HEICS}` no least delay is documented.
  private static func dictionary(of format: FileFormat) -> (name: String, leastDelay: Double)? {
    guard let type = format.type else { return nil }
    return dictionaries.first { type.conforms(to: $0.type) }.map { ($0.name, $0.leastDelay) }
  }

  private static let dictionaries: [(type: TypeIdentifier, name: String, leastDelay: Double)] = [
    (.gif, "{GIF}", 0.1), (.png, "{PNG}", 0.05), (.webP, "{WebP}", 0.1),
    (.avif, "{AVIS}", 0), (.avis, "{AVIS}", 0), (.heifStandard, "{HEICS}", 0),
  ]

  /// How long a frame is shown.
  mutating func addDelay(of index: Int, _ metadata: Metadata) {
    guard let animation = metadata.facts.animation, animation.delays.indices.contains(index),
      let (dictionary, least) = Self.dictionary(of: metadata.format)
    else { return }
    for (key, value) in Self.delay(animation.delays[index], atLeast: least) {
      set(dictionary, key, value)
    }
  }

  private static func delay(_ delay: Rational, atLeast least: Double) -> [String: PropertyValue] {
    let seconds = delay.value ?? 0
    return [
      "DelayTime": .double(max(seconds, least)), "UnclampedDelayTime": .double(seconds),
    ]
  }

  /// Canvas, loops and the delay of each frame. A GIF's count n is n + 1 plays, as macOS has it; 0 is
  /// forever.
  mutating func addAnimation(_ metadata: Metadata) {
    if let hasMap = metadata["GIF:HasColorMap"]?.integer() {
      if hasMap == 1 { set("{GIF}", "HasGlobalColorMap", .bool(true)) }
      if let count = metadata["GIF:AnimationIterations"]?.integer() {
        set("{GIF}", "LoopCount", .int(count == 0 ? 0 : Int(count) + 1))
      }
      addCanvas("{GIF}", metadata.facts)
    }
    guard let animation = metadata.facts.animation,
      let (dictionary, least) = Self.dictionary(of: metadata.format)
    else { return }
    // Without its extension a GIF has no such key.
    if dictionary != "{GIF}" {
      set(dictionary, "LoopCount", animation.loopCount.map { .int($0) })
    }
    addCanvas(dictionary, metadata.facts)
    set(
      dictionary, "FrameInfo",
      .array(animation.delays.map { .dictionary(Self.delay($0, atLeast: least)) }))
  }

  private mutating func addCanvas(_ dictionary: String, _ facts: ImageFacts) {
    set(dictionary, "CanvasPixelWidth", facts.pixelWidth.map { .int($0) })
    set(dictionary, "CanvasPixelHeight", facts.pixelHeight.map { .int($0) })
  }

  /// `{FileContents}` of a file with pictures that are not shown by themselves: the first image, and
  /// these as Apple calls them.
  mutating func addFileContents(_ metadata: Metadata) {
    guard !metadata.auxiliaryImages.isEmpty else { return }
    var image: [String: PropertyValue] = ["ImageIndex": .int(0)]
    image["Width"] = metadata.facts.pixelWidth.map { .int($0) }
    image["Height"] = metadata.facts.pixelHeight.map { .int($0) }
    let auxiliary: [PropertyValue] = metadata.auxiliaryImages.compactMap { picture in
      guard let type = Self.auxiliaryType(picture) else { return nil }
      var values: [String: PropertyValue] = ["AuxiliaryDataType": .string(type)]
      values["Width"] = picture.pixelWidth.map { .int($0) }
      values["Height"] = picture.pixelHeight.map { .int($0) }
      return .dictionary(values)
    }
    if !auxiliary.isEmpty { image["AuxiliaryData"] = .array(auxiliary) }
    self["{FileContents}"] = .dictionary([
      "ImageCount": .int(metadata.facts.frameCount ?? 1), "Images": .array([.dictionary(image)]),
    ])
  }

  /// Apple's constants, whose values are their names. Source: *CGImageProperties.h*.
  private static func auxiliaryType(_ picture: AuxiliaryImage) -> String? {
    let type = picture.type.lowercased()
    switch picture.kind {
    case .depth:
      return "kCGImageAuxiliaryDataType"
        + (type.contains("disparity") || type.hasSuffix("auxid:2") ? "Disparity" : "Depth")
    case .gainMap:
      return type.hasPrefix("urn:com:apple")
        ? "kCGImageAuxiliaryDataTypeHDRGainMap" : "kCGImageAuxiliaryDataTypeISOGainMap"
    case .matte:
      let mattes = [
        ("portraiteffects", "PortraitEffects"), ("semanticskin", "SemanticSegmentationSkin"),
        ("semantichair", "SemanticSegmentationHair"),
        ("semanticteeth", "SemanticSegmentationTeeth"),
        ("semanticglasses", "SemanticSegmentationGlasses"),
        ("semanticsky", "SemanticSegmentationSky"),
      ]
      return mattes.first { type.contains($0.0) }.map {
        "kCGImageAuxiliaryDataType" + $0.1 + "Matte"
      }
    default: return nil
    }
  }
}
