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
    // The older name of the namespace of exiftool.
    if uri.asLookup == "http://ns.exiftool.ca/1.0/" { return "et" }
    guard let version = Version(in: Array(uri.utf8)) else { return nil }
    return versions.first {
      $0.version.before == version.before && $0.version.after == version.after
    }?.prefix
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
