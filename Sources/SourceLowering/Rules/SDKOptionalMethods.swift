// SPDX-License-Identifier: MIT

/// The methods of the SDK's protocols that are optional there, by protocol; UIKit here has a default for
/// each.
///
/// Written down from UIKit's protocols and their extensions, with which a test compares it.
enum SDKOptionalMethods {
  /// Name and labels of the optional methods of a protocol.
  static let byProtocol: [String: [String]] = [
    "CAAnimationDelegate": [
      "animationDidStart(_:)",
      "animationDidStop(_:finished:)",
    ],
    "CALayerDelegate": [
      "action(for:forKey:)",
      "layoutSublayers(of:)",
      "draw(_:in:)",
      "layerWillDraw(_:)",
      "display(_:)",
    ],
    "UIAdaptivePresentationControllerDelegate": [
      "adaptivePresentationStyle(for:)",
      "adaptivePresentationStyle(for:traitCollection:)",
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
      "presentationControllerShouldDismiss(_:)",
      "presentationControllerWillDismiss(_:)",
      "presentationControllerDidDismiss(_:)",
      "presentationControllerDidAttemptToDismiss(_:)",
    ],
    "UIApplicationDelegate": [
      "application(_:willFinishLaunchingWithOptions:)",
      "application(_:didFinishLaunchingWithOptions:)",
      "applicationDidBecomeActive(_:)",
      "applicationWillResignActive(_:)",
      "applicationDidEnterBackground(_:)",
      "applicationWillEnterForeground(_:)",
      "applicationWillTerminate(_:)",
      "applicationDidReceiveMemoryWarning(_:)",
      "application(_:open:options:)",
      "application(_:supportedInterfaceOrientationsFor:)",
      "application(_:configurationForConnecting:options:)",
      "application(_:didDiscardSceneSessions:)",
    ],
    "UIBarPositioningDelegate": [
      "position(for:)"
    ],
    "UICollectionViewDataSource": [
      "numberOfSections(in:)",
      "collectionView(_:viewForSupplementaryElementOfKind:at:)",
      "collectionView(_:canMoveItemAt:)",
      "collectionView(_:moveItemAt:to:)",
    ],
    "UICollectionViewDataSourcePrefetching": [
      "collectionView(_:cancelPrefetchingForItemsAt:)"
    ],
    "UICollectionViewDelegate": [
      "collectionView(_:shouldHighlightItemAt:)",
      "collectionView(_:didHighlightItemAt:)",
      "collectionView(_:didUnhighlightItemAt:)",
      "collectionView(_:shouldSelectItemAt:)",
      "collectionView(_:shouldDeselectItemAt:)",
      "collectionView(_:didSelectItemAt:)",
      "collectionView(_:didDeselectItemAt:)",
      "collectionView(_:performPrimaryActionForItemAt:)",
      "collectionView(_:willDisplay:forItemAt:)",
      "collectionView(_:didEndDisplaying:forItemAt:)",
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
      "collectionView(_:transitionLayoutForOldLayout:newLayout:)",
      "collectionView(_:targetContentOffsetForProposedContentOffset:)",
      "collectionView(_:contextMenuConfigurationForItemAt:point:)",
      "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
      "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
    ],
    "UICollectionViewDelegateFlowLayout": [
      "collectionView(_:layout:sizeForItemAt:)",
      "collectionView(_:layout:insetForSectionAt:)",
      "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      "collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "collectionView(_:layout:referenceSizeForFooterInSection:)",
    ],
    "UICollisionBehaviorDelegate": [
      "collisionBehavior(_:beganContactFor:with:at:)",
      "collisionBehavior(_:endedContactFor:with:)",
      "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)",
      "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)",
    ],
    "UIContextMenuInteractionDelegate": [
      "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)",
      "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)",
      "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
      "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)",
      "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
      "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
      "contextMenuInteraction(_:willEndFor:animator:)",
    ],
    "UIDynamicAnimatorDelegate": [
      "dynamicAnimatorWillResume(_:)",
      "dynamicAnimatorDidPause(_:)",
    ],
    "UIGestureRecognizerDelegate": [
      "gestureRecognizerShouldBegin(_:)",
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
      "gestureRecognizer(_:shouldRequireFailureOf:)",
      "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
      "gestureRecognizer(_:shouldReceive:)",
    ],
    "UINavigationBarDelegate": [
      "navigationBar(_:shouldPush:)",
      "navigationBar(_:didPush:)",
      "navigationBar(_:shouldPop:)",
      "navigationBar(_:didPop:)",
    ],
    "UINavigationControllerDelegate": [
      "navigationController(_:willShow:animated:)",
      "navigationController(_:didShow:animated:)",
      "navigationController(_:animationControllerFor:from:to:)",
      "navigationController(_:interactionControllerFor:)",
    ],
    "UIPageViewControllerDataSource": [
      "presentationCount(for:)",
      "presentationIndex(for:)",
    ],
    "UIPageViewControllerDelegate": [
      "pageViewController(_:willTransitionTo:)",
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      "pageViewController(_:spineLocationFor:)",
      "pageViewControllerSupportedInterfaceOrientations(_:)",
      "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
    ],
    "UIPickerViewDelegate": [
      "pickerView(_:widthForComponent:)",
      "pickerView(_:rowHeightForComponent:)",
      "pickerView(_:titleForRow:forComponent:)",
      "pickerView(_:attributedTitleForRow:forComponent:)",
      "pickerView(_:viewForRow:forComponent:reusing:)",
      "pickerView(_:didSelectRow:inComponent:)",
    ],
    "UIPopoverPresentationControllerDelegate": [
      "prepareForPopoverPresentation(_:)"
    ],
    "UIPreviewInteractionDelegate": [
      "previewInteraction(_:didUpdateCommitTransition:ended:)", "previewInteractionShouldBegin(_:)",
    ],
    "UISceneDelegate": [
      "scene(_:willConnectTo:options:)",
      "sceneDidDisconnect(_:)",
      "sceneDidBecomeActive(_:)",
      "sceneWillResignActive(_:)",
      "sceneWillEnterForeground(_:)",
      "sceneDidEnterBackground(_:)",
      "scene(_:openURLContexts:)",
    ],
    "UIScrollViewDelegate": [
      "scrollViewDidScroll(_:)",
      "scrollViewDidZoom(_:)",
      "scrollViewWillBeginDragging(_:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      "scrollViewDidEndDragging(_:willDecelerate:)",
      "scrollViewWillBeginDecelerating(_:)",
      "scrollViewDidEndDecelerating(_:)",
      "scrollViewDidEndScrollingAnimation(_:)",
      "viewForZooming(in:)",
      "scrollViewWillBeginZooming(_:with:)",
      "scrollViewDidEndZooming(_:with:atScale:)",
      "scrollViewShouldScrollToTop(_:)",
      "scrollViewDidScrollToTop(_:)",
      "scrollViewDidChangeAdjustedContentInset(_:)",
    ],
    "UISearchBarDelegate": [
      "searchBarShouldBeginEditing(_:)",
      "searchBarTextDidBeginEditing(_:)",
      "searchBarShouldEndEditing(_:)",
      "searchBarTextDidEndEditing(_:)",
      "searchBar(_:textDidChange:)",
      "searchBar(_:shouldChangeTextIn:replacementText:)",
      "searchBarSearchButtonClicked(_:)",
      "searchBarBookmarkButtonClicked(_:)",
      "searchBarCancelButtonClicked(_:)",
      "searchBarResultsListButtonClicked(_:)",
      "searchBar(_:selectedScopeButtonIndexDidChange:)",
    ],
    "UISearchControllerDelegate": [
      "willPresentSearchController(_:)",
      "didPresentSearchController(_:)",
      "willDismissSearchController(_:)",
      "didDismissSearchController(_:)",
      "presentSearchController(_:)",
    ],
    "UISheetPresentationControllerDelegate": [
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
    ],
    "UISplitViewControllerDelegate": [
      "splitViewController(_:willChangeTo:)",
      "splitViewController(_:show:sender:)",
      "splitViewController(_:showDetail:sender:)",
      "primaryViewController(forCollapsing:)",
      "primaryViewController(forExpanding:)",
      "splitViewController(_:collapseSecondary:onto:)",
      "splitViewController(_:separateSecondaryFrom:)",
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
      "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
      "splitViewControllerDidCollapse(_:)",
      "splitViewControllerDidExpand(_:)",
      "splitViewController(_:willShow:)",
      "splitViewController(_:willHide:)",
    ],
    "UITabBarControllerDelegate": [
      "tabBarController(_:shouldSelect:)",
      "tabBarController(_:didSelect:)",
      "tabBarController(_:animationControllerForTransitionFrom:to:)",
      "tabBarController(_:interactionControllerFor:)",
      "tabBarController(_:willBeginCustomizing:)",
      "tabBarController(_:willEndCustomizing:changed:)",
      "tabBarController(_:didEndCustomizing:changed:)",
    ],
    "UITabBarDelegate": [
      "tabBar(_:didSelect:)"
    ],
    "UITableViewDataSource": [
      "numberOfSections(in:)",
      "tableView(_:titleForHeaderInSection:)",
      "tableView(_:titleForFooterInSection:)",
      "tableView(_:canEditRowAt:)",
      "tableView(_:canMoveRowAt:)",
      "sectionIndexTitles(for:)",
      "tableView(_:sectionForSectionIndexTitle:at:)",
      "tableView(_:commit:forRowAt:)",
      "tableView(_:moveRowAt:to:)",
    ],
    "UITableViewDelegate": [
      "tableView(_:willDisplay:forRowAt:)",
      "tableView(_:willDisplayHeaderView:forSection:)",
      "tableView(_:willDisplayFooterView:forSection:)",
      "tableView(_:didEndDisplaying:forRowAt:)",
      "tableView(_:didEndDisplayingHeaderView:forSection:)",
      "tableView(_:didEndDisplayingFooterView:forSection:)",
      "tableView(_:heightForRowAt:)",
      "tableView(_:heightForHeaderInSection:)",
      "tableView(_:heightForFooterInSection:)",
      "tableView(_:estimatedHeightForRowAt:)",
      "tableView(_:estimatedHeightForHeaderInSection:)",
      "tableView(_:estimatedHeightForFooterInSection:)",
      "tableView(_:viewForHeaderInSection:)",
      "tableView(_:viewForFooterInSection:)",
      "tableView(_:accessoryButtonTappedForRowWith:)",
      "tableView(_:shouldHighlightRowAt:)",
      "tableView(_:didHighlightRowAt:)",
      "tableView(_:didUnhighlightRowAt:)",
      "tableView(_:willSelectRowAt:)",
      "tableView(_:willDeselectRowAt:)",
      "tableView(_:didSelectRowAt:)",
      "tableView(_:didDeselectRowAt:)",
      "tableView(_:performPrimaryActionForRowAt:)",
      "tableView(_:editingStyleForRowAt:)",
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      "tableView(_:shouldIndentWhileEditingRowAt:)",
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:editActionsForRowAt:)",
      "tableView(_:contextMenuConfigurationForRowAt:point:)",
      "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
      "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
      "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
      "tableView(_:willBeginEditingRowAt:)",
      "tableView(_:didEndEditingRowAt:)",
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      "tableView(_:indentationLevelForRowAt:)",
    ],
    "UITextFieldDelegate": [
      "textFieldShouldBeginEditing(_:)",
      "textFieldDidBeginEditing(_:)",
      "textFieldShouldEndEditing(_:)",
      "textFieldDidEndEditing(_:)",
      "textFieldDidEndEditing(_:reason:)",
      "textField(_:shouldChangeCharactersIn:replacementString:)",
      "textFieldDidChangeSelection(_:)",
      "textFieldShouldClear(_:)",
      "textFieldShouldReturn(_:)",
    ],
    "UITextViewDelegate": [
      "textViewShouldBeginEditing(_:)",
      "textViewShouldEndEditing(_:)",
      "textViewDidBeginEditing(_:)",
      "textViewDidEndEditing(_:)",
      "textView(_:shouldChangeTextIn:replacementText:)",
      "textViewDidChange(_:)",
      "textViewDidChangeSelection(_:)",
    ],
    "UIViewControllerAnimatedTransitioning": [
      "animationEnded(_:)",
      "interruptibleAnimator(using:)",
    ],
    "UIViewControllerTransitioningDelegate": [
      "animationController(forPresented:presenting:source:)",
      "animationController(forDismissed:)",
      "interactionControllerForPresentation(using:)",
      "interactionControllerForDismissal(using:)",
      "presentationController(forPresented:presenting:source:)",
    ],
    "UIViewImplicitlyAnimating": [
      "addAnimations(_:)",
      "addAnimations(_:delayFactor:)",
      "addCompletion(_:)",
      "continueAnimation(withTimingParameters:durationFactor:)",
    ],
  ]

  /// All of them.
  static let all: Set<String> = Set(byProtocol.values.joined())

  /// The protocols that have a method, by its signature.
  private static let protocolsBySignature: [String: [String]] = {
    var result: [String: [String]] = [:]
    for name in byProtocol.keys.sorted() {
      for signature in Set(byProtocol[name] ?? []) { result[signature, default: []].append(name) }
    }
    return result
  }()

  /// The protocols that have a method.
  static func protocols(with signature: String) -> [String] {
    protocolsBySignature[signature] ?? []
  }
}
