// swift-tools-version: 6.2
import PackageDescription

// The checkout whose engine shows the scenes: Scripts/compare-pixels names one after the other.
let checkout = Context.environment["FILMSTRIP_CHECKOUT"] ?? "../.."

let package = Package(
  name: "compare-scenes",
  dependencies: [.package(name: "Filmstrip", path: checkout)],
  targets: [
    .executableTarget(
      name: "compare-scenes", dependencies: [.product(name: "FilmstripCLI", package: "Filmstrip")],
      path: "Sources/CompareScenes")
  ]
)
