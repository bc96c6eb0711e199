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
