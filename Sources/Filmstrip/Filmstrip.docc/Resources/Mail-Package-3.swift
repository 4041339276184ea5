// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Mail",
  dependencies: [.package(path: "../filmstrip", traits: [])],
  targets: [
    .target(
      name: "Mail",
      dependencies: [.product(name: "Filmstrip", package: "filmstrip")]),
    .executableTarget(
      name: "Recorder",
      dependencies: ["Mail", .product(name: "Filmstrip", package: "filmstrip")]),
    .testTarget(
      name: "MailTests",
      dependencies: [
        "Mail", .product(name: "Filmstrip", package: "filmstrip"),
        .product(name: "FilmstripTesting", package: "filmstrip"),
      ],
      exclude: ["Goldens"]),
  ]
)
