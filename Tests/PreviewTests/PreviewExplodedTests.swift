// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import FilmstripPages
import HeadlessBrowser
import Requirements
import Testing

/// What masks, clips and blurs make of the exploded view, in a real browser.
///
/// The recording is ``MadeRecording/cut()``: eleven frames at 20 a second.
@MainActor
@Suite(.needs(.chromium))
struct PreviewExplodedTests {
  private let browser: Browser

  init() throws { browser = try Browser() }

  private func open(_ recording: Recording) throws {
    try browser.show(try recording.preview(jobs: 1))
    try browser.press("e")
    _ = try browser.value(
      """
      window.plane = (name) => {
        const { main } = filmstrip.state;
        const id = [...main.layers.values()].find((layer) => layer.name === name).id;
        const found = document.querySelector(`.plane[data-layer="${id}"]`);
        return found && !found.hidden ? found : null;
      };
      window.cutOf = (name) => {
        const path = getComputedStyle(plane(name).querySelector(".own")).clipPath;
        return [...path.matchAll(/(-?[\\d.]+)px (-?[\\d.]+)px/g)].map(([, x, y]) => [Number(x), Number(y)]);
      };
      window.alphaOf = (name, x, y) => {
        const canvas = plane(name).querySelector("canvas");
        return canvas.getContext("2d").getImageData(x, y, 1, 1).data[3];
      };
      """)
  }

  private func frame(_ number: Int) throws {
    _ = try browser.value("filmstrip.state.setFrame(\(number))")
    // Pictures of masks are read the first time that they are needed.
    _ = try browser.value(
      """
      Promise.all([...filmstrip.state.main.planeImages.values()].map((image) => image.decode()))
        .then(() => new Promise((done) => setTimeout(done, 60)))
      """)
  }

  /// `slider` moves 8 points a frame to the right, out of `window`, whose right corners have a radius of 20.
  @Test func layersAreCutByTheOnesTheyAreIn() throws {
    try open(MadeRecording.cut())
    #expect(
      try browser.text("getComputedStyle(plane('window').querySelector('.own')).clipPath") == "none"
    )
    #expect(try browser.number("plane('window').querySelectorAll('.clip').length") == 1)
    // As large as the clip: only its corners are cut.
    let whole = try #require(try browser.value("cutOf('slider')") as? [[Double]])
    #expect(whole.contains([20, 0]) && !whole.contains([0, 0]))
    #expect(whole.map { $0[0] }.min() == 0 && whole.map { $0[0] }.max() == 80)
    try frame(5)
    let half = try #require(try browser.value("cutOf('slider')") as? [[Double]])
    #expect(half.map { $0[0] }.max() == 40 && half.map { $0[0] }.min() == 0)
    #expect(half.contains([0, 0]) && half.contains([0, 60]))
    // The round corner begins 20 points before the edge.
    #expect(half.contains([20, 0]) && !half.contains([40, 0]))
    let isRound = half.filter { $0[0] > 20 && $0[1] < 20 }
      .allSatisfy { abs(hypot($0[0] - 20, $0[1] - 20) - 20) < 0.02 }
    #expect(isRound)
    try frame(10)
    #expect(try browser.value("plane('slider') === null") as? Bool == true)
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  /// A circle of 20 points about (30, 30) goes 20 points to the right; it cuts what is in the masked layer, too.
  @Test(arguments: ["disc", "dot"])
  func layersAreMaskedAsInTheFrame(_ name: String) throws {
    try open(MadeRecording.cut())
    for (number, middle) in [(0, 30.0), (5, 40.0), (10, 50.0)] {
      try frame(number)
      for (x, y) in [(30.0, 30.0), (12, 30), (48, 30), (30, 8), (57, 30), (16, 16), (40, 44)] {
        let distance = hypot(x + 0.5 - middle, y + 0.5 - 30)
        guard abs(distance - 20) > 1 else { continue }
        let alpha = try browser.number("alphaOf('\(name)', \(x), \(y))")
        #expect(alpha == (distance < 20 ? 255 : 0), "\(name) at \(x), \(y) in frame \(number)")
      }
    }
  }

  /// Seen from the front, with no space between them, the planes make the picture of the frame.
  @Test func planesOnePlaceMakeTheFrame() throws {
    try open(MadeRecording.cut())
    _ = try browser.value(
      """
      (() => {
        const style = document.createElement("style");
        style.textContent = "html { overflow: hidden; } .plane { outline: none !important; } .lines-of-plane { display: none; }";
        document.head.append(style);
        const exploded = document.querySelector("filmstrip-exploded");
        Object.assign(exploded, { turn: 0, tilt: 0, spread: 0, zoom: 1 });
        exploded.draw();
      })()
      """)
    for number in [0, 5, 10] {
      try frame(number)
      let box = try #require(
        try browser.value(
          """
          (() => { const box = document.querySelector(".scene").getBoundingClientRect();
            return [box.left, box.top, box.width, box.height]; })()
          """) as? [Double])
      let shot = try PNGReader.decode(
        try browser.picture(width: 1_200, height: 900, scale: 1), name: "shot"
      ).bitmap
      let colors = try #require(
        try browser.value(
          """
          (() => {
            const { state } = filmstrip;
            const { image, width, height } = state.main.picture(state.frame);
            const canvas = document.createElement("canvas");
            [canvas.width, canvas.height] = [width, height];
            const context = canvas.getContext("2d");
            context.drawImage(image, 0, 0);
            const { device } = state.main;
            const all = [];
            for (let y = 5; y < device.height; y += 10) for (let x = 5; x < device.width; x += 10) {
              const data = context.getImageData(x / device.width * width, y / device.height * height, 1, 1).data;
              all.push([x, y, data[0], data[1], data[2]]);
            }
            return all;
          })()
          """) as? [[Double]])
      var worst = (distance: 0, place: "")
      var far = 0
      for color in colors {
        let x = Int(box[0] + color[0] / 120 * box[2])
        let y = Int(box[1] + color[1] / 200 * box[3])
        let pixel = shot[x, y]
        let distance =
          [
            abs(Int(pixel.red) - Int(color[2])), abs(Int(pixel.green) - Int(color[3])),
            abs(Int(pixel.blue) - Int(color[4])),
          ].max() ?? 0
        if distance > 16 { far += 1 }
        if distance > worst.distance { worst = (distance, "\(color[0]), \(color[1]): \(pixel)") }
      }
      // Edges are smoothed at another size.
      #expect(
        far <= colors.count / 100,
        "frame \(number): \(far) of \(colors.count), worst \(worst), in \(box)")
    }
  }

  /// What a clip leaves out is not pointed at in the picture either.
  @Test func whatIsCutOffIsNotPointedAt() throws {
    try open(MadeRecording.cut())
    func layer(_ x: Double, _ y: Double) throws -> String? {
      try browser.text(
        """
        (() => { const { main, frame } = filmstrip.state; const id = main.layerAt(frame, \(x), \(y));
          return id === null ? "none" : main.title(id); })()
        """)
    }
    try frame(5)
    // `slider` reaches from 60 to 140, `window` to 100.
    #expect(try layer(80, 40) == "slider")
    #expect(try layer(110, 40) != "slider")
    #expect(try layer(40, 40) == "window")
  }
}
