// SPDX-License-Identifier: MIT

extension Lowered {
  /// What `storyboard.instantiateViewController(withIdentifier:) as? Menu` casts: the controller that the scene gives, or
  /// one of that class, made by `init(coder:)` as a storyboard does.
  @MainActor
  public static func controller<Controller: UIViewController>(
    _ given: UIViewController?, of type: Controller.Type
  ) -> UIViewController? { given as? Controller ?? Controller(coder: NSCoder()) }

  /// The same for a protocol, of which nothing can be made: what the scene gives.
  @MainActor
  public static func controller<Other>(_ given: UIViewController?, of type: Other.Type)
    -> UIViewController?
  { given }
}
