// SPDX-License-Identifier: MIT

/// Where a preview and a menu lie on a screen: near where the preview comes from, wholly inside of an area.
///
/// Approximated from screenshots: the menu is below the preview, or above it where there is more room; where
/// neither has the room the preview moves, and it is made smaller where that is not enough.
struct MenuPlacement: Equatable {
  let preview: CGRect
  let menu: CGRect
  let isBelow: Bool

  init(source: CGRect, previewSize: CGSize, menuSize: CGSize, in area: CGRect, spacing: CGFloat) {
    let menuRoom = menuSize.height > 0 ? menuSize.height + spacing : 0
    // What is left for the preview beside the menu.
    let room = CGSize(width: area.width, height: max(area.height - menuRoom, 1))
    let factor = min(
      room.width / max(previewSize.width, 1), room.height / max(previewSize.height, 1), 1)
    let size = CGSize(width: previewSize.width * factor, height: previewSize.height * factor)
    var top = source.midY - size.height / 2
    let left = min(max(source.midX - size.width / 2, area.minX), area.maxX - size.width)
    let below = area.maxY - (top + size.height)
    let above = top - area.minY
    isBelow = below >= menuRoom || below >= above
    if isBelow {
      top = min(max(top, area.minY), area.maxY - menuRoom - size.height)
    } else {
      top = min(max(top, area.minY + menuRoom), area.maxY - size.height)
    }
    preview = CGRect(x: left, y: top, width: size.width, height: size.height)
    // At the side of the preview on which the preview is.
    let isAtLeft = preview.midX <= area.midX
    let wanted = isAtLeft ? preview.minX : preview.maxX - menuSize.width
    menu = CGRect(
      x: min(max(wanted, area.minX), area.maxX - menuSize.width),
      y: isBelow ? preview.maxY + spacing : preview.minY - spacing - menuSize.height,
      width: menuSize.width, height: menuSize.height)
  }
}
