extension JPEGParts {
  /// Takes a part of the color profile (ICC.1:2022 §B.4): the number of the part, the number of
  /// parts, then the part. What comes after the last one is not of the profile.
  mutating func addProfile(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try body.slice(at: 0, count: 2)
    guard !hasProfile else {
      return found.warn(
        Warning(.malformed, "a part of a color profile that has all its parts", at: body.start))
    }
    profile.append((try head.uint8(at: 0), body.region(from: 2)))
    if profile.count >= (try head.uint8(at: 1)) { try finishProfile(&found) }
  }

  mutating func finishProfile(_ found: inout MetadataBuilder) throws(MetadataError) {
    let numbers = Set(profile.map(\.number)).sorted()
    let parts = numbers.flatMap { number in profile.filter { $0.number == number } }.map(\.region)
    hasProfile = true
    profile = []
    if let block = try Self.join(parts, found.limits) { found.add(.icc, block) }
  }
}
