// SPDX-License-Identifier: MIT
// Times of a transition that moves two hundred views: by their constraints, and by their frames.
//
// Usage: bench-constraints ROUNDS    medians in microseconds, one line: the transition by frames and by
//                                    constraints, its block of animations by frames and by constraints,
//                                    the first layout by frames and by constraints
//        bench-constraints check     whether both put all views into the same places
//        bench-constraints screens ROUNDS    the first layout of each sample screen, in microseconds
import Filmstrip
import FilmstripSampleScreens
import UIKit

/// Fifty rows of four views, whose insets, widths and heights change: most numbers of most views.
@MainActor
class Rows: UIViewController {
  static let rowCount = 50
  private(set) var views: [UIView] = []
  var isWide = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for index in 0..<4 * Rows.rowCount {
      let part = UIView()
      part.backgroundColor = index % 2 == 0 ? .systemBlue : .systemTeal
      view.addSubview(part)
      views.append(part)
    }
    build()
  }

  /// Inset, side of the picture, gap, height of a line.
  var numbers: (inset: CGFloat, side: CGFloat, gap: CGFloat, line: CGFloat) {
    isWide ? (44, 10, 3, 4) : (16, 12, 8, 5)
  }

  func build() {}
  func change() { isWide.toggle() }
}

/// The rows as code writes them that computes frames.
final class FrameRows: Rows {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }

  override func change() {
    super.change()
    place()
  }

  private func place() {
    let (inset, side, gap, line) = numbers
    let width = view.bounds.width
    var top: CGFloat = 0
    for row in 0..<Rows.rowCount {
      let parts = views[4 * row..<4 * row + 4]
      let first = parts.startIndex
      let left = inset + side + gap
      parts[first].frame = CGRect(x: inset, y: top + gap, width: side, height: side)
      parts[first + 1].frame = CGRect(
        x: left, y: top + gap, width: width - left - inset, height: line)
      parts[first + 2].frame = CGRect(
        x: left, y: top + gap + line + 2, width: width - left - inset, height: line)
      parts[first + 3].frame = CGRect(
        x: inset, y: top + gap + side + 1, width: width - 2 * inset, height: 1)
      top += gap + side + 2
    }
  }
}

/// The rows as code writes them that has constraints: those whose constants change are kept.
final class ConstrainedRows: Rows {
  private var insets: [NSLayoutConstraint] = []
  private var rightInsets: [NSLayoutConstraint] = []
  private var sides: [NSLayoutConstraint] = []
  private var gaps: [NSLayoutConstraint] = []
  private var lines: [NSLayoutConstraint] = []

  override func build() {
    let (inset, side, gap, line) = numbers
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    var above: UIView?
    for row in 0..<Rows.rowCount {
      let (picture, title, text, rule) = (
        views[4 * row], views[4 * row + 1], views[4 * row + 2], views[4 * row + 3]
      )
      insets += [
        picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
        rule.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      ]
      rightInsets += [title, text, rule].map {
        view.trailingAnchor.constraint(equalTo: $0.trailingAnchor, constant: inset)
      }
      sides.append(picture.widthAnchor.constraint(equalToConstant: side))
      gaps += [
        title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: gap),
        text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: gap),
        picture.topAnchor.constraint(equalTo: above?.bottomAnchor ?? view.topAnchor, constant: gap),
      ]
      lines.append(title.heightAnchor.constraint(equalToConstant: line))
      NSLayoutConstraint.activate([
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        title.topAnchor.constraint(equalTo: picture.topAnchor),
        text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
        text.heightAnchor.constraint(equalTo: title.heightAnchor),
        rule.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 1),
        rule.heightAnchor.constraint(equalToConstant: 1),
      ])
      above = rule
    }
    NSLayoutConstraint.activate(insets + rightInsets + sides + gaps + lines)
  }

  override func change() {
    super.change()
    let (inset, side, gap, line) = numbers
    for constraint in insets { constraint.constant = inset }
    for constraint in rightInsets { constraint.constant = inset }
    for constraint in sides { constraint.constant = side }
    for constraint in gaps { constraint.constant = gap }
    for constraint in lines { constraint.constant = line }
    view.layoutIfNeeded()
  }
}

/// Microseconds of this thread's processor time: what else the machine does is not in them.
func microseconds(_ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
  let start = now()
  try body()
  return now() - start
}

/// Stages, their rows on the screen.
@MainActor
struct Contender {
  let stage = Stage()
  let rows: Rows
  let firstLayout: Double

  init(_ rows: Rows) {
    self.rows = rows
    rows.loadViewIfNeeded()
    let stage = stage
    firstLayout = microseconds {
      stage.window.rootViewController = rows
      stage.advance(by: 0)
    }
  }

  /// The transition there, its frames without their pixels; of it the block of animations alone.
  func transition() -> (all: Double, block: Double) {
    var block = 0.0
    let all = microseconds {
      let recording = stage.record("rows") {
        block = microseconds { UIView.animate(withDuration: 0.35) { rows.change() } }
      }
      guard recording.frames.count == 22 else { fatalError("\(recording.frames.count) frames") }
    }
    return (all, block)
  }
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Microseconds of what a sample screen takes until it is on the screen.
@MainActor
func firstLayout(of screen: SampleScreen) -> Double {
  let stage = Stage()
  stage.advance(by: 0)
  return microseconds {
    stage.window.rootViewController = screen.makeViewController()
    stage.advance(by: 0)
  }
}

/// The largest distance of an edge of a view in one of the contenders from the same in the other one.
@MainActor
func distance(_ first: Contender, _ second: Contender) -> Double {
  zip(first.rows.views, second.rows.views).map {
    max(
      abs($0.frame.minX - $1.frame.minX), abs($0.frame.maxX - $1.frame.maxX),
      abs($0.frame.minY - $1.frame.minY), abs($0.frame.maxY - $1.frame.maxY))
  }.max() ?? 0
}

@MainActor
func main() {
  let arguments = Array(CommandLine.arguments.dropFirst())
  let rounds = max(1, arguments.last.flatMap(Int.init) ?? 21)
  if arguments.first == "screens" {
    for screen in SampleScreen.allCases {
      let times = (0..<rounds).map { _ in firstLayout(of: screen) }
      print(screen.rawValue, String(format: "%.1f", median(times)))
    }
    return
  }
  let (frames, constraints) = (Contender(FrameRows()), Contender(ConstrainedRows()))
  _ = (frames.transition(), constraints.transition())
  if arguments.first == "check" {
    let there = distance(frames, constraints)
    _ = (frames.transition(), constraints.transition())
    print("largest distance of an edge: \(max(there, distance(frames, constraints))) points")
    return
  }
  var times: [[Double]] = Array(repeating: [], count: 6)
  for _ in 0..<rounds {
    // Both in turn, so that a machine that slows down slows both of them down.
    let (first, second) = (frames.transition(), constraints.transition())
    let round = [
      first.all, second.all, first.block, second.block, Contender(FrameRows()).firstLayout,
      Contender(ConstrainedRows()).firstLayout,
    ]
    for (index, value) in round.enumerated() { times[index].append(value) }
  }
  print(times.map { String(format: "%.1f", median($0)) }.joined(separator: " "))
}

main()
