import MetadataKit

/// The smallest files that carry a block.
enum Wrapping {
  /// A JPEG of one application segment (ITU T.81 §B.2.4.6).
  static func segment(_ marker: UInt8, _ identifier: String, _ block: [UInt8]) -> [UInt8] {
    let body = Array(identifier.utf8) + block
    let count = min(body.count, 0xffff - 2)
    return [0xff, 0xd8, 0xff, marker] + big(count + 2) + body[..<count] + [0xff, 0xd9]
  }

  /// A TIFF of one directory with one entry, whose bytes are the block (TIFF 6.0 §2).
  static func directory(_ tag: Int, _ block: [UInt8]) -> [UInt8] {
    header + little(1, 2) + entry(tag, 7, block.count, 26) + little(0, 4) + block
  }

  /// A TIFF with a make, a model and a maker's note.
  static func note(_ note: [UInt8], _ make: String, _ model: String) -> [UInt8] {
    let make = Array(make.utf8) + [0]
    // Shorter ones would stand in the entry.
    let model = Array(model.utf8) + [0, 0, 0, 0, 0]
    let directory = 50 + make.count + model.count
    return header + little(3, 2) + entry(0x10f, 2, make.count, 50)
      + entry(0x110, 2, model.count, 50 + make.count)
      + entry(0x8769, 4, 1, directory) + little(0, 4) + make + model
      + little(1, 2) + entry(0x927c, 7, note.count, directory + 18) + little(0, 4) + note
  }

  /// A TIFF with a make, a model and private data of DNG.
  static func privateData(_ data: [UInt8], _ make: String, _ model: String) -> [UInt8] {
    let make = Array(make.utf8) + [0]
    let model = Array(model.utf8) + [0, 0, 0, 0, 0]
    let place = 62 + make.count + model.count
    return header + little(4, 2) + entry(0x10f, 2, make.count, 62)
      + entry(0x110, 2, model.count, 62 + make.count) + entry(0xc612, 1, 4, 0x0401)
      + entry(0xc634, 1, data.count, place) + little(0, 4) + make + model + data
  }

  /// A TIFF with a maker's note whose first two bytes say make and model.
  static func note(_ bytes: [UInt8]) -> [UInt8] {
    let make = Int(bytes.first ?? 0) % makes.count
    let model = Int(bytes.dropFirst().first ?? 0) % models.count
    return note(Array(bytes.dropFirst(2)), makes[make], models[model])
  }

  /// A TIFF with a note of Canon's whose first byte says the model.
  static func canonNote(_ bytes: [UInt8]) -> [UInt8] {
    note(Array(bytes.dropFirst()), "Canon", models[Int(bytes.first ?? 0) % models.count])
  }

  /// What `note` makes a note of a file of.
  static func maker(_ note: [UInt8], _ metadata: Metadata) -> [UInt8] {
    let make = metadata["IFD0:Make"]?.description ?? ""
    let place = makes.firstIndex { make.hasPrefix($0.prefix(4)) } ?? 0
    return [UInt8(place), model(of: metadata)] + note
  }

  /// The place of a file's model, or of one that is like it.
  static func model(of metadata: Metadata) -> UInt8 {
    let model = metadata["IFD0:Model"]?.description ?? ""
    return UInt8(models.firstIndex { !$0.isEmpty && model.hasPrefix($0.prefix(8)) } ?? 0)
  }

  static func isCanon(_ metadata: Metadata) -> Bool {
    metadata["IFD0:Make"]?.description.hasPrefix("Canon") ?? false
  }

  static let makes = [
    "Apple", "Canon", "NIKON CORPORATION", "SONY", "FUJIFILM", "Panasonic", "OLYMPUS CORPORATION",
    "PENTAX Corporation", "CASIO COMPUTER CO.,LTD.", "SAMSUNG", "EASTMAN KODAK COMPANY", "RICOH",
    "LEICA CAMERA AG", "Leica Camera AG", "LEICA", "SIGMA", "Minolta Co., Ltd.", "SANYO", "DJI",
    "Hasselblad", "Hewlett-Packard", "JVC", "FLIR Systems", "Asahi Optical Co.,Ltd",
    "Phase One A/S", "Google", "GoPro", "Minolta Company, Ltd", "RECONYX", "General Imaging",
  ]

  /// Of those whose notes differ.
  static let models = [
    "", "Canon EOS 5D", "Canon EOS-1D Mark IV", "Canon EOS 40D", "Canon PowerShot G5", "EOS 80D",
    "NIKON D3", "NIKON D300", "NIKON D500", "NIKON D700", "NIKON D850", "NIKON D6", "NIKON Z 9",
    "NIKON Z 8", "COOLPIX P1", "E990", "DSLR-A100", "DSLR-A700", "DSLR-A900", "SLT-A99V",
    "ILCA-99M2", "ILCE-7M3", "ILCE-1", "NEX-5N", "DSC-RX100M7", "DSC-HX9V", "E-M1MarkII", "E-300",
    "DMC-FZ1000", "DC-GH5", "PENTAX K10D", "PENTAX K-3", "PENTAX *ist D", "X-T3", "EX-Z750",
    "DC120", "P880", "C330", "SIGMA SD14", "SIGMA DP1", "DiMAGE 7", "MAXXUM 7D", "NX300", "GR III",
    "iPhone 13 Pro",
  ]

  private static let header: [UInt8] = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]

  private static func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
    little(tag, 2) + little(type, 2) + little(count, 4) + little(value, 4)
  }

  private static func little(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func big(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
}
