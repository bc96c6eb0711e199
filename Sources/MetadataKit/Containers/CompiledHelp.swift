extension Container {
  /// Help files of Windows: archives of web pages.
  ///
  /// Source: Wise, *Microsoft's HTML Help (.chm) format*.
  package static let compiledHelp = Container(ofSignatures: "CHM") {
    (file, found) throws(MetadataError) in
    found.add(.compiledHelp, fieldsOf: try file.slice(at: 0, count: 56), .little)
  }
}
