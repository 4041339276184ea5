// swift-tools-version: 6.2
import PackageDescription

/// `FILMSTRIP_STRICT=1` turns every warning in our own targets into an error; CI builds this way.
let isStrict = Context.environment["FILMSTRIP_STRICT"] == "1"

/// What a package has that a user makes.
let plainSettings: [SwiftSetting] =
  [.swiftLanguageMode(.v6)] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

let settings: [SwiftSetting] =
  plainSettings + [.enableUpcomingFeature("InternalImportsByDefault")]

/// The modules with the inner loops.
///
/// The build without optimization (`Scripts/build`, which sets `FILMSTRIP_QUICK`) optimizes them nonetheless: what they
/// cost the compiler, the tests gain several times over.
let loops: Set = ["Imaging", "VirtualTime", "MotionCurves", "CairoRaster", "Sheets"]
let isQuick = Context.environment["FILMSTRIP_QUICK"] == "1"

/// A target below `Sources`, bottom-up as in ARCHITECTURE.md: a target may depend only on those above it here.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  // -Onone on the command line follows a target's own flags, but not what is passed to the compiler's frontend.
  let own: [SwiftSetting] =
    isQuick && loops.contains(name) ? [.unsafeFlags(["-Xfrontend", "-Osize"])] : []
  return .target(name: name, dependencies: dependencies, swiftSettings: settings + own)
}

func systemLibrary(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// What a test file that imports UIKit or CoreGraphics needs beside them.
let overlays: [Target.Dependency] = ["_Testing_CoreGraphics", "_Testing_UIKit"]

let package = Package(
  name: "Filmstrip",
  products: [
    .library(
      name: "Filmstrip",
      targets: ["Filmstrip", "Diff", "Figures", "UIKit", "QuartzCore", "CoreGraphics"]),
    .library(
      name: "FilmstripTesting",
      targets: ["FilmstripTesting", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .plugin(name: "IOSSources", targets: ["IOSSources"]),
    .library(name: "IOSRuntime", targets: ["IOSRuntime", "UIKit"]),
    .library(name: "Transitions", targets: ["Transitions"]),
    .library(name: "SampleScreens", targets: ["SampleScreens"]),
    .library(name: "FilmstripCLI", targets: ["FilmstripCLI", "Scenes"]),
    .executable(name: "filmstrip", targets: ["FilmstripTool"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    systemLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    systemLibrary("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev"),
    // giflib has no pkg-config file; its module says what to link.
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
    systemLibrary("CWebP", pkgConfig: "libwebpmux", apt: "libwebp-dev"),
    systemLibrary("CISAL", pkgConfig: "libisal", apt: "libisal-dev"),
    .target(name: "CSystem"),
    .target(name: "CPixels"),
    // Loads librsvg when the first SVG is drawn, and links nothing.
    .target(name: "CSVG"),
    systemLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    systemLibrary("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev"),
    systemLibrary("CPango", pkgConfig: "pangoft2", apt: "libpango1.0-dev"),
    module("Wording"),
    module(
      "Imaging",
      [
        "Wording", "CPNG", "CJPEG", "CGIF", "CWebP", "CDeflate", "CISAL", "CXXHash",
        "CPixels", "CSystem",
      ]),
    module("VirtualTime", ["Wording"]),
    module("MotionCurves", ["Wording"]),
    module("ConstraintSolver", ["Wording"]),
    module("DisplayList", ["Imaging", "Wording"]),
    module("TextLayout", ["DisplayList", "Imaging", "Wording", "CPango"]),
    module("CoreGraphics", ["VirtualTime", "DisplayList", "Imaging", "Wording"]),
    module(
      "QuartzCore",
      [
        "VirtualTime", "MotionCurves", "CoreGraphics", "TextLayout", "DisplayList", "Imaging",
        "Wording",
      ]),
    module(
      "UIKit",
      [
        "QuartzCore", "VirtualTime", "MotionCurves", "CoreGraphics", "TextLayout", "DisplayList",
        "Imaging", "ConstraintSolver", "Wording", "CEmbeddedFiles",
      ]),
    // What lowered sources of apps call beside UIKit.
    module("IOSRuntime", ["UIKit", "QuartzCore", "VirtualTime", "Wording"]),
    // Its tool is compiled by the plugin itself, of Sources/LowerIOSSources and Sources/SourceLowering.
    .plugin(name: "IOSSources", capability: .buildTool(), path: "Sources/IOSSources"),
    module("CairoRaster", ["DisplayList", "Imaging", "Wording", "CCairo", "CPixels"]),
    module("Sheets", ["Imaging", "Wording"]),
    module("Timelines", ["DisplayList", "Wording"]),
    module("Diff", ["Timelines", "MotionCurves", "DisplayList", "Imaging", "Wording"]),
    // Files of Preview and Reports and drawings of symbols, as bytes of the program.
    .target(name: "CEmbeddedFiles", exclude: ["Symbols"]),
    .target(
      name: "Preview",
      dependencies: [
        "CairoRaster", "Diff", "Timelines", "DisplayList", "Imaging", "Wording", "CEmbeddedFiles",
      ],
      exclude: ["Page"], swiftSettings: settings),
    module(
      "Figures",
      [
        "CairoRaster", "Diff", "Timelines", "TextLayout", "DisplayList", "Imaging", "Wording",
      ]),
    module(
      "Filmstrip",
      [
        "UIKit", "QuartzCore", "CoreGraphics", "MotionCurves", "TextLayout", "CairoRaster",
        "Sheets", "Diff", "Preview", "Figures",
        "Timelines", "DisplayList", "Imaging", "Wording", "CSystem", "CSVG",
      ]),
    module("Transitions", ["UIKit"]),
    .target(
      name: "SampleScreens", dependencies: ["UIKit"],
      resources: [.embedInCode("Drawings/drawings.svg")], swiftSettings: settings),
    module("YAMLFiles", ["Imaging", "Wording", .product(name: "Yams", package: "Yams")]),
    module(
      "Scenes",
      [
        "YAMLFiles", "Transitions", "Filmstrip", "Diff", "UIKit", "DisplayList", "Imaging",
        "Wording",
      ]),
    module("Verification", ["Scenes", "Filmstrip", "Imaging", "Wording", "CSystem"]),
    .target(
      name: "Reports",
      dependencies: ["Verification", "Filmstrip", "Preview", "Timelines", "Imaging", "Wording"],
      exclude: ["Page"], swiftSettings: settings),
    module(
      "FilmstripCLI",
      [
        "Reports", "Verification", "Scenes", "Filmstrip", "Diff", "Transitions", "UIKit", "Wording",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "FilmstripTool", dependencies: ["FilmstripCLI"], swiftSettings: settings),
    .executableTarget(
      name: "sample-screens", dependencies: ["FilmstripCLI", "SampleScreens"],
      path: "Scripts/sample-screens", swiftSettings: settings),
    // Breaks one rule of the API when it is run, so that a test reads what a build says.
    .executableTarget(
      name: "broken-rule", dependencies: ["Filmstrip", "UIKit"], path: "Tests/BrokenRule",
      swiftSettings: settings),
    module(
      "_Testing_CoreGraphics", ["CoreGraphics", "CairoRaster", "DisplayList", "Imaging"]),
    module("_Testing_UIKit", ["UIKit", "_Testing_CoreGraphics"]),
    module(
      "FilmstripTesting",
      [
        "Filmstrip", "Diff", "UIKit", "QuartzCore", "CoreGraphics", "DisplayList", "Imaging",
        "Wording", "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    // Goldens that a test edits, so that what follows from an edited value is reached.
    .target(
      name: "EditedGoldens", dependencies: ["Imaging"], path: "Tests/EditedGoldens",
      swiftSettings: settings),
    // Files that ask for too much, for tests to give to readers.
    .target(name: "Bombs", path: "Tests/Bombs", swiftSettings: settings),
    // What a test needs of the system, and says so where it is missing.
    .target(name: "Requirements", path: "Tests/Requirements", swiftSettings: settings),
    // How far two pixels are apart.
    .target(
      name: "PixelDistance", dependencies: ["Imaging"], path: "Tests/PixelDistance",
      swiftSettings: settings),
    // Random numbers that are the same in each run.
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers", swiftSettings: settings),
    // Other programs that read moving pictures.
    .target(
      name: "PictureReaders", dependencies: ["Imaging", "Requirements"],
      path: "Tests/PictureReaders",
      swiftSettings: settings),
    // How work grows with what there is to do, in place of limits in seconds.
    .target(name: "Growth", path: "Tests/Growth", swiftSettings: settings),
    // How much memory the process has from the allocator.
    .target(name: "HeapUse", path: "Tests/HeapUse"),
    // A Chromium without a window, for tests of pages and figures.
    .target(
      name: "HeadlessBrowser", dependencies: ["Requirements"], path: "Tests/HeadlessBrowser",
      swiftSettings: settings),
    // What tests of animations expect, by UIKit's names and without UIKit.
    .target(
      name: "Expectations", dependencies: ["QuartzCore", "_Testing_CoreGraphics"],
      path: "Tests/Expectations", swiftSettings: settings),
    tests("IOSRuntimeTests", ["IOSRuntime", "UIKit", "Filmstrip"] + overlays),
    tests("YAMLFilesTests", ["YAMLFiles", "SeededNumbers", "Growth"]),
    tests(
      "ReportsTests",
      [
        "Reports", "Verification", "Filmstrip", "UIKit", "Imaging", "SeededNumbers",
        "HeadlessBrowser", "Requirements",
      ] + overlays),
    tests(
      "VerificationTests",
      ["Verification", "Scenes", "Filmstrip", "Imaging", "UIKit", "SeededNumbers"] + overlays),
    .testTarget(
      name: "ScenesTests",
      dependencies: [
        "Scenes", "Filmstrip", "YAMLFiles", "Transitions", "UIKit", "DisplayList", "Imaging",
        "SeededNumbers", "Requirements",
      ] + overlays,
      exclude: ["validate.py"], swiftSettings: settings),
    tests("WordingTests", ["Wording", "SeededNumbers"]),
    tests("VirtualTimeTests", ["VirtualTime"]),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["ConstraintSolver", "SeededNumbers", "Growth", "Requirements"],
      exclude: ["Reference"], swiftSettings: settings),
    tests(
      "ImagingTests",
      ["Imaging", "Bombs", "Growth", "SeededNumbers", "PictureReaders", "Requirements"]),
    tests("DisplayListTests", ["DisplayList", "Imaging", "SeededNumbers", "Requirements"]),
    tests("SheetsTests", ["Sheets", "Imaging"]),
    tests(
      "DiffTests", ["Diff", "Timelines", "DisplayList", "Imaging", "SeededNumbers", "Growth"]),
    tests("CoreGraphicsTests", ["CoreGraphics", "DisplayList"] + overlays),
    tests(
      "QuartzCoreTests",
      ["QuartzCore", "MotionCurves", "TextLayout", "CairoRaster", "DisplayList", "Expectations"]
        + overlays),
    tests(
      "TextLayoutTests", ["TextLayout", "DisplayList", "Growth", "Requirements"]),
    tests(
      "CairoRasterTests",
      [
        "CairoRaster", "DisplayList", "Imaging", "SeededNumbers", "PixelDistance", "Growth",
        "Requirements",
      ]),
    tests(
      "UIKitTests",
      [
        "UIKit", "Filmstrip", "Expectations", "Growth", "HeapUse", "SeededNumbers", "Requirements",
      ] + overlays),
    tests("SampleScreensTests", ["SampleScreens", "UIKit", "Filmstrip", "Imaging"] + overlays),
    // Code that other people have: in the language mode that most of it is in.
    .testTarget(
      name: "UIKitSwift5Tests", dependencies: ["UIKit", "Filmstrip"] + overlays,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "TransitionsTests",
      dependencies: [
        "Transitions", "UIKit", "Filmstrip", "FilmstripTesting", "Diff", "SeededNumbers",
      ] + overlays,
      exclude: ["Goldens"], swiftSettings: settings),
    tests(
      "FilmstripTestingTests",
      [
        "FilmstripTesting", "Filmstrip", "Diff", "Imaging", "DisplayList", "UIKit", "EditedGoldens",
      ] + overlays),
    // What the compiler knows of the sources, for a test that reads it.
    .systemLibrary(name: "CIndexStore", path: "Tests/IndexStore"),
    tests(
      "FilmstripTests",
      [
        "Filmstrip", "CairoRaster", "TextLayout", "UIKit", "SeededNumbers", "PixelDistance",
        "PictureReaders", "CIndexStore", "Requirements", "EditedGoldens",
      ] + overlays),
    tests(
      "PreviewTests",
      [
        "Preview", "Filmstrip", "Diff", "Timelines", "Transitions", "UIKit", "Imaging",
        "HeadlessBrowser", "SeededNumbers", "Requirements",
      ] + overlays),
    tests(
      "FiguresTests",
      [
        "Figures", "Filmstrip", "Diff", "Timelines", "TextLayout", "DisplayList", "Imaging",
        "Transitions", "UIKit", "SeededNumbers", "Growth", "HeadlessBrowser", "Requirements",
      ] + overlays),
    // A package with screens and a transition of its own, which scene files name.
    .executableTarget(
      name: "scene-package", dependencies: ["FilmstripCLI", "UIKit"], path: "Tests/ScenePackage",
      swiftSettings: settings),
    tests(
      "CommandLineTests",
      [
        "Imaging", "FilmstripTool", "scene-package", "Bombs", "SeededNumbers", "PictureReaders",
        "Requirements", "EditedGoldens",
      ]),
    .testTarget(
      name: "Oracle",
      dependencies: [
        "QuartzCore", "CairoRaster", "DisplayList", "Imaging", "_Testing_CoreGraphics",
      ],
      exclude: ["References"], swiftSettings: settings),
    // The code of the tutorial, which its listings are.
    .target(
      name: "Mail", dependencies: ["UIKit"], path: "Tests/Tutorial/Mail",
      swiftSettings: plainSettings),
    tests(
      "DocumentationTests",
      [
        "Filmstrip", "FilmstripTesting", "Scenes", "Diff", "Figures", "Transitions", "UIKit",
        "Mail", "Requirements",
      ] + overlays),
  ]
)

/// `FILMSTRIP_BENCHMARKS=1` adds the programs that only scripts run, which tests and users do not need:
/// benchmarks, the picture of all features of layers, the tutorial's, and the example app with its tests.
if Context.environment["FILMSTRIP_BENCHMARKS"] == "1" {
  package.targets += [
    .executableTarget(
      name: "bench-layers", dependencies: ["QuartzCore", "CoreGraphics", "DisplayList"],
      path: "Scripts/bench-layers", swiftSettings: settings),
    .executableTarget(
      name: "bench-layout", dependencies: ["ConstraintSolver"], path: "Scripts/bench-layout",
      swiftSettings: settings),
    .executableTarget(
      name: "bench-constraints", dependencies: ["SampleScreens", "Filmstrip", "UIKit"],
      path: "Scripts/bench-constraints", swiftSettings: settings),
    .executableTarget(
      name: "bench-raster", dependencies: ["CairoRaster", "DisplayList", "Imaging"],
      path: "Scripts/bench-raster", swiftSettings: settings),
    .executableTarget(
      name: "bench-goldens",
      dependencies: [
        "Filmstrip", "Transitions", "UIKit", "CairoRaster", "DisplayList", "Imaging",
      ],
      path: "Scripts/bench-goldens", swiftSettings: settings),
    .executableTarget(
      name: "bench-figures", dependencies: ["Filmstrip", "Transitions", "UIKit", "Imaging"],
      path: "Scripts/bench-figures", swiftSettings: settings),
    .executableTarget(
      name: "feature-sheet", dependencies: ["QuartzCore", "CairoRaster", "DisplayList", "Imaging"],
      path: "Scripts/feature-sheet", swiftSettings: settings),
    // The tutorial's programs, one of which makes the site's figures.
    .executableTarget(
      name: "mail-recorder", dependencies: ["Mail", "Filmstrip", "UIKit"],
      path: "Tests/Tutorial/Recorder", swiftSettings: plainSettings),
    .executableTarget(
      name: "mail-scenes", dependencies: ["Mail", "FilmstripCLI", "UIKit"],
      path: "Tests/Tutorial/MailScenes", swiftSettings: plainSettings),
    // The app of Examples/Package, in the build that has Filmstrip already. Lowering makes no warnings.
    .target(
      name: "App", dependencies: ["IOSRuntime"], path: "Tests/ExampleApp",
      exclude: ["ios-sources.txt"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "IOSSources")]),
    .testTarget(
      name: "AppTests", dependencies: ["App", "Filmstrip", "FilmstripTesting"],
      path: "Examples/Package/Tests/AppTests", exclude: ["Goldens"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "show", dependencies: ["App", "Filmstrip"], path: "Examples/Package/Sources/show",
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
}

/// `FILMSTRIP_TEST_TARGETS=UIKitTests` leaves out all other test targets, so that a change of the engine compiles
/// the tests of one module (`Scripts/test --target`).
if let chosen = Context.environment["FILMSTRIP_TEST_TARGETS"]?.split(separator: ",").map(
  String.init)
{
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}
