extension Container {
  /// Universal metadata boxes in a file of their own (ISO/IEC 19566-5), as manifests beside a picture
  /// are (C2PA 2.1 §11.4).
  package static let jumbfFile = Container(
    [],
    recognize: { head in
      guard head.matches("jumb\0", at: 4), head.matches("jumd", at: 12) else { return nil }
      return head.matches("c2pa", at: 16)
        ? FileFormat("C2PA", "c2pa", "application/c2pa", nil)
        : FileFormat("JUMBF", "jumbf", "application/octet-stream", nil)
    },
    read: { (file, found) in
      found.add(.jumbf, file)
    })
}
