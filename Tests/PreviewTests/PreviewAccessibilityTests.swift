// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripPages
import HeadlessBrowser
import Requirements
import Testing
import FilmstripTransitions
import UIKit

/// What a screen reader finds in the page of `shadow-push`, from the accessibility tree alone.
///
/// Expected values are those of the article's code: the incoming screen comes from the right edge of a
/// screen of 100 points and ends 31.5 points, the shadow's width, beyond the left one at one pixel a point
/// half of 21; the outgoing one goes 0.3 of the width to the left, both in 0.35 s along `easeOut`.
@MainActor
@Suite(.needs(.chromium))
struct PreviewAccessibilityTests {
  private struct Item {
    let role: String
    let name: String
    let children: [String]
  }

  private func items(of browser: Browser) throws -> [String: Item] {
    let nodes = try browser.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    func value(_ object: Any?) -> String { (object as? [String: Any])?["value"] as? String ?? "" }
    return Dictionary(
      uniqueKeysWithValues: nodes.compactMap { node in
        guard let id = node["nodeId"] as? String else { return nil }
        let isIgnored = node["ignored"] as? Bool ?? false
        return (
          id,
          Item(
            role: isIgnored ? "" : value(node["role"]), name: value(node["name"]),
            children: node["childIds"] as? [String] ?? [])
        )
      })
  }

  private func rows(ofTable name: String, in items: [String: Item]) throws -> [[String]] {
    let table = try #require(items.values.first { $0.role == "table" && $0.name == name })
    func below(_ item: Item, _ roles: [String]) -> [Item] {
      item.children.compactMap { items[$0] }
        .flatMap { roles.contains($0.role) ? [$0] : below($0, roles) }
    }
    return below(table, ["row"]).map { row in
      below(row, ["cell", "gridcell", "rowheader", "columnheader"]).map(\.name)
    }
  }

  private func browser(_ page: Data) throws -> Browser {
    let browser = try Browser()
    try browser.show(page)
    return browser
  }

  private func shadowPush() throws -> Recording {
    let stage = Stage(
      device: Device(
        name: "Small", identifier: "small", size: CGSize(width: 100, height: 200), scale: 1))
    func screen(_ pixel: Pixel) -> UIImage {
      UIImage(bitmap: Bitmap(width: 100, height: 200, filledWith: pixel), scale: 1)
    }
    let from = FromScreenViewController(image: screen(Pixel(red: 255, green: 0, blue: 0)))
    let to = ToScreenViewController(image: screen(Pixel(red: 0, green: 0, blue: 255)))
    let scene = try Gallery.entry(named: "shadow-push").makeScene(SceneSetup(from: from, to: to))
    scene.install(in: stage.window)
    stage.advance(by: 0)
    return stage.record("shadow-push") { scene.start() }
  }

  @Test func itTellsWhichLayerMovesHowFarHowLongAndAlongWhichCurve() throws {
    let items = try items(of: browser(try shadowPush().preview(jobs: 1)))
    let rows = try rows(
      ofTable: "Which layer moves how far, how long, along which curve", in: items)
    #expect(
      rows.first == ["Layer", "Property", "From and to", "Distance", "Begins", "Lasts", "Curve"])
    let outgoing = try #require(rows.first { $0.first == "from-snapshot" })
    #expect(outgoing[1] == "position.x")
    #expect(outgoing[3] == "−30 pt")
    #expect(outgoing[5] == "0.350 s")
    #expect(outgoing[6] == "easeOut")
    let incoming = try #require(rows.first { $0.first == "to-snapshot" })
    // From x = 100 to −21 · 1 / 2.
    #expect(incoming[3] == "−110.5 pt")
    #expect(incoming[5] == "0.350 s")
    #expect(incoming[6] == "easeOut")
  }

  @Test func itTellsWhichLayerCarriesTheShadow() throws {
    let items = try items(of: browser(try shadowPush().preview(jobs: 1)))
    let rows = try rows(ofTable: "Which layers carry a shadow", in: items)
    #expect(rows.dropFirst().map { $0[0] } == ["to-snapshot"])
    #expect(rows.last?[2] == "10.5 pt wide, opacity up to 0.17")
  }

  @Test func shadowsOfLayersAreToldToo() throws {
    let items = try items(of: browser(try MadeRecording.simple().preview(jobs: 1)))
    let rows = try rows(ofTable: "Which layers carry a shadow", in: items)
    #expect(rows.last == ["fader", "its own shadow", "opacity 0.5, radius 4 pt, offset 0, -3 pt"])
  }

  @Test func controlsHaveNamesAndRoles() throws {
    let items = try items(of: browser(try MadeRecording.simple().preview(jobs: 1)))
    let interactive = items.values.filter {
      ["button", "slider", "radio", "treeitem", "tree", "radiogroup"].contains($0.role)
    }
    #expect(interactive.allSatisfy { !$0.name.isEmpty })
    let names = Set(interactive.map { "\($0.role) \($0.name)" })
    for name in [
      "button Play", "button Frame on", "slider Frame", "radiogroup Speed", "tree Layer tree",
      "radio Exploded", "button Appearance: Auto",
    ] {
      #expect(names.contains(name), "\(name) is not among \(names.sorted())")
    }
    #expect(items.values.contains { $0.role == "status" })
    #expect(items.values.contains { $0.role == "image" && $0.name == "Frame 0 of simple" })
    #expect(items.values.contains { $0.role == "treeitem" && $0.name.contains("mover") })
  }
}
