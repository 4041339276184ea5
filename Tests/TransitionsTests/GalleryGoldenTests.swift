// SPDX-License-Identifier: MIT
import FilmstripTesting
import Testing
import FilmstripTransitions

/// Every transition of the gallery, and every one that a touch drives, finished and cancelled, is what its
/// golden says.
@MainActor
@Suite struct GalleryGoldenTests {
  @Test(arguments: Gallery.entries.map(\.name))
  func transition(name: String) throws {
    assertRecording(try GalleryStage(name).record(), named: name)
  }

  @Test(arguments: Gallery.entries.filter { $0.drag != nil }.map(\.name), [0.2, 0.8])
  func driven(name: String, share: Double) throws {
    assertRecording(
      try GalleryStage(name, isDriven: true).record(dragTo: share),
      named: "\(name)-\(share < 0.5 ? "cancelled" : "finished")")
  }
}
