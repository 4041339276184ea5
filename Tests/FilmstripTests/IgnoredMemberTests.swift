// SPDX-License-Identifier: MIT
import Foundation
import Requirements
import Testing

/// No member of the SDK is accepted and silently ignored: what users can set is read by something, or
/// reports itself (which reads it), or is listed here with the reason why it need not.
@Suite struct IgnoredMemberTests {
  /// By type and name, why a value that nothing reads is right.
  private static let exceptions: [String: String] = [
    // Read through a protocol, which the compiler notes for the requirement alone.
    "UIPercentDrivenInteractiveTransition.completionSpeed": "read by TransitionRelease",
    "UIPercentDrivenInteractiveTransition.completionCurve": "read by TransitionRelease",
    "UIPercentDrivenInteractiveTransition.wantsInteractiveStart": "read by TransitionPlan",
    "UITextField.clearsOnInsertion": "read by EditedText",
    "UITextView.clearsOnInsertion": "read by EditedText",
    // Accessibility is not seen.
    "UIAccessibilityCustomAction.name": "spoken, not seen",
    "UIAccessibilityCustomAction.image": "spoken, not seen",
    "UIAccessibilityCustomAction.actionHandler": "spoken, not seen",
    "UIAlertAction.accessibilityIdentifier": "for tests",
    "UIBarItem.accessibilityIdentifier": "for tests",
    "UIImage.accessibilityIdentifier": "for tests",
    "UIImage.accessibilityLabel": "spoken, not seen",
    // Hints and promises, which change nothing when they are right.
    "CALayer.isOpaque": "promises what the content is like",
    "UIView.isOpaque": "promises what the content is like",
    "UIView.clearsContextBeforeDrawing": "a context is always clear before draw(_:)",
    "CALayer.allowsEdgeAntialiasing": "edges are always smoothed, as docs/pixels.md says",
    "CAAnimation.preferredFrameRateRange": "the recording has the frame rate",
    "CAFrameRateRange.minimum": "the recording has the frame rate",
    "Operation.qualityOfService": "all work is on one thread",
    "Operation.threadPriority": "all work is on one thread",
    "OperationQueue.qualityOfService": "all work is on one thread",
    "Timer.tolerance": "a timer that fires at its instant is within any tolerance",
    // Names for debuggers and for screens that are not shown.
    "UIGestureRecognizer.name": "for debuggers",
    "Operation.name": "for debuggers",
    "OperationQueue.name": "for debuggers",
    "NSLayoutConstraint.shouldBeArchived": "there are no archives",
    "UIKeyboardLayoutGuide.followsUndockedKeyboard": "no keyboard floats",
    "UIView.restorationIdentifier": "states are not restored",
    "UIViewController.restorationIdentifier": "states are not restored",
    "UIPreviewInteraction.delegate": "no device of a stage measures force",
    "UIScene.title": "shown by the app switcher",
    "UISceneConfiguration.sceneClass": "a stage makes no further scenes",
    "UISceneConfiguration.delegateClass": "a stage makes no further scenes",
    "UIAction.discoverabilityTitle": "shown by a keyboard's overlay",
    "UIKeyCommand.discoverabilityTitle": "shown by a keyboard's overlay",
    "UIMenuItem.action": "called by the edit menu, which is not shown",
    "UIMenuItem.title": "shown by the edit menu, which is not shown",
    // No effect on iOS, or not on what is shown.
    "UISwitch.onImage": "has no effect since iOS 7, as documented",
    "UISwitch.offImage": "has no effect since iOS 7, as documented",
    "UIApplication.isIdleTimerDisabled": "a stage does not sleep",
    "UINavigationBar.backIndicatorTransitionMaskImage": "cuts off what moves behind the image",
    "UIDevice.isProximityMonitoringEnabled": "nothing is near to a stage",
    "UIGestureRecognizer.requiresExclusiveTouchType": "touches are of one type",
    "NSTextAttachment.fileType": "says what contents are, which are reported",
    // Lists and texts: what is always so here.
    "UICollectionViewLayoutInvalidationContext.contentSizeAdjustment": "the size is computed again",
    "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics":
      "the delegate is asked again in any case",
    "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes":
      "attributes are computed again in any case",
    "UICollectionView.isPrefetchingEnabled": "cells look the same whenever they are made",
    "UICollectionView.selectionFollowsFocus": "there is no focus",
    "UITableView.selectionFollowsFocus": "there is no focus",
    "UITableView.fillerRowHeight": "filling rows have shown nothing since iOS 15",
    "UITextField.allowsEditingTextAttributes": "there is no menu to edit them with",
    "UITextView.allowsEditingTextAttributes": "there is no menu to edit them with",
    "UITextView.isSecureTextEntry": "has no effect on text views on iOS",
    "UITextField.textContentType": "no keyboard is drawn",
    "UITextView.autocapitalizationType": "no keyboard is drawn",
    "UITextView.autocorrectionType": "no keyboard is drawn",
    "UITextView.spellCheckingType": "no keyboard is drawn",
    "UITextView.keyboardType": "no keyboard is drawn",
    "UITextView.keyboardAppearance": "no keyboard is drawn",
    "UITextView.returnKeyType": "no keyboard is drawn",
    "UITextView.enablesReturnKeyAutomatically": "no keyboard is drawn",
    "UITextView.textContentType": "no keyboard is drawn",
    "UITextView.selectedRange": "given to callers; text is put to the end",
    "NSTextContainer.size": "lines are as wide as their view",
    "NSTextContainer.widthTracksTextView": "lines are as wide as their view",
    "NSTextContainer.heightTracksTextView": "lines are as wide as their view",
    "UIApplication.shortcutItems": "there is no home screen",
    // What callers are given, and identities.
    "UISearchToken.representedObject": "given to callers; tokens are reported",
    "CGPatternCallbacks.version": "there is one version",
    "Role.rawValue": "compared by what the compiler makes for raw values",
    "LaunchOptionsKey.rawValue": "compared by what the compiler makes for raw values",
    "Notification.rawValue": "compared by what the compiler makes for raw values",
    "OpenExternalURLOptionsKey.rawValue": "compared by what the compiler makes for raw values",
    "OpenURLOptionsKey.rawValue": "compared by what the compiler makes for raw values",
    "OptionsKey.rawValue": "compared by what the compiler makes for raw values",
  ]

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(.needs(SymbolIndex.requirement)) func whatCanBeSetIsReadOrReported() throws {
    let index = try SymbolIndex(sources: IgnoredMemberTests.root)
    var unread: [String] = []
    var storedCount = 0
    for property in index.properties {
      guard let source = try Declaration(of: property, below: IgnoredMemberTests.root) else {
        continue
      }
      storedCount += 1
      if !property.isRead { unread.append(source.qualifiedName) }
    }
    // The sources declare some hundreds; none would mean that the index was not understood.
    #expect(storedCount > 300)
    let ignored = unread.filter { IgnoredMemberTests.exceptions[$0] == nil }.sorted()
    #expect(ignored == [], "accepted and ignored: report them as unsupported where they are set")
    let known = Set(unread)
    let needless = IgnoredMemberTests.exceptions.keys.filter { !known.contains($0) }.sorted()
    #expect(needless == [], "no longer ignored: remove them from the list")
  }

  /// A stored property that users of the SDK's modules can set.
  private struct Declaration {
    let qualifiedName: String

    init?(of property: SymbolIndex.Property, below root: URL) throws {
      // UIKit's names are those of its modules, too, all of which are in folders of that name.
      let modules = ["CoreGraphics/", "QuartzCore/", "UIKit/", "FilmstripUIKit"].map {
        "Sources/\($0)"
      }
      guard modules.contains(where: property.file.hasPrefix) else { return nil }
      let lines = try Lines.of(root.appendingPathComponent(property.file))
      guard lines.indices.contains(property.line - 1) else { return nil }
      let line = lines[property.line - 1]
      guard line.contains(/^\s*(@\w+\s)*(public|open)\s((weak|unowned|final|lazy)\s)*var\s/),
        // An accessor on the line or the next one: observers belong to what is stored.
        let name = line.firstMatch(of: /var `?(\w+)`?/)?.output.1
      else { return nil }
      let rest = ([line] + lines[property.line...].prefix(1)).joined(separator: " ")
      let body = rest.firstMatch(of: /\{ *(\w+|\S)/)
      let opensBody = line.contains("{")
      if opensBody, let body, !["didSet", "willSet"].contains(body.output.1) { return nil }
      // The type around it: the nearest line above that opens one with less indentation.
      let depth = line.prefix { $0 == " " }.count
      let owner = lines[..<(property.line - 1)].last {
        $0.prefix { $0 == " " }.count < depth
          && $0.contains(/\b(class|struct|enum|extension|protocol) \w/)
      }
      let type = owner?.firstMatch(of: /\b(?:class|struct|enum|extension|protocol) (\w+)/)?.output.1
      qualifiedName = "\(type ?? "").\(name)"
    }
  }

  private enum Lines {
    nonisolated(unsafe) private static var known: [URL: [Substring]] = [:]

    static func of(_ file: URL) throws -> [Substring] {
      if let lines = known[file] { return lines }
      let text = try String(contentsOf: file, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      known[file] = lines
      return lines
    }
  }
}
