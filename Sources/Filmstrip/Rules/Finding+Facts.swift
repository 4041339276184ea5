// SPDX-License-Identifier: MIT
internal import UIKit

// The engine reports facts and knows no rule. Both switches have no default, so that a fact without a
// rule does not compile.

extension Finding {
  static func of(_ fact: StageFact) -> Finding {
    switch fact {
    case .endlessWork(let rounds): endlessWork(rounds: rounds)
    case .endlessLayout(let passes, let views): endlessLayout(passes: passes, views: views)
    case .touchDuringTransition(let x, let y): touchDuringTransition(x: x, y: y)
    case .touchOutsideViews(let x, let y): touchOutsideViews(x: x, y: y)
    case .completedAgain(let transition): completedAgain(transition: transition)
    case .completedAfterCancel(let transition): completedAfterCancel(transition: transition)
    case .notRestored(let transition, let properties, let controller):
      notRestored(transition: transition, properties: properties, controller: controller)
    case .completionSpeed(let transition): completionSpeed(transition: transition)
    case .idleDriver(let call, let driver): idleDriver(call: call, driver: driver)
    case .nestedNavigation(let isPush, let controller):
      nestedNavigation(isPush: isPush, controller: controller)
    case .swipeOnRoot(let controller): swipeOnRoot(controller: controller)
    case .unbalancedAppearance(let controller): unbalancedAppearance(controller: controller)
    case .appearanceCalled(let callback, let controller):
      appearanceCalled(callback: callback, controller: controller)
    case .presentedTwice(let controller, let presenter, let source, let presented):
      presentedTwice(
        controller: controller, presenter: presenter, source: source, presented: presented)
    case .presentedOutsideWindow(let controller, let presenter, let source):
      presentedOutsideWindow(controller: controller, presenter: presenter, source: source)
    case .dismissedInTransition(let controller): dismissedInTransition(controller: controller)
    case .presenterLeftWindow(let presented, let presenting):
      presenterLeftWindow(presented: presented, presenting: presenting)
    case .adaptedStyle(let rawValue, let controller):
      adaptedStyle(rawValue: rawValue, controller: controller)
    case .noDetents(let controller): noDetents(controller: controller)
    case .unresolvedDetent(let identifier, let controller):
      unresolvedDetent(identifier: identifier, controller: controller)
    case .keepsMoving(let seconds, let work, let item):
      keepsMoving(seconds: seconds, work: work, item: item)
    case .unsatisfiableConstraints(let constraints, let givenUp, let view):
      unsatisfiableConstraints(constraints, givenUp: givenUp, view: view)
    case .ambiguousLayout(let view, let numbers): ambiguousLayout(view: view, numbers: numbers)
    case .frameOfConstrainedView(let view): frameOfConstrainedView(view: view)
    case .endlessConstraints(let rounds, let views):
      endlessConstraints(rounds: rounds, views: views)
    case .snapshotBeforeShown(let view): snapshotBeforeShown(view: view)
    case .subviewOfEffectView(let view): subviewOfEffectView(view: view)
    case .noSecondPage(let dataSource): noSecondPage(dataSource: dataSource)
    case .pageGivenTwice(let dataSource): pageGivenTwice(dataSource: dataSource)
    case .pageShownAlready(let dataSource): pageShownAlready(dataSource: dataSource)
    }
  }

  static func of(_ fact: ContentFact) -> Finding {
    switch fact {
    case .unsupported(let name): unsupportedFeature(name)
    case .machineTime(let name): machineTime(name)
    case .stubReached(let name): stubReached(name)
    case .leftOutReached(let name): leftOutReached(name)
    case .lookGuessed(let name): guessedLook(name)
    case .foreignArgument(let selector, let given, let declared):
      foreignArgument(selector: selector, given: given, declared: declared)
    case .animatedValue(let type, let property, let kind):
      animatedValue(type: type, property: property, kind: kind)
    case .codedValue(let keyPath, let layer): codedValue(keyPath: keyPath, layer: layer)
    case .noInterpolation(let kind, let start, let end):
      noInterpolation(kind: kind, start: start, end: end)
    case .keyTimes(let animation, let count): keyTimes(animation: animation, count: count)
    case .missingImage(let name, let folder): missingImage(name: name, folder: folder)
    case .missingSymbol(let name): missingSymbol(name: name)
    case .missingAsset(let call, let kind, let folder):
      missingAsset(call: call, kind: kind, folder: folder)
    case .unusableAsset(let path, let reason): unusableAsset(path: path, reason: reason)
    case .unreadableImage(let call, let reason): unreadableImage(call: call, reason: reason)
    case .damagedImage(let name, let damage): damagedImage(name: name, damage: damage)
    case .missingFont(let name, let call): missingFont(name: name, call: call)
    case .substitutedFont(let font, let substitute): substitutedFont(font, by: substitute)
    case .systemFont(let file): systemFont(file)
    case .text(let sentence): incompleteText(sentence)
    case .layersTooDeep(let limit): layersTooDeep(limit: limit)
    case .lostDrawing(let reason): lostDrawing(reason: reason)
    }
  }
}
