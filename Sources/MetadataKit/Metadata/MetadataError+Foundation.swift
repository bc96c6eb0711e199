#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension MetadataError: LocalizedError {
  /// What is wrong, in which file and where: `localizedDescription` of the error.
  public var errorDescription: String? { description }
}
