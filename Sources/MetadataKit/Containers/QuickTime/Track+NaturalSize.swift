/// How large the pictures of a track are to be shown.
extension Track {
  /// The clean aperture of `tapt` (QTFF, track clean aperture dimensions): two numbers of 16.16
  /// bits, in square pixels.
  static func cleanAperture(in box: ISOBox) -> (width: Double, height: Double)? {
    var boxes = ISOBoxes(box.body, limit: 16)
    while let inner = try? boxes.next() {
      guard inner.type == "clef", let body = try? inner.full().body,
        let width = try? body.uint32(at: 0, .big), let height = try? body.uint32(at: 4, .big),
        width >= 0x10000, height >= 0x10000
      else { continue }
      return (Double(width) / 65536, Double(height) / 65536)
    }
    return nil
  }

  /// The size to show, in square pixels, before it is turned.
  ///
  /// The header has it (ISO 14496-12 §8.3.2), but in QuickTime's movies the size as stored: there
  /// the track's aperture tells, or the shape of a pixel.
  var naturalSize: (width: Double, height: Double)? {
    if let cleanAperture { return cleanAperture }
    let stated = header.flatMap { $0.naturalSize.width > 0 && $0.naturalSize.height > 0 ? $0 : nil }
    if let description, let shape = description.pixelShape, shape.horizontal != shape.vertical,
      let shown = description.shownSize, stated?.naturalSize.width ?? 0 == 0 || storesNaturalSize
    {
      return (Double(shown.width), Double(shown.height))
    }
    return stated?.naturalSize
  }

  /// Whether the header has the size of the stored pictures.
  private var storesNaturalSize: Bool {
    guard let size = header?.naturalSize, let width = description?.width,
      let height = description?.height
    else { return false }
    return size == (Double(width), Double(height))
  }

  /// The size to show as whole pixels, turned and scaled as the header's matrix says.
  var shownSize: (width: Int, height: Int)? {
    if let header, let shown = header.shown,
      naturalSize.map({ $0 == header.naturalSize }) ?? true
    {
      return shown
    }
    let size =
      naturalSize.map { (Int($0.width.rounded()), Int($0.height.rounded())) }
      ?? description?.shownSize.map { ($0.width, $0.height) }
    return size.map { header?.turn?.swapsSides == true ? ($0.1, $0.0) : $0 }
  }
}
