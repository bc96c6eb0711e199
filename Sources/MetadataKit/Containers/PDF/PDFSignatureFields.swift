/// What is the value of a form's fields for signatures (ISO 32000-1 §12.7.3, §12.7.4.5): a tree of fields, of which each
/// may have others.
struct PDFSignatureFields {
  /// The signatures, as they stand in the fields or are referred to, in the order of the levels.
  private(set) var signatures: [PDFObject] = []
  /// What is wrong with the first field that cannot be read, or that there are more in a form that has signatures; nil
  /// where all were looked at.
  private(set) var error: MetadataError?

  /// So many fields are looked at.
  private static let most = 4096

  init(of form: PDFObject, in document: inout PDFDocument) {
    var fields: [(value: PDFObject, isOfSignature: Bool)] = []
    var visited = Set<Int>()
    func add(_ list: PDFObject?, isOfSignature: Bool, _ document: inout PDFDocument)
      throws(MetadataError)
    {
      guard let list, let more = try document.resolved(list)?.value.array else { return }
      for value in more.prefix(Self.most + 1 - fields.count) {
        fields.append((value, isOfSignature))
      }
    }
    var isSigned = false
    do throws(MetadataError) {
      let form = try document.resolved(form)?.value.dictionary
      isSigned = Self.isSigned(form, &document)
      try add(form?["Fields"], isOfSignature: false, &document)
    } catch {
      self.error = error
    }
    var index = 0
    while index < fields.count {
      guard index < Self.most else {
        if isSigned {
          error = MetadataError(.limitExceeded, "a form of more than \(Self.most) fields")
        }
        return
      }
      let (value, inherited) = fields[index]
      index += 1
      if let reference = value.reference, !visited.insert(reference.number).inserted { continue }
      do throws(MetadataError) {
        guard let field = try document.resolved(value)?.value.dictionary else { continue }
        // A field without a type has that of the one that it is in.
        let type = try field["FT"].flatMap { (type) throws(MetadataError) in
          try document.resolved(type)?.value.name
        }
        let isOfSignature = type.map { $0 == "Sig" } ?? inherited
        if isOfSignature, let signature = field["V"] { signatures.append(signature) }
        // All that is in one of another type is of that.
        if isOfSignature || type == nil {
          try add(field["Kids"], isOfSignature: isOfSignature, &document)
        }
      } catch {
        if self.error == nil, isSigned || error.code != .limitExceeded { self.error = error }
      }
    }
  }

  /// Whether a form says that it has fields for signatures: bit 1 of `SigFlags` (§12.7.2).
  private static func isSigned(_ form: PDFDictionary?, _ document: inout PDFDocument) -> Bool {
    guard let value = form?["SigFlags"], let flags = try? document.resolved(value)?.value.integer
    else { return false }
    return flags & 1 != 0
  }
}

extension TagTable {
  /// What signatures say that stand in a form alone, which exiftool does not read.
  static let pdfSignature = TagTable(
    "PDF", group: "PDF", isNumberless: true, signatureRows(.notInExiftool))
}
