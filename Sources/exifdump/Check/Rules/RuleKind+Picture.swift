import MetadataKit

extension RuleKind {
  static let minWidth = RuleKind(
    "min-width", "A picture, as it is shown, must be so many pixels wide.", .pixels
  ) { subject, value in
    Violation.size(subject.metadata.facts.displayWidth, "wide", atLeast: value.number)
  }

  static let maxWidth = RuleKind(
    "max-width", "A picture, as it is shown, may be at most so many pixels wide.", .pixels
  ) { subject, value in
    Violation.size(subject.metadata.facts.displayWidth, "wide", atMost: value.number)
  }

  static let minHeight = RuleKind(
    "min-height", "A picture, as it is shown, must be so many pixels high.", .pixels
  ) { subject, value in
    Violation.size(subject.metadata.facts.displayHeight, "high", atLeast: value.number)
  }

  static let maxHeight = RuleKind(
    "max-height", "A picture, as it is shown, may be at most so many pixels high.", .pixels
  ) { subject, value in
    Violation.size(subject.metadata.facts.displayHeight, "high", atMost: value.number)
  }

  /// Which color profiles pictures may have; `none` is for those without one.
  static let colorProfile = RuleKind(
    "color-profile", "A picture's color profile must be one of these; none stands for no profile.",
    .names
  ) { subject, value in
    guard subject.isPicture else { return [] }
    let profile = subject.profile
    if value.names.contains(where: { $0.contains(profile ?? "none") }) { return [] }
    let allowed = value.names.map(\.text).joined(separator: ", ")
    return [
      Violation(
        value: Array((profile ?? "none").utf8),
        message: "The color profile is none of those allowed: \(allowed).",
        fix: "Convert the picture to an allowed color space and embed its profile.")
    ]
  }

  /// Pictures that have to be turned to be seen: programs that do not know it show them lying.
  static let orientation = RuleKind(
    "orientation", "A picture must be stored as it is to be shown, without being turned."
  ) { subject, _ in
    guard subject.isPicture, let orientation = subject.metadata.facts.orientation,
      orientation != 1
    else { return [] }
    let tag = subject.tags.first { $0.within == nil && $0.tag.name == "Orientation" }
    return [
      Violation(
        tag: tag?.name, value: tag?.value ?? Array("\(orientation)".utf8),
        message: "The picture has to be turned or mirrored to be seen upright.",
        fix: "Turn its pixels, for instance with: magick mogrify -auto-orient FILE",
        offset: tag?.tag.byteRange?.lowerBound)
    ]
  }
}

extension Violation {
  fileprivate static func size(
    _ size: Int?, _ word: String, atLeast: Int = 0, atMost: Int = .max
  ) -> [Violation] {
    guard let size, size < atLeast || size > atMost else { return [] }
    let isSmall = size < atLeast
    return [
      Violation(
        value: Array("\(size) pixels".utf8),
        message: isSmall
          ? "The picture is less than \(atLeast) pixels \(word)."
          : "The picture is more than \(atMost) pixels \(word).",
        fix: isSmall ? "Take a larger version of it." : "Scale it down.")
    ]
  }
}

extension Subject {
  /// The color profile by its name: the embedded one, or what a tag says in place of one.
  fileprivate var profile: String? {
    if let name = metadata.facts.profileName { return name }
    // No screen takes these for what they are without a profile.
    if let model = metadata.facts.colorModel, model == .cmyk || model == .lab {
      return model.description
    }
    for (name, isSRGB) in [
      ("PNG:SRGBRendering", { _ in true }), ("ExifIFD:ColorSpace", Self.isOne),
    ]
      as [(String, (Tag) -> Bool)]
    {
      if let tag = metadata[name], isSRGB(tag) { return "sRGB" }
    }
    // Adobe RGB without its profile: DCF 2.0 §5.2 has the index R03, some programs the number 2.
    let space = metadata["ExifIFD:ColorSpace"]?.numericDescription
    let index = metadata["InteropIFD:InteropIndex"]?.numericDescription
    return space == "2" || index?.hasPrefix("R03") == true ? "Adobe RGB" : nil
  }

  private static func isOne(_ tag: Tag) -> Bool { tag.numericDescription == "1" }
}
