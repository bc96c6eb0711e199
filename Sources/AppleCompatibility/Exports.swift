// Code written for Apple's systems imports UIKit, PhotosUI or ImageIO and gets Foundation with it.
@_exported public import Foundation
@_exported public import ItemProvider
@_exported public import MetadataKit
@_exported public import PhotoLibrary
@_exported public import UniformTypes

#if canImport(ImageIO)
  @_exported public import ImageIO
#endif
#if canImport(UniformTypeIdentifiers)
  @_exported public import UniformTypeIdentifiers
#endif
