/// The identifiers of assets and albums as clients see them, `UUID/L0/001`, and as the state keeps
/// them, the UUID alone.
package enum LocalIdentifier {
  private static let assetEnd = "/L0/001"
  private static let albumEnd = "/L0/040"

  static func asset(_ word: String) -> String { word + assetEnd }
  static func album(_ word: String) -> String { word + albumEnd }

  /// Whether an identifier, as clients see it, is one of an album that a user has made.
  package static func isOfAlbum(_ identifier: String) -> Bool { identifier.hasSuffix(albumEnd) }

  /// The UUID of an identifier; nil for a text that is none.
  ///
  /// The part after it may be missing: what a person has copied from a list is enough.
  static func word(_ identifier: String) -> String? {
    let word = identifier.prefix { $0 != "/" }.uppercased()
    let isUUID =
      word.utf8.count == 36
      && word.utf8.enumerated().allSatisfy { index, byte in
        [8, 13, 18, 23].contains(index)
          ? byte == UInt8(ascii: "-")
          : (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte)
      }
    return isUUID ? word : nil
  }

  /// A UUID that follows from what a file holds, what it was first called, and a number for those
  /// that are alike in both: after the state was lost, files have the identifiers that they had.
  static func word(_ fingerprint: Fingerprint, _ place: FilePlace, attempt: Int) -> String {
    var digest = Mixer.digest(
      fingerprint.bytes + place.folder + [0x2f] + place.name,
      seed: UInt64(truncatingIfNeeded: attempt))
    // Version 8, of the variant of RFC 9562: made in a way of its own.
    digest[6] = digest[6] & 0x0f | 0x80
    digest[8] = digest[8] & 0x3f | 0x80
    var text = ""
    for (index, byte) in digest.enumerated() {
      if [4, 6, 8, 10].contains(index) { text += "-" }
      text += byte < 16 ? "0" : ""
      text += String(byte, radix: 16, uppercase: true)
    }
    return text
  }
}
