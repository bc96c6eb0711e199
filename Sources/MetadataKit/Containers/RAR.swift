extension Container {
  /// RAR archives: what each file in them is (RARLAB, *RAR 5.0 archive format*; before, *RAR 2.02 technical
  /// information*).
  package static let rar = Container(ofSignatures: "RAR") {
    (file, found) throws(MetadataError) in
    defer { found.context.document = 0 }
    let isOld = try file.uint8(at: 6) == 0
    found.add(.rar, "FileVersion", text: isOld ? "RAR v4" : "RAR v5")
    if isOld {
      try RARBlocks.tell(file, &found)
    } else {
      try RARHeaders.tell(file, &found)
    }
  }

  /// 7z archives (*7zFormat*): the names of what is in them mostly stand in a part that is compressed itself.
  package static let sevenZip = Container(ofSignatures: "7Z") {
    (file, found) throws(MetadataError) in
    let version = try file.slice(at: 6, count: 2)
    var text = TextBuffer()
    text.append("7z v")
    text.append(try version.uint8(at: 0))
    text.append(".")
    text.append(try version.uint8(at: 1), digits: 2)
    found.add(.rar, "FileVersion", text: text.string)
  }
}
