#if !canImport(Photos)
  public import Foundation
  public import PhotoLibrary

  /// What can be fetched. It never changes, so it is safe to share.
  open class PHObject: NSObject, @unchecked Sendable {
    /// What the object is known by: `UUID/L0/001` of an asset, `UUID/L0/040` of an album.
    public let localIdentifier: String

    init(localIdentifier: String) { self.localIdentifier = localIdentifier }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? PHObject)?.localIdentifier == localIdentifier
    }

    open override var hash: Int { localIdentifier.hashValue }
  }

  /// What a result is of.
  enum PHFetchSource {
    case assets(FetchResult<Asset>)
    case albums(FetchResult<Album>)
    case nothing
  }

  /// What was fetched: a snapshot, which is safe to share.
  public final class PHFetchResult<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    let source: PHFetchSource

    init(_ source: PHFetchSource) { self.source = source }

    /// A result of nothing, to start from.
    public override init() { source = .nothing }

    /// How many objects were fetched.
    public var count: Int {
      switch source {
      case .assets(let result): result.count
      case .albums(let result): result.count
      case .nothing: 0
      }
    }

    /// The object at a place, made anew each time; a place outside is a caller's mistake.
    public func object(at index: Int) -> ObjectType {
      let object: PHObject? =
        switch source {
        case .assets(let result): PHAsset(result[index])
        case .albums(let result): PHAssetCollection(result[index])
        case .nothing: nil
        }
      guard let object = object as? ObjectType else {
        preconditionFailure("there is no object at \(index)")
      }
      return object
    }

    var all: [ObjectType] { (0..<count).map { object(at: $0) } }

    /// As ``object(at:)``.
    public subscript(index: Int) -> ObjectType { object(at: index) }
    /// The first object; nil where nothing was fetched.
    public var firstObject: ObjectType? { count > 0 ? object(at: 0) : nil }
    /// The last object; nil where nothing was fetched.
    public var lastObject: ObjectType? { count > 0 ? object(at: count - 1) : nil }

    /// The objects at some places, in ascending order of these.
    public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { object(at: $0) } }

    /// Whether an object of the same identifier was fetched; it looks at one after the other.
    public func contains(_ object: ObjectType) -> Bool { index(of: object) != NSNotFound }

    /// Where an object of the same identifier stands; `NSNotFound` where it does not.
    public func index(of object: ObjectType) -> Int {
      index(of: object, in: NSRange(location: 0, length: count))
    }

    /// Where in a range of places an object of the same identifier stands; `NSNotFound` where it does not.
    public func index(of object: ObjectType, in range: NSRange) -> Int {
      (range.lowerBound..<range.upperBound).first { self.object(at: $0) == object } ?? NSNotFound
    }

    /// Goes through all objects, until the handler sets what the last argument points to.
    public func enumerateObjects(
      _ handler: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      unsafe enumerateObjects(options: [], using: handler)
    }

    /// As ``enumerateObjects(_:)``, from the last to the first with `reverse`; one after the other with
    /// `concurrent`, too.
    public func enumerateObjects(
      options: NSEnumerationOptions,
      using handler: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var stops = ObjCBool(false)
      for place in 0..<count {
        let index = options.contains(.reverse) ? count - 1 - place : place
        unsafe handler(object(at: index), index, &stops)
        if stops.boolValue { return }
      }
    }

    /// As ``enumerateObjects(options:using:)``, of the objects at some places.
    public func enumerateObjects(
      at indexes: IndexSet, options: NSEnumerationOptions,
      using handler: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var stops = ObjCBool(false)
      for index in options.contains(.reverse) ? indexes.reversed() : Array(indexes) {
        unsafe handler(object(at: index), index, &stops)
        if stops.boolValue { return }
      }
    }

    /// How many of what was fetched are assets of a kind.
    public func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
      guard case .assets(let result) = source else { return 0 }
      return result.count { $0.mediaType == mediaType }
    }
  }
#endif
