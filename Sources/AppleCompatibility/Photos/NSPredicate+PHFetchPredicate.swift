#if !canImport(Photos)
  public import Foundation
  public import PhotoLibrary

  // Foundation on Linux makes predicates of functions alone. One of a format keeps that in its function, which
  // hands it to whoever asks with a `FormatProbe`.

  /// Asks a predicate for its format.
  private final class FormatProbe: NSObject, @unchecked Sendable {
    // Set and read on one thread.
    var format: PredicateFormat?
  }

  /// A format and what takes its places; never changed, so it is safe to share.
  private struct PredicateFormat: @unchecked Sendable {
    let text: String
    let arguments: [Any]
  }

  extension NSPredicate {
    /// A predicate of a format, for ``PHFetchOptions`` alone: of anything else it is false.
    /// `AssetPredicate.init(format:argumentArray:)` and `AlbumPredicate.init(format:argumentArray:)` say what is read.
    public convenience init(format: String, argumentArray arguments: [Any]?) {
      let kept = PredicateFormat(text: format, arguments: (arguments ?? []).map(Self.plain))
      self.init(block: { object, _ in
        (object as? FormatProbe)?.format = kept
        return false
      })
    }

    /// As ``init(format:argumentArray:)``.
    public convenience init(format: String, _ arguments: Any...) {
      self.init(format: format, argumentArray: arguments)
    }

    /// Foundation's objects as Swift's values; an asset or an album as its identifier.
    private static func plain(_ argument: Any) -> Any {
      switch argument {
      case is any BinaryInteger, is any BinaryFloatingPoint, is Bool: argument
      case let object as PHObject: object.localIdentifier
      case let list as [Any]: list.map(plain)
      case let number as NSNumber: number.doubleValue
      default: argument
      }
    }
  }

  extension NSPredicate: PHFetchPredicate {
    /// It, asked of assets.
    ///
    /// - Throws: `PhotoLibraryError`, `predicateInvalid` where it is not of a format, or assets have no such
    ///   properties.
    public func assetPredicate() throws(PhotoLibraryError) -> AssetPredicate { try resolved() }

    /// It, asked of albums.
    ///
    /// - Throws: `PhotoLibraryError`, `predicateInvalid` where it is not of a format, or albums have no such
    ///   properties.
    public func albumPredicate() throws(PhotoLibraryError) -> AlbumPredicate { try resolved() }

    private func resolved<Predicate: FormatPredicate>() throws(PhotoLibraryError) -> Predicate {
      if let compound = self as? NSCompoundPredicate {
        var parts: [Predicate] = []
        for part in compound.subpredicates {
          parts.append(try part.resolved())
        }
        switch compound.compoundPredicateType {
        case .and: return .all(parts)
        case .or: return .any(parts)
        case .not: return .not(.all(parts))
        @unknown default: break
        }
      }
      for (predicate, value) in [
        (NSPredicate(value: true), true), (NSPredicate(value: false), false),
      ]
      where predicate == self { return value ? .everything : .nothing }
      let probe = FormatProbe()
      _ = evaluate(with: probe)
      guard let format = probe.format else {
        throw PhotoLibraryError(
          .predicateInvalid, "a predicate of a function cannot be asked of a library: use a format")
      }
      return try Predicate(format: format.text, argumentArray: format.arguments)
    }
  }

  /// What can be read from a format, and joined.
  private protocol FormatPredicate {
    static var everything: Self { get }
    static var nothing: Self { get }
    static func all(_ parts: [Self]) -> Self
    static func any(_ parts: [Self]) -> Self
    static func not(_ part: Self) -> Self
    init(format: String, argumentArray: [Any]) throws(PhotoLibraryError)
  }

  extension AssetPredicate: FormatPredicate {}
  extension AlbumPredicate: FormatPredicate {}
#endif
