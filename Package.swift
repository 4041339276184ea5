// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// `FILMSTRIP_STRICT=1` turns every warning in our own targets into an error; CI builds this way.
let isStrict = Context.environment["FILMSTRIP_STRICT"] == "1"

/// What a package has that a user makes.
let plainSettings: [SwiftSetting] =
  [.swiftLanguageMode(.v6)] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

let settings: [SwiftSetting] =
  plainSettings + [.enableUpcomingFeature("InternalImportsByDefault")]

/// What recordings pass through: where every test runs, in CI, it is optimized as it is for users, which costs the compiler
/// less than the tests gain.
let engine = [
  "FilmstripConstraintSolver", "FilmstripDisplayList", "FilmstripTimelines", "FilmstripTextLayout",
  "FilmstripDiff", "CoreGraphics", "QuartzCore", "FilmstripUIKitValues", "FilmstripUIKitViews",
  "FilmstripUIKitControls", "FilmstripUIKitLists", "FilmstripUIKitDynamics",
  "FilmstripUIKitControllers", "UIKit", "FilmstripTransitions", "Filmstrip",
]

/// The modules with the inner loops.
///
/// The build without optimization (`Scripts/build`, which sets `FILMSTRIP_QUICK`) optimizes them nonetheless: what they
/// cost the compiler, the tests gain several times over.
let loops = Set(
  [
    "FilmstripImaging", "FilmstripMovies", "FilmstripVirtualTime", "FilmstripMotionCurves",
    "FilmstripCairoRaster", "FilmstripSheets",
  ] + (isStrict ? engine : []))
let isQuick = Context.environment["FILMSTRIP_QUICK"] == "1"

/// -Onone on the command line follows a target's own flags, but not what is passed to the compiler's frontend.
let optimized: [SwiftSetting] = isQuick ? [.unsafeFlags(["-Xfrontend", "-Osize"])] : []

/// A target below `Sources`, bottom-up as in ARCHITECTURE.md: a target may depend only on those above it here.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies,
    swiftSettings: settings + (loops.contains(name) ? optimized : []))
}

func systemLibrary(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// What a test file that imports UIKit or CoreGraphics needs beside them.
let overlays: [Target.Dependency] = ["_Testing_CoreGraphics", "_Testing_UIKit"]

/// Packages that SwiftPM fetches only where the trait is on.
///
/// A package that does not use FilmstripCLI switches it off: `.package(…, traits: [])`.
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser",
  condition: .when(traits: ["CommandLine"]))
let yams: Target.Dependency = .product(
  name: "Yams", package: "Yams", condition: .when(traits: ["CommandLine"]))

let package = Package(
  name: "Filmstrip",
  products: [
    .library(
      name: "Filmstrip",
      targets: [
        "Filmstrip", "FilmstripDiff", "UIKit", "QuartzCore", "CoreGraphics",
      ]),
    .library(
      name: "FilmstripTesting",
      targets: ["FilmstripTesting", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .library(name: "FilmstripFigures", targets: ["FilmstripFigures", "FilmstripFigureDrawing"]),
    .library(name: "FilmstripMovies", targets: ["FilmstripMovies"]),
    .library(name: "FilmstripPages", targets: ["FilmstripPages"]),
    .plugin(name: "FilmstripIOSSources", targets: ["FilmstripIOSSources"]),
    .library(name: "FilmstripIOSRuntime", targets: ["FilmstripIOSRuntime", "UIKit"]),
    .library(name: "FilmstripTransitions", targets: ["FilmstripTransitions"]),
    .library(name: "FilmstripSampleScreens", targets: ["FilmstripSampleScreens"]),
    .library(name: "FilmstripCLI", targets: ["FilmstripCLI", "FilmstripScenes"]),
    .executable(name: "filmstrip", targets: ["FilmstripTool"]),
  ],
  traits: [
    .trait(
      name: "CommandLine",
      description: "The product FilmstripCLI and the tool, which need ArgumentParser and Yams."),
    .default(enabledTraits: ["CommandLine"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    systemLibrary("CFilmstripCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    systemLibrary("CFilmstripPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    systemLibrary("CFilmstripJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev"),
    // giflib has no pkg-config file; its module says what to link.
    .systemLibrary(name: "CFilmstripGIF", providers: [.apt(["libgif-dev"])]),
    systemLibrary("CFilmstripWebP", pkgConfig: "libwebpmux", apt: "libwebp-dev"),
    systemLibrary("CFilmstripLCMS", pkgConfig: "lcms2", apt: "liblcms2-dev"),
    systemLibrary("CFilmstripISAL", pkgConfig: "libisal", apt: "libisal-dev"),
    .target(name: "CFilmstripSystem"),
    .target(name: "CFilmstripPixels"),
    // The fonts of text, which programs without text do not link.
    .target(name: "CFilmstripFonts", exclude: ["Fonts"]),
    // Loads librsvg when the first SVG is drawn, and links nothing.
    .target(name: "CFilmstripSVG"),
    systemLibrary("CFilmstripDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    systemLibrary("CFilmstripXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev"),
    systemLibrary("CFilmstripPango", pkgConfig: "pangoft2", apt: "libpango1.0-dev"),
    module("FilmstripWording"),
    module(
      "FilmstripImaging",
      [
        "FilmstripWording", "CFilmstripPNG", "CFilmstripJPEG", "CFilmstripDeflate",
        "CFilmstripISAL",
        "CFilmstripXXHash", "CFilmstripPixels", "CFilmstripSystem",
      ]),
    module("FilmstripVirtualTime", ["FilmstripWording"]),
    module("FilmstripMotionCurves", ["FilmstripWording"]),
    module("FilmstripConstraintSolver", ["FilmstripWording"]),
    module("FilmstripDisplayList", ["FilmstripImaging", "FilmstripWording"]),
    module(
      "FilmstripTextLayout",
      [
        "FilmstripDisplayList", "FilmstripImaging", "FilmstripWording", "CFilmstripPango",
        "CFilmstripFonts",
      ]),
    module(
      "CoreGraphics",
      ["FilmstripVirtualTime", "FilmstripDisplayList", "FilmstripImaging", "FilmstripWording"]),
    module(
      "QuartzCore",
      [
        "FilmstripVirtualTime", "FilmstripMotionCurves", "CoreGraphics", "FilmstripTextLayout",
        "FilmstripDisplayList", "FilmstripImaging",
        "FilmstripWording",
      ]),
    module(
      "FilmstripUIKitValues",
      [
        "CFilmstripEmbeddedFiles", "CoreGraphics", "FilmstripDisplayList", "FilmstripImaging",
        "FilmstripTextLayout", "FilmstripVirtualTime", "FilmstripWording", "QuartzCore",
      ]),
    module(
      "FilmstripUIKitViews",
      [
        "CoreGraphics", "FilmstripConstraintSolver", "FilmstripDisplayList",
        "FilmstripMotionCurves", "FilmstripUIKitValues", "FilmstripVirtualTime", "FilmstripWording",
        "QuartzCore",
      ]),
    module(
      "FilmstripUIKitControls",
      [
        "CoreGraphics", "FilmstripDisplayList", "FilmstripMotionCurves", "FilmstripTextLayout",
        "FilmstripUIKitViews", "FilmstripWording", "QuartzCore",
      ]),
    module(
      "FilmstripUIKitLists",
      [
        "CoreGraphics", "FilmstripMotionCurves", "FilmstripUIKitControls", "FilmstripUIKitViews",
        "FilmstripWording", "QuartzCore",
      ]),
    module(
      "FilmstripUIKitDynamics",
      [
        "FilmstripUIKitLists", "QuartzCore",
      ]),
    module(
      "FilmstripUIKitControllers",
      [
        "FilmstripDisplayList", "FilmstripMotionCurves", "FilmstripUIKitControls",
        "FilmstripUIKitViews", "FilmstripVirtualTime", "FilmstripWording", "QuartzCore",
      ]),
    module(
      "UIKit",
      [
        "CoreGraphics", "FilmstripUIKitControllers", "FilmstripUIKitDynamics",
        "FilmstripVirtualTime", "FilmstripWording", "QuartzCore",
      ]),
    // What lowered sources of apps call beside UIKit.
    module(
      "FilmstripIOSRuntime", ["UIKit", "QuartzCore", "FilmstripVirtualTime", "FilmstripWording"]),
    // Its tool is compiled by the plugin itself, of Sources/LowerIOSSources and Sources/SourceLowering.
    .plugin(
      name: "FilmstripIOSSources", capability: .buildTool(), path: "Sources/FilmstripIOSSources"),
    module(
      "FilmstripCairoRaster",
      [
        "FilmstripDisplayList", "FilmstripImaging", "FilmstripWording", "CFilmstripCairo",
        "CFilmstripPixels",
      ]),
    module("FilmstripSheets", ["FilmstripImaging", "FilmstripWording"]),
    module("FilmstripTimelines", ["FilmstripDisplayList", "FilmstripWording"]),
    module(
      "FilmstripDiff",
      [
        "FilmstripTimelines", "FilmstripMotionCurves", "FilmstripDisplayList", "FilmstripImaging",
        "FilmstripWording",
      ]),
    // Drawings of symbols, and files of Preview and Reports, as bytes of the program.
    .target(name: "CFilmstripEmbeddedFiles", exclude: ["Symbols"]),
    .target(name: "CFilmstripPageFiles"),
    .target(
      name: "FilmstripPreview",
      dependencies: [
        "FilmstripCairoRaster", "FilmstripDiff", "FilmstripTimelines", "FilmstripDisplayList",
        "FilmstripImaging", "FilmstripWording", "CFilmstripPageFiles",
      ],
      exclude: ["Page"], swiftSettings: settings),
    module(
      "FilmstripFigureDrawing",
      [
        "FilmstripCairoRaster", "FilmstripDiff", "FilmstripTimelines", "FilmstripTextLayout",
        "FilmstripDisplayList", "FilmstripImaging", "FilmstripWording",
      ]),
    module(
      "Filmstrip",
      [
        "UIKit", "QuartzCore", "CoreGraphics", "FilmstripMotionCurves", "FilmstripTextLayout",
        "FilmstripCairoRaster", "FilmstripSheets", "FilmstripDiff", "FilmstripTimelines",
        "FilmstripDisplayList", "FilmstripImaging", "FilmstripWording", "CFilmstripSystem",
        "CFilmstripSVG",
      ]),
    // What recordings become beside goldens: who writes tests compiles none of it.
    module(
      "FilmstripFigures",
      [
        "Filmstrip", "FilmstripFigureDrawing", "FilmstripSheets", "FilmstripTimelines",
        "FilmstripDisplayList", "FilmstripImaging",
      ]),
    module(
      "FilmstripPages",
      [
        "Filmstrip", "FilmstripPreview", "FilmstripTimelines", "FilmstripImaging",
        "FilmstripWording",
      ]),
    module(
      "FilmstripMovies",
      [
        "Filmstrip", "FilmstripCairoRaster", "FilmstripDisplayList", "FilmstripImaging",
        "FilmstripWording", "CFilmstripGIF", "CFilmstripWebP",
      ]),
    module("FilmstripTransitions", ["UIKit"]),
    .target(
      name: "FilmstripSampleScreens", dependencies: ["UIKit"],
      resources: [.embedInCode("Drawings/drawings.svg")], swiftSettings: settings),
    module(
      "FilmstripYAMLFiles",
      [
        "FilmstripImaging", "FilmstripWording",
        yams,
      ]),
    module("FilmstripColorProfiles", ["FilmstripImaging", "CFilmstripLCMS"]),
    module(
      "FilmstripScenes",
      [
        "FilmstripColorProfiles", "FilmstripYAMLFiles", "FilmstripTransitions", "FilmstripFigures",
        "FilmstripPages",
        "FilmstripMovies", "Filmstrip", "FilmstripDiff", "FilmstripTimelines", "UIKit",
        "FilmstripDisplayList", "FilmstripImaging", "FilmstripWording",
      ]),
    module(
      "FilmstripVerification",
      ["FilmstripScenes", "Filmstrip", "FilmstripImaging", "FilmstripWording", "CFilmstripSystem"]),
    .target(
      name: "FilmstripReports",
      dependencies: [
        "FilmstripVerification", "Filmstrip", "FilmstripPreview", "FilmstripTimelines",
        "FilmstripMovies", "FilmstripSheets", "FilmstripDiff", "FilmstripImaging",
        "FilmstripWording",
      ],
      exclude: ["Page"], swiftSettings: settings),
    module(
      "FilmstripApps",
      ["FilmstripScenes", "Filmstrip", "FilmstripImaging", "FilmstripWording"]),
    module(
      "FilmstripCLI",
      [
        "FilmstripApps", "FilmstripReports", "FilmstripVerification", "FilmstripScenes",
        "FilmstripFigures", "FilmstripPages",
        "FilmstripMovies", "Filmstrip", "FilmstripDiff", "FilmstripTransitions", "UIKit",
        "FilmstripWording",
        argumentParser,
      ]),
    .executableTarget(
      name: "FilmstripTool", dependencies: ["FilmstripCLI"], swiftSettings: settings),
    .executableTarget(
      name: "sample-screens", dependencies: ["FilmstripCLI", "FilmstripSampleScreens"],
      path: "Scripts/sample-screens", swiftSettings: settings),
    // Breaks one rule of the API when it is run, so that a test reads what a build says.
    .executableTarget(
      name: "broken-rule", dependencies: ["Filmstrip", "UIKit"], path: "Tests/BrokenRule",
      swiftSettings: settings),
    module(
      "_Testing_CoreGraphics",
      ["CoreGraphics", "FilmstripCairoRaster", "FilmstripDisplayList", "FilmstripImaging"]),
    module("_Testing_UIKit", ["UIKit", "_Testing_CoreGraphics"]),
    module(
      "FilmstripTesting",
      [
        "Filmstrip", "FilmstripDiff", "UIKit", "QuartzCore", "CoreGraphics", "FilmstripDisplayList",
        "FilmstripImaging",
        "FilmstripWording", "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    // Goldens that a test edits, so that what follows from an edited value is reached.
    .target(
      name: "EditedGoldens", dependencies: ["FilmstripImaging"], path: "Tests/EditedGoldens",
      swiftSettings: settings),
    // Files that ask for too much, for tests to give to readers.
    .target(name: "Bombs", path: "Tests/Bombs", swiftSettings: settings),
    // What a test needs of the system, and says so where it is missing.
    .target(name: "Requirements", path: "Tests/Requirements", swiftSettings: settings),
    // How far two pixels are apart.
    .target(
      name: "PixelDistance", dependencies: ["FilmstripImaging"], path: "Tests/PixelDistance",
      swiftSettings: settings + optimized),
    // Random numbers that are the same in each run.
    .target(
      name: "SeededNumbers", path: "Tests/SeededNumbers", swiftSettings: settings + optimized),
    // Other programs that read moving pictures.
    .target(
      name: "PictureReaders", dependencies: ["FilmstripImaging", "Requirements"],
      path: "Tests/PictureReaders",
      swiftSettings: settings + optimized),
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
    tests("IOSRuntimeTests", ["FilmstripIOSRuntime", "UIKit", "Filmstrip"] + overlays),
    tests("YAMLFilesTests", ["FilmstripYAMLFiles", "SeededNumbers", "Growth"]),
    tests(
      "ReportsTests",
      [
        "FilmstripReports", "FilmstripVerification", "Filmstrip", "UIKit", "FilmstripImaging",
        "SeededNumbers",
        "HeadlessBrowser", "Requirements",
      ] + overlays),
    tests("AppsTests", ["FilmstripApps"]),
    tests(
      "VerificationTests",
      [
        "FilmstripVerification", "FilmstripScenes", "Filmstrip", "FilmstripImaging", "UIKit",
        "SeededNumbers",
      ] + overlays),
    .testTarget(
      name: "ScenesTests",
      dependencies: [
        "FilmstripScenes", "FilmstripFigures", "Filmstrip", "FilmstripYAMLFiles",
        "FilmstripTransitions", "UIKit",
        "FilmstripDisplayList", "FilmstripImaging",
        "SeededNumbers", "Requirements",
      ] + overlays,
      exclude: ["validate.py"], swiftSettings: settings),
    tests("WordingTests", ["FilmstripWording", "SeededNumbers"]),
    tests("VirtualTimeTests", ["FilmstripVirtualTime"]),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["FilmstripConstraintSolver", "SeededNumbers", "Growth", "Requirements"],
      exclude: ["Reference"], swiftSettings: settings),
    tests(
      "ImagingTests",
      [
        "FilmstripImaging", "Bombs", "Growth", "SeededNumbers",
        "PictureReaders", "Requirements",
      ]),
    tests(
      "DisplayListTests",
      ["FilmstripDisplayList", "FilmstripImaging", "SeededNumbers", "Requirements"]),
    tests("SheetsTests", ["FilmstripSheets", "FilmstripImaging"]),
    tests(
      "DiffTests",
      [
        "FilmstripDiff", "FilmstripTimelines", "FilmstripDisplayList", "FilmstripImaging",
        "SeededNumbers", "Growth",
      ]),
    tests("CoreGraphicsTests", ["CoreGraphics", "FilmstripDisplayList"] + overlays),
    tests(
      "QuartzCoreTests",
      [
        "QuartzCore", "FilmstripMotionCurves", "FilmstripTextLayout", "FilmstripCairoRaster",
        "FilmstripDisplayList", "Expectations",
      ]
        + overlays),
    tests(
      "TextLayoutTests", ["FilmstripTextLayout", "FilmstripDisplayList", "Growth", "Requirements"]),
    tests(
      "CairoRasterTests",
      [
        "FilmstripCairoRaster", "FilmstripDisplayList", "FilmstripImaging", "SeededNumbers",
        "PixelDistance", "Growth",
        "Requirements",
      ]),
    // A window whose time a test moves, on views alone; controllers and animators that record their callbacks.
    .target(
      name: "Screens",
      dependencies: [
        "FilmstripUIKitViews", "FilmstripVirtualTime", "FilmstripCairoRaster",
        "FilmstripDisplayList", "FilmstripImaging", "Expectations",
      ],
      path: "Tests/Screens", swiftSettings: settings),
    .target(
      name: "Animators", dependencies: ["FilmstripUIKitControllers", "Screens"],
      path: "Tests/Animators", swiftSettings: settings),
    // The tests of UIKit's targets have nothing of what is above the target; what needs all of UIKit, or gestures and
    // recordings of Filmstrip, is in UIKitTests.
    tests("UIKitValuesTests", ["FilmstripUIKitValues", "Expectations", "_Testing_CoreGraphics"]),
    tests(
      "UIKitViewsTests",
      ["FilmstripUIKitViews", "Screens", "Expectations", "Growth", "_Testing_CoreGraphics"]),
    tests(
      "UIKitControlsTests",
      [
        "FilmstripUIKitControls", "Screens", "Expectations", "SeededNumbers", "Requirements",
        "_Testing_CoreGraphics",
      ]),
    tests(
      "UIKitControllersTests",
      [
        "FilmstripUIKitControllers", "FilmstripImaging", "Animators", "Screens", "Expectations",
        "_Testing_CoreGraphics",
      ]),
    tests(
      "UIKitTests",
      [
        "UIKit", "Filmstrip", "Animators", "Screens", "Expectations", "Growth", "HeapUse",
        "SeededNumbers", "Requirements",
      ] + overlays),
    tests(
      "SampleScreensTests",
      ["FilmstripSampleScreens", "UIKit", "Filmstrip", "FilmstripImaging"] + overlays),
    // Code that other people have: in the language mode that most of it is in.
    .testTarget(
      name: "UIKitSwift5Tests", dependencies: ["UIKit", "Filmstrip"] + overlays,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "TransitionsTests",
      dependencies: [
        "FilmstripTransitions", "UIKit", "Filmstrip", "FilmstripTesting", "FilmstripDiff",
        "Animators", "SeededNumbers",
      ] + overlays,
      exclude: ["Goldens"], swiftSettings: settings),
    tests(
      "FilmstripTestingTests",
      [
        "FilmstripTesting", "Filmstrip", "FilmstripDiff", "FilmstripImaging",
        "FilmstripDisplayList", "UIKit", "EditedGoldens",
      ] + overlays),
    // What the compiler knows of the sources, for a test that reads it.
    .systemLibrary(name: "CIndexStore", path: "Tests/IndexStore"),
    tests(
      "FilmstripTests",
      [
        "FilmstripMovies", "FilmstripPages", "FilmstripFigures", "Filmstrip",
        "FilmstripCairoRaster", "FilmstripTextLayout", "UIKit", "Animators", "SeededNumbers",
        "PixelDistance", "PictureReaders", "CIndexStore", "Requirements", "EditedGoldens",
      ] + overlays),
    tests(
      "PreviewTests",
      [
        "FilmstripPages", "FilmstripPreview", "Filmstrip", "FilmstripDiff", "FilmstripTimelines",
        "FilmstripTransitions", "UIKit", "FilmstripImaging",
        "HeadlessBrowser", "SeededNumbers", "Requirements",
      ] + overlays),
    tests(
      "FiguresTests",
      [
        "FilmstripFigures", "FilmstripFigureDrawing", "Filmstrip", "FilmstripDiff",
        "FilmstripTimelines", "FilmstripTextLayout", "FilmstripDisplayList", "FilmstripImaging",
        "FilmstripTransitions", "UIKit", "SeededNumbers", "Growth", "HeadlessBrowser",
        "Requirements",
      ] + overlays),
    // A package with screens and a transition of its own, which scene files name; in Swift 5 mode, which users have, too.
    .executableTarget(
      name: "scene-package", dependencies: ["FilmstripCLI", "UIKit"], path: "Tests/ScenePackage",
      swiftSettings: [.swiftLanguageMode(.v5)] + (isStrict ? [.treatAllWarnings(as: .error)] : [])),
    tests(
      "CommandLineTests",
      [
        "FilmstripImaging", "FilmstripTool", "scene-package", "Bombs", "SeededNumbers",
        "PictureReaders",
        "Requirements", "EditedGoldens",
      ]),
    .testTarget(
      name: "Oracle",
      dependencies: [
        "QuartzCore", "FilmstripCairoRaster", "FilmstripDisplayList", "FilmstripImaging",
        "_Testing_CoreGraphics",
      ],
      exclude: ["References"], swiftSettings: settings),
    // The code of the tutorial, which its listings are.
    .target(
      name: "Mail", dependencies: ["UIKit"], path: "Tests/Tutorial/Mail",
      swiftSettings: plainSettings),
    tests(
      "DocumentationTests",
      [
        "FilmstripMovies", "FilmstripPages", "FilmstripFigures", "Filmstrip", "FilmstripTesting",
        "FilmstripScenes", "FilmstripDiff", "FilmstripTransitions", "UIKit",
        "Mail", "Requirements",
      ] + overlays),
  ]
)

/// `FILMSTRIP_BENCHMARKS=1` adds the programs that only scripts run, which tests and users do not need:
/// benchmarks, the picture of all features of layers, the tutorial's, and the example app with its tests.
if Context.environment["FILMSTRIP_BENCHMARKS"] == "1" {
  package.targets += [
    .executableTarget(
      name: "bench-layers", dependencies: ["QuartzCore", "CoreGraphics", "FilmstripDisplayList"],
      path: "Scripts/bench-layers", swiftSettings: settings),
    .executableTarget(
      name: "bench-assets", dependencies: ["Filmstrip", "UIKit"], path: "Scripts/bench-assets",
      swiftSettings: settings),
    .executableTarget(
      name: "bench-layout", dependencies: ["FilmstripConstraintSolver"],
      path: "Scripts/bench-layout",
      swiftSettings: settings),
    .executableTarget(
      name: "bench-constraints", dependencies: ["FilmstripSampleScreens", "Filmstrip", "UIKit"],
      path: "Scripts/bench-constraints", swiftSettings: settings),
    .executableTarget(
      name: "bench-raster",
      dependencies: ["FilmstripCairoRaster", "FilmstripDisplayList", "FilmstripImaging"],
      path: "Scripts/bench-raster", swiftSettings: settings),
    .executableTarget(
      name: "bench-goldens",
      dependencies: [
        "Filmstrip", "FilmstripTransitions", "UIKit", "FilmstripCairoRaster",
        "FilmstripDisplayList", "FilmstripImaging",
      ],
      path: "Scripts/bench-goldens", swiftSettings: settings),
    .executableTarget(
      name: "bench-figures",
      dependencies: [
        "FilmstripFigures", "Filmstrip", "FilmstripTransitions", "UIKit", "FilmstripImaging",
      ],
      path: "Scripts/bench-figures", swiftSettings: settings),
    .executableTarget(
      name: "feature-sheet",
      dependencies: [
        "QuartzCore", "FilmstripCairoRaster", "FilmstripDisplayList", "FilmstripImaging",
      ],
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
      name: "App", dependencies: ["FilmstripIOSRuntime"], path: "Tests/ExampleApp",
      exclude: ["ios-sources.txt"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "FilmstripIOSSources")]),
    .testTarget(
      name: "AppTests", dependencies: ["App", "Filmstrip", "FilmstripTesting"],
      path: "Examples/Package/Tests/AppTests", exclude: ["Goldens"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "show", dependencies: ["App", "Filmstrip"], path: "Examples/Package/Sources/show",
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
}

// SwiftPM compiles a target again after a change of a module on which it depends directly, and a module that re-exports
// another is the same file after that one has changed: what was compiled for an earlier layout of a class would stay, and
// crash. Each target, and each product for the targets of other packages, therefore names all modules that are below it.
let own = Set(package.targets.map(\.name))
var below: [String: Set<String>] = [:]
// Targets stand bottom-up, so that what is below a dependency is known.
for target in package.targets where target.type != .plugin {
  let direct = target.dependencies.compactMap { dependency in
    if case .byNameItem(let name, _) = dependency, own.contains(name) { name } else { String?.none }
  }
  let all = direct.reduce(into: Set(direct)) { $0.formUnion(below[$1] ?? []) }
  below[target.name] = all
  target.dependencies += all.subtracting(direct).sorted().map { .byName(name: $0) }
}
let compiled = Set(
  package.targets.filter { $0.type == .regular && !$0.name.hasPrefix("CFilmstrip") }.map(\.name))
package.products = package.products.map { product in
  guard let library = product as? Product.Library else { return product }
  let more = library.targets.reduce(into: Set<String>()) { $0.formUnion(below[$1] ?? []) }
    .intersection(compiled).subtracting(library.targets)
  return .library(name: library.name, type: library.type, targets: library.targets + more.sorted())
}

/// `FILMSTRIP_TEST_TARGETS=UIKitTests` leaves out all other test targets, so that a change of the engine compiles
/// the tests of one module (`Scripts/test --target`).
if let chosen = Context.environment["FILMSTRIP_TEST_TARGETS"]?.split(separator: ",").map(
  String.init)
{
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}

#if os(Linux)
  // A test looks at what a Mac sees.
  let isLinux = Context.environment["FILMSTRIP_PLATFORM"] != "other"
#else
  let isLinux = false
#endif

// On a Mac the modules UIKit, QuartzCore and CoreGraphics are the SDK's, and targets of these names would stand in
// front of them. All products are there, so that a package with targets for iOS resolves; one that is built says why
// it cannot be.
if !isLinux {
  let reason = "FilmstripNeedsLinux"
  package.products = package.products.map {
    $0 is Product.Library ? .library(name: $0.name, targets: [reason]) : $0
  }
  package.targets = package.targets.filter { $0.type == .plugin }
  package.targets += [
    .target(name: reason),
    .executableTarget(
      name: "FilmstripTool", dependencies: [.target(name: reason), argumentParser, yams]),
  ]
}

// The sources that the Debian package carries, of which `filmstrip try` builds programs, have neither tests nor scripts.
if !FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests") {
  package.targets.removeAll { target in
    target.type == .test || ["Tests/", "Scripts/"].contains { target.path?.hasPrefix($0) ?? false }
  }
}
