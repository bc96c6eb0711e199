extension PDFDocument {
  /// Finds out how the document is encrypted (ISO 32000-2 §7.6.2); nil where it is not. What is read of it from then
  /// on is deciphered.
  mutating func readEncryption() throws(MetadataError) -> PDFEncryption? {
    defer { completeTrailers() }
    for trailer in trailers {
      guard let value = trailer["Encrypt"],
        let dictionary = try resolved(value)?.value.dictionary
      else { continue }
      encryption = PDFEncryption(whole(dictionary, depth: 2), identifier: identifier())
      return encryption
    }
    return nil
  }

  /// The first part of what the newest trailer that has it identifies the document by (§14.4).
  private mutating func identifier() -> [UInt8] {
    for trailer in trailers {
      guard let list = trailer["ID"],
        let first = (try? resolved(list))?.value.array?.first,
        let part = (try? resolved(first))?.value.string
      else { continue }
      return part
    }
    return []
  }
}
