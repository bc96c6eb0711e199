import MetadataKit

/// Builds XMP for tests.
enum XMPBytes {
  static let start =
    #"<x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="Tests">"#
    + #"<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">"#
  static let end = "</rdf:RDF></x:xmpmeta>"

  /// Declarations of namespaces that tests use.
  static let namespaces = [
    ("dc", "http://purl.org/dc/elements/1.1/"), ("xmp", "http://ns.adobe.com/xap/1.0/"),
    ("xmpMM", "http://ns.adobe.com/xap/1.0/mm/"),
    ("stEvt", "http://ns.adobe.com/xap/1.0/sType/ResourceEvent#"),
    ("stDim", "http://ns.adobe.com/xap/1.0/sType/Dimensions#"),
    ("stArea", "http://ns.adobe.com/xmp/sType/Area#"),
    ("mwg-rs", "http://www.metadataworkinggroup.com/schemas/regions/"),
    ("exif", "http://ns.adobe.com/exif/1.0/"), ("tiff", "http://ns.adobe.com/tiff/1.0/"),
    ("my", "http://example.com/my/"),
  ].map { #" xmlns:\#($0.0)="\#($0.1)""# }.joined()

  /// A packet of one description with such content.
  static func packet(_ content: String) -> String {
    "<?xpacket begin='\u{feff}' id='W5M0MpCehiHzreSzNTczkc9d'?>" + start
      + #"<rdf:Description rdf:about=""\#(namespaces)>\#(content)</rdf:Description>"#
      + end + "<?xpacket end='w'?>"
  }

  /// What is read of a packet.
  static func metadata(_ text: String) throws -> Metadata {
    try Metadata(Array(text.utf8), name: "photo.xmp")
  }

  /// What is read of a description's content.
  static func read(_ content: String) throws -> Metadata { try metadata(packet(content)) }

  static func items(_ values: String...) -> String {
    values.map { "<rdf:li>\($0)</rdf:li>" }.joined()
  }
}

extension Metadata {
  /// The words of a tag, or of the values of a list.
  func words(_ name: String) -> [String] { self[name]?.values.map(\.description) ?? [] }
}
