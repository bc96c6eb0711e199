#if !canImport(ImageIO)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Sets the tag that a value of a dictionary of properties is, as ``CGImageMetadataCopyTagMatchingImageProperty(_:_:_:)``
  /// finds it: a number as the fraction that XMP has, a date of EXIF or IPTC as ISO 8601 has it, a flash as a structure.
  ///
  /// A coordinate gets the letter of its key with `Ref`, whichever is set first, and `N` or `E` until then. A
  /// time of day (`kCGImagePropertyGPSTimeStamp`, `kCGImagePropertyIPTCTimeCreated`) is set after its day.
  ///
  /// - Parameter value: As the dictionary has it: a text, an `Int`, `Double` or `NSNumber`, or an array;
  ///   ``kCFNull`` removes the tag.
  /// - Returns: `false` for a key that has no tag, and for a value that it cannot have.
  @discardableResult
  public func CGImageMetadataSetValueMatchingImageProperty(
    _ metadata: CGMutableImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString,
    _ value: CFTypeRef
  ) -> Bool {
    guard let property = BridgedProperty(dictionaryName, propertyName) else { return false }
    if value is CFNull {
      return metadata.contents.withLock { $0.change(property.steps, .remove) }
    }
    guard let given = PropertyValue(given: value) else { return false }
    return metadata.contents.withLock { contents in
      if dictionaryName == kCGImagePropertyGPSDictionary,
        let isDone = contents.setCoordinate(propertyName, property, given)
      {
        return isDone
      }
      let old = contents.node(at: property.steps)?.text
      guard let new = BridgedProperty.value(dictionaryName, propertyName, given, over: old) else {
        return false
      }
      return contents.set(property, new)
    }
  }

  extension BridgedProperty {
    /// The way to it.
    fileprivate var steps: [MetadataPath.Step] {
      [.field(MetadataPath.Name(prefix: space.rawValue, local: name))]
    }
  }

  extension MetadataTree {
    fileprivate mutating func set(_ property: BridgedProperty, _ value: XMPNode.Value) -> Bool {
      change(property.steps, .put(value, qualifiers: [], space: nil))
    }

    /// Sets a coordinate, or its letter; nil for other keys.
    fileprivate mutating func setCoordinate(
      _ key: String, _ property: BridgedProperty, _ value: PropertyValue
    ) -> Bool? {
      let coordinates = ["Latitude", "Longitude", "DestLatitude", "DestLongitude"]
      if coordinates.contains(key) {
        guard let degrees = value.double,
          let reference = BridgedProperty(kCGImagePropertyGPSDictionary, key + "Ref")
        else { return false }
        let letters: [String?] = [
          node(at: property.steps)?.text?.last.map { String($0) },
          node(at: reference.steps)?.text, key.hasSuffix("Latitude") ? "N" : "E",
        ]
        for letter in letters {
          if let letter, let text = BridgedProperty.coordinate(degrees, letter) {
            // XMP has the letter in the coordinate alone.
            _ = change(reference.steps, .remove)
            return set(property, .text(text))
          }
        }
        return false
      }
      guard key.hasSuffix("Ref"), coordinates.contains(String(key.dropLast(3))) else { return nil }
      guard let letter = value.string, ["N", "S", "E", "W"].contains(letter),
        let coordinate = BridgedProperty(
          kCGImagePropertyGPSDictionary, String(key.dropLast(3)))
      else { return false }
      guard let text = node(at: coordinate.steps)?.text, let last = text.last,
        "NSEW".contains(last)
      else { return set(property, .text(letter)) }
      return set(coordinate, .text(String(text.dropLast()) + letter))
    }
  }

  extension PropertyValue {
    /// A value as programs put it into dictionaries of properties; nil for what is none.
    fileprivate init?(given value: Any) { self.init(given: value, depth: 0) }

    private init?(given value: Any, depth: Int) {
      // As deep as nothing of ImageIO's is.
      guard depth < 32 else { return nil }
      let kind = type(of: value)
      if let text = value as? String {
        self = .string(text)
      } else if kind == Bool.self || kind == Bool?.self, let isTrue = value as? Bool {
        self = .bool(isTrue)
      } else if let number = value as? any BinaryInteger {
        self = .int(Int(clamping: number))
      } else if let number = value as? any BinaryFloatingPoint, let double = Double("\(number)") {
        self = .double(double)
      } else if let number = value as? NSNumber {
        let double = number.doubleValue
        self = Int(exactly: double).map(PropertyValue.int) ?? .double(double)
      } else if let values = value as? [Any] {
        let elements = values.compactMap { PropertyValue(given: $0, depth: depth + 1) }
        guard elements.count == values.count else { return nil }
        self = .array(elements)
      } else if let values = value as? [String: Any] {
        let elements = values.compactMapValues { PropertyValue(given: $0, depth: depth + 1) }
        guard elements.count == values.count else { return nil }
        self = .dictionary(elements)
      } else {
        return nil
      }
    }
  }
#endif
