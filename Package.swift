// swift-tools-version: 6.3
import PackageDescription

/// Every Swift target: Swift 6 mode, explicit existentials, imports that say whom they are for.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Targets that read untrusted bytes: every unsafe operation must be marked, or it is an error.
let safe: [SwiftSetting] = house + [.strictMemorySafety()]

let package = Package(
  name: "exifdump",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "UniformTypes", targets: ["UniformTypes"]),
    .library(name: "ItemProvider", targets: ["ItemProvider"]),
    .library(name: "MetadataKit", targets: ["MetadataKit"]),
    .library(name: "PhotoLibrary", targets: ["PhotoLibrary"]),
    .library(name: "AppleCompatibility", targets: ["AppleCompatibility"]),
    .executable(name: "exifdump", targets: ["exifdump"]),
  ],
  traits: [
    .default(enabledTraits: ["LibExif"]),
    .trait(
      name: "LibExif",
      description: "The second EXIF engine, libexif; without it, nothing of it is needed."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    // Reads `.exifdump.yml`, and tells the line and column of every node.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .target(name: "UniformTypes", swiftSettings: safe),
    .target(name: "ItemProvider", dependencies: ["UniformTypes", "CZlib"], swiftSettings: safe),
    .systemLibrary(
      name: "CExif", pkgConfig: "libexif",
      providers: [.apt(["libexif-dev"]), .brew(["libexif"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebp libwebpdemux",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CGIF", pkgConfig: "libgif",
      providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CBrotli", pkgConfig: "libbrotlidec libbrotlicommon",
      providers: [.apt(["libbrotli-dev"]), .brew(["brotli"])]),
    .systemLibrary(
      name: "CNettle", pkgConfig: "nettle",
      providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(name: "SQLiteStore", dependencies: ["CSQLite"], swiftSettings: safe),
    .target(
      name: "MetadataKit",
      dependencies: [
        "UniformTypes", "ItemProvider",
        .target(name: "CExif", condition: .when(traits: ["LibExif"])),
        "CWebP", "CGIF", "CZlib", "CExpat", "CBrotli", "CNettle",
      ],
      swiftSettings: safe),
    // A header alone: what a file is known by, of calls that Swift does not import.
    .systemLibrary(name: "CFileStatus"),
    // A header alone: how memory is kept, for the command.
    .systemLibrary(name: "CMalloc"),
    .target(
      name: "PhotoLibrary",
      dependencies: ["UniformTypes", "ItemProvider", "MetadataKit", "SQLiteStore", "CFileStatus"],
      swiftSettings: safe),
    .target(
      name: "AppleCompatibility",
      dependencies: ["UniformTypes", "ItemProvider", "MetadataKit", "PhotoLibrary"],
      swiftSettings: safe),
    .executableTarget(
      name: "exifdump",
      dependencies: [
        "UniformTypes", "ItemProvider", "MetadataKit", "SQLiteStore", "PhotoLibrary", "CMalloc",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: house),
    .testTarget(
      name: "UniformTypesTests", dependencies: ["UniformTypes"], swiftSettings: house),
    .testTarget(
      name: "ItemProviderTests", dependencies: ["ItemProvider", "UniformTypes"],
      swiftSettings: house),
    .testTarget(
      name: "SQLiteStoreTests", dependencies: ["SQLiteStore"], swiftSettings: house),
    .testTarget(
      name: "MetadataKitTests",
      dependencies: ["MetadataKit", "ItemProvider", "UniformTypes", "CZlib"],
      swiftSettings: house),
    .testTarget(
      name: "PhotoLibraryTests",
      dependencies: ["PhotoLibrary", "MetadataKit", "ItemProvider", "SQLiteStore"],
      swiftSettings: house),
    .testTarget(
      name: "AppleCompatibilityTests", dependencies: ["AppleCompatibility"],
      swiftSettings: house),
    // Listings that were written in Swift 5 for Apple's systems, as they stand.
    .testTarget(
      name: "ListingsTests", dependencies: ["AppleCompatibility"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "ExifdumpTests",
      dependencies: [
        "exifdump", "ItemProvider", "MetadataKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: house),
  ]
)
