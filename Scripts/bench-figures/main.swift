// SPDX-License-Identifier: MIT
// Makes figures of a push that is recorded already: what each costs beside its recording. Scripts/bench.
import Filmstrip
import FilmstripFigures
import FilmstripTransitions
import UIKit

@MainActor
func record(_ name: String, duration: Double?, gesture: Gesture?) throws -> Recording {
  func screen(_ name: String) throws -> ScreenshotViewController {
    let file = try PNGReader.read(path: "Fixtures/screens/\(name).png")
    let image = CGImage(bitmap: file.bitmap)
    return ScreenshotViewController(image: UIImage(cgImage: image, scale: 3, orientation: .up))
  }
  let entry = try Gallery.entry(named: name)
  let stage = Stage()
  let scene = try entry.makeScene(
    SceneSetup(
      from: try screen("inbox"), to: try screen("message"), isDriven: gesture != nil,
      values: duration.map { ["duration": $0] } ?? [:]))
  scene.install(in: stage.window)
  stage.advance(by: 0)
  return stage.record(entry.name, limit: 60) {
    scene.start()
    if let gesture { stage.perform(gesture) }
  }
}

/// Milliseconds of this thread's processor time for something, the least of some times: what else the machine
/// does is not in it.
func time(_ rounds: Int, _ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  var least = Double.infinity
  for _ in 0..<rounds {
    let start = now()
    try body()
    least = min(least, now() - start)
  }
  return least
}

func column(_ text: String, _ width: Int, fromRight: Bool = true) -> String {
  let space = String(repeating: " ", count: max(0, width - text.count))
  return fromRight ? space + text : text + space
}

@MainActor
func measure(rounds: Int) throws {
  let push = try record("shadow-push", duration: nil, gesture: nil)
  let slow = try record("shadow-push", duration: 0.5, gesture: nil)
  let drag = Gesture.drag(
    from: CGPoint(x: 20, y: 400), direction: CGVector(dx: 1, dy: 0), length: 393, to: [0.6],
    legDuration: 0.3,
    release: .lift)
  let pop = try record("full-pop", duration: nil, gesture: drag)
  print("figures of a push of \(push.frames.count) frames, recorded already: milliseconds of one")
  print(
    "processor, the least of \(rounds); both files are those of a light page, PNG with 2 pixels to a point"
  )
  print(
    column("kind", 12, fromRight: false) + column("figure", 9) + column("SVG", 9)
      + column("PNG", 9) + column("all", 9) + column("bytes SVG", 12) + column("PNG", 10))
  for kind in FigureKind.allCases {
    let subject = kind == .gesture ? pop : push
    func make() throws -> Figure { try subject.figure(kind, comparedWith: slow) }
    let figure = try make()
    let made = try time(rounds) { _ = try make() }
    let svg = try time(rounds) { _ = try figure.svg(.light) }
    let png = try time(rounds) { _ = try figure.png(.light, scale: 2) }
    func files() throws -> [FigureFile] {
      try make().files(named: "figure", appearances: [.light], scales: [2])
    }
    let all = try time(rounds) { _ = try files() }
    func text(_ value: Double) -> String { String(format: "%.1f", value) }
    let sizes = try files().map { "\($0.bytes.count)" }
    print(
      column(kind.rawValue, 12, fromRight: false) + column(text(made), 9) + column(text(svg), 9)
        + column(text(png), 9) + column(text(all), 9) + column(sizes[0], 12) + column(sizes[1], 10))
  }
}

try MainActor.assumeIsolated {
  try measure(rounds: CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5)
}
