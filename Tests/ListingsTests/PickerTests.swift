// What stands here was written elsewhere, or for it: its style is not ours.
// swift-format-ignore-file

// The lines between "listing" and "end of listing" are those of the articles, as they stand.

import AppleCompatibility
import Testing

class Listing: KeyValueObserver {
  let albumViewModel = AlbumViewModel()
  var progress: Progress?

  func createPhotoResourcesModel(data:Data?,
                            assetIdentifier:String?) -> SNSResourcesModel? {
        // listing: the model
        guard let imageData = data, let uiimage = UIImage(data: imageData) else {
            return nil
        }
        let model = SNSResourcesModel()
        model.assetLocalIdentifier = assetIdentifier
        model.assetType = .photo
        model.assetSource = .album
        model.originImage = uiimage
        model.bigPreviewImage = uiimage

        let exifData = ExifData(data: imageData)
        model.pixelWidth = Int(exifData.pixelWidth ?? 0)
        model.pixelHeight = Int(exifData.pixelHeight ?? 0)
        if imageData.imageType == .GIF{
            model.isGif = true
            model.gifData = imageData
        }
        return model
        // end of listing
  }

  func createVideoResourcesModel(url: URL?, assetIdentifier: String?) -> SNSResourcesModel? {
    guard let url, let data = try? Data(contentsOf: url) else { return nil }
    let model = SNSResourcesModel()
    model.assetLocalIdentifier = assetIdentifier
    model.movie = data
    return model
  }
}

final class Photos: Listing {
// listing: getting pictures
func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    for result in results {
        let itemProvider: NSItemProvider = result.itemProvider;
        if(itemProvider.hasItemConformingToTypeIdentifier(UTType.image.identifier)) {
            // 图片处理
            itemProvider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, error in
                    //处理业务model转换
                    if let model = self.createPhotoResourcesModel(data: data, assetIdentifier: assetIdentifier){
                        self.albumViewModel.selectArrayAddObject(model)

                        DispatchQueue.main.async {
                            //更新UI
                        }
                    }
              }

        } else  if(itemProvider.hasItemConformingToTypeIdentifier(UTType.movie.identifier)) {
            // 视频处理
        } else {
            // 其他，暂时忽略
        }
    }
}
// end of listing
}

final class Movies: Listing {
// listing: getting movies
func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    for result in results {
        let itemProvider: NSItemProvider = result.itemProvider;
        if(itemProvider.hasItemConformingToTypeIdentifier(UTType.image.identifier)) {
            // 图片处理
        } else  if(itemProvider.hasItemConformingToTypeIdentifier(UTType.movie.identifier)) {
            // 视频处理
            itemProvider.loadFileRepresentation(forTypeIdentifier: UTType.movie.identifier) { url, error in
                    //业务model转换
                    if let model = self.createVideoResourcesModel(url: url, assetIdentifier: assetIdentifier){
                        self.albumViewModel.selectArrayAddObject(model)

                        DispatchQueue.main.async {
                            //展示UI
                        }
                    }
            }
        } else {
            // 其他，暂时忽略
        }
    }
}
// end of listing
}

final class SpecialFormats: Listing {
  func kind(of itemProvider: NSItemProvider) -> String {
    var kind = ""
// listing: WebP and GIF
if(itemProvider.hasItemConformingToTypeIdentifier(UTType.image.identifier)) {
    // 图片处理
    // 判断webp
    if itemProvider.hasItemConformingToTypeIdentifier(UTType.webP.identifier){
        //处理webp
        kind = "webp"
    }
    //判断GIF
    if itemProvider.hasItemConformingToTypeIdentifier(UTType.gif.identifier){
        //处理GIF
        kind = "gif"
    }
}
// end of listing
    return kind
  }
}

final class Loading: Listing {
  private let lock = NSLock()
  private var seen: [Double] = []
  var fractions: [Double] { lock.withLock { seen } }

  func load(_ itemProvider: NSItemProvider) {
// listing: progress
progress = itemProvider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, error in
    //...
}
//添加观察者
progress?.addObserver(self, forKeyPath: "fractionCompleted", options: [.new], context: nil)
// end of listing
  }

// listing: the observer
override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
    if keyPath == "fractionCompleted" {
        print("fractionCompleted=\(self.progress?.fractionCompleted)")
// end of listing
        if let fraction = change?[.newKey] as? Double { lock.withLock { seen.append(fraction) } }
    }
}
}

struct PickerTests {
  func results(_ names: String...) -> [PHPickerResult] {
    names.compactMap { NSItemProvider(contentsOf: fixture($0)) }
      .map { PHPickerResult(itemProvider: $0) }
  }

  @Test func pictures() async throws {
    let (photos, picker) = (Photos(), PHPickerViewController(configuration: PHPickerConfiguration()))
    photos.picker(picker, didFinishPicking: results("photo.jpg", "animated.gif", "movie.avi"))
    try await wait { photos.albumViewModel.selectArray.count == 2 }
    #expect(picker.isDismissed)
    let models = photos.albumViewModel.selectArray
    let gif = try #require(models.first { $0.isGif })
    let photo = try #require(models.first { !$0.isGif })
    #expect(gif.gifData == (try Data(contentsOf: fixture("animated.gif"))))
    #expect(photo.gifData == nil && photo.assetLocalIdentifier == "asset")
    #expect(photo.assetType == .photo && photo.assetSource == .album)
    for (name, model) in [("photo.jpg", photo), ("animated.gif", gif)] {
      let metadata = try await NSItemProvider(path: FilePath(fixture(name).path)).metadata()
      #expect(model.pixelWidth == metadata.facts.pixelWidth)
      #expect(model.pixelHeight == metadata.facts.pixelHeight)
      #expect(model.pixelWidth > 0)
    }
  }

  @Test func movies() async throws {
    let movies = Movies()
    movies.picker(PHPickerViewController(configuration: PHPickerConfiguration()), didFinishPicking: results("photo.jpg", "movie.avi"))
    try await wait { movies.albumViewModel.selectArray.count == 1 }
    let movie = try Data(contentsOf: fixture("movie.avi"))
    #expect(movies.albumViewModel.selectArray[0].movie == movie)
  }

  @Test func specialFormats() {
    let kinds = results("animated.webp", "animated.gif", "photo.jpg")
      .map { SpecialFormats().kind(of: $0.itemProvider) }
    #expect(kinds == ["webp", "gif", ""])
  }

  @Test func progress() async throws {
    let loading = Loading()
    loading.load(results("photo.jpg")[0].itemProvider)
    try await wait { loading.progress?.isFinished == true }
    // The load may have been over before the observer was there.
    let late = Loading()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .jpeg) { completion in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { completion(Data(), nil) }
      return nil
    }
    late.load(provider)
    try await wait { late.fractions.last == 1 }
  }
}
