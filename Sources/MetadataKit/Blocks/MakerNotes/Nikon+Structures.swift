/// How structures in Nikon's notes are read.
extension NotePart {
  /// A structure that is as it stands there.
  ///
  /// - Parameter from: where in the value it starts.
  static func nikon(
    _ tag: Int, _ table: @escaping @autoclosure @Sendable () -> TagTable, _ condition: String = "",
    _ order: ByteOrder? = nil, unit: TagFormat = .byte, from: Int = 0
  ) -> NotePart {
    NotePart(tag, table(), unit, condition: condition) { content, found in
      content.tellNikon(table(), order, from: from, &found)
    }
  }

  /// A structure that is encrypted.
  ///
  /// - Parameter behind: how many bytes at its start are not.
  static func nikonEncrypted(
    _ tag: Int, _ table: @escaping @autoclosure @Sendable () -> TagTable, _ condition: String = "",
    _ order: ByteOrder? = nil, unit: TagFormat = .byte, behind: Int = 4, from: Int = 0
  ) -> NotePart {
    NotePart(tag, table(), unit, condition: condition) { content, found in
      guard let serial = content.note.nikon.serial, let count = content.note.nikon.count else {
        return
      }
      do throws(MetadataError) {
        try found.charge(content.bytes.count)
      } catch {
        return found.warn(error)
      }
      var note = content.note
      note.isInFile = false
      let clear = NotePart.Content(
        note: note, tag: content.tag, count: content.count,
        bytes: NikonCipher(serial: serial, count: count).clear(content.bytes, from: behind),
        unit: content.unit)
      clear.tellNikon(table(), order, from: from, &found)
    }
  }
}

extension NotePart.Content {
  /// Adds the tags of a structure.
  ///
  /// - Parameters:
  ///   - order: its byte order, where it is always the same.
  ///   - start: where in the value it starts.
  func tellNikon(
    _ table: TagTable, _ order: ByteOrder?, from start: Int = 0,
    _ found: inout MetadataBuilder
  ) {
    var structure = NikonStructure(self, order ?? note.order)
    structure.tell(table, unit, from: start, count: bytes.count - start, &found)
  }

  /// The byte order in which the numbers of folder and file make sense; where both do or none does,
  /// that of the camera.
  var orderOfFileInfo: ByteOrder {
    func makesSense(_ order: ByteOrder) -> Bool {
      guard let folder = try? bytes.uint16(at: 6, order),
        let file = try? bytes.uint16(at: 8, order)
      else { return false }
      return (100...999).contains(folder) && file <= 9999
    }
    let isLittle = makesSense(.little)
    if isLittle != makesSense(.big) { return isLittle ? .little : .big }
    let condition = "D4S$|D750$|D810$|D3300$|D5200$|D5300$|D5500$|D7100$"
    let isCamera =
      verdict(condition, of: .none) == .holds
    return isCamera ? .little : .big
  }

  /// A list of settings, each with its number.
  func tellNikonSettings(_ found: inout MetadataBuilder) {
    var structure = NikonStructure(self, note.order)
    structure.tellSettings(&found)
  }
}
