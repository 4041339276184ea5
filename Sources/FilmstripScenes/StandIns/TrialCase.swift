// SPDX-License-Identifier: MIT
package import Filmstrip
internal import Foundation

/// What a case of a transition of an app shows, as the program that records it tells the one that tries it.
package struct TrialCase: Codable, Sendable {
  package struct Call: Codable, Sendable, Hashable {
    package let name: String
    package let object: String
  }

  package let name: String
  package let frameCount: Int
  package let duration: Double
  package let calls: [Call]
  /// How many frames look otherwise than the one before, beside bars: UIKit moves these also where the app moves nothing.
  package let changingFrames: Int
  /// The digest of what moved: the layers of the timeline and their frames, without callbacks and findings.
  package let motion: String
  package let findings: [Finding]
  /// Why there is no recording; nil where there is one.
  package let error: String?

  /// What stands for what the app has in files, a line each.
  package let notes: [String]
  /// Why its scene does not show what it is for; nil where it does.
  package private(set) var sceneObstacle: String?

  package init(
    _ name: String, _ recording: Recording, _ findings: [Finding], notes: [String] = [],
    obstacle: String? = nil
  ) {
    sceneObstacle = obstacle
    self.name = name
    frameCount = recording.frames.count
    duration = recording.duration
    var seen: Set<Call> = []
    calls = recording.events.map { Call(name: $0.name, object: $0.object) }.filter {
      seen.insert($0).inserted
    }
    let visible = recording.frames.map { TrialCase.withoutBars($0.root).visible }
    changingFrames = zip(visible, visible.dropFirst()).count { $0 != $1 }
    self.notes = notes
    let text = TimelineFile(recording).text
    let layers = text.firstRange(of: "\n  \"events\"").map { text[..<$0.lowerBound] } ?? text[...]
    motion = String(Digest(of: layers.utf8).description.prefix(16))
    self.findings = findings
    error = nil
  }

  package init(_ name: String, error: String) {
    (self.name, frameCount, duration, calls, changingFrames, findings) = (name, 0, 0, [], 0, [])
    (motion, notes) = ("", [])
    self.error = error
  }

  /// Whether something of the app's was called, moved and came to its end, without a stub.
  ///
  /// What changes in no more than two frames appears, and does not move.
  ///
  /// - Parameter types: The names of the transition's types, one of which UIKit has to call; none where the program
  ///   itself calls the app.
  /// - Returns: Whether all of this is true.
  package func isShown(by types: [String]) -> Bool { error == nil && obstacle(by: types) == nil }

  /// Why it does not show the transition; nil where it does.
  ///
  /// - Parameter types: As in ``isShown(by:)``.
  /// - Returns: A phrase.
  package func obstacle(by types: [String]) -> String? {
    if let finding = findings.first(where: { TrialCase.spoiling.contains($0.rule.id) }) {
      return "\(finding.rule.id): \(finding.message)"
    }
    if !isAnimated(by: types) {
      let names = TrialCase.plain(types).sorted().joined(separator: " or ")
      return "UIKit lets nothing of \(names) animate"
    }
    return changingFrames > 2 ? sceneObstacle : "nothing that is seen moves"
  }

  /// Whether UIKit has one of some types animate; a delegate is asked also where it leaves a way to UIKit.
  ///
  /// - Parameter types: As in ``isShown(by:)``.
  /// - Returns: Whether it does; true without types.
  package func isAnimated(by types: [String]) -> Bool {
    let names = TrialCase.plain(types)
    return types.isEmpty
      || calls.contains { call in
        names.contains(TrialCase.plain(call.object))
          && [
            "animateTransition", "startInteractiveTransition", "presentationTransitionWillBegin",
            "dismissalTransitionWillBegin",
          ]
          .contains(call.name)
      }
  }

  private static func withoutBars(_ node: Node) -> Node {
    var result = node
    result.children = node.children.filter { !UIKitParts.bars.contains($0.className) }
      .map(withoutBars)
    return result
  }

  private static func plain(_ types: [String]) -> Set<String> {
    Set(types.map { $0.split(separator: ".").last.map(String.init) ?? $0 })
  }

  /// The name of a class without those around it and without generic arguments.
  private static func plain(_ name: String) -> String {
    let name = name.prefix { $0 != "<" }
    return name.split(separator: ".").last.map(String.init) ?? ""
  }

  /// Rules whose findings say that a case does not show what it would on iOS.
  private static let spoiling: Set<String> = ["never-completes", "stub-reached"]
}
