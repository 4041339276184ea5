// SPDX-License-Identifier: MIT
import FilmstripUIKitControllers
import Testing

/// Why a controller appears or disappears, as it can ask in its callbacks, in each container.
///
/// `UIViewController.h` says that the four properties tell in the callbacks of appearance whether a controller is being
/// presented or dismissed, added to a container or removed from it; a controller that is uncovered has none. That the
/// root of a navigation controller counts as added when it first appears is published. There is no evidence for tabs,
/// and for the controllers in one that is presented: they are listed, not asserted.
@MainActor
@Suite struct AppearanceReasonTests {
  enum Reason: String, Sendable { case presented, dismissed, toParent, fromParent }

  private static func reasons(_ controller: UIViewController) -> [Reason] {
    var reasons: [Reason] = []
    if controller.isBeingPresented { reasons.append(.presented) }
    if controller.isBeingDismissed { reasons.append(.dismissed) }
    if controller.isMovingToParent { reasons.append(.toParent) }
    if controller.isMovingFromParent { reasons.append(.fromParent) }
    return reasons
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let place: ControllerPlace
    /// While the controller comes, and while it leaves; nil without evidence.
    let comes: [Reason]?
    let leaves: [Reason]?
    var testDescription: String { place.rawValue }
  }

  nonisolated static let rows: [Row] = ControllerPlace.allCases.map { place in
    switch place {
    case .root: Row(place: place, comes: [], leaves: [])
    case .navigationRoot, .firstPage: Row(place: place, comes: [.toParent], leaves: [])
    case .push, .pushInTab, .replacedStack, .child, .childTransition, .turnedPage, .curledPage:
      Row(place: place, comes: [.toParent], leaves: [.fromParent])
    case .firstTab, .selectedTab: Row(place: place, comes: nil, leaves: [])
    case .presentedNavigation: Row(place: place, comes: nil, leaves: nil)
    case .detail: Row(place: place, comes: [.presented], leaves: nil)
    default: Row(place: place, comes: [.presented], leaves: [.dismissed])
    }
  }

  @Test(arguments: rows, [true, false])
  func theCallbacksAreToldWhy(row: Row, animated: Bool) {
    let scene = MomentScene(row.place, animated: animated)
    var found: [ControllerMoment: [Reason]] = [:]
    var foundAtHome: [ControllerMoment: [Reason]] = [:]
    scene.controller.onEach = { found[$0] = Self.reasons(scene.controller) }
    scene.show()
    scene.screen.settle()
    #expect(Self.reasons(scene.controller) == [])
    scene.home.onEach = { foundAtHome[$0] = Self.reasons(scene.home) }
    // A home that was taken away is added again, or is the window's root.
    let isAdded = [.replacedStack, .childTransition, .turnedPage, .curledPage].contains(row.place)
    scene.hide()
    scene.screen.settle()
    for moment: ControllerMoment in [.viewWillAppear, .viewIsAppearing, .viewDidAppear] {
      guard let comes = row.comes else { continue }
      #expect(found[moment] == comes, "\(moment)")
      if let home = foundAtHome[moment], row.place != .firstTab {
        #expect(home == (isAdded ? [.toParent] : []), "home \(moment)")
      }
    }
    for moment: ControllerMoment in [.viewWillDisappear, .viewDidDisappear] {
      guard let leaves = row.leaves else { continue }
      #expect(found[moment] == leaves, "\(moment)")
    }
    #expect(Self.reasons(scene.controller) == [])
    #expect(scene.controller.isBalanced)
  }

  /// The coordinator exists during a transition alone.
  ///
  /// Documented; on both controllers, and still in `viewDidAppear`: measured. Without animation, and of tabs and pages, there is no evidence.
  @Test(arguments: ControllerPlace.allCases)
  func theCoordinatorIsThereDuringTheTransition(place: ControllerPlace) {
    let isAsserted =
      place == .push || place == .pushInTab || place == .replacedStack || place.style != nil
    let scene = MomentScene(place, animated: true)
    var found: [ControllerMoment: Bool] = [:]
    func note(_ moment: ControllerMoment) {
      found[moment] = scene.controller.transitionCoordinator != nil
    }
    scene.controller.onEach = note
    #expect(scene.controller.transitionCoordinator == nil)
    scene.show()
    scene.screen.settle()
    #expect(scene.controller.transitionCoordinator == nil)
    #expect(scene.home.transitionCoordinator == nil)
    scene.hide()
    scene.screen.settle()
    #expect(scene.controller.transitionCoordinator == nil)
    #expect(scene.home.transitionCoordinator == nil)
    guard isAsserted else { return }
    for moment: ControllerMoment in [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    ] { #expect(found[moment] == true, "\(moment)") }
  }
}
