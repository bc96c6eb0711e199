extension EXIFDecoder {
  /// A directory that is still to be read.
  struct Directory {
    let position: Int
    let group: String
    let table: TagTable
    /// Whether the directories linked behind it are read too.
    let isChain: Bool
    var number: Int
    let depth: Int
    /// Whether a directory before it in its chain is damaged.
    var isBehindDamage = false
  }
}

extension EXIFDecoder.Directory {
  /// The group's name: `IFD0`, `IFD1`, `SubIFD`, `SubIFD1`, `ExifIFD`.
  var name: String {
    if group == "IFD" {
      return number < Self.mainNames.count ? Self.mainNames[number] : "IFD\(number)"
    }
    // Both directories of multi-picture files are of one group.
    return number == 0 || group == "MPF0" ? group : "\(group)\(number)"
  }

  /// Whether it is the first of the structure, which names the camera.
  var isFirst: Bool { depth == 0 && number == 0 }

  /// The names of the first ones, most often all there are.
  private static let mainNames = ["IFD0", "IFD1", "IFD2", "IFD3"]

  func following(at position: Int, isBehindDamage: Bool) -> Self {
    Self(
      position: position, group: group, table: table, isChain: true, number: number + 1,
      depth: depth, isBehindDamage: isBehindDamage)
  }
}
