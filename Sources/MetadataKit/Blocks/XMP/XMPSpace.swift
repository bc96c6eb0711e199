/// A namespace of XMP that is known: data, no code of its own.
package struct XMPSpace: Sendable {
  /// The prefix that its tags' group has.
  package let prefix: String
  /// Its name; empty where it is only known by its prefix.
  package let uri: String
  /// The prefix that files usually give it, where that is another; else empty.
  package let usual: String
  /// Its properties; nil for namespaces of which no property is known.
  package let properties: (@Sendable () -> XMPTable)?
}

extension XMPSpace {
  init(
    _ prefix: String, _ uri: String, usual: String = "",
    _ properties: (@Sendable () -> XMPTable)? = nil
  ) {
    self.init(prefix: prefix, uri: uri, usual: usual, properties: properties)
  }

  /// What is known of the properties with a prefix, or nil.
  static func table(of prefix: String) -> XMPTable? {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low &+ high) &>> 1
      if all[middle].prefix < prefix { low = middle &+ 1 } else { high = middle }
    }
    return low < all.count && all[low].prefix == prefix ? all[low].properties?() : nil
  }

  /// The prefix of the namespace that has exactly this name.
  private static func known(_ uri: String) -> String? {
    // Nearly all names differ in their length already.
    let length = uri.utf8.count
    for index in all.indices
    where length > 0 && all[index].uri.utf8.count == length && all[index].uri == uri {
      return all[index].prefix
    }
    return nil
  }

  /// The namespaces that files usually give another prefix.
  private static let renamed = all.filter { !$0.usual.isEmpty }
  /// The names that have a version number in them.
  private static let versions = all.compactMap { space in
    Version(in: Array(space.uri.utf8)).map { (version: $0, prefix: space.prefix) }
  }

  /// Whether files usually give a prefix to a namespace that is known.
  static func isUsual(_ prefix: String) -> Bool {
    all.contains { !$0.uri.isEmpty && ($0.usual.isEmpty ? $0.prefix : $0.usual) == prefix }
  }

  /// The group of the tags with a prefix, as people write it in `dc:creator`: `XMP-dc`; nil where nothing
  /// is called so, or something else is.
  package static func group(ofPrefix text: some StringProtocol) -> String? {
    let prefix = text.lowercased()
    if others.contains(prefix) { return nil }
    return all.first { $0.prefix.lowercased() == prefix || $0.usual.lowercased() == prefix }.map {
      "XMP-" + $0.prefix
    }
  }

  /// Prefixes that other groups are called by, too.
  private static let others: Set = [
    "dicom", "exif", "gspherical", "microsoft", "pdf", "photomechanic", "photoshop", "seal", "svg",
    "xmp",
  ]

  /// The prefix of a usual one that is too long for a group's name.
  static func shortened(_ prefix: String) -> String {
    for space in renamed where space.usual == prefix { return space.prefix }
    return prefix
  }

  /// The prefix of a namespace, or nil where it is not known.
  ///
  /// Programs write the name with and without a slash at its end, and with other version numbers
  /// in it.
  static func prefix(of uri: String) -> String? {
    if let known = known(uri) { return known }
    let other = uri.utf8.last == 0x2f ? String(uri.dropLast()) : uri + "/"
    if let known = known(other) { return known }
    if let known = exiftoolPrefix(of: uri.asLookup) { return known }
    guard let version = Version(in: Array(uri.utf8)) else { return nil }
    return versions.first {
      $0.version.before == version.before && $0.version.after == version.after
    }?.prefix
  }

  /// What a namespace of exiftool's own goes by: it writes the tags of any file as RDF/XML, in a
  /// namespace for each group, `http://ns.exiftool.org/EXIF/IFD0/1.0/`, which is `et-IFD0`.
  ///
  /// The older name of all is below another domain.
  private static func exiftoolPrefix(of uri: String) -> String? {
    let starts = ["http://ns.exiftool.org/", "http://ns.exiftool.ca/"]
    guard let start = starts.first(where: { uri.hasPrefix($0) }) else { return nil }
    let parts = uri.dropFirst(start.utf8.count).split(
      separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    if parts.first == "1.0" { return "et" }
    guard parts.count == 3, isGroupName(parts[0]), isGroupName(parts[1]),
      let first = parts[1].utf8.first
    else { return nil }
    // What a group says of the file that was read, not of its metadata, is XML's.
    if NumberText.isDigit(first) { return "et-XML-" + parts[0] }
    return parts[1] == "System" ? "et-XML-System" : "et-" + parts[1]
  }

  /// Whether a text is as short and plain as names of groups are; others are of no namespace that
  /// is known.
  private static func isGroupName(_ text: Substring) -> Bool {
    text.utf8.count <= 32 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
  }

  /// What exiftool calls the group of such a namespace, by ours: `IFD0` of `XMP-et-IFD0`.
  static func exiftoolGroup(of group: String) -> String {
    let start = "XMP-et-"
    return group.hasPrefix(start) ? String(group.dropFirst(start.utf8.count)) : group
  }

  /// What stands around the version number in a namespace's name, `…/1.0/…`.
  private struct Version {
    let before: ArraySlice<UInt8>
    let after: ArraySlice<UInt8>

    init?(in uri: [UInt8]) {
      var start = uri.startIndex
      while let slash = uri[start...].firstIndex(of: 0x2f) {
        start = slash + 1
        let major = uri[start...].prefix(while: NumberText.isDigit)
        guard !major.isEmpty, major.endIndex < uri.count, uri[major.endIndex] == 0x2e else {
          continue
        }
        let minor = uri[(major.endIndex + 1)...].prefix(while: NumberText.isDigit)
        let end = minor.endIndex
        guard !minor.isEmpty, end == uri.count || uri[end] == 0x2f else { continue }
        before = uri[..<start]
        after = uri[end...]
        return
      }
      return nil
    }
  }
}
