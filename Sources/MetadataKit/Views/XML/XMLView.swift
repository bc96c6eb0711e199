/// A file's record as an XML element `file`: its facts, its tags by group and name, its warnings.
///
/// ```xml
/// <file name="photo.jpg">
///   <fact name="pixelWidth">640</fact>
///   <tag group="IFD0" name="Make">FUJIFILM</tag>
///   <tag group="XMP-dc" name="Subject"><value>a</value><value>b</value></tag>
///   <warning code="outOfBounds" offset="12">…</warning>
/// </file>
/// ```
///
/// Of bytes that are not shown there is only their count, and where in the file they stand:
/// `<tag group="IFD1" name="ThumbnailImage" bytes="9012" offset="1024"/>`.
///
/// A text that XML cannot have is base64: an element then has `encoding="base64"`, an attribute is
/// called `nameBase64`.
package struct XMLView: Sendable {
  private let isNumeric: Bool
  private let selection: TagSelection

  package init(isNumeric: Bool = false, selection: TagSelection = TagSelection()) {
    self.isNumeric = isNumeric
    self.selection = selection
  }

  /// What stands before the files.
  package static let start =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<exifdump schemaVersion=\"1\">\n"
  /// What stands behind them.
  package static let end = "</exifdump>\n"

  /// Writes the record of a file that was read.
  ///
  /// - Parameter outlet: where a long one goes while it is written.
  package func write(
    _ metadata: Metadata, name: [UInt8], _ text: inout TextBuffer, through outlet: TextOutlet? = nil
  ) {
    write(name, &text) { xml in
      xml.outlet = outlet
      for fact in FlatFacts(metadata).all {
        xml.element("fact", [("name", Array(fact.name.utf8))], Array(fact.text.utf8))
      }
      write(metadata.tags, &xml)
      if selection.reaches(TagTable.composite.group) { write(metadata.composites, &xml) }
      for warning in metadata.warnings {
        write("warning", warning, &xml)
      }
    }
  }

  /// Writes the record of a file that could not be read.
  package func write(_ error: MetadataError, name: [UInt8], _ text: inout TextBuffer) {
    write(name, &text) { write("error", error, &$0) }
  }

  private func write(_ name: [UInt8], _ text: inout TextBuffer, _ body: (inout XMLWriter) -> Void) {
    var xml = XMLWriter()
    swap(&xml.text, &text)
    xml.begin("file", [("name", name)])
    body(&xml)
    xml.end("file")
    swap(&xml.text, &text)
  }

  private func write(_ tags: Tags, _ xml: inout XMLWriter) {
    for tag in tags where selection.contains(tag) && !tag.continuesList && !tag.isLeftOut {
      let attributes = [("group", Array(tag.group.utf8)), ("name", Array(tag.name.utf8))]
      let values = tag.values
      switch values.count {
      case 0: xml.element("tag", attributes)
      case 1: write(values[0], "tag", attributes, &xml)
      default:
        xml.begin("tag", attributes)
        for value in values { write(value, "value", [], &xml) }
        xml.end("tag")
      }
    }
  }

  private func write(
    _ value: Tag, _ name: String, _ attributes: [(String, [UInt8])], _ xml: inout XMLWriter
  ) {
    defer { xml.outlet?.drain(&xml.text) }
    var words = TextBuffer()
    value.show(isNumeric: isNumeric, to: &words)
    guard value.isLengthAlone(words) else { return xml.element(name, attributes, words.bytes) }
    var place = [("bytes", Array("\(value.byteCount)".utf8))]
    if let range = value.byteRange { place.append(("offset", Array("\(range.lowerBound)".utf8))) }
    xml.element(name, attributes + place)
  }

  private func write(_ name: String, _ error: MetadataError, _ xml: inout XMLWriter) {
    var attributes = [("code", Array(error.code.description.utf8))]
    if let offset = error.offset { attributes.append(("offset", Array("\(offset)".utf8))) }
    xml.element(name, attributes, Array(error.message.utf8))
  }
}
