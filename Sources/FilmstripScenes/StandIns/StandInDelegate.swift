// SPDX-License-Identifier: MIT
public import UIKit

/// A delegate for an animator, or a presentation controller, for which an app has none of its own.
public final class StandInDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  /// Makes an animator for the way forth, or back.
  public typealias Animator = (_ isForth: Bool) throws -> (
    any UIViewControllerAnimatedTransitioning
  )?
  /// Makes a presentation controller for the presented and the presenting controller.
  public typealias Presentation = (UIViewController, UIViewController?) throws ->
    UIPresentationController?

  private let animator: Animator
  private let presentation: Presentation

  /// A delegate by what it makes; UIKit's own where it makes nothing.
  ///
  /// - Parameters:
  ///   - animator: Makes the animator of either way.
  ///   - forth: Makes the animator of the way forth; the way back is UIKit's own.
  ///   - back: Makes the animator of the way back; the way forth is UIKit's own.
  ///   - presentation: Makes the presentation controller.
  /// - Throws: What is to be filled in.
  public init(
    animator: Animator? = nil, forth: Animator? = nil, back: Animator? = nil,
    presentation: Presentation? = nil
  ) throws {
    self.animator = { isForth in try animator?(isForth) ?? (isForth ? forth?(true) : back?(false)) }
    self.presentation = { try presentation?($0, $1) }
    // What is to be filled in is said before anything begins.
    for isForth in [true, false] { _ = try self.animator(isForth) }
  }

  /// The animator of the way forth.
  ///
  /// - Parameters:
  ///   - presented: The screen that comes.
  ///   - presenting: The screen that it covers.
  ///   - source: The screen that asks for it.
  /// - Returns: The animator; nil for UIKit's own.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { try? animator(true) }

  /// The animator of the way back.
  ///
  /// - Parameter dismissed: The screen that goes.
  /// - Returns: The animator; nil for UIKit's own.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { try? animator(false) }

  /// The presentation controller, if one is made.
  ///
  /// - Parameters:
  ///   - presented: The screen that comes.
  ///   - presenting: The screen that it covers.
  ///   - source: The screen that asks for it.
  /// - Returns: The presentation controller; nil for UIKit's own.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { try? presentation(presented, presenting) }

  /// The animator of a push, forth, or of a pop, back.
  ///
  /// - Parameters:
  ///   - navigationController: The stack.
  ///   - operation: Push or pop.
  ///   - fromVC: The screen that goes.
  ///   - toVC: The screen that comes.
  /// - Returns: The animator; nil for UIKit's own.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { try? animator(operation == .push) }

  /// The animator of a change to a tab further on, forth, or before, back.
  ///
  /// - Parameters:
  ///   - tabBarController: The tabs.
  ///   - fromVC: The screen that goes.
  ///   - toVC: The screen that comes.
  /// - Returns: The animator; nil for UIKit's own.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let tabs = tabBarController.viewControllers ?? []
    return try? animator(
      (tabs.firstIndex { $0 === toVC } ?? 0) > (tabs.firstIndex { $0 === fromVC } ?? 0))
  }
}

/// What a person has to fill in before a scene can be shown.
public struct FillIn: Error, CustomStringConvertible {
  /// What is wanted, and of which type.
  public let wanted: String

  /// What to do, in a line.
  public var description: String { "fill in \(wanted), in the program's main.swift" }
}

/// Stands for a value that a person has to fill in: the scene ends with a line that says so.
///
/// - Parameter wanted: What is wanted, and of which type.
/// - Returns: Never anything.
/// - Throws: ``FillIn``.
public func fillIn<Value>(_ wanted: String) throws -> Value { throw FillIn(wanted: wanted) }
