extension Container {
  /// Every container, the most frequent first.
  ///
  /// A file goes to the one that lists its type. Of those that recognize by themselves the
  /// first that does has it, so the surer signature stands first.
  package static let all: [Container] = [
    .jpeg,
    .tiff,
    .png,
    .gif,
    .webP,
    .avi,
    .bmp,
    .ico,
    .netpbm,
    .os2Icon,
    .pcx,
  ]
}
