// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

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

  /// A turned view: the picture of what is in it, as large as it is, about the same centre.
  @Test func theSnapshotOfATurnedViewIsNotStretched() throws {
    let wide = UIView(frame: CGRect(x: 100, y: 200, width: 120, height: 60))
    wide.transform = CGAffineTransform(rotationAngle: 0.7)
    stage.window.addSubview(wide)
    stage.advance(by: 0)
    let snapshot = try #require(wide.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.bounds.size == CGSize(width: 120, height: 60))
    #expect(snapshot.transform == .identity)
    #expect(snapshot.center == wide.center)
  }

  /// Animators that scatter a screen cut its snapshot into pieces without ever showing it.
  @Test func piecesAreCutOutOfASnapshotThatIsInNoWindow() throws {
    let corner = UIView(frame: CGRect(x: 60, y: 0, width: 40, height: 100))
    corner.backgroundColor = .red
    view.backgroundColor = .blue
    view.addSubview(corner)
    stage.window.addSubview(view)
    stage.advance(by: 0)
    let whole = try #require(view.snapshotView(afterScreenUpdates: false))
    var pieces: [UIView] = []
    let recording = stage.record("pieces") {
      for x in [0.0, 60] {
        let part = CGRect(x: x, y: 0, width: 40, height: 100)
        guard
          let piece = whole.resizableSnapshotView(
            from: part, afterScreenUpdates: false, withCapInsets: .zero)
        else { continue }
        pieces.append(piece)
        piece.frame = CGRect(x: x, y: 200, width: 40, height: 100)
        stage.window.addSubview(piece)
      }
    }
    #expect(pieces.count == 2)
    #expect(recording.findings.isEmpty)
    let bitmap = stage.snapshot()
    let scale = Int(Device.iPhone15.scale)
    let (left, right) = (bitmap[20 * scale, 250 * scale], bitmap[80 * scale, 250 * scale])
    #expect(left.blue > 200 && left.red < 80)
    #expect(right.red > 200 && right.blue < 80)
  }

  /// A part of the view, whose edges keep their size when it is stretched.
  @Test func aPartIsStretchedBetweenItsCaps() throws {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 100))
    left.backgroundColor = .red
    view.addSubview(left)
    view.backgroundColor = .blue
    stage.window.addSubview(view)
    stage.advance(by: 0)
    let part = CGRect(x: 20, y: 0, width: 40, height: 100)
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: part, afterScreenUpdates: false,
        withCapInsets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 40, height: 100))
    view.removeFromSuperview()
    snapshot.frame = CGRect(x: 100, y: 100, width: 200, height: 100)
    stage.window.addSubview(snapshot)
    let picture = stage.snapshot()
    // 10 points of red, then blue, at three pixels a point.
    #expect(picture[(100 + 5) * 3, 450].red > 200)
    #expect(picture[(100 + 9) * 3, 450].red > 200)
    #expect(picture[(100 + 11) * 3, 450].blue > 200)
    #expect(picture[(100 + 195) * 3, 450].blue > 200)
    #expect(
      view.resizableSnapshotView(
        from: .zero, afterScreenUpdates: true, withCapInsets: .zero) == nil)
  }
}
