#if !canImport(ImageIO)
  /// Writes properties as a packet of XMP: RDF/XML (ISO 16684-1 §7), well-formed whatever the texts are.
  struct XMPPacketWriter {
    private var text = ""
    /// What namespaces go by, each by another prefix.
    private var prefixes: [String: String] = [:]
    /// The namespaces in the order in which they are declared.
    private var declared: [(prefix: String, name: String)] = []
    private var taken: Set<String> = [
      MetadataSpaces.rdf.prefix, MetadataSpaces.xml.prefix, "xmlns",
    ]

    private init() {}

    /// The packet, without the instructions around it that are for files of other formats.
    static func packet(_ properties: [XMPNode]) -> String {
      var writer = XMPPacketWriter()
      writer.declare(properties)
      writer.text = """
        <x:xmpmeta xmlns:x="adobe:ns:meta/">
        <rdf:RDF xmlns:rdf="\(MetadataSpaces.rdf.name)">
        <rdf:Description rdf:about=""
        """
      for space in writer.declared {
        writer.text += "\n    xmlns:\(space.prefix)=\"\(escaped(space.name))\""
      }
      writer.text += ">\n"
      for property in properties { writer.write(property, writer.name(of: property), 1) }
      writer.text += "</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n"
      return writer.text
    }

    private mutating func declare(_ nodes: [XMPNode]) {
      for node in nodes {
        if prefixes[node.namespace] == nil, node.prefix != MetadataSpaces.xml.prefix {
          var prefix = node.prefix
          var number = 1
          while !taken.insert(prefix).inserted {
            number += 1
            prefix = "\(node.prefix)_\(number)"
          }
          prefixes[node.namespace] = prefix
          declared.append((prefix, node.namespace))
        }
        declare(node.children)
        declare(node.qualifiers)
      }
    }

    private func name(of node: XMPNode) -> String {
      "\(prefixes[node.namespace, default: node.prefix]):\(node.name)"
    }

    /// - Parameter depth: How far to the right it stands.
    private mutating func write(_ node: XMPNode, _ name: String, _ depth: Int) {
      indent(depth)
      text += "<\(name)"
      if let language = node.language { text += " xml:lang=\"\(Self.escaped(language))\"" }
      let others = node.qualifiers.filter { !$0.isLanguage }
      guard others.isEmpty else {
        // What has qualifiers is a structure of its value and these (ISO 16684-1 §7.8).
        text += " rdf:parseType=\"Resource\">\n"
        write(node.with(node.value, []), "rdf:value", depth + 1)
        for other in others { write(other, self.name(of: other), depth + 1) }
        return end(name, depth)
      }
      switch node.value {
      case .text(""): text += "/>\n"
      case .text(let value): text += ">\(Self.escaped(value))</\(name)>\n"
      case .structure(let fields):
        guard !fields.isEmpty else {
          text += " rdf:parseType=\"Resource\"/>\n"
          return
        }
        text += " rdf:parseType=\"Resource\">\n"
        for field in fields { write(field, self.name(of: field), depth + 1) }
        end(name, depth)
      case .bag(let items): write(items, "rdf:Bag", in: name, depth)
      case .sequence(let items): write(items, "rdf:Seq", in: name, depth)
      case .alternatives(let items), .languages(let items):
        write(items, "rdf:Alt", in: name, depth)
      }
    }

    private mutating func write(
      _ items: [XMPNode], _ kind: String, in name: String, _ depth: Int
    ) {
      text += ">\n"
      indent(depth + 1)
      if items.isEmpty {
        text += "<\(kind)/>\n"
      } else {
        text += "<\(kind)>\n"
        for item in items { write(item, "rdf:li", depth + 2) }
        end(kind, depth + 1)
      }
      end(name, depth)
    }

    private mutating func end(_ name: String, _ depth: Int) {
      indent(depth)
      text += "</\(name)>\n"
    }

    /// What is deep within others stands no further to the right: a packet may have 256 elements in each other.
    private mutating func indent(_ depth: Int) {
      text += String(repeating: " ", count: min(depth, 8))
    }

    /// A text as XML has it; a character that XML has not, such as a control, is U+FFFD.
    private static func escaped(_ text: String) -> String {
      var result = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        // White space would be taken for a space in an attribute, CR for LF anywhere.
        case "\t", "\n", "\r": result += "&#\(scalar.value);"
        default:
          // XML 1.0 §2.2.
          let isCharacter = scalar.value >= 0x20 && ![0xfffe, 0xffff].contains(scalar.value)
          result.unicodeScalars.append(isCharacter ? scalar : "\u{fffd}")
        }
      }
      return result
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The tags as a packet of XMP, `<x:xmpmeta>` in UTF-8, as for a file beside an image. What ImageIO notes itself
  /// (`iio:hasXMP`) is left out; that a text was a resource is not kept; a control character becomes U+FFFD.
  ///
  /// - Parameter options: Without effect.
  /// - Returns: Never `nil`: without tags a packet without properties.
  public func CGImageMetadataCreateXMPData(
    _ metadata: CGImageMetadata, _ options: CFDictionary?
  ) -> CFData? {
    let properties = metadata.properties.filter { $0.namespace != CGImageMetadata.notes }
    return Data(XMPPacketWriter.packet(properties).utf8)
  }
#endif
