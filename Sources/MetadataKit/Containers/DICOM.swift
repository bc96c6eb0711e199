import UniformTypes

extension Container {
  /// DICOM (PS3.10): a preamble, elements that tell how the others are written, and those.
  package static let dicom = Container(
    [FileFormat("DICOM", "dcm", "application/dicom", .dicom)]
  ) { (file, found) throws(MetadataError) in
    var elements = DICOMElements(file, from: 132, .little, isImplicit: false)
    elements.read(&found)
    elements.describe(&found)
  }

  /// ACR-NEMA, which DICOM came from: the elements alone, the first of which must be a likely one.
  package static let acr = Container(
    [],
    recognize: { head in
      DICOMElements.syntax(of: head) == nil
        ? nil : FileFormat("ACR", "acr", "application/dicom", nil)
    },
    read: { (file, found) throws(MetadataError) in
      guard let syntax = DICOMElements.syntax(of: try file.head(count: 12)) else { return }
      var elements = DICOMElements(file, from: 0, syntax.order, isImplicit: syntax.isImplicit)
      elements.read(&found)
      elements.describe(&found)
    })
}
