// SPDX-License-Identifier: MIT

/// A transition that scenes show: one of UIKit's own, of the ``Gallery``, or of a package.
public struct SceneTransition: Sendable {
  /// What a transition does with its screens.
  public enum Kind: String, Sendable, CaseIterable {
    /// A screen comes on top of a navigation controller's stack.
    case push
    /// The top screen leaves a navigation controller's stack.
    case pop
    /// A screen comes in front of another one.
    case present
    /// A screen in front of another one leaves.
    case dismiss
    /// The selected tab changes.
    case tab
  }

  /// What files and the command line call it, such as `shadow-push`.
  public let name: String
  /// What it does with its screens; nil for a package's.
  public let kind: Kind?
  /// Where it was published; nil for one that is not of the gallery.
  public let article: GalleryArticle?
  /// What it looks like, in a phrase or a sentence.
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
  package var hasAnimator = true
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
      name, kind: nil, summary: summary, drag: drag, parameters: parameters,
      isInteractive: isInteractive, make: make)
  }

  package init(
    _ name: String, kind: Kind?, article: GalleryArticle? = nil, summary: String,
    drag: GalleryDrag? = nil, parameters: [SceneParameter] = [], isInteractive: Bool? = nil,
    containers: [SceneContainer] = [],
    make: @escaping @MainActor @Sendable (SceneSetup) throws -> PreparedScene
  ) {
    (self.name, self.kind, self.article, self.summary) = (name, kind, article, summary)
    (self.parameters, self.drag, self.containers) = (parameters, drag, containers)
    self.isInteractive = isInteractive ?? (drag != nil)
    self.make = make
  }

  /// Seconds it takes by default; 0 for a transition without the parameter `duration`.
  public var duration: Double { parameters.first { $0.name == "duration" }?.defaultValue ?? 0 }

  /// The values of all parameters, with those that are given.
  package func values(with given: [String: Double]) throws(GalleryError) -> [String: Double] {
    var values = Dictionary(parameters.map { ($0.name, $0.defaultValue) }) { first, _ in first }
    for (name, value) in given.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        throw .unknownParameter(name, transition: self.name, known: parameters.map(\.name))
      }
      guard parameter.range.contains(value) else {
        throw .outOfRange(name, value: value, range: parameter.range)
      }
      values[name] = value
    }
    return values
  }

  /// Sets a scene up; parameters without a value have their defaults.
  ///
  /// - Parameter setup: The screens and the values.
  /// - Returns: The transition between the screens, which is not started yet.
  /// - Throws: ``GalleryError`` for an unknown parameter, a value out of its range, or where it cannot be interactive;
  ///   and what a package's transition throws.
  @MainActor
  public func makeScene(_ setup: SceneSetup) throws -> PreparedScene {
    if setup.isDriven, !isInteractive {
      throw GalleryError.notInteractive(
        name, interactive: Gallery.entries.filter(\.isInteractive).map(\.name))
    }
    var setup = setup
    setup.values = try values(with: setup.values)
    return try make(setup)
  }
}
