// SPDX-License-Identifier: MIT

/// Finds what a person taps on a screen of an app's to begin a transition.
struct TapFinder {
  /// What is tapped: the names are those of a program's targets.
  enum Target { case cell, view, control }

  private let index: AppIndex
  /// What a method calls that shows another screen: UIKit's methods, and the app's for any controller.
  private let beginningNames: Set<String>

  init(index: AppIndex) {
    self.index = index
    let extensions = index.foreignExtensions.map { index[$0] }.filter {
      $0.name == "UIViewController"
    }
    beginningNames = TapFinder.beginnings.union(
      extensions.flatMap(\.methods).filter { !$0.called.isDisjoint(with: TapFinder.beginnings) }
        .map(\.name))
  }

  /// Containers of UIKit's that may begin a transition themselves.
  static let containers: Set<String> = ["UINavigationController", "UITabBarController"]

  /// Calls after which another screen is shown.
  static let beginnings: Set<String> = [
    "present", "performSegue", "pushViewController", "show", "showDetailViewController",
  ]

  /// What is tapped on a screen so that it shows another one; nil where no method tells.
  func target(on id: AppIndex.TypeID) -> Target? {
    let methods = index.methods(of: id)
    let beginning = methods.filter {
      !index.called($0.called, by: id).isDisjoint(with: beginningNames)
    }
    if beginning.contains(where: TapFinder.isSelection) { return .cell }
    let uses = index.allParts(of: id).reduce(into: Set<String>()) { $0.formUnion($1.names) }
    if uses.contains("UITapGestureRecognizer"), beginning.contains(where: TapFinder.isTap) {
      return .view
    }
    let adds = methods.contains { $0.called.contains("addTarget") }
    return adds && beginning.contains(where: TapFinder.isAction) ? .control : nil
  }

  private static func isSelection(_ method: AppFunction) -> Bool {
    ["collectionView", "tableView"].contains(method.name)
      && method.parameters.contains { ["didSelectItemAt", "didSelectRowAt"].contains($0.label) }
  }

  private static func takesSender(_ method: AppFunction, _ types: [String]) -> Bool {
    method.parameters.isEmpty
      || method.parameters.count == 1
        && (types + ["Any", "AnyObject"]).contains(ActFinder.plain(method.parameters[0].type))
  }

  private static func isTap(_ method: AppFunction) -> Bool {
    let isNamed = method.name.lowercased().contains("tap")
    return takesSender(method, ["UITapGestureRecognizer", "UIGestureRecognizer"])
      && (isNamed || method.parameters.contains { $0.type.contains("UITapGestureRecognizer") })
  }

  private static func isAction(_ method: AppFunction) -> Bool {
    let name = method.name.lowercased()
    let words = ["tap", "press", "click", "button", "action", "touch"]
    return takesSender(method, ["UIButton", "UIControl"]) && words.contains(where: name.contains)
  }
}
