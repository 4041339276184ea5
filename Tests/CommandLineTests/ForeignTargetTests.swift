// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Names of targets, which have to be unique in all packages that an app is built of.
@Suite struct ForeignTargetTests {
  /// What an app may call its targets, which Filmstrip's own had as names before they began with its name.
  private static let names = [
    "CCairo", "CDeflate", "CEmbeddedFiles", "CGIF", "CISAL", "CJPEG", "CPNG", "CPango", "CPixels",
    "CSVG", "CSystem",
    "CWebP", "CXXHash", "CairoRaster", "ConstraintSolver", "Diff", "DisplayList", "Figures",
    "IOSRuntime",
    "IOSSources", "Imaging", "MotionCurves", "Preview", "Reports", "SampleScreens", "Scenes",
    "Sheets", "TextLayout",
    "Timelines", "Transitions", "Verification", "VirtualTime", "Wording", "YAMLFiles",
  ]

  /// Resolving a package loads its graph, which fails where two targets have one name.
  @Test func aPackageMayCallItsTargetsAsItLikes() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("targets-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in Self.names {
      let target = folder.appendingPathComponent("Sources/\(name)", isDirectory: true)
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      try Data().write(to: target.appendingPathComponent("\(name).swift"))
    }
    let products = [
      "Filmstrip", "FilmstripTesting", "FilmstripPages", "FilmstripMovies", "FilmstripFigures",
      "FilmstripCLI", "FilmstripIOSRuntime",
      "FilmstripTransitions",
      "FilmstripSampleScreens",
    ]
    let dependencies = products.map { #".product(name: "\#($0)", package: "checkout")"# }
    let targets = Self.names.map {
      #".target(name: "\#($0)", dependencies: dependencies, plugins: plugins)"#
    }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let dependencies: [Target.Dependency] = [\(dependencies.joined(separator: ", "))]
      let plugins: [Target.PluginUsage] = [.plugin(name: "FilmstripIOSSources", package: "checkout")]
      let package = Package(
        name: "app", dependencies: [.package(name: "checkout", path: "\(FilmstripProcess.root.path)")],
        targets: [\(targets.joined(separator: ", "))])
      """
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    let result = try FilmstripProcess.run(
      executable: "/usr/bin/env",
      ["swift", "package", "--package-path", folder.path, "show-dependencies"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains(FilmstripProcess.root.path), "\(result.output)")
  }
}
