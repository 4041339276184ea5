// SPDX-License-Identifier: MIT
@testable import FilmstripCairoRaster
import Filmstrip
import Testing
import UIKit

/// Pictures that Cairo fails at: its surfaces are at most 32,767 pixels across (documented for
/// `cairo_image_surface_create_for_data`: CAIRO_STATUS_INVALID_SIZE).
@MainActor
@Suite struct LostDrawingTests {
  private static let reason = "invalid value (typically too big) for the size of the input"
  private let message =
    "a part of a picture is missing: Cairo: \(LostDrawingTests.reason) (surface, pattern, etc.)"

  private static let wide = Device(
    name: "Wide", identifier: "wide", size: CGSize(width: 40_000, height: 1), scale: 1)

  @Test func isAFindingOfTheFramesThatLackIt() throws {
    let stage = Stage(device: LostDrawingTests.wide)
    let recording = stage.record("wide", frameRate: 10) {
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) { stage.window.alpha = 0 }
    }
    #expect(recording.frames.count == 2 && recording.findings == [])
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lost-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let lost = try recording.write(to: folder, emitting: [.frames, .timeline])
    #expect(lost.map(\.rule) == [.lostDrawing, .lostDrawing])
    #expect(lost.map(\.frame) == [0, 1] && lost.map(\.time) == [0, 0.1])
    #expect(lost.first?.message == message)
    let text = try String(
      contentsOf: folder.appendingPathComponent("timeline.json"), encoding: .utf8)
    #expect(text.components(separatedBy: "\"rule\": \"lost-drawing\"").count == 3)
  }

  @Test func ofASnapshotIsAFindingOfTheNextRecording() {
    let stage = Stage(device: LostDrawingTests.wide)
    _ = stage.snapshot()
    let findings = stage.record("after") {}.findings
    #expect(findings.map(\.rule) == [.lostDrawing])
    #expect(findings.first?.message == message)
  }

  /// What is kept would be shown in later frames, whose findings would not say that it is incomplete.
  @Test(arguments: [false, true])
  func whatWasMadeWithALossIsNotKept(isLost: Bool) {
    let (cache, losses) = (RasterCache(byteLimit: 1 << 16), DrawingLosses())
    losses.add("of another part")
    let made = cache.value(
      for: .shadow(digest: 1), losses: losses, byteCount: { _ in 100 },
      make: {
        if isLost { losses.add("of another part") }
        return 7
      })
    #expect(made == 7)
    #expect((cache.byteCount == 0) == isLost)
  }

  @Test func isNotedOnceForEachReason() {
    let losses = DrawingLosses()
    for _ in 0..<2 {
      _ = CairoRasterizer(losses: losses).rasterize(
        Node(
          id: 1, className: "Wide",
          geometry: Geometry(frame: CGRect(x: 0, y: 0, width: 40_000, height: 1))),
        background: Color(white: 1, alpha: 1), width: 40_000,
        height: 1, transform: .identity)
    }
    #expect(losses.reasons.count == 1)
    #expect(losses.reasons.first?.contains(LostDrawingTests.reason) == true)
  }
}
