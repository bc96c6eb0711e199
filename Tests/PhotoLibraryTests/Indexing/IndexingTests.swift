import Foundation
import ItemProvider
import MetadataKit
import PhotoLibrary
import Testing
import UniformTypes

struct IndexingTests {
  func identifiers(_ library: PhotoLibrary) throws -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: try library.fetchAssets(
        FetchOptions(includesHidden: true, includesAllBurstPhotos: true)
      ).map { ($0.originalFilename, $0.localIdentifier) })
  }

  @Test func anAssetIsWhatItsFileSays() throws {
    let place = try TestLibrary("photo.jpg", "animated.gif", "rotated-90.mov", "text.jpg")
    let library = try place.openWithAccess()
    let assets = try library.fetchAssets()
    for asset in assets {
      let metadata = try Metadata(contentsOf: place.url(asset.originalFilename).path)
      #expect(asset.pixelWidth == metadata.facts.displayWidth)
      #expect(asset.pixelHeight == metadata.facts.displayHeight)
      #expect(asset.location == metadata.location)
      #expect(asset.typeIdentifier == metadata.format.type?.identifier)
      #expect(asset.fileSize == metadata.fileSize)
    }
    let photo = try #require(assets.first { $0.originalFilename == "photo.jpg" })
    #expect(photo.mediaType == .image && photo.duration == 0 && photo.playbackStyle == .image)
    // 2024-06-21T19:42:07.38+02:00
    #expect(photo.creationDate == Date(timeIntervalSince1970: 1_718_991_727.38))
    #expect(photo.localIdentifier.wholeMatch(of: /[0-9A-F-]{36}\/L0\/001/) != nil)
    let gif = try #require(assets.first { $0.originalFilename == "animated.gif" })
    #expect(gif.mediaSubtypes == .photoAnimation && gif.playbackStyle == .imageAnimated)
    let movie = try #require(assets.first { $0.originalFilename == "rotated-90.mov" })
    #expect(movie.mediaType == .video && movie.duration > 0 && movie.playbackStyle == .video)
    #expect(try library.metadata(of: photo)["ExifIFD:FNumber"]?.description == "5.6")
  }

  /// Its major brand is one that the field does not know, and calls a movie.
  @Test func aStillOfAnUnknownBrandIsAPhoto() throws {
    let place = try TestLibrary()
    var file = try Data(contentsOf: TestLibrary.fixtures.appending(path: "gray.heic"))
    file.replaceSubrange(8..<12, with: Data("heim".utf8))
    try file.write(to: place.url("still.heic"))
    let asset = try #require(try place.openWithAccess().fetchAssets().first)
    #expect(asset.mediaType == .image && asset.typeIdentifier == "public.heic")
  }

  /// A file that is written over in its place keeps its asset, which is what it says now.
  @Test func aPhotoThatBecomesAMovieIsOne() throws {
    let place = try TestLibrary("photo.jpg")
    let library = try place.openWithAccess()
    let photo = try #require(try library.fetchAssets().first)
    #expect(try library.resources(of: photo).map(\.kind) == [.photo])
    let movie = try Data(contentsOf: TestLibrary.fixtures.appending(path: "rotated-90.mov"))
    let file = try FileHandle(forWritingTo: place.url("photo.jpg"))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: movie)
    try file.close()
    try library.refresh()
    let asset = try #require(try library.fetchAssets().first)
    #expect(asset.mediaType == .video)
    #expect(try library.resources(of: asset).map(\.kind) == [.video])
  }

  @Test func onlyPhotosAndMoviesCount() throws {
    let place = try TestLibrary("plain.jpg", "sound.m4a", "README.md", "empty.jpg")
    try Data("text".utf8).write(to: place.url("photo.png"))
    try place.add("photo.jpg", as: ".hidden.jpg")
    try place.add("photo.jpg", as: ".thumbnails/photo.jpg")
    #expect(try place.openWithAccess().names() == ["plain.jpg"])
  }

  @Test func linksAreNotFollowed() throws {
    let (place, other) = (try TestLibrary("plain.jpg"), try TestLibrary("photo.jpg"))
    try FileManager.default.createSymbolicLink(
      at: place.url("link.jpg"), withDestinationURL: other.url("photo.jpg"))
    try FileManager.default.createSymbolicLink(
      at: place.url("folder"), withDestinationURL: other.folder)
    #expect(try place.openWithAccess().names() == ["plain.jpg"])
  }

  // MARK: Identifiers

  @Test(arguments: [false, true])
  func renamedAndMovedFilesKeepTheirIdentifiers(_ everything: Bool) throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg", "movie.avi")
    try place.add("rgb-8.png", as: "Trip/Day 1/one.png")
    try place.add("rgba.png", as: "Trip/Day 1/two.png")
    let library = try place.openWithAccess()
    let before = try identifiers(library)
    try place.rename("plain.jpg", "renamed.jpg")
    try place.rename("photo.jpg", "New/photo.jpg")
    try place.rename("Trip", "Journey")
    let summary = try library.refresh(everything: everything)
    #expect(summary.moved == 4 && summary.added == 0 && summary.removed == 0)
    var expected = before
    expected["renamed.jpg"] = expected.removeValue(forKey: "plain.jpg")
    #expect(try identifiers(library) == expected)
    for asset in try library.fetchAssets() { _ = try library.itemProvider(for: asset) }
  }

  @Test func hardLinksAreAssetsOfTheirOwn() throws {
    let place = try TestLibrary("plain.jpg")
    for name in ["a.jpg", "b.jpg", "c.jpg"] {
      try FileManager.default.linkItem(at: place.url("plain.jpg"), to: place.url(name))
    }
    let library = try place.openWithAccess()
    let before = try identifiers(library)
    #expect(Set(before.values).count == 4)
    try place.rename("b.jpg", "z.jpg")
    try library.refresh()
    let after = try identifiers(library)
    #expect(after["z.jpg"] == before["b.jpg"])
    #expect(after["a.jpg"] == before["a.jpg"] && after["c.jpg"] == before["c.jpg"])
  }

  @Test func hardLinksThatMoveTogetherKeepTheirIdentifiers() throws {
    let place = try TestLibrary("plain.jpg")
    for folder in ["A", "B"] {
      try FileManager.default.createDirectory(
        at: place.url(folder), withIntermediateDirectories: true)
      for number in 1...4 {
        try FileManager.default.linkItem(
          at: place.url("plain.jpg"), to: place.url("\(folder)/\(folder)\(number).jpg"))
      }
    }
    let library = try place.openWithAccess()
    let before = try identifiers(library)
    // One folder moves, the files of the other are renamed.
    try place.rename("A", "Moved")
    for number in 1...4 { try place.rename("B/B\(number).jpg", "B/New\(number).jpg") }
    try library.refresh()
    let after = try identifiers(library)
    for number in 1...4 {
      #expect(after["A\(number).jpg"] == before["A\(number).jpg"])
      #expect(after["New\(number).jpg"] == before["B\(number).jpg"])
    }
    #expect(Set(after.values) == Set(before.values))
  }

  @Test func aFileThatWasCopiedAndRemovedIsTheSame() throws {
    let place = try TestLibrary("photo.jpg")
    let library = try place.openWithAccess()
    let before = try identifiers(library)["photo.jpg"]
    // What moving to another disk does.
    try place.add("photo.jpg", as: "Archive/taken.jpg")
    try place.remove("photo.jpg")
    #expect(try library.refresh().moved == 1)
    #expect(try identifiers(library) == ["taken.jpg": before])
  }

  /// What programs do that save a file at once, and what restores a backup.
  @Test func aFileThatIsReplacedByItselfIsTheSame() async throws {
    let place = try TestLibrary("photo.jpg", "plain.jpg", "gray-8.png")
    try FileManager.default.copyItem(at: place.url("plain.jpg"), to: place.url("double.jpg"))
    let library = try place.openWithAccess()
    let before = try identifiers(library)
    let photo = try #require(before["photo.jpg"])
    try await library.performChanges { $0.setFavorite(true, of: photo) }
    for name in ["photo.jpg", "plain.jpg", "double.jpg"] {
      try FileManager.default.copyItem(at: place.url(name), to: place.url("copy"))
      try place.remove(name)
      try place.rename("copy", name)
    }
    let summary = try library.refresh()
    #expect(summary.moved == 3 && summary.added == 0 && summary.removed == 0)
    #expect(try identifiers(library) == before)
    #expect(try library.fetchAssets().first { $0.localIdentifier == photo }?.isFavorite == true)
  }

  @Test func aLibraryThatIsCopiedHasItsAssets() throws {
    let place = try TestLibrary("photo.jpg", "plain.jpg", "gray-8.png")
    let before = try identifiers(place.openWithAccess())
    let other = try TestLibrary()
    try other.remove("")
    try FileManager.default.copyItem(at: place.folder, to: other.folder)
    let library = try other.open()
    try library.refresh(everything: true)
    #expect(try identifiers(library) == before)
    try library.refresh(everything: true)
    #expect(try identifiers(library) == before)
  }

  @Test func filesThatChangeTheirNamesWithOneAnotherKeepTheirIdentifiers() throws {
    let place = try TestLibrary("photo.jpg", "plain.jpg", "gray-8.png")
    try place.add("rgb-8.png", as: "A/one.png")
    try place.add("rgba.png", as: "B/one.png")
    let library = try place.openWithAccess()
    func places() throws -> [String: String] {
      let pairs = try library.fetchAssets().map { asset in
        let name = try library.resources(of: asset).first?.originalFilename ?? ""
        return (asset.localIdentifier, "\(name) \(asset.fileSize)")
      }
      return Dictionary(uniqueKeysWithValues: pairs)
    }
    let before = try places()
    // Two swap, three change in turn, and so do two folders.
    try place.rename("photo.jpg", "temporary")
    try place.rename("plain.jpg", "photo.jpg")
    try place.rename("gray-8.png", "plain.jpg")
    try place.rename("temporary", "gray-8.png")
    try place.rename("A", "C")
    try place.rename("B", "A")
    try place.rename("C", "B")
    let summary = try library.refresh()
    #expect(summary.added == 0 && summary.removed == 0, "\(summary)")
    let after = try places()
    #expect(Set(after.keys) == Set(before.keys))
    let names = ["photo.jpg": "gray-8.png", "plain.jpg": "photo.jpg", "gray-8.png": "plain.jpg"]
    for (identifier, text) in before {
      let parts = text.split(separator: " ").map(String.init)
      #expect(after[identifier] == "\(names[parts[0]] ?? parts[0]) \(parts[1])")
    }
  }

  @Test func aFileThatIsChangedInPlaceIsTheSame() throws {
    let place = try TestLibrary("plain.jpg")
    let library = try place.openWithAccess()
    let before = try identifiers(library)["plain.jpg"]
    let handle = try FileHandle(forWritingTo: place.url("plain.jpg"))
    try handle.truncate(atOffset: 0)
    try handle.write(
      contentsOf: Data(contentsOf: TestLibrary.fixtures.appending(path: "photo.jpg")))
    try handle.close()
    #expect(try library.refresh(everything: true).changed == 1)
    #expect(try identifiers(library)["plain.jpg"] == before)
    #expect(try library.fetchAssets().first?.pixelWidth == 640)
  }

  @Test func anotherFileUnderTheSameNameIsAnother() throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let limited = try place.openLimited(to: ["plain.jpg"])
    #expect(try limited.names() == ["plain.jpg"])
    // Somebody gives a private photo the name of one that was shared.
    try place.remove("plain.jpg")
    try place.rename("photo.jpg", "plain.jpg")
    try limited.refresh()
    #expect(try limited.names() == [])
    // And with the bytes copied.
    try place.add("rgb-8.png", as: "shared.jpg")
    try limited.refresh(everything: true)
    #expect(try limited.names() == [])
  }

  @Test func whatComesAndGoesIsFound() throws {
    let place = try TestLibrary("plain.jpg")
    let library = try place.openWithAccess()
    try place.add("photo.jpg", as: "New/Folder/photo.jpg")
    #expect(try library.refresh().added == 1)
    try FileManager.default.removeItem(at: place.url("New"))
    #expect(try library.refresh().removed == 1)
    #expect(try library.names() == ["plain.jpg"])
  }

  // MARK: Groups

  /// The movie of a still that is gone is an asset of its own, whatever happened to it meanwhile.
  @Test(arguments: ["", "replaced", "renamed by a copy", "touched"])
  func aMovieWhoseStillIsGoneIsOneOfItsOwn(_ what: String) throws {
    let place = try TestLibrary("plain.jpg")
    try LivePhoto.still([0x11: LivePhoto.identifier]).write(to: place.url("i.jpg"))
    try LivePhoto.movie(LivePhoto.identifier).write(to: place.url("i.mov"))
    let library = try place.openWithAccess()
    #expect(try library.names() == ["i.jpg", "plain.jpg"])
    try place.remove("i.jpg")
    var name = "i.mov"
    switch what {
    case "replaced", "renamed by a copy":
      try FileManager.default.copyItem(at: place.url("i.mov"), to: place.url("copy"))
      try place.remove("i.mov")
      if what != "replaced" { name = "j.mov" }
      try place.rename("copy", name)
    case "touched":
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: place.url("i.mov").path)
    default: break
    }
    try library.refresh(everything: true)
    #expect(try library.names() == [name, "plain.jpg"])
    let movie = try #require(try library.fetchAssets().first { $0.originalFilename == name })
    #expect(movie.mediaType == .video && !movie.mediaSubtypes.contains(.photoLive))
    // And it is joined again when its still comes back.
    try LivePhoto.still([0x11: LivePhoto.identifier]).write(to: place.url("i.jpg"))
    try library.refresh()
    #expect(try library.names() == ["i.jpg", "plain.jpg"])
  }

  /// A path that the system takes for too long.
  @Test func oneNameThatCannotBeLookedAtIsNotItsFolder() throws {
    let place = try TestLibrary("plain.jpg")
    let part = String(repeating: "d", count: 200)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c",
      """
      cd "$1"; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19; do mkdir \(part); cd \(part); done
      cp "$2" x.jpg; cp "$2" \(part)\(part.prefix(40)).jpg
      """, "sh", place.folder.path, TestLibrary.fixtures.appending(path: "photo.jpg").path,
    ]
    try shell.run()
    shell.waitUntilExit()
    defer {
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/rm")
      shell.arguments = ["-rf", place.folder.appending(path: part).path]
      try? shell.run()
      shell.waitUntilExit()
    }
    let library = try place.openWithAccess()
    let problems = try library.refresh(everything: true).problems
    #expect(problems.count == 1, "\(problems)")
    #expect(try library.names() == ["plain.jpg", "x.jpg"])
  }

  @Test func theHalvesOfALivePhotoAreOneAsset() throws {
    let place = try TestLibrary("plain.jpg")
    try LivePhoto.still([0x11: LivePhoto.identifier]).write(to: place.url("still.jpg"))
    let library = try place.openWithAccess()
    #expect(try library.fetchAssets().allSatisfy { !$0.mediaSubtypes.contains(.photoLive) })
    try LivePhoto.movie(LivePhoto.identifier).write(to: place.url("called otherwise.mov"))
    try library.refresh()
    let live = try #require(
      try library.fetchAssets(FetchOptions(predicate: .subtype(.photoLive))).first)
    #expect(try library.names() == ["plain.jpg", "still.jpg"])
    #expect(live.mediaType == .image && live.playbackStyle == .livePhoto)
    let resources = try library.resources(of: live)
    #expect(resources.map(\.kind) == [.photo, .pairedVideo])
    #expect(resources.map(\.originalFilename) == ["still.jpg", "called otherwise.mov"])
    let provider = try library.itemProvider(for: live)
    #expect(
      provider.registeredTypeIdentifiers == [
        "com.apple.live-photo-bundle", "public.jpeg", "com.apple.quicktime-movie",
      ])
    // The movie alone is a movie; the still alone a photo.
    try place.rename("still.jpg", ".away")
    try library.refresh()
    #expect(try library.names() == ["called otherwise.mov", "plain.jpg"])
    try place.rename(".away", "still.jpg")
    try library.refresh()
    #expect(try library.names() == ["plain.jpg", "still.jpg"])
    try place.remove("called otherwise.mov")
    try library.refresh()
    #expect(try library.fetchAssets(FetchOptions(predicate: .subtype(.photoLive))).isEmpty)
    #expect(try library.names() == ["plain.jpg", "still.jpg"])
  }

  @Test func onePhotoStandsForItsBurst() throws {
    let place = try TestLibrary("plain.jpg")
    for number: UInt8 in 1...3 {
      try LivePhoto.still([0x0b: LivePhoto.identifier], salt: number)
        .write(to: place.url("burst-\(number).jpg"))
    }
    let library = try place.openWithAccess()
    #expect(try library.names().count == 2)
    let all = try library.fetchAssets(FetchOptions(includesAllBurstPhotos: true))
    #expect(all.count { $0.burstIdentifier == LivePhoto.identifier } == 3)
    #expect(all.count { $0.representsBurst } == 1)
    let first = try #require(all.first { $0.representsBurst })
    try place.remove(first.originalFilename)
    try library.refresh()
    #expect(try library.names().count == 2)
  }

  /// Which photo stands for a burst depends on what may be seen, and what is hidden.
  @Test func whatMayBeSeenStandsForItsBurst() throws {
    let place = try TestLibrary("plain.jpg")
    for number: UInt8 in 1...3 {
      try LivePhoto.still([0x0b: LivePhoto.identifier], salt: number)
        .write(to: place.url("burst-\(number).jpg"))
    }
    let library = try place.openWithAccess()
    let first = try #require(try library.names().first { $0 != "plain.jpg" })
    let others = ["burst-1.jpg", "burst-2.jpg", "burst-3.jpg"].filter { $0 != first }
    let limited = try place.openLimited(
      to: others, client: LibraryClient("limited", usageDescription: "To test."))
    #expect(try limited.names().count == 1)
    #expect(try limited.names().allSatisfy(others.contains))
    #expect(try limited.fetchAssets().first?.representsBurst == true)
    let identifiers = try place.identifiers()
    let (one, other) = (try #require(identifiers[first]), try #require(identifiers[others[1]]))
    try library.performChangesAndWait {
      $0.setHidden(true, of: one)
      $0.setFavorite(true, of: other)
      $0.addAssets([other], toAlbum: $0.createAlbum(title: "A"))
    }
    #expect(try library.names() == [others[0], "plain.jpg"].sorted())
    let album = try #require(try library.fetchAlbums().first)
    #expect(try library.fetchAssets(in: album).map(\.localIdentifier) == [other])
    for (kind, expected) in [(SmartAlbum.favorites, other), (.allHidden, one)] {
      let album = try #require(try library.fetchSmartAlbums([kind]).first)
      #expect(try library.fetchAssets(in: album).map(\.localIdentifier) == [expected], "\(kind)")
    }
  }

  @Test(
    arguments: [
      ("motion.jpg", .photoHDR), ("animated.png", .photoAnimation),
      ("animated.webp", .photoAnimation),
      ("static.gif", []), ("plain.mp4", []),
    ] as [(String, MediaSubtypes)])
  func subtypesFollowFromContent(_ name: String, _ subtypes: MediaSubtypes) throws {
    let library = try TestLibrary(name).openWithAccess()
    #expect(try library.fetchAssets().first?.mediaSubtypes == subtypes)
  }
}
