extension Container {
  /// PostScript, by itself or as a picture for other documents (EPS), with its structuring
  /// comments and the blocks between them.
  ///
  /// Sources: Adobe, *PostScript Language Document Structuring Conventions* 3.0; *Encapsulated
  /// PostScript File Format* 3.0 §5.2 for the header of Windows files.
  package static let postScript = Container(
    [],
    recognize: { head in
      guard let text = postScript(head) else { return nil }
      let mime = "application/postscript"
      let lines = text.prefix(512).elements.split { $0 == 0x0a || $0 == 0x0d }
      guard let first = lines.first, first.starts(with: "%!".utf8) else {
        // The PostScript of a Windows file lies outside what is at hand.
        return FileFormat("EPS", "eps", mime, nil)
      }
      if first.contains("EPSF".utf8) { return FileFormat("EPS", "eps", mime, nil) }
      if lines.count > 1, lines[1].starts(with: "%%Creator: Adobe Illustrator".utf8) {
        return FileFormat("AI", "ai", "application/vnd.adobe.illustrator", nil)
      }
      return FileFormat("PS", "ps", mime, nil)
    },
    read: { (file, found) throws(MetadataError) in
      var text = file
      var preview: Region?
      let head = try file.head(count: 30)
      if head.has("\u{C5}\u{D0}\u{D3}\u{C6}") {
        text = try file.region(
          at: head.uint32(at: 4, .little), count: head.uint32(at: 8, .little))
        let part = file.clamped(
          at: try head.uint32(at: 20, .little), count: try head.uint32(at: 24, .little))
        if part.count > 0 {
          found.note(.preview, part)
          // A Windows metafile, if it is no TIFF.
          if (try? TIFFHeader(part)) != nil {
            preview = part
            found.add(.postScript, "TIFFPreview", left: part)
          }
        }
      }
      found.attempt { (found) throws(MetadataError) in
        try PostScriptComments.read(text, &found)
      }
      if let preview { found.postpone(.postScriptPreview, preview) }
    })

  private static func postScript(_ head: ByteSlice) -> ByteSlice? {
    if head.matches("%!PS-AdobeFont-") || head.matches("%!PS-Bitstream ") { return nil }
    if head.matches("%!PS") || head.matches("%!Ad") { return head }
    guard head.has("\u{C5}\u{D0}\u{D3}\u{C6}"), let start = try? head.uint32(at: 4, .little)
    else { return nil }
    return head.suffix(from: start)
  }
}

extension BlockDecoder {
  /// The PostScript that documents of Illustrator keep: its comments and blocks.
  package static let postScript = BlockDecoder(.postScript) {
    (block, found) throws(MetadataError) in
    try PostScriptComments.read(block, &found)
  }

  /// The TIFF file that Windows shows in place of PostScript.
  ///
  /// By a step of its own it is read behind what the picture's own blocks have in them.
  package static let postScriptPreview = BlockDecoder(.postScriptPreview) { (block, found) in
    found.add(.exif, block)
  }
}

extension BlockKind {
  /// The TIFF preview of an EPS file for Windows.
  package static let postScriptPreview = BlockKind("postScriptPreview")
}
