// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// What a package gets that tests its screens, with the products Filmstrip and FilmstripTesting.
@Suite struct ProductTests {
  private struct Manifest: Decodable {
    struct Named: Decodable {
      let name: String
      let targets: [String]
    }
    struct Target: Decodable {
      let name: String
      let type: String
      let dependencies: [[String: [Name?]]]
      let providers: [[String: [[String]]]]?
    }
    enum Name: Decodable {
      case name(String)
      case condition

      init(from decoder: any Decoder) throws {
        let text = try? decoder.singleValueContainer().decode(String.self)
        self = text.map { .name($0) } ?? .condition
      }
    }

    let products: [Named]
    let targets: [Target]
  }

  private func closure(of products: [String]) throws -> (
    targets: [Manifest.Target], packages: [String]
  ) {
    let result = try FilmstripProcess.run(
      executable: "/usr/bin/env",
      ["swift", "package", "--package-path", FilmstripProcess.root.path, "dump-package"])
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(result.output.utf8))
    let targets = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0) })
    var waiting = manifest.products.filter { products.contains($0.name) }.flatMap(\.targets)
    var reached: [String: Manifest.Target] = [:]
    var packages: [String] = []
    while let name = waiting.popLast() {
      guard reached[name] == nil, let target = targets[name] else { continue }
      reached[name] = target
      for (kind, names) in target.dependencies.flatMap({ $0 }) {
        guard case .name(let other)?? = names.first else { continue }
        if kind == "product" { packages.append(other) } else { waiting.append(other) }
      }
    }
    return (reached.values.sorted { $0.name < $1.name }, packages)
  }

  @Test func testsCompileNeitherPagesNorPictures() throws {
    let (targets, packages) = try closure(of: ["Filmstrip", "FilmstripTesting"])
    #expect(packages == [])
    let names = Set(targets.map(\.name))
    #expect(names.isSuperset(of: ["Filmstrip", "FilmstripTesting", "UIKit"]))
    let others = [
      "FilmstripPages", "FilmstripPreview", "FilmstripFigures", "FilmstripFigureDrawing",
      "FilmstripMovies", "FilmstripYAMLFiles", "FilmstripScenes",
      "FilmstripReports", "CFilmstripPageFiles", "CFilmstripGIF", "CFilmstripWebP",
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
