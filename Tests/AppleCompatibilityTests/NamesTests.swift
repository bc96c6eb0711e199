import AppleCompatibility
import Testing

struct NamesTests {
  @Test func errors() {
    #expect(NSItemProvider.errorDomain == "NSItemProviderErrorDomain")
    #expect(NSItemProvider.ErrorCode.unknownError.rawValue == -1)
    #expect(NSItemProvider.ErrorCode.itemUnavailableError.rawValue == -1000)
    #expect(NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue == -1100)
    #expect(NSItemProvider.ErrorCode.unavailableCoercionError.rawValue == -1200)
  }

  @Test func types() {
    #expect(UTType("public.heic") == .heic)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType.gif.conforms(to: .image))
    #expect(UTType.webP.preferredMIMEType == "image/webp")
    #expect(UTTagClass.filenameExtension.rawValue == "public.filename-extension")
  }

  @Test func keys() {
    #expect(kCGImagePropertyExifDictionary == "{Exif}")
    #expect(kCGImagePropertyTIFFModel == "Model")
    #expect(kCGImagePropertyGPSDifferental == "Differential")
    #expect(kCGImagePropertyExifSubsecTimeOrginal == kCGImagePropertyExifSubsecTimeOriginal)
    #expect(kCGImageProperty8BIMDictionary == "{8BIM}")
    #expect(kCGImageSourceShouldCache == "kCGImageSourceShouldCache")
  }

  /// Thumbnails are not made, but options of them compile.
  @Test func optionsOfThumbnails() throws {
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
      kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: 200,
      kCGImageSourceSubsampleFactor: 2,
    ]
    #expect(options.keys.allSatisfy { $0.hasPrefix("kCGImageSource") })
    let source = try #require(
      CGImageSourceCreateWithURL(fixture("photo.jpg") as CFURL, options as CFDictionary))
    #expect(CGImageSourceGetCount(source) == 1)
  }

  /// Every value that properties may have.
  @Test func auxiliaryData() {
    let mattes = ["Skin", "Hair", "Teeth", "Glasses", "Sky"].map { "SemanticSegmentation\($0)" }
    let names =
      ["Depth", "Disparity", "HDRGainMap", "ISOGainMap"]
      + (mattes + ["PortraitEffects"])
      .map { "\($0)Matte" }
    let values = [
      kCGImageAuxiliaryDataTypeDepth, kCGImageAuxiliaryDataTypeDisparity,
      kCGImageAuxiliaryDataTypeHDRGainMap, kCGImageAuxiliaryDataTypeISOGainMap,
      kCGImageAuxiliaryDataTypePortraitEffectsMatte,
      kCGImageAuxiliaryDataTypeSemanticSegmentationSkinMatte,
      kCGImageAuxiliaryDataTypeSemanticSegmentationHairMatte,
      kCGImageAuxiliaryDataTypeSemanticSegmentationTeethMatte,
      kCGImageAuxiliaryDataTypeSemanticSegmentationGlassesMatte,
      kCGImageAuxiliaryDataTypeSemanticSegmentationSkyMatte,
    ]
    #expect(Set(values) == Set(names.map { "kCGImageAuxiliaryDataType\($0)" }))
  }

  @Test func objects() async throws {
    let provider = NSItemProvider(object: "text")
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(try await provider.loadObject(ofClass: String.self) == "text")
    let name = try await withCheckedThrowingContinuation { continuation in
      _ = provider.loadFileRepresentation(forTypeIdentifier: UTType.text.identifier) {
        (url, error) in
        continuation.resume(with: Result { try #require(url).lastPathComponent })
      }
    }
    #expect(!name.isEmpty)
  }
}
