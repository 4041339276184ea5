// swift-tools-version: 6.2
import PackageDescription

let filmstrip: Package.Dependency = .package(name: "Filmstrip", path: "../..", traits: [])

let package = Package(
  name: "Example",
  dependencies: [filmstrip],
  targets: [
    // The app's files, which stay where they are: ios-sources.txt names their folders.
    .target(
      name: "App", dependencies: [.product(name: "FilmstripIOSRuntime", package: "Filmstrip")],
      exclude: ["ios-sources.txt"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "FilmstripIOSSources", package: "Filmstrip")]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", .product(name: "Filmstrip", package: "Filmstrip"),
        .product(name: "FilmstripTesting", package: "Filmstrip"),
      ],
      exclude: ["Goldens"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "show", dependencies: ["App", .product(name: "Filmstrip", package: "Filmstrip")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
