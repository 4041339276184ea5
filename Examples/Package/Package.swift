// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Example",
  dependencies: [.package(name: "Filmstrip", path: "../..", traits: ["IOSSources"])],
  targets: [
    .target(
      name: "App", dependencies: [.product(name: "IOSRuntime", package: "Filmstrip")],
      exclude: ["ios-sources.txt"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "IOSSources", package: "Filmstrip")]),
    .executableTarget(
      name: "show", dependencies: ["App", .product(name: "Filmstrip", package: "Filmstrip")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
