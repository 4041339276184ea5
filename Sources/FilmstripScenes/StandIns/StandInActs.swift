// SPDX-License-Identifier: MIT
public import UIKit

/// Calls of an app's own that move screens: those of a container, of an object that presents by itself, or of a function
/// that animates layers.
@MainActor
public final class StandInActs {
  let root: UIViewController
  let prepare: () -> Void
  let forth: () -> Void
  let back: () -> Void
  private let kept: AnyObject?

  /// The calls of both ways.
  ///
  /// - Parameters:
  ///   - root: What the window shows.
  ///   - kept: What is called, if there is no other strong reference to it.
  ///   - prepare: Shows the screen from which the way forth leads.
  ///   - forth: Begins the way forth.
  ///   - back: Begins the way back.
  public init(
    _ root: UIViewController, keeping kept: AnyObject? = nil, prepare: @escaping () -> Void = {},
    forth: @escaping () -> Void, back: @escaping () -> Void = {}
  ) {
    (self.root, self.kept) = (root, kept)
    (self.prepare, self.forth, self.back) = (prepare, forth, back)
  }
}
