import MetadataKit

extension ExplainedRow {
  /// Every tag that is known: by tables, what follows from other tags, XMP's, and the elements that
  /// registers name.
  static let all: [ExplainedRow] = {
    var rows: [ExplainedRow] = []
    // Rows of MXF's and DICOM's tables are forms of values, not elements.
    for table in TagTable.all + [.composite]
    where table !== TagTable.mxf && table !== TagTable.dicom {
      // What exiftool misreads needs no explanation beside the truth.
      for row in table.rows where !row.traits.contains(.onlyInExiftool) {
        rows.append(ExplainedRow(row, of: table))
      }
    }
    for space in XMPSpace.all {
      guard let table = space.properties?() else { continue }
      let prefix = space.usual.isEmpty ? space.prefix : space.usual
      let properties = Properties(group: "XMP-" + space.prefix, path: prefix + ":", name: "")
      properties.append(table, depth: 0, to: &rows)
    }
    for element in DICOMDictionary.elements {
      rows.append(
        ExplainedRow(
          element: String(element.number), String(element.name), of: .dicom,
          format: element.representation.map { "value representation \($0)" }))
    }
    for element in MXFDictionary.elements {
      rows.append(
        ExplainedRow(element: String(element.designator), String(element.name), of: .mxf))
    }
    return rows
  }()

  /// Where in XMP the rows of a table stand.
  private struct Properties {
    let group: String
    /// What stands before their names in files.
    let path: String
    /// What the names of their tags start with.
    let name: String

    /// Structures within one another; those that are known have four at most.
    static let deepest = 4

    /// Adds the properties of a table and the fields of those that are structures.
    func append(_ table: XMPTable, depth: Int, to rows: inout [ExplainedRow]) {
      let structures = table.rows.filter { $0.fields != nil }.map(\.key)
      for (row, tag) in zip(table.rows, table.tags.rows) {
        let property = path + row.key
        let name = name + tag.name
        if let fields = row.fields?() {
          guard depth < Self.deepest else { continue }
          let prefix = depth == 0 ? row.prefix ?? name : name
          Properties(group: group, path: property + "/", name: prefix)
            .append(fields, depth: depth + 1, to: &rows)
        } else {
          // Some rows are of a structure's field, with both names in one.
          let isField = structures.contains { row.key.hasPrefix($0) }
          rows.append(
            ExplainedRow(
              tag, of: table.tags, property: isField ? nil : property, name: name, group: group))
        }
      }
    }
  }
}
