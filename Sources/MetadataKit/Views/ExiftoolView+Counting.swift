extension ExiftoolView {
  /// The tag that counts of those with a name, whatever its group: the last one that does not
  /// yield, or else the first.
  ///
  /// It is the one that its group shows of that name; other groups show their first.
  func counting(_ tags: Tags, _ composites: Tags, isTIFF: Bool) -> [Key: Int] {
    var counting: [String: Int] = [:]
    let several = hashesOfSeveral(tags)
    if several.isEmpty { return [:] }
    func count(_ tag: Tag) {
      let name = tag.name
      if let counted = counting[name], yields(tag, isTIFF: isTIFF),
        !takesOver(from: tags[counted], tag)
      {
        return
      }
      counting[name] = tag.index
    }
    var properties: [Int] = []
    for tag in tags where counts(tag) && several.containsSorted(tag.nameHash) {
      // exiftool reads what describes the pictures of a file before the properties of those.
      if tag.record.document != 0, tag.group == TagTable.quickTimeProperties.group {
        properties.append(tag.index)
      } else {
        count(tag)
      }
    }
    for index in properties { count(tags[index]) }
    for composite in composites where !yields(composite, isTIFF: isTIFF) {
      counting[composite.name] = nil
    }
    return Dictionary(uniqueKeysWithValues: counting.map { (Key(tags[$1]), $1) })
  }

  /// Whether a tag of another picture counts instead of one before it: where that is of the same. All else
  /// counts more than what headers of JFIF say, of which the last counts.
  private func takesOver(from counted: Tag, _ tag: Tag) -> Bool {
    if counted.table === TagTable.jfif, tag.record.document == 0 { return true }
    if tag.table === TagTable.jfif { return false }
    return (1..<UInt8.max).contains(tag.record.document)
      && tag.record.document == counted.record.document
      && !tag.table.yields && !tag.traits.contains(.yields)
  }

  private func counts(_ tag: Tag) -> Bool {
    !tag.continuesList && !tag.record.isBehindDamage && tag.isListedByExiftool
  }

  /// The hashes of names that several tags have, sorted.
  ///
  /// Nearly all names stand once. To look each up by its text was a tenth of the instructions of
  /// this form.
  private func hashesOfSeveral(_ tags: Tags) -> [UInt32] {
    var hashes: [UInt32] = []
    for tag in tags where counts(tag) { hashes.append(tag.nameHash) }
    hashes.sort()
    var several: [UInt32] = []
    for index in hashes.indices.dropFirst()
    where hashes[index] == hashes[index - 1] && several.last != hashes[index] {
      several.append(hashes[index])
    }
    return several
  }

  /// Whether another tag of the same name counts, also one before it: a thumbnail's, but not the
  /// second page's of a TIFF.
  private func yields(_ tag: Tag, isTIFF: Bool) -> Bool {
    tag.record.isOfOther || tag.record.document != 0 || tag.table.yields
      || tag.traits.contains(.yields)
      || tag.group == "IFD1" && !isTIFF
  }
}

extension Tag {
  /// The ``Swift/String/letterHash`` of the name.
  fileprivate var nameHash: UInt32 {
    isNamed ? record.facts.nameHash : name.letterHash
  }

  /// Whether the name is that of its row.
  private var isNamed: Bool { record.row >= 0 && !record.isNamedByFile }
}

extension [UInt32] {
  /// Whether a number is one of those that are sorted here.
  fileprivate func containsSorted(_ number: UInt32) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number
  }
}
