public import Foundation

/// Where the bytes of a representation are, for somebody who only reads them.
///
/// Nothing is copied and nothing is opened: a file is named, data is shared.
public enum RepresentationSource: Hashable, Sendable {
  /// In a file, which belongs to somebody else: it may change, be cut short or vanish.
  case file(FilePath)
  /// In memory.
  case data(Data)
  /// Somewhere else, to be had range by range.
  case reader(RangedReader)
}
