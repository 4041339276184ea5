// SPDX-License-Identifier: MIT

extension Rule {
  /// Every rule there is: of recordings, touches, transitions, presentations, views, and then of what
  /// the engine could not do.
  public static let all: [Rule] = [
    .neverCompletes,
    .doesNotSettle,
    .endlessWork,
    .endlessLayout,
    .lostTouch,
    .gestureStartsNothing,
    .completedAgain,
    .completedAfterCancel,
    .notRestored,
    .completionSpeed,
    .idleDriver,
    .nestedNavigation,
    .swipeOnRoot,
    .unbalancedAppearance,
    .presentedTwice,
    .presentedOutsideWindow,
    .dismissedInTransition,
    .presenterLeftWindow,
    .adaptedStyle,
    .noDetents,
    .unresolvedDetent,
    .snapshotBeforeShown,
    .subviewOfEffectView,
    .pageDataSource,
    .unsupportedFeature,
    .machineTime,
    .unusedValue,
    .missingImage,
    .unreadableImage,
    .damagedImage,
    .missingFont,
    .substitutedFont,
    .incompleteText,
    .layersTooDeep,
    .lostDrawing,
  ]
}
