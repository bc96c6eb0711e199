/// What a scene mode of Panasonic's and its variant mean together.
enum PanasonicScene {
  /// - Parameter key: the numbers of both, with a blank between.
  static func words(of key: [UInt8], camera: [UInt8]) -> [UInt8] {
    var text = TextBuffer()
    if camera.elementsEqual("DMC-TZ40".utf8), Labels(ofTZ40).appendWords(of: key, to: &text) {
      return text.bytes
    }
    if Labels(scenes).appendWords(of: key, to: &text) { return text.bytes }
    let parts = key.split(separator: 0x20)
    guard parts.count == 2, let mode = TagTable.panasonic.index(of: "SceneMode"),
      parts[0] != [0x30],
      Labels(TagTable.panasonic.rows[mode].labels).appendWords(of: Array(parts[0]), to: &text)
    else {
      text.append("Unknown (")
      text.append(bytes: key)
      text.append(ascii: 0x29)
      return text.bytes
    }
    switch parts[1] {
    case [0x31]: break
    case [0x35]: text.append(" (intelligent auto)")
    case [0x37]: text.append(" (intelligent auto plus)")
    default:
      text.append(" (")
      text.append(bytes: parts[1])
      text.append(ascii: 0x29)
    }
    return text.bytes
  }

  // swift-format-ignore
  private static let scenes =
    "0 1=Off|2 2=Outdoor Portrait|2 3=Indoor Portrait|2 4=Creative Portrait|3 2=Nature|3 3=Architecture|3 4=Creative Scenery|4 2=Outdoor Sports|4 3=Indoor Sports|4 4=Creative Sports|9 2=Flower|9 3=Objects|9 4=Creative Macro|18 1=High Sensitivity|20 1=Fireworks|21 2=Illuminations|21 4=Creative Night Scenery|26 1=High-speed Burst (shot 1)|27 1=High-speed Burst (shot 2)|29 1=Snow|30 1=Starry Sky|31 1=Beach|36 1=High-speed Burst (shot 3)|39 1=Aerial Photo / Underwater / Multi-aspect|45 2=Cinema|45 7=Expressive|45 8=Retro|45 9=Pure|45 10=Elegant|45 12=Monochrome|45 13=Dynamic Art|45 14=Silhouette|51 2=HDR Art|51 3=HDR B&W|59 1=Expressive|59 2=Retro|59 3=High Key|59 4=Sepia|59 5=High Dynamic|59 6=Miniature|59 9=Low Key|59 10=Toy Effect|59 11=Dynamic Monochrome|59 12=Soft|66 1=Impressive Art|66 2=Cross Process|66 3=Color Select|66 4=Star|90 3=Old Days|90 4=Sunshine|90 5=Bleach Bypass|90 6=Toy Pop|90 7=Fantasy|90 8=Monochrome|90 9=Rough Monochrome|90 10=Silky Monochrome|92 1=Handheld Night Shot"

  // swift-format-ignore
  private static let ofTZ40 =
    "90 1=Expressive|90 2=Retro|90 3=High Key|90 4=Sepia|90 5=High Dynamic|90 6=Miniature|90 9=Low Key|90 10=Toy Effect|90 11=Dynamic Monochrome|90 12=Soft"
}
