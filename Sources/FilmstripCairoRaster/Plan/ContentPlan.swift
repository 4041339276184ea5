// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

final class ContentPlan {
  /// Leads from the commands' space to device pixels.
  let ctm: Transform
  let commands: [CommandPlan]

  /// Commands given in a space; `isReversed` is whether the canvas will be seen from its back.
  init(_ commands: [DrawCommand], in ctm: Transform, isReversed: Bool) {
    self.ctm = ctm
    self.commands = commands.map { CommandPlan($0, in: ctm, isReversed: isReversed) }
  }
}

struct CommandPlan {
  let command: DrawCommand
  let held: Held

  enum Held {
    /// Nothing of it is drawn.
    case nothing
    /// The command is painted as it is.
    case itself
    /// The command paints all that is not clipped away, or of a rectangle.
    case everything(EverythingPlan)
    case bitmap(BitmapPlan)
    case picture(ContentPlan)
    case node(NodePlan)
    case group(GroupPlan)
  }

  fileprivate init(_ command: DrawCommand, in ctm: Transform, isReversed: Bool) {
    self.command = command
    switch command {
    case .fill(let path, _, .color) where path.elements.count == 5:
      // It may be a rectangle, which hides what is below or is a part of a mosaic.
      held = .everything(EverythingPlan())
    case .fill, .stroke, .glyphs, .imagePart: held = .itself
    case .paint: held = .everything(EverythingPlan())
    case .node(let node):
      held =
        NodePlan(KnownNode(node), in: ctm, isReversed: isReversed).map { .node($0) } ?? .nothing
    case .group(let group):
      held = GroupPlan(group, in: ctm, isReversed: isReversed).map { .group($0) } ?? .nothing
    case .image(let image, let rect):
      guard let toDevice = image.placed(in: rect, of: ctm) else {
        held = .nothing
        return
      }
      switch image {
      case .bitmap(let bitmap): held = .bitmap(BitmapPlan(bitmap, toDevice: toDevice))
      case .picture(let picture):
        held = .picture(ContentPlan(picture.commands, in: toDevice, isReversed: isReversed))
      }
    }
  }
}

/// What is noted of a command that paints all that is not clipped away, or all of a rectangle.
final class EverythingPlan {
  /// A box around what can be seen of it under what is painted later, in device pixels; nil for all of it.
  var visible: PixelRect?

  /// Whether nothing of it can be seen, or what can is painted already.
  var isHidden: Bool { visible?.isEmpty == true }
}

final class BitmapPlan {
  let bitmap: Bitmap
  /// Leads from the bitmap's pixels to those of the device.
  let toDevice: Transform
  /// What of it stays visible under what is painted later, in device pixels; nil where all of it is
  /// to be drawn.
  var visibleParts: [PixelRect]?

  init(_ bitmap: Bitmap, toDevice: Transform) { (self.bitmap, self.toDevice) = (bitmap, toDevice) }
}

final class GroupPlan {
  let group: Group
  /// Leads from the group's own space to device pixels.
  let toDevice: Transform
  /// Leads from the space around the group, in which its shadow falls.
  let outer: Transform
  let route: Route
  let isReversed: Bool

  /// A group whose surroundings `ctm` leads to device pixels; nil for one of which nothing is drawn.
  init?(_ group: Group, in ctm: Transform, isReversed: Bool) {
    guard let (toDevice, route) = group.route(in: ctm) else { return nil }
    (self.group, self.toDevice, outer) = (group, toDevice, ctm)
    (self.route, self.isReversed) = (route, isReversed)
  }

  /// A group in its own plane, wherever that is.
  init(_ group: Group, toDevice: Transform, isReversed: Bool) {
    (self.group, self.toDevice, outer) = (group, toDevice, toDevice)
    (route, self.isReversed) = (.separate, isReversed)
  }

  /// Whether the group changes all that its clips leave, even by painting nothing.
  var isWide: Bool { group.blend.isUnbounded && group.isIsolated }

  var summary: ContentSummary { ContentSummary(of: [.group(group)]) }

  /// Leads from the commands' space: depth passes through a group that only moves.
  var space: Transform { group.isChangeOfSpace ? toDevice : toDevice.flattening }

  private(set) lazy var content = plan(group.commands)
  /// The commands of the group's mask; nil for none.
  private(set) lazy var mask = group.hasEffects ? group.effects.mask.map { plan($0) } : nil

  func plan(_ commands: [DrawCommand]) -> ContentPlan {
    ContentPlan(commands, in: space, isReversed: isReversed)
  }

  /// Whether the group's shadow falls on the plane around it; one in perspective falls on its own.
  var shadowFallsOutside: Bool { toDevice.isAffine && outer.isAffine }

  /// A box around what casts the group's shadow, in the space in which that falls.
  private(set) lazy var caster: Box = {
    let space = shadowFallsOutside ? group.transform : .identity
    return ContentPlan(group.commands, in: space, isReversed: isReversed).box(within: .unlimited)
  }()
}
