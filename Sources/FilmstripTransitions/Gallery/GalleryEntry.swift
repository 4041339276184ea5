// SPDX-License-Identifier: MIT
public import UIKit

/// A named transition that can be shown with two screens.
public struct GalleryEntry: Sendable {
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

  /// What the command line calls it, such as `shadow-push`.
  public let name: String
  /// Where it was published.
  public let article: GalleryArticle
  /// What it does with its screens.
  public let kind: Kind
  /// What it looks like, in a sentence.
  public let summary: String
  /// The touch that drives it; nil for a transition that cannot be interactive.
  public let drag: GalleryDrag?
  /// What can be set; the order is that of listings.
  public let parameters: [GalleryParameter]
  private let build:
    @MainActor @Sendable (GalleryValues, TransitionScreens, Bool) -> TransitionScene

  init(
    name: String, article: GalleryArticle, kind: Kind, summary: String, drag: GalleryDrag? = nil,
    parameters: [GalleryParameter],
    build:
      @escaping @MainActor @Sendable (
        _ values: GalleryValues, _ screens: TransitionScreens, _ isDriven: Bool
      ) -> TransitionScene
  ) {
    self.name = name
    self.article = article
    self.kind = kind
    self.summary = summary
    self.drag = drag
    self.parameters = parameters
    self.build = build
  }

  /// Seconds it takes by default.
  public var duration: Double {
    parameters.first { $0.name == "duration" }?.defaultValue ?? 0
  }

  /// Sets the transition up with values for some parameters; the others have their defaults.
  ///
  /// With `isDriven` the transition is interactive: a touch starts it, or drives it once it has
  /// been started; see `drag`.
  ///
  /// - Parameters:
  ///   - values: Values by the names of parameters.
  ///   - screens: The screens that it leaves and leads to.
  ///   - isDriven: Whether a touch drives it.
  /// - Returns: The transition between the screens, which is not started yet.
  /// - Throws: ``GalleryError`` for an unknown parameter, a value out of its range, or where it
  ///   cannot be interactive.
  @MainActor
  public func makeScene(
    values: [String: Double] = [:], screens: TransitionScreens, isDriven: Bool = false
  ) throws(GalleryError) -> TransitionScene {
    if isDriven && drag == nil {
      throw .notInteractive(
        name, interactive: Gallery.entries.filter { $0.drag != nil }.map(\.name))
    }
    return build(try GalleryValues(values, for: self), screens, isDriven)
  }
}

/// The two screens of a transition.
@MainActor
public struct TransitionScreens {
  /// The screen the transition leaves.
  public let from: UIViewController
  /// The screen the transition leads to.
  public let to: UIViewController

  /// Pairs two controllers that are in no container yet.
  ///
  /// - Parameters:
  ///   - from: The screen the transition leaves.
  ///   - to: The screen the transition leads to.
  public init(from: UIViewController, to: UIViewController) {
    self.from = from
    self.to = to
  }
}
