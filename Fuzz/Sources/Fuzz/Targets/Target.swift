import MetadataKit

/// One thing that is fuzzed.
struct Target: Sendable {
  let name: String
  /// What becomes of the bytes: the whole file that is read.
  let wrap: @Sendable ([UInt8]) -> [UInt8]
  /// Which files it is seeded with.
  let seeds: SeedRule
  /// What is done with the file.
  let read: @Sendable ([UInt8]) -> Void
  /// Longer inputs are not tried.
  let longest: Int

  init(
    _ name: String, longest: Int = 8192, _ seeds: SeedRule,
    wrap: @escaping @Sendable ([UInt8]) -> [UInt8] = { $0 },
    read: @escaping @Sendable ([UInt8]) -> Void = { Reading.brief($0) }
  ) {
    self.name = name
    self.longest = longest
    self.seeds = seeds
    self.wrap = wrap
    self.read = read
  }

  func run(_ bytes: [UInt8]) { read(wrap(bytes)) }
}

/// Where the first inputs of a target come from.
enum SeedRule: Sendable {
  /// Whole files, by extension.
  case files([String])
  /// The blocks of a kind, of every file.
  case blocks(BlockKind, @Sendable (_ block: [UInt8], Metadata) -> [UInt8])
  /// What a function makes of every file.
  case parts(@Sendable (_ file: [UInt8]) -> [[UInt8]])
  /// These, whatever the files are.
  case made([[UInt8]])
  /// Every file but those that tell about others.
  case all

  static func blocks(_ kind: BlockKind) -> SeedRule { .blocks(kind) { block, _ in block } }
}
