// SPDX-License-Identifier: MIT
public import UIKit

/// What is around the screens of a transition that UIKit itself animates.
public enum SceneContainer: String, Sendable, Hashable, Codable, CaseIterable {
  /// A navigation controller.
  case navigation
  /// A tab bar controller.
  case tab
  /// Nothing.
  case none
}

/// What a transition is given to set a scene up: its screens and its values.
@MainActor
public struct SceneSetup {
  /// The screen that the transition leaves; in no container yet.
  public let from: UIViewController
  /// The screen that it leads to; in no container yet.
  public let to: UIViewController
  /// What is around them, for transitions that leave a choice.
  public let container: SceneContainer
  /// Whether a gesture drives the transition: then the gesture starts it, and `start` of the prepared
  /// scene must not.
  public let isDriven: Bool
  /// Whether the screens are images, which show bars of their own.
  public let showsImages: Bool
  /// Whether a stand-in's content is in a scroll view, by whose content an app may compute a height.
  package var isScrolled = false
  var values: [String: Double]

  /// A scene between two screens.
  ///
  /// - Parameters:
  ///   - from: The screen that the transition leaves.
  ///   - to: The screen that it leads to.
  ///   - container: What is around them, for transitions that leave a choice.
  ///   - isDriven: Whether a gesture drives the transition.
  ///   - showsImages: Whether the screens are images, which show bars of their own.
  ///   - values: Values by the names of parameters.
  public init(
    from: UIViewController, to: UIViewController, container: SceneContainer = .none,
    isDriven: Bool = false, showsImages: Bool = false, values: [String: Double] = [:]
  ) {
    (self.from, self.to, self.container) = (from, to, container)
    (self.isDriven, self.showsImages, self.values) = (isDriven, showsImages, values)
  }

  /// The value of one of the transition's parameters.
  ///
  /// - Precondition: the transition has the parameter.
  public subscript(parameter: String) -> Double {
    guard let value = values[parameter] else {
      fatalError("SceneSetup: the transition has no parameter '\(parameter)'; register it with one")
    }
    return value
  }

  /// Whether a flag is set: 0.5 and more is.
  func isSet(_ flag: String) -> Bool { self[flag] >= 0.5 }
}
