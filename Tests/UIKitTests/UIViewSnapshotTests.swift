// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Snapshots of views that have been on the screen, and of others.
@MainActor
@Suite struct UIViewSnapshotTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  /// The message is iOS's own.
  @Test func aViewThatWasNeverOnTheScreenGivesAnEmptySnapshot() throws {
    stage.advance(by: 0)
    var snapshot: UIView?
    let recording = stage.record("snapshot") {
      stage.window.addSubview(view)
      snapshot = view.snapshotView(afterScreenUpdates: false)
    }
    #expect(try #require(snapshot).frame == view.frame)
    #expect(snapshot?.layer.contents == nil)
    #expect(
      recording.findings.map(\.message) == [
        "Snapshotting a view that has not been rendered results in an empty snapshot. Ensure your "
          + "view has been rendered at least once before snapshotting or snapshot after screen "
          + "updates."
      ])
  }

  @Test func aViewOnTheScreenGivesWhatItShows() throws {
    stage.window.addSubview(view)
    stage.advance(by: 0)
    var snapshots: [UIView?] = []
    let recording = stage.record("snapshot") {
      snapshots = [
        view.snapshotView(afterScreenUpdates: false),
        UIView(frame: view.frame).snapshotView(afterScreenUpdates: true),
      ]
    }
    #expect(recording.findings.isEmpty)
    #expect(snapshots.allSatisfy { $0?.layer.contents != nil })
  }
}
