// SPDX-License-Identifier: MIT

/// The earlier name of a transition of the gallery.
@available(*, deprecated, renamed: "SceneTransition")
public typealias GalleryEntry = SceneTransition

/// The earlier name of a parameter of the gallery's transitions.
@available(*, deprecated, renamed: "SceneParameter")
public typealias GalleryParameter = SceneParameter

/// The earlier name of a transition of the gallery that is set up.
@available(*, deprecated, renamed: "PreparedScene")
public typealias TransitionScene = PreparedScene

/// The earlier name of the screens of a transition of the gallery.
@available(*, deprecated, renamed: "SceneSetup")
public typealias TransitionScreens = SceneSetup

extension SceneTransition {
  /// The earlier way to set a scene up.
  ///
  /// - Parameters:
  ///   - values: Values by the names of parameters.
  ///   - screens: The screens that the transition leaves and leads to.
  ///   - isDriven: Whether a touch drives it.
  /// - Returns: The transition between the screens, which is not started yet.
  /// - Throws: As ``makeScene(_:)`` does.
  @available(*, deprecated, renamed: "makeScene(_:)")
  @MainActor
  public func makeScene(
    values: [String: Double] = [:], screens: SceneSetup, isDriven: Bool = false
  ) throws -> PreparedScene {
    try makeScene(
      SceneSetup(from: screens.from, to: screens.to, isDriven: isDriven, values: values))
  }
}
