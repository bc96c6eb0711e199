#if !canImport(ImageIO)
  /// What an image says of itself, as properties of XMP: those of its packets, and what EXIF and IPTC
  /// say in the namespaces of XMP.
  ///
  /// A class because it is one on Apple's systems. It never changes, unless it is a ``CGMutableImageMetadata``,
  /// and may be used from every thread.
  public class CGImageMetadata: @unchecked Sendable {
    // Safe to share, because it is under a lock, and never changes but in the subclass.
    let contents: Locked<MetadataTree>

    init(_ contents: MetadataTree) { self.contents = Locked(contents) }

    /// - Parameter bridged: What is added where the packets do not say it themselves.
    convenience init(_ tree: XMPTree, bridged: [XMPNode] = []) {
      var properties = tree.properties
      // The prefixes of others may be a thousand bytes long each.
      let mayBeBridged = properties.lazy.filter { XMPStandardSpace(rawValue: $0.prefix) != nil }
      let known = Set(mayBeBridged.map(CGImageMetadata.path))
      properties += bridged.filter { !known.contains(CGImageMetadata.path($0)) }
      if tree.hasPacket { properties.append(CGImageMetadata.mark) }
      self.init(MetadataTree(properties))
    }

    /// What is at the top.
    var properties: [XMPNode] { contents.withLock(\.properties) }

    /// What a property at the top is called: prefixes stand for one namespace each.
    static func path(_ property: XMPNode) -> String { property.prefix + ":" + property.name }

    /// The namespace of what ImageIO notes of where it has read, and writes nowhere.
    static let notes = "http://ns.apple.com/ImageIO/1.0/"

    /// What ImageIO notes where there was a packet.
    private static let mark = XMPNode(
      namespace: notes, prefix: "iio", name: "hasXMP", value: .text("True"))
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The properties of a packet of XMP, with or without its wrapper; `nil` where it is no
  /// well-formed XML, or has no `rdf:RDF`.
  public func CGImageMetadataCreateFromXMPData(_ data: CFData) -> CGImageMetadata? {
    let tree = XMPTree([Array(data)])
    return tree.hasPacket ? CGImageMetadata(tree) : nil
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The tags at the top, each a ``CGImageMetadataTag``, in the order of the packets.
  public func CGImageMetadataCopyTags(_ metadata: CGImageMetadata) -> CFArray? {
    metadata.properties.map { CGImageMetadataTag(property: $0) }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The tag that a path leads to: `exif:Flash.Fired` to a field of a structure, `dc:subject[2]` to the
  /// third item of a list, `dc:title[de]` to the text in a language, `dc:source?my:page` to a qualifier.
  ///
  /// Behind a parent, a path may start with any of these. The first prefix may be left out only there;
  /// a name without one is in the namespace of what it is in, or else in any.
  public func CGImageMetadataCopyTagWithPath(
    _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
  ) -> CGImageMetadataTag? {
    MetadataPath(path)?.end(from: parent, in: metadata.properties)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The text of the tag that a path leads to: of texts in several languages that of `x-default`; `nil`
  /// for other lists, and for structures.
  public func CGImageMetadataCopyStringValueWithPath(
    _ metadata: CGImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
  ) -> CFString? {
    guard let node = MetadataPath(path)?.end(from: parent, in: metadata.properties)?.node else {
      return nil
    }
    guard case .languages(let texts) = node.value else { return node.text }
    return texts.first { $0.language == "x-default" }?.text
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The tag that a value of a dictionary of properties is: `photoshop:DateCreated` of
  /// `kCGImagePropertyExifDateTimeOriginal`; `nil` where there is none, or where it is none.
  public func CGImageMetadataCopyTagMatchingImageProperty(
    _ metadata: CGImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString
  ) -> CGImageMetadataTag? {
    guard let property = BridgedProperty(dictionaryName, propertyName) else { return nil }
    // A packet's prefix for the namespace makes no difference.
    return metadata.properties.first {
      $0.prefix == property.space.rawValue && $0.name == property.name
    }.map { CGImageMetadataTag(property: $0) }
  }
#endif
