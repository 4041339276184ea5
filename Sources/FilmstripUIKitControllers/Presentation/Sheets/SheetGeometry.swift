// SPDX-License-Identifier: MIT

/// Where a sheet lies in its container: numbers alone, in points of the container's space.
@MainActor
struct SheetGeometry {
  enum Kind: Equatable {
    /// Along the bottom of the screen, as on phones.
    case edge
    /// All of the container, as on phones on their side.
    case full
    /// In the middle of a wide screen.
    case centred
  }

  struct Place: Equatable {
    var frame: CGRect
    /// By how much it is made smaller about `center`, 1 for not at all.
    var scale: CGFloat = 1
    /// Its middle on the screen.
    var center: CGPoint
    /// Height that was asked for, without what the home indicator covers.
    var value: CGFloat
    /// Whether all four corners are to be seen.
    var isFloating = false

    var shown: CGRect {
      let size = CGSize(width: frame.width * scale, height: frame.height * scale)
      return CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  let kind: Kind
  let container: CGRect
  let safeArea: UIEdgeInsets
  let scale: CGFloat
  let large: CGRect
  private let floats: Bool
  private let profile = BehaviorProfile.current.sheets

  /// The geometry of a container with a safe area and traits.
  ///
  /// A centred sheet has the size of a form or of a page, or, as a form, the preferred one, zero for
  /// none; along the edge it may follow the preferred width, and on a low screen keep to the edge
  /// rather than to cover all.
  init(
    container: CGRect, safeArea: UIEdgeInsets, traits: UITraitCollection, isForm: Bool,
    preferredSize: CGSize, followsWidth: Bool, attachesInCompactHeight: Bool
  ) {
    self.container = container
    self.safeArea = safeArea
    scale = traits.displayScale > 0 ? traits.displayScale : 1
    let isRegular = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    if isRegular {
      kind = .centred
    } else {
      kind = traits.verticalSizeClass == .compact && !attachesInCompactHeight ? .full : .edge
    }
    floats = kind == .edge && traits.verticalSizeClass != .compact && profile.floats
    switch kind {
    case .full: large = container
    case .edge:
      let top = max(CGFloat(profile.leastTopInset), safeArea.top)
      var width = container.width
      if traits.verticalSizeClass == .compact { width -= safeArea.left + safeArea.right }
      if followsWidth, preferredSize.width > 0 { width = min(preferredSize.width, width) }
      large = CGRect(
        x: container.midX - max(width, 0) / 2, y: container.minY + top, width: max(width, 0),
        height: max(container.height - top, 0))
    case .centred:
      large = SheetGeometry.centred(
        in: container, isForm: isForm, preferredSize: preferredSize, profile: profile)
    }
  }

  private static func centred(
    in container: CGRect, isForm: Bool, preferredSize: CGSize, profile: SheetBehavior
  ) -> CGRect {
    let inset = CGFloat(profile.padTopInset)
    let room = CGSize(width: container.width, height: max(container.height - 2 * inset, 0))
    var size = CGSize(width: min(room.width - 2 * inset, profile.padPageWidth), height: room.height)
    var lift: CGFloat = 0
    if isForm {
      size = CGSize(width: profile.formSize.width, height: profile.formSize.height)
      if preferredSize.width > 0 { size.width = preferredSize.width }
      if preferredSize.height > 0 { size.height = preferredSize.height }
      size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
      lift = size.height < room.height ? CGFloat(profile.formLift) : 0
    }
    return CGRect(
      x: container.midX - size.width / 2, y: container.midY - size.height / 2 - lift,
      width: size.width, height: size.height)
  }

  private var coveredHeight: CGFloat { kind == .centred ? 0 : safeArea.bottom }

  var maximumValue: CGFloat { max(large.height - coveredHeight, 0) }

  /// The medium height: a share of the largest, on the device's pixels.
  var mediumValue: CGFloat { (maximumValue * profile.mediumShare * scale).rounded() / scale }

  /// The height on the screen of a sheet along the edge, for a height asked for.
  func height(of value: CGFloat) -> CGFloat {
    guard value < maximumValue, kind != .full else { return large.height }
    return max(value, 0) + coveredHeight
  }

  /// The place of a sheet for a height asked for; one above the largest is the largest.
  func place(value: CGFloat) -> Place {
    guard value < maximumValue, kind != .full else { return place(height: large.height) }
    guard floats else { return place(height: height(of: value)) }
    let inset = CGFloat(profile.floatingInset(height: Double(value)))
    let isLow = profile.isLow(height: Double(value))
    let height = max(value, 0) + (isLow ? 0 : coveredHeight)
    let frame = CGRect(x: large.minX, y: large.maxY - height, width: large.width, height: height)
    let share = large.width > 0 ? max(large.width - 2 * inset, 0) / large.width : 1
    let center = CGPoint(x: large.midX, y: large.maxY - inset - height * share / 2)
    return Place(frame: frame, scale: share, center: center, value: value, isFloating: true)
  }

  /// The place of a sheet of a height on the screen that touches the edge, as during a touch.
  func place(height: CGFloat) -> Place {
    let height = min(max(height, 0), large.height)
    let frame = CGRect(x: large.minX, y: large.maxY - height, width: large.width, height: height)
    return Place(
      frame: frame, center: CGPoint(x: frame.midX, y: frame.midY),
      value: max(height - coveredHeight, 0), isFloating: kind == .centred)
  }

  func isLarge(_ place: Place) -> Bool { place.frame == large }

  /// What is covered of the sheet in a place; a floating card keeps what its edges would be spared.
  func safeArea(at place: Place) -> UIEdgeInsets {
    var insets = safeArea.inherited(by: place.frame, in: container)
    if place.isFloating, kind == .edge {
      insets.bottom = CGFloat(
        profile.floatingSafeArea(
          height: Double(place.value), bottom: Double(safeArea.bottom), scale: Double(scale)))
    }
    return insets
  }
}
