// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "exifdump", path: "../..")],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: [
        .product(name: "MetadataKit", package: "exifdump"),
        .product(name: "UniformTypes", package: "exifdump"),
      ])
  ]
)
