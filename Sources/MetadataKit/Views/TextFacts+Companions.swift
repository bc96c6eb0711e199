/// What a file has beside its picture, in the words of a summary.
extension TextFacts {
  /// `0.2 s, 0.5 s, 1 s, played 4 times`; of many frames the shortest and the longest delay.
  static func timing(_ animation: Animation) -> [String] {
    var parts: [String] = []
    let delays = animation.delays.map { $0.value ?? 0 }
    if let least = delays.min(), let most = delays.max() {
      if least == most {
        parts.append("\(seconds(least)) each")
      } else if delays.count <= 8 {
        parts += delays.map(seconds)
      } else {
        parts.append("\(seconds(least)) to \(seconds(most)) each")
      }
    }
    switch animation.loopCount {
    case nil: break
    case 0: parts.append("played for ever")
    case 1: parts.append("played once")
    case let count?: parts.append("played \(count) times")
    }
    return parts
  }

  /// What a movie states of itself, and where it stands.
  static func motion(_ motion: MotionPhoto) -> [String] {
    let facts = motion.facts
    return [
      motion.mimeType,
      facts.pixelWidth.flatMap { width in facts.pixelHeight.map { "\(width) x \($0)" } } ?? "",
      facts.duration.map(seconds) ?? "", facts.codec ?? "",
      "\(motion.range.count) bytes at \(motion.range.lowerBound)",
    ]
  }

  /// What it is for, and what the file calls it.
  static func auxiliary(_ image: AuxiliaryImage) -> [String] {
    [
      image.kind.description,
      image.pixelWidth.flatMap { width in image.pixelHeight.map { "\(width) x \($0)" } } ?? "",
      image.codec ?? "", image.type,
    ]
  }

  private static func seconds(_ value: Double) -> String {
    var text = TextBuffer()
    text.append(value, significantDigits: 6)
    return text.string + " s"
  }
}
