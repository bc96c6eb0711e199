// What a debugger and `print` show: a store of tags says nothing to people.

extension Metadata: CustomDebugStringConvertible {
  /// One line: `JPEG, 640 x 480, 133 tags, 1 warning`.
  public var debugDescription: String {
    var parts = [format.name]
    if let width = facts.pixelWidth, let height = facts.pixelHeight {
      parts.append("\(width) x \(height)")
    }
    parts.append(tags.count == 1 ? "1 tag" : "\(tags.count) tags")
    if !warnings.isEmpty {
      parts.append(warnings.count == 1 ? "1 warning" : "\(warnings.count) warnings")
    }
    return parts.joined(separator: ", ")
  }
}

extension Tag: CustomDebugStringConvertible {
  /// The group, the name and the value: `ExifIFD:ExposureTime = 1/125`.
  public var debugDescription: String { "\(group):\(name) = \(description)" }
}
