/// Tags that have several values: XMP's bags and sequences.
extension Tag {
  /// The values of the list that the tag starts, each as a tag; only the tag itself where it is
  /// no list, and none where it is an empty one.
  public var values: [Tag] {
    if isEmptyList { return [] }
    var values = [self]
    while let next = values.last?.following, next.continuesList { values.append(next) }
    return values
  }

  /// Whether the tag is a list that nothing is in.
  var isEmptyList: Bool { byteCount == 0 && traits.contains(.list) && !hasFurtherValue }

  /// Whether the tag starts a list of more than one value.
  public var hasSeveralValues: Bool { hasFurtherValue }

  /// Whether the next tag is one more value of the list that the tag starts or goes on with.
  var hasFurtherValue: Bool {
    index + 1 < store.records.count && store.records[index + 1].continuesList
  }

  /// Whether the tag is one more value of the list that an earlier one starts.
  public var continuesList: Bool { record.continuesList }

  private var following: Tag? {
    index + 1 < store.records.count ? Tag(store: store, index: index + 1) : nil
  }
}
