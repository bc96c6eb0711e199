// swift-tools-version: 6.3
import PackageDescription

/// SwiftPM knows a package at a path by the path's last part, in lower case. To be of that package
/// is to see its `package` declarations: the views, and what a container is.
let folder = Context.packageDirectory.split(separator: "/").dropLast().last ?? "exifdump"
let exifdump = String(
  folder.lowercased().unicodeScalars.map { scalar in
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      ? Character(scalar) : "_"
  })

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "exifdump", path: "..")],
  targets: [
    // What libFuzzer offers to the program that it is linked into.
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["CLibFuzzer", .product(name: "MetadataKit", package: "exifdump")],
      packageAccess: false,
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        // The entry is a C function, which no top-level code or @main stands for.
        .unsafeFlags(["-parse-as-library", "-package-name", exifdump]),
      ]),
  ]
)
