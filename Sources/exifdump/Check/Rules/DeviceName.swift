import MetadataKit

/// What a photo calls the camera that took it.
struct DeviceName {
  private let words: Set<String>

  init(of metadata: Metadata) {
    let names = ["IFD0:Make", "IFD0:Model"].compactMap { metadata[$0]?.description }
    words = Set(names.flatMap { Self.words(of: $0) })
  }

  /// Whether a text says that and nothing else, as Kodak's cameras have it in the place of an owner. One with a word more
  /// may name somebody: `Jane's DC280`.
  func isAll(of value: [UInt8]) -> Bool {
    guard !words.isEmpty, value.count <= Self.longest else { return false }
    let own = Self.words(of: String(decoding: value, as: UTF8.self))
    return !own.isEmpty && own.allSatisfy { words.contains($0) }
  }

  private static let longest = 256

  private static func words(of text: String) -> [String] {
    text.prefix(longest).lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }
  }
}
