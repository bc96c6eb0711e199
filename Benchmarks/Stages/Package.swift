// swift-tools-version: 6.3
import Foundation
import PackageDescription

// The stages are what is `package` in MetadataKit, which another package does not see. So this one's
// target says that it belongs to that package: the compiler knows packages by the names of their
// folders.
let exifdump = URL(filePath: Context.packageDirectory).deletingLastPathComponent()
  .deletingLastPathComponent().lastPathComponent.lowercased()

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
