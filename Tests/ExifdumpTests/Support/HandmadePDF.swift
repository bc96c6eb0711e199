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
}
