extension Container {
  /// A color profile in a file of its own (ICC.1:2022 §7.2): its signature is at 36.
  package static let iccFile = Container(
    [],
    recognize: { head in
      head.matches("acsp", at: 36)
        ? FileFormat("ICC", "icc", "application/vnd.iccprofile", nil) : nil
    },
    read: { file, found in
      found.add(.icc, file)
    })
}
