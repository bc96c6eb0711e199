// swift-tools-version: 6.3
import PackageDescription

/// SwiftPM knows a package at a path by the path's last part, in lower case. To be of that package
/// is to see its `package` declarations: the stages.
let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? "exifdump"
let exifdump = String(
  folder.lowercased().unicodeScalars.map { scalar in
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      ? Character(scalar) : "_"
  })

let package = Package(
  name: "Stages",
  platforms: [.macOS(.v26)],
  dependencies: [
    .package(name: "exifdump", path: "../.."),
    // Without its traits: they count allocations by libraries that are not needed here.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Stages",
      dependencies: [
        .product(name: "MetadataKit", package: "exifdump"),
        .product(name: "UniformTypes", package: "exifdump"),
        .product(name: "ItemProvider", package: "exifdump"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Stages",
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-package-name", exifdump])],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ]
)
