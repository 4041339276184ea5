// SPDX-License-Identifier: MIT

/// How context menus look and move, as on iOS 14 to 18: points, seconds, and the evidence for each.
package struct ContextMenuBehavior: BehaviorValues {
  /// Seconds until a press shows the menu (documented for long presses: 0.5; iOS begins to lift the
  /// view before, which is not shown here).
  package var pressDuration = 0.5
  /// Width of a menu, height of a row with one line, and radius of the corners (measured by others: 250,
  /// 44, 13).
  package var menu = (width: 250.0, row: 44.0, radius: 13.0)
  /// From the side of a menu to its texts, and to its images at the other side (approximated from
  /// screenshots).
  package var rowPadding = (leading: 16.0, ticked: 34.0, trailing: 16.0)
  /// Height of what separates sections (approximated from screenshots: 8).
  package var sectionGap = 8.0
  /// Between preview and menu, and from both to the sides of the safe area (approximated from
  /// screenshots).
  package var spacing = (menu: 12.0, side: 16.0)
  /// Radius of the corners of a preview of a controller (measured by others: 13).
  package var previewRadius = 13.0
  /// Shadow of preview and menu: opacity and Gaussian sigma (approximated from screenshots).
  package var shadow = (opacity: 0.2, radius: 20.0)
  /// Seconds and damping ratios with which a menu comes and goes, and the scale from which it grows
  /// (approximated from recordings).
  package var motion = (presenting: 0.45, presentingDamping: 0.8, dismissing: 0.35, scale: 0.3)

  package init() {}
}

extension BehaviorProfile {
  package var contextMenus: ContextMenuBehavior {
    get { self[ContextMenuBehavior.self] }
    set { self[ContextMenuBehavior.self] = newValue }
  }
}
