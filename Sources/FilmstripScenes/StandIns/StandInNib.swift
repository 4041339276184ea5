// SPDX-License-Identifier: MIT
public import UIKit

/// A class of an app's whose objects are in nibs, or prototypes in storyboards, which are not read.
@MainActor
struct StandInNib {
  /// The size of a view before anything lays it out.
  private static let frame = CGRect(x: 0, y: 0, width: 320, height: 180)

  /// The names of its nib, and the identifiers of its prototypes.
  let names: Set<String>
  /// Makes an object, with its outlets.
  let make: () -> UIView?
  /// Sets the outlets of an object of the class that loads the nib itself; nil for one of another class.
  let fill: (Any) -> UIView?

  init<View: UIView>(
    _ names: [String], _ type: View.Type, _ connect: @escaping (View, StandInOutlets) -> Void
  ) {
    self.names = Set(names)
    make = {
      guard let view = type.init(coder: NSCoder()) else { return nil }
      view.frame = StandInNib.frame
      view.layoutIfNeeded()
      let outlets = StandInOutlets()
      connect(view, outlets)
      switch view {
      case let cell as UICollectionViewCell: outlets.fill(cell.contentView)
      case let cell as UITableViewCell: outlets.fill(cell.contentView)
      default: outlets.fill(view)
      }
      view.awakeFromNib()
      return view
    }
    fill = { owner in
      guard let owner = owner as? View else { return nil }
      let outlets = StandInOutlets()
      connect(owner, outlets)
      let content = outlets.content ?? UIView()
      content.frame = owner.bounds.isEmpty ? StandInNib.frame : owner.bounds
      outlets.fill(content)
      return content
    }
  }

  /// Gives the objects of some nibs on the current stage.
  static func install(_ nibs: [StandInNib]) {
    guard !nibs.isEmpty else { return }
    StageEnvironment.current.nibs.given = { name, owner in
      let named = nibs.first { $0.names.contains(name) }
      let filled = owner.flatMap { owner in
        (named.map { [$0] } ?? nibs).lazy.compactMap { $0.fill(owner) }.first
      }
      return (filled ?? named?.make()).map { [$0] }
    }
  }
}

extension SceneRegistry {
  /// Adds a class of views whose outlets nibs set.
  ///
  /// Objects are made where the app loads a nib, or asks a list for a prototype, of one of the names. An object of the
  /// class that loads a nib as its owner gets the outlets itself.
  ///
  /// - Parameters:
  ///   - names: The names of nibs, and identifiers of prototypes.
  ///   - type: The class.
  ///   - connect: Sets the outlets of an object.
  public mutating func addNib<View: UIView>(
    _ names: [String], of type: View.Type,
    _ connect: @escaping @MainActor @Sendable (View, StandInOutlets) -> Void
  ) {
    addNib { StandInNib(names, type, connect) }
  }
}
