extension JPEGWalk {
  /// The number of lines that stands behind the first scan, where the frame leaves it open (T.81
  /// §B.2.5, DNL); nil where none does.
  func lines(from start: Int, limit: Int) -> Int? {
    var position = start
    while position - start < limit, let window = try? file.head(at: position, count: 1 << 16),
      window.count >= 6
    {
      if let mark = marker(in: window) {
        guard let segment = try? file.slice(at: position + mark, count: 6), segment[1] == 0xdc,
          let lines = try? segment.uint16(at: 4, .big), lines > 0
        else { return nil }
        return lines
      }
      // The last byte may be the first of a marker.
      position += window.count - 1
    }
    return nil
  }

  /// Where the first marker stands that ends a scan: neither a byte of it nor a restart.
  private func marker(in window: ByteSlice) -> Int? {
    var position = 0
    while let mark = window.firstIndex(of: 0xff, from: position), mark + 1 < window.count {
      if let code = window[mark + 1], code >= 0xc0, code != 0xff, !(0xd0...0xd7).contains(code) {
        return mark
      }
      position = mark + 1
    }
    return nil
  }
}
