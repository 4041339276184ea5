// SPDX-License-Identifier: MIT
public import UIKit

/// A class of an app's controllers whose outlets a nib or a storyboard sets, which are not read.
@MainActor
struct StandInController {
  /// Sets the outlets of a controller of exactly this class; false for another one.
  let connect: (UIViewController) -> Bool

  init<Controller: UIViewController>(
    _ type: Controller.Type, _ connect: @escaping (Controller, StandInOutlets) -> Void
  ) {
    self.connect = { controller in
      guard Swift.type(of: controller) == type, let controller = controller as? Controller else {
        return false
      }
      let outlets = StandInOutlets()
      connect(controller, outlets)
      outlets.place(in: controller)
      return true
    }
  }

  /// Gives outlets to the controllers that load their views on the current stage.
  static func install(_ controllers: [StandInController]) {
    guard !controllers.isEmpty else { return }
    StageEnvironment.current.storyboards.connect = { controller in
      _ = controllers.contains { $0.connect(controller) }
    }
  }
}

extension SceneRegistry {
  /// Adds a class of controllers whose outlets a nib or a storyboard sets.
  ///
  /// A controller of this class that the app makes itself gets them when it loads its view, before `viewDidLoad`.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - connect: Sets the outlets of a controller.
  public mutating func addOutlets<Controller: UIViewController>(
    of type: Controller.Type,
    _ connect: @escaping @MainActor @Sendable (Controller, StandInOutlets) -> Void
  ) {
    addOutlets { StandInController(type, connect) }
  }
}
