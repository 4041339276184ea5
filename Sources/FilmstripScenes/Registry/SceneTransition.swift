// SPDX-License-Identifier: MIT
public import FilmstripTransitions
internal import UIKit

/// A transition that scenes can name.
public struct SceneTransition: Sendable {
  /// What files call it.
  public let name: String
  /// What it looks like, in a phrase.
  public let summary: String
  /// What can be set; the order is that of listings.
  public let parameters: [SceneParameter]
  /// The touch of the gestures `finish`, `cancel` and `interrupt`; nil for a transition without.
  public let drag: GalleryDrag?
  /// Whether a gesture can drive it.
  public let isInteractive: Bool
  /// What may be around the screens, the usual one first; empty for a transition that brings its own.
  public let containers: [SceneContainer]
  /// Whether UIKit asks for an animator; else an app's own call moves the screens.
  var hasAnimator = true
  private let make: @MainActor @Sendable (SceneSetup) throws -> PreparedScene

  /// A transition that sets its scenes up itself.
  ///
  /// `drag` is the touch that drives it; a transition that is driven otherwise is `isInteractive` without one,
  /// and takes gestures in JSON alone.
  ///
  /// - Parameters:
  ///   - name: What files call it.
  ///   - summary: What it looks like, in a phrase.
  ///   - parameters: What can be set, in the order of listings.
  ///   - drag: The touch that drives it.
  ///   - isInteractive: Whether a gesture can drive it; nil for whether there is a drag.
  ///   - make: Sets a scene up between two screens.
  public init(
    _ name: String, summary: String = "", parameters: [SceneParameter] = [],
    drag: GalleryDrag? = nil, isInteractive: Bool? = nil,
    make: @escaping @MainActor @Sendable (SceneSetup) throws -> PreparedScene
  ) {
    self.init(
      name, summary: summary, parameters: parameters, drag: drag, isInteractive: isInteractive,
      containers: [], make: make)
  }

  init(
    _ name: String, summary: String, parameters: [SceneParameter] = [], drag: GalleryDrag? = nil,
    isInteractive: Bool? = nil, containers: [SceneContainer],
    make: @escaping @MainActor @Sendable (SceneSetup) throws -> PreparedScene
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.drag = drag
    self.isInteractive = isInteractive ?? (drag != nil)
    self.containers = containers
    self.make = make
  }

  /// The values of all parameters, with those that are given.
  func values(with given: [String: Double]) -> [String: Double] {
    Dictionary(parameters.map { ($0.name, $0.defaultValue) }) { first, _ in first }
      .merging(given) { $1 }
  }

  /// Sets a scene up.
  @MainActor
  func prepare(_ setup: SceneSetup) throws -> PreparedScene { try make(setup) }
}

extension SceneTransition {
  /// A transition of the gallery.
  init(_ entry: GalleryEntry) {
    self.init(
      entry.name, summary: entry.summary,
      parameters: entry.parameters.map {
        SceneParameter(
          $0.name, default: $0.defaultValue, in: $0.range, unit: $0.unit, $0.summary)
      }, drag: entry.drag, containers: []
    ) { setup in
      let values = Dictionary(
        uniqueKeysWithValues: entry.parameters.map { ($0.name, setup[$0.name]) })
      let scene = try entry.makeScene(
        values: values, screens: TransitionScreens(from: setup.from, to: setup.to),
        isDriven: setup.isDriven)
      return PreparedScene(start: scene.start) { scene.install(in: $0) }
    }
  }
}
