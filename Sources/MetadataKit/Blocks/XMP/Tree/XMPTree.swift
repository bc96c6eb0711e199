/// The properties of packets of XMP as trees: their structures, lists and languages.
package struct XMPTree: Sendable {
  /// The properties at the top, in the packets' order; of several with one name the first.
  package let properties: [XMPNode]
  /// Whether one of the packets could be read.
  package let hasPacket: Bool

  /// - Parameter packets: Those of one file. One that is no well-formed XML, has no `rdf:RDF`, or has
  ///   deeper elements than ``Limits`` says, or with those before it more of them, adds nothing.
  package init(_ packets: [[UInt8]]) {
    let limits = Limits()
    var builder = XMPTreeBuilder()
    var room = limits.entries
    for packet in packets {
      // As the reader of tags, which has four elements for each directory of other formats.
      let parser = XMLElements(depth: limits.nesting * 8, count: room)
      switch parser.parse(XMPText(packet[...]).bytes).failure {
      case nil, .junkAfterDocument:
        builder.add(parser.elements)
        room -= parser.elements.reduce(0) { $0 + 1 + $1.attributes.count }
      default: continue
      }
    }
    properties = builder.properties
    hasPacket = builder.hasRoot
  }
}
