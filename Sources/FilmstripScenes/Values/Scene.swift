// SPDX-License-Identifier: MIT
public import Filmstrip
public import FilmstripTransitions

/// A transition between two screens, as a scene file describes it.
public struct Scene: Sendable, Equatable {
  /// What a screen is.
  public enum Screen: Sendable, Equatable {
    /// An image file, relative to the scene file's folder; `{device}`, `{appearance}`, `{textSize}`, `{language}` and
    /// `{direction}` in it stand for the variant's.
    case image(String)
    /// A controller that a package registered under a name.
    case registered(String)
  }

  /// What drives an interactive transition.
  public enum Touch: Sendable, Equatable {
    /// A gesture that every interactive transition of the gallery has.
    case preset(GesturePreset)
    /// Any gesture.
    case gesture(Gesture)
    /// A touch that rests at some shares of the transition, whose states are all that is recorded.
    case held(HeldProgress)
  }

  /// What people call it: the key in the file.
  public let name: String
  /// The line of the file in which it begins, from 1.
  public let line: Int
  /// The column of that line in which it begins, from 1.
  public let column: Int
  /// A transition of UIKit's own, of the gallery, or one that a package registered.
  public var transition: String
  /// What is around the screens; nil for what suits the transition.
  public var container: SceneContainer?
  /// The screen that the transition leaves.
  public var from: Screen
  /// The screen that it leads to.
  public var to: Screen
  /// The transition's parameters; the others have their defaults.
  public var values: [String: Double] = [:]
  /// What drives it; nil for nothing.
  public var touch: Touch?
  /// Whether a status bar and a home indicator are drawn over the screens.
  public var showsChrome = false
  /// Pixels in a point, for images of no known device's size.
  public var scale: Double?
  /// Virtual seconds after which a recording ends; nil for what is enough for the transition.
  public var limit: Double?
  /// What is written when the scene is rendered.
  public var outputs: [OutputKind]
  /// How it is compared with its goldens.
  public var golden = GoldenOptions()
  /// How much the findings of some rules matter here, in place of the rules' own severity.
  public var rules: [Rule: RuleLevel] = [:]
  /// The circumstances where they are not varied.
  public var standard = SceneVariant()
  /// The circumstances that are varied.
  public var variants = SceneVariants()

  /// A scene that moves by itself, on the device that suits its screens.
  ///
  /// - Parameters:
  ///   - name: What people call it: the key in the file.
  ///   - line: The line of the file in which it begins, from 1.
  ///   - column: The column of that line, from 1.
  ///   - transition: A transition of UIKit's own, of the gallery, or one that a package registered.
  ///   - from: The screen that the transition leaves.
  ///   - to: The screen that it leads to.
  ///   - outputs: What is written when the scene is rendered.
  public init(
    name: String, line: Int = 1, column: Int = 1, transition: String, from: Screen, to: Screen,
    outputs: [OutputKind] = OutputKind.defaultCases
  ) {
    self.name = name
    (self.line, self.column) = (line, column)
    self.transition = transition
    self.from = from
    self.to = to
    self.outputs = outputs
  }
}

/// One variant of a scene: what is recorded once and has one golden.
public struct SceneCase: Sendable, Equatable {
  /// The scene.
  public let scene: Scene
  /// The circumstances.
  public let variant: SceneVariant
  /// The scene file, as it was given; empty for a case that the command line describes.
  public let file: String

  package init(scene: Scene, variant: SceneVariant, file: String) {
    (self.scene, self.variant, self.file) = (scene, variant, file)
  }

  /// A transition between two screenshots that the command line names.
  package init(of transition: String, from: String, to: String) {
    let scene = Scene(
      name: transition, transition: transition, from: .image(from), to: .image(to))
    self.init(scene: scene, variant: scene.standard, file: "")
  }

  /// What the case is called, from which its golden has its name: `open-message.dark`.
  public var name: String {
    let name = GoldenName.readable(scene.name)
    // Long names are shortened once more where a suffix makes them too long.
    return variant.suffix.isEmpty ? name : GoldenName.readable("\(name).\(variant.suffix)")
  }

  /// Where the scene is, for messages: `transitions.yaml:7:3`; empty for one that the command line describes.
  public var place: String { isInFile ? "\(file):\(scene.line):\(scene.column)" : "" }

  var isInFile: Bool { !file.isEmpty }

  /// The images that are its screens, by paths that begin at the current folder.
  package var imagePaths: [String] {
    [scene.from, scene.to].compactMap { screen in
      guard case .image(let pattern) = screen else { return nil }
      return isInFile
        ? ScenePath.resolved(ScenePath.path(pattern, of: variant), in: SceneFile.folder(of: file))
        : pattern
    }
  }
}
