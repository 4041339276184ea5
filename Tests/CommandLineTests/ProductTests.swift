// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// What a package gets that tests its screens, with the products Filmstrip and FilmstripTesting.
@Suite struct ProductTests {
  @Test func testsCompileNeitherPagesNorPictures() throws {
    let targets = try Manifest.read().targets(reachedFrom: ["Filmstrip", "FilmstripTesting"])
    #expect(targets.flatMap { $0.names(ofProducts: true) } == [])
    let names = Set(targets.map(\.name))
    #expect(names.isSuperset(of: ["Filmstrip", "FilmstripTesting", "UIKit"]))
    let others = [
      "FilmstripPages", "FilmstripPreview", "FilmstripFigures", "FilmstripFigureDrawing",
      "FilmstripMovies", "FilmstripYAMLFiles", "FilmstripScenes",
      "FilmstripReports", "CFilmstripPageFiles", "CFilmstripGIF", "CFilmstripWebP",
      "FilmstripColorProfiles", "CFilmstripLCMS",
    ]
    for name in others { #expect(!names.contains(name)) }
    // Pango's package depends on Cairo's, and that on libpng's.
    let aptPackages = Set(
      targets.flatMap { ($0.providers ?? []).flatMap { $0.values.joined().joined() } })
    #expect(
      aptPackages.subtracting(["libcairo2-dev", "libpng-dev"]) == [
        "libpango1.0-dev", "libjpeg-dev", "libdeflate-dev", "libisal-dev", "libxxhash-dev",
      ])
  }

  /// The tool's own packages are fetched where the trait is on, which it is unless a package says otherwise.
  @Test(arguments: [(", traits: []", 0), ("", 2)])
  func packagesAreFetchedForTheCommandLineAlone(traits: String, count: Int) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("products-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appendingPathComponent("Sources/App", isDirectory: true)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data().write(to: sources.appendingPathComponent("App.swift"))
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "app",
        dependencies: [.package(name: "checkout", path: "\(FilmstripProcess.root.path)"\(traits))],
        targets: [
          .target(
            name: "App",
            dependencies: [
              .product(name: "Filmstrip", package: "checkout"),
              .product(name: "FilmstripTesting", package: "checkout"),
            ])
        ])
      """
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    let result = try FilmstripProcess.run(
      executable: "/usr/bin/env",
      ["swift", "package", "--package-path", folder.path, "show-dependencies"])
    #expect(result.status == 0, "\(result.errors)")
    let checkouts = folder.appendingPathComponent(".build/checkouts").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: checkouts).count == count)
  }
}
