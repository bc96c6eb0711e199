extension TagTable {
  /// The fields of SEAL; those that are not known have the names that the record gives them.
  package static let seal = TagTable(
    "SEAL", group: "SEAL", isNumberless: true,
    [
      TagRow(0, "SEALVersion"), TagRow(1, "KeyAlgorithm"), TagRow(2, "KeyVersion"),
      TagRow(3, "DigestAlgorithm"), TagRow(4, "ByteRange"), TagRow(5, "Domain"),
      TagRow(6, "UniqueIdentifier"), TagRow(7, "Identifier"), TagRow(8, "SignatureFormat"),
      TagRow(9, "SignatureLength"), TagRow(10, "Signature"), TagRow(11, "SEALComment"),
      TagRow(12, "Copyright"),
    ])
}
