extension CompositeBuilder {
  /// How many bytes the volume of a disk's image has.
  mutating func deriveVolumeSize() {
    guard format == "ISO", let blocks = last("ISO", "VolumeBlockCount")?.number(),
      let size = last("ISO", "VolumeBlockSize")?.number()
    else { return }
    add(.volumeSize, blocks * size)
  }
}
