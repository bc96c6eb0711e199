/// Which lens of several it was by what the picture was taken with.
extension LensNames {
  /// The name by the focal length and the widest aperture at it, or by what the lens says of
  /// itself, `24-70mm F2.8 GM`; several with `or` between where nothing tells them apart. Of a
  /// number that has no name `model`, or else `words`, what is said of it as a tag.
  func name(
    focal: Double, aperture: Double, specification: String, model: String, words: String? = nil
  ) -> String {
    guard let whole else {
      let unknown = words ?? "Unknown (" + String(decoding: number, as: UTF8.self) + ")"
      return model.isEmpty ? unknown : model
    }
    guard names.count > 1 else { return whole }
    if focal == 0, aperture == 1, let manual { return manual }
    let own = LensWords(specification, allowsDecimals: true)
    var matches: [String] = []
    var best: [String] = []
    var difference: Double?
    for name in names {
      guard var lens = LensWords(name, allowsDecimals: true) else { continue }
      if let own {
        guard lens.isLike(own) else { continue }
        if Self.ends(name, with: specification) {
          best = [name]
          break
        }
        // The maker's own would have fitted as a whole.
        if !name.hasPrefix("Sony ") { best.append(name) }
        continue
      }
      lens.applyConverter()
      if focal != 0, focal < lens.short - 0.5 || focal > lens.long + 0.5 { continue }
      if aperture != 0 {
        if aperture < lens.widest - 0.15 || aperture > lens.narrowest + 0.15 { continue }
        let distance = abs(aperture - lens.aperture(at: focal))
        if let least = difference {
          if distance > least + 0.15 { continue }
          if distance < least - 0.15 { best = [] }
        }
        difference = distance
        best.append(name)
      }
      matches.append(name)
    }
    if best.isEmpty { best = matches }
    if !best.isEmpty { return Self.narrowed(best, by: model).joined(with: " or ") }
    return !model.isEmpty && whole.utf8.firstIndex(range: " or ") != nil ? model : whole
  }

  /// Whether a name ends as the lens's own does, but for what stands in parentheses or `GM`.
  private static func ends(_ name: String, with specification: String) -> Bool {
    guard let start = name.utf8.firstIndex(range: " " + specification) else { return false }
    let rest = name.utf8[start...].dropFirst(specification.utf8.count + 1)
    return rest.isEmpty || rest.elementsEqual(" GM".utf8) || rest.starts(with: " (".utf8)
  }
}
