import ItemProvider
import MetadataKit

/// The pictures within a photo, a line each; what the file only calls so is left out.
struct PictureList {
  private let pictures: [EmbeddedPicture]
  private let provider: ItemProvider

  init(_ pictures: [EmbeddedPicture], of provider: ItemProvider) {
    self.pictures = pictures
    self.provider = provider
  }

  /// Prints kind, tag, format and size in pixels, size and place in bytes.
  func write() throws {
    var reader = PictureReader(of: provider)
    let lines = pictures.compactMap { picture in
      (try? reader.bytes(of: picture)).map { bytes in
        [
          "\(picture.kind)", picture.tag ?? "-", content(picture.header + bytes),
          "\(picture.byteCount) bytes", picture.range.map { "at \($0.lowerBound)" } ?? "in parts",
        ]
      }
    }
    let widths = (lines.first ?? []).indices.map { column in
      lines.map { $0[column].utf8.count }.max() ?? 0
    }
    var text = TextBuffer()
    for line in lines {
      for (column, cell) in line.enumerated() {
        text.append(escaping: cell.utf8)
        guard column < line.count - 1 else { continue }
        for _ in cell.utf8.count..<(widths[column] + 2) { text.append(" ") }
      }
      text.append("\n")
    }
    try POSIX.writeAll(text.bytes, to: 1)
  }

  /// `JPEG 160x120`, as far as its bytes say it.
  private func content(_ bytes: [UInt8]) -> String {
    var options = ReadOptions()
    options.factsOnly = true
    guard let metadata = try? Metadata(bytes, options: options) else { return "-" }
    guard let width = metadata.facts.pixelWidth, let height = metadata.facts.pixelHeight else {
      return metadata.format.name
    }
    return "\(metadata.format.name) \(width)x\(height)"
  }
}
