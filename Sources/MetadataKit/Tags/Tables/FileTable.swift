extension TagTable {
  /// What a file is as a whole, whatever its container.
  package static let file = TagTable(
    "File", group: "File", isNumberless: true,
    [
      TagRow(0, "FileType"),
      TagRow(1, "FileTypeExtension", value: uppercased, print: lowercased),
      TagRow(2, "MIMEType"),
      TagRow(3, "ExifByteOrder", "II=Little-endian (Intel, II)|MM=Big-endian (Motorola, MM)"),
      TagRow(4, "ImageWidth"),
      TagRow(5, "ImageHeight"),
      TagRow(6, "BitsPerSample"),
      TagRow(7, "ColorComponents"),
      TagRow(8, "Comment", value: Meaning.wholeText, traits: .yields),
      TagRow(9, "PageCount"),
      TagRow(
        10, "EncodingProcess",
        "0=Baseline DCT, Huffman coding|1=Extended sequential DCT, Huffman coding|2=Progressive DCT, Huffman coding|3=Lossless, Huffman coding|5=Sequential DCT, differential Huffman coding|6=Progressive DCT, differential Huffman coding|7=Lossless, differential Huffman coding|9=Extended sequential DCT, arithmetic coding|10=Progressive DCT, arithmetic coding|11=Lossless, arithmetic coding|13=Sequential DCT, differential arithmetic coding|14=Progressive DCT, differential arithmetic coding|15=Lossless, differential arithmetic coding"
      ),
      TagRow(
        11, "YCbCrSubSampling",
        "1 1=YCbCr4:4:4 (1 1)|2 1=YCbCr4:2:2 (2 1)|2 2=YCbCr4:2:0 (2 2)|4 1=YCbCr4:1:1 (4 1)|4 2=YCbCr4:1:0 (4 2)|1 2=YCbCr4:4:0 (1 2)|1 4=YCbCr4:4:1 (1 4)|2 4=YCbCr4:2:1 (2 4)"
      ),
      TagRow(20, "CurrentIPTCDigest"),
      TagRow(21, "PreviewImage", traits: .binary),
      TagRow(
        22, "MakerNoteByteOrder", "II=Little-endian (Intel, II)|MM=Big-endian (Motorola, MM)"),
      TagRow(23, "PreviewPNG", traits: .binary),
      TagRow(24, "NumPlanes"),
      TagRow(25, "MIMEType", traits: .onlyInExiftool),
      TagRow(26, "FileType", traits: .onlyInExiftool),
      TagRow(
        27, "FileTypeExtension", value: uppercased, print: lowercased, traits: .onlyInExiftool),
      TagRow(28, "Comment", traits: [.binary, .yields]),
      TagRow(29, "ThumbnailImage", traits: .binary),
      TagRow(30, "OtherImage", traits: .binary),
      // exiftool puts a 1 before those of PostScript fonts.
      TagRow(31, "Comment", value: Meaning.wholeText, traits: [.onlyInExiftool, .yields]),
      TagRow(32, "Comment", value: Meaning.wholeText, traits: [.notInExiftool, .yields]),
      TagRow(33, "PreviewPDF", traits: .binary),
      TagRow(34, "PreviewWMF", traits: .binary),
    ])
}

@Sendable private func uppercased(_ tag: Tag, _ text: inout TextBuffer) {
  text.append(tag.string.uppercased())
}

@Sendable private func lowercased(_ tag: Tag, _ text: inout TextBuffer) {
  text.append(tag.string.lowercased())
}
