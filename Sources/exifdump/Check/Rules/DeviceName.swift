import MetadataKit

/// What a photo calls the camera that took it.
struct DeviceName {
  private let make: [String]
  private let model: [String]
  private let makeWords: Set<String>
  private let modelWords: Set<String>

  init(of metadata: Metadata) {
    make = Self.words(of: metadata["IFD0:Make"]?.description ?? "")
    model = Self.words(of: metadata["IFD0:Model"]?.description ?? "")
    makeWords = Set(make)
    modelWords = Set(model)
  }

  /// Whether a text says that and nothing else, as Kodak's cameras have it in the place of an owner: the maker, the
  /// model or its end, or words of both with its number behind the maker's. One with a word more may name somebody: `Jane's DC280`. So may
  /// a word alone: an `iPhone 15 Pro Max` may be Max's.
  func isAll(of value: [UInt8]) -> Bool {
    guard value.count <= Self.longest else { return false }
    let own = Self.words(of: String(decoding: value, as: UTF8.self))
    if own == make, !own.isEmpty { return true }
    guard let first = own.first, own.count > 1 || Self.hasDigit(first) else { return false }
    if own == model || own == make + model { return true }
    // `D90` of a `NIKON D90`.
    if Self.hasDigit(own.joined()), model.suffix(own.count) == own[...] { return true }
    return makeWords.contains(first)
      && own.allSatisfy { makeWords.contains($0) || modelWords.contains($0) }
      && own.contains { Self.hasDigit($0) && modelWords.contains($0) }
  }

  private static let longest = 256

  private static func hasDigit(_ word: String) -> Bool { word.contains { $0.isNumber } }

  private static func words(of text: String) -> [String] {
    text.prefix(longest).lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }
  }
}
