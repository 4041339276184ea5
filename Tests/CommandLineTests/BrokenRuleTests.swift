// SPDX-License-Identifier: MIT
import Foundation
import Testing

@Suite struct BrokenRuleTests {
  private static let words = [
    ("push-twice", "Pushing the same view controller instance more than once is not supported"),
    ("pop-to-stranger", "Tried to pop to a view controller that doesn't exist."),
    (
      "present-itself",
      "Application tried to present modally a view controller UIViewController on itself"
    ),
    ("view-in-itself", "UIView: a view cannot be a subview of itself"),
    ("layer-in-itself", "CALayer: a layer cannot be a sublayer or the mask of itself"),
    (
      "two-cancel-actions",
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    ),
    (
      "finish-an-idle-animator",
      "UIViewPropertyAnimator.finishAnimation(at:): the animator is not stopped"
    ),
    ("leave-a-group", "DispatchGroup.leave(): called more often than enter()"),
    ("endless-touch", "Stage.perform: duration: must be a finite number, is inf"),
    (
      "no-frames",
      "Stage.record: the frame rate must be from 1 to 65535 and the limit positive"
    ),
    (
      "empty-bitmap",
      "Bitmap(width: 0, height: 1): sides must be positive and the area at most 2^28"
    ),
    (
      "constraint-to-nan",
      "NSLayoutConstraint: Constant is not finite!  That's illegal.  constant:nan"
    ),
    (
      "constraint-across-trees",
      "Unable to activate constraint with anchors UIView \"a\".left and UIView \"b\".left because "
        + "they have no common ancestor.  Does the constraint or its anchors reference items in "
        + "different view hierarchies?  That's illegal."
    ),
    (
      "place-of-a-number",
      "NSLayoutConstraint: A multiplier of 0 or a nil second item together with a location for the "
        + "first attribute creates an illegal constraint of a location equal to a constant. Location "
        + "attributes must be specified in pairs: UIView.left"
    ),
    (
      "constraint-to-nothing",
      "NSLayoutConstraint: a view or guide that it names is gone: (gone).width == 1"
    ),
    (
      "broken-format",
      "NSLayoutConstraint: Unable to parse constraint format: ] was expected: H:|-[a, at character 7"
    ),
  ]

  /// Builds in CI are optimized, those of Scripts/test are not: both say it.
  @Test(arguments: words) func aBrokenRuleIsSaid(rule: String, words: String) throws {
    let result = try FilmstripProcess.run(
      executable: FilmstripProcess.programs.appendingPathComponent("broken-rule").path, [rule],
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(result.status == -1)
    let line = result.errors.split(separator: "\n").first { $0.contains("Fatal error: ") }
    // Swift begins it with where it is: a file of ours and a line.
    let parts = try #require(line, "\(result.errors)").split(separator: ": Fatal error: ")
    #expect(parts.last ?? "" == words)
    #expect(parts.first?.contains(/^\w+\/[\w+]+\.swift:\d+$/) == true, "\(parts)")
  }
}
