// SPDX-License-Identifier: MIT
public import FilmstripTransitions
public import UIKit
internal import FilmstripWording

/// The screens and transitions that scene files can name: those of UIKit and the gallery, and what a package
/// adds.
///
///     FilmstripMain.run { scenes in
///       scenes.addScreen("inbox") { InboxViewController(messages: .samples) }
///       scenes.addTransition("open") { scene in
///         let navigation = UINavigationController(rootViewController: scene.from)
///         let opening = OpeningDelegate()
///         navigation.delegate = opening
///         return PreparedScene(navigation, keeping: opening) {
///           navigation.pushViewController(scene.to, animated: true)
///         }
///       }
///     }
public struct SceneRegistry: Sendable {
  /// That of the program that runs: with a package's own, or those of UIKit and the gallery alone.
  @TaskLocal public static var current = SceneRegistry()

  /// The transitions, in the order of listings: UIKit's, the gallery's, the package's.
  public private(set) var transitions: [SceneTransition]
  private var screens: [(name: String, make: @MainActor @Sendable () -> UIViewController)] = []
  private var nibs: [@MainActor @Sendable () -> StandInNib] = []
  private var outlets: [@MainActor @Sendable () -> StandInController] = []

  /// The transitions of UIKit and the gallery.
  public init() { transitions = SceneTransition.builtIn + Gallery.entries }

  /// The names of the package's screens, in the order in which they were added.
  public var screenNames: [String] { screens.map(\.name) }

  /// Adds a screen under a name; a new controller is made for each recording.
  ///
  /// - Parameters:
  ///   - name: What files call the screen.
  ///   - make: Makes a controller.
  /// - Precondition: no other screen has the name, and it is not empty.
  public mutating func addScreen(
    _ name: String, _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    require(!name.isEmpty, "SceneRegistry: a screen needs a name")
    require(
      !screenNames.contains(name),
      "SceneRegistry: there is a screen '\(name)' already; give this one another name")
    screens.append((name, make))
  }

  /// Adds a transition.
  ///
  /// - Parameter transition: What files can name.
  /// - Precondition: no other transition has its name, and it is not empty.
  public mutating func add(_ transition: SceneTransition) {
    require(!transition.name.isEmpty, "SceneRegistry: a transition needs a name")
    require(
      self.transition(named: transition.name) == nil,
      "SceneRegistry: there is a transition '\(transition.name)' already; give this one another name"
    )
    transitions.append(transition)
  }

  /// Adds a transition without parameters that sets its scenes up itself.
  ///
  /// - Parameters:
  ///   - name: What files call the transition.
  ///   - make: Sets a scene up between two screens.
  /// - Precondition: no other transition has the name, and it is not empty.
  public mutating func addTransition(
    _ name: String, _ make: @escaping @MainActor @Sendable (SceneSetup) throws -> PreparedScene
  ) {
    add(SceneTransition(name, make: make))
  }

  /// The transition of a name.
  ///
  /// - Parameter name: What files call it.
  /// - Returns: The transition; nil where there is none.
  public func transition(named name: String) -> SceneTransition? {
    transitions.first { $0.name == name }
  }

  mutating func addNib(_ make: @escaping @MainActor @Sendable () -> StandInNib) {
    nibs.append(make)
  }

  mutating func addOutlets(_ make: @escaping @MainActor @Sendable () -> StandInController) {
    outlets.append(make)
  }

  /// A new controller of a name; nil where no screen has it.
  @MainActor
  func makeScreen(named name: String) -> UIViewController? {
    StandInNib.install(nibs.map { $0() })
    StandInController.install(outlets.map { $0() })
    guard let made = screens.first(where: { $0.name == name })?.make() else { return nil }
    StageEnvironment.current.standIns.made[name] = made
    return made
  }

  /// Why a touch, or any if none is given, cannot drive a transition; nil where it can.
  func problem(driving transition: SceneTransition, with touch: Scene.Touch? = nil) -> String? {
    guard transition.isInteractive else {
      let possible = transitions.filter(\.isInteractive).map(\.name)
      return "\(transition.name) cannot be interactive; those that can are: "
        + possible.joined(separator: ", ")
    }
    guard transition.drag == nil else { return nil }
    switch touch {
    case .preset: return "\(transition.name) is registered without a drag; give a gesture in JSON"
    case .held:
      return "\(transition.name) is registered without a drag; give a gesture that holds instead"
    case .gesture, nil: return nil
    }
  }
}
