// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import FilmstripTransitions
import UIKit

@MainActor
@Suite struct GalleryTests {
  private nonisolated static let names = Gallery.entries.map(\.name)
  private nonisolated static let driven = Gallery.entries.filter { $0.drag != nil }.map(\.name)

  @Test func listsTheTransitionsOfTheArticlesInOrder() {
    let lines = Gallery.entries.map {
      "\($0.name) \($0.kind?.rawValue ?? "-") \($0.duration) \($0.drag.map { "\($0.direction)" } ?? "-")"
    }
    #expect(
      lines == [
        "drop-push push 0.4 -", "drop-pop pop 0.4 right", "slide-present present 0.4 -",
        "slide-dismiss dismiss 0.4 -", "scale-push push 0.4 -", "scale-pop pop 0.4 right",
        "spring-present present 0.6 -", "spring-dismiss dismiss 0.6 -",
        "diagonal-present present 0.5 up", "diagonal-dismiss dismiss 0.5 down",
        "tab-slide tab 0.33 -", "shadow-push push 0.35 left", "full-pop pop 0.35 right",
      ])
  }

  @Test(arguments: names) func goesFromTheOneScreenToTheOther(name: String) throws {
    let gallery = try GalleryStage(name)
    #expect(gallery.stage.snapshot() == gallery.fromPicture)
    let recording = try gallery.record()
    let pictures = try recording.pictures()
    // The article's push begins with the new screen at a tenth of its size, in the middle.
    if name == "scale-push" {
      #expect(pictures.first?[44, 89] == gallery.fromPicture[44, 89])
      #expect(pictures.first?[50, 100].blue == 200)
    } else {
      #expect(pictures.first == gallery.fromPicture)
    }
    #expect(pictures.last == gallery.toPicture)
    #expect(recording.findings == [])
    #expect(recording.duration == gallery.entry.duration)
    #expect(gallery.stage.settle() == [])
  }

  @Test(arguments: driven) func aTouchThatGoesFarEnoughFinishesIt(name: String) throws {
    let gallery = try GalleryStage(name, isDriven: true)
    #expect(gallery.stage.snapshot() == gallery.fromPicture)
    let recording = try gallery.record(dragTo: GalleryDrag.finishingShare)
    #expect(recording.findings == [])
    #expect(gallery.stage.snapshot() == gallery.toPicture)
  }

  @Test(arguments: driven) func aTouchThatDoesNotCancelsIt(name: String) throws {
    let gallery = try GalleryStage(name, isDriven: true)
    let recording = try gallery.record(dragTo: GalleryDrag.cancellingShare)
    #expect(recording.findings == [])
    #expect(gallery.stage.snapshot() == gallery.fromPicture)
    #expect(gallery.from.view.transform == .identity)
    #expect(!gallery.from.view.isHidden)
  }

  /// After a cancelled gesture everything is as before, so that the next one works.
  @Test(arguments: driven.filter { !$0.hasPrefix("diagonal") })
  func canBeDrivenAgainAfterACancel(name: String) throws {
    let gallery = try GalleryStage(name, isDriven: true)
    _ = try gallery.record(dragTo: GalleryDrag.cancellingShare)
    let recording = try gallery.record(dragTo: GalleryDrag.finishingShare)
    #expect(recording.findings == [])
    #expect(gallery.stage.snapshot() == gallery.toPicture)
  }

  @Test(arguments: names) func hasParametersWithinTheirRanges(name: String) throws {
    let entry = try Gallery.entry(named: name)
    for parameter in entry.parameters {
      #expect(parameter.range.contains(parameter.defaultValue))
      #expect(!parameter.summary.isEmpty)
      for value in [parameter.range.lowerBound, parameter.range.upperBound] {
        let gallery = try GalleryStage(name, [parameter.name: value])
        let recording = try gallery.record()
        #expect(!recording.frames.isEmpty)
      }
    }
  }

  @Test func aTransitionThatCannotBeInteractiveSaysSo() {
    #expect(throws: GalleryError.notInteractive("drop-push", interactive: Self.driven)) {
      try GalleryStage("drop-push", isDriven: true)
    }
  }
}
