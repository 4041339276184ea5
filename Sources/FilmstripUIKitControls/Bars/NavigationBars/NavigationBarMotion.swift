// SPDX-License-Identifier: MIT

/// Where the parts of two items' contents are at the two ends of a push, or of the pop that
/// reverses it.
///
/// The motion follows ports of it to other toolkits, as Apple's numbers are not known: the title
/// below turns into the back button's while it moves there, the title above comes from the right,
/// and buttons fade.
@MainActor
struct NavigationBarMotion {
  private struct Pose {
    /// Nil for what only fades.
    var center: CGPoint?
    var alpha: CGFloat
  }

  private struct Move {
    let view: UIView
    let lower: Pose
    let upper: Pose
  }

  private var moves: [Move] = []
  /// Windows on large titles, and their heights at the two ends.
  private var windows: [(view: UIView, lower: CGFloat, upper: CGFloat)] = []

  /// The motion between the contents of two items, both in their places of rest.
  ///
  /// With `none` as the operation nothing travels: `lower` fades out and `upper` in.
  init(
    lower: NavigationBarContentView?, upper: NavigationBarContentView?,
    operation: NavigationBarOperation
  ) {
    let isTravelling = operation != .none
    addBackButtons(lower, upper, isTravelling: isTravelling)
    addTitles(lower, upper, isTravelling: isTravelling)
    addLargeTitles(lower, upper, isTravelling: isTravelling)
    for content in [lower, upper] {
      for button in (content?.leading ?? []) + (content?.trailing ?? []) {
        addFade(of: button, isUpper: content === upper)
        // Twice, so that little is seen of either side while both are there.
        if let inner = button.ownContent { addFade(of: inner, isUpper: content === upper) }
      }
      if let search = content?.searchWindow { addFade(of: search, isUpper: content === upper) }
    }
  }

  /// Puts everything where it is while one of the two items is shown; inside an animation block it
  /// moves there.
  func apply(atUpper: Bool) {
    for move in moves {
      let pose = atUpper ? move.upper : move.lower
      if let center = pose.center { move.view.center = center }
      move.view.alpha = pose.alpha
    }
    for window in windows {
      var frame = window.view.frame
      frame.size.height = atUpper ? window.upper : window.lower
      window.view.place(at: frame)
    }
  }

  // MARK: Parts

  /// Adds a view of the lower content, which disappears, or of the upper one, which appears.
  private mutating func add(
    _ view: UIView, isUpper: Bool, awayBy offset: CGPoint, awayAlpha: CGFloat = 0,
    restAlpha: CGFloat? = nil
  ) {
    // What only fades is placed by the layout, which may be still to come.
    let place = offset == .zero ? nil : view.center
    let rest = Pose(center: place, alpha: restAlpha ?? view.alpha)
    let away = Pose(
      center: place.map { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) }, alpha: awayAlpha)
    moves.append(Move(view: view, lower: isUpper ? away : rest, upper: isUpper ? rest : away))
  }

  private mutating func addFade(of view: UIView, isUpper: Bool) {
    add(view, isUpper: isUpper, awayBy: .zero)
  }

  /// A view that is the same on both sides is seen only once, or it would shine through.
  private mutating func addShared(_ lower: UIView, _ upper: UIView) {
    add(lower, isUpper: false, awayBy: .zero, awayAlpha: 0, restAlpha: 0)
    add(upper, isUpper: true, awayBy: .zero, awayAlpha: upper.alpha)
  }

  private mutating func addBackButtons(
    _ lower: NavigationBarContentView?, _ upper: NavigationBarContentView?, isTravelling: Bool
  ) {
    let (below, above) = (lower?.backButton, upper?.backButton)
    if let below, let above {
      addShared(below.chevron, above.chevron)
    } else {
      if let below { addFade(of: below.chevron, isUpper: false) }
      if let above { addFade(of: above.chevron, isUpper: true) }
    }
    if let below {
      let isSame = !isTravelling && above.map { $0.label.text == below.label.text } == true
      if isSame, let above {
        addShared(below.label, above.label)
      } else {
        // Out through the left side.
        let way = isTravelling ? -(below.label.frame.maxX) : 0
        add(below.label, isUpper: false, awayBy: CGPoint(x: way, y: 0))
        if let above { addLabel(of: above, from: lower, isTravelling: isTravelling) }
      }
      if let icon = below.icon { addFade(of: icon, isUpper: false) }
    } else if let above {
      addLabel(of: above, from: lower, isTravelling: isTravelling)
    }
    if let icon = above?.icon { addFade(of: icon, isUpper: true) }
  }

  /// The back button's title comes out of the title that it names.
  private mutating func addLabel(
    of button: BackButtonView, from lower: NavigationBarContentView?, isTravelling: Bool
  ) {
    var way: CGFloat = 0
    if isTravelling, let lower { way = lower.title.center.x - button.labelCenter }
    add(button.label, isUpper: true, awayBy: CGPoint(x: way, y: 0))
  }

  private mutating func addTitles(
    _ lower: NavigationBarContentView?, _ upper: NavigationBarContentView?, isTravelling: Bool
  ) {
    if !isTravelling, let lower, let upper, let text = lower.titleText?.text,
      text == upper.titleText?.text, lower.title.frame == upper.title.frame
    {
      addShared(lower.title, upper.title)
      return
    }
    let travel = isTravelling ? (upper ?? lower)?.bounds.width ?? 0 : 0
    if let lower {
      var way = -travel * BarMetrics.titleTravel
      if isTravelling, let button = upper?.backButton, !button.label.isHidden {
        way = button.labelCenter - lower.title.center.x
      }
      add(lower.title, isUpper: false, awayBy: CGPoint(x: way, y: 0))
    }
    if let upper {
      add(upper.title, isUpper: true, awayBy: CGPoint(x: travel * BarMetrics.titleTravel, y: 0))
      // Twice, so that it is hardly seen before it has passed the buttons.
      if let text = upper.titleText { addFade(of: text, isUpper: true) }
    }
  }

  private mutating func addLargeTitles(
    _ lower: NavigationBarContentView?, _ upper: NavigationBarContentView?, isTravelling: Bool
  ) {
    let heights = [lower, upper].map { $0?.isLarge == true ? BarMetrics.largeTitleHeight : 0 }
    for view in [lower, upper].compactMap({ $0?.largeTitleWindow }) {
      windows.append((view, heights[0], heights[1]))
    }
    let width = isTravelling ? (upper ?? lower)?.bounds.width ?? 0 : 0
    if let title = lower?.largeTitle {
      // With the view below, which is being covered.
      add(title, isUpper: false, awayBy: CGPoint(x: -width * BarMetrics.coveredTravel, y: 0))
    }
    if let title = upper?.largeTitle {
      // With the view that comes, all of it seen.
      add(title, isUpper: true, awayBy: CGPoint(x: width, y: 0), awayAlpha: isTravelling ? 1 : 0)
    }
  }
}
