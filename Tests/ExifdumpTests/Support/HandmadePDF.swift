import Foundation

/// PDF written object by object, with one table of them.
enum HandmadePDF {
  /// A document of objects, numbered from 1, of which the first is the catalog.
  static func file(_ objects: [String]) -> Data {
    var text = "%PDF-1.4\n"
    var table = "0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let digits = String(text.utf8.count)
      table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let place = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n\(table)"
    text += "trailer\n<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(place)\n%%EOF\n"
    return Data(text.utf8)
  }

  /// A document of another state: the first object is changed by what is appended.
  static func changed(_ file: Data, _ catalog: String) -> Data {
    let text = String(decoding: file, as: UTF8.self)
    let lines = text.split(separator: "\n")
    let previous = lines[lines.count - 2]
    let place = file.count + "1 0 obj\n\(catalog)\nendobj\n".utf8.count
    let digits = String(file.count)
    let entry = String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    return Data(
      (text + "1 0 obj\n\(catalog)\nendobj\nxref\n1 1\n\(entry)"
        + "trailer\n<</Size 9/Root 1 0 R/Prev \(previous)>>\nstartxref\n\(place)\n%%EOF\n").utf8)
  }
}
