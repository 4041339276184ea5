// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

/// What is known of content without drawing it: whether it is worth a surface that is kept, what the
/// surface is found by, and whether drawing it reads what was drawn before.
///
/// The sum of what the parts say, made from the leaves up. It is about content, and not about where that
/// lands: making it plans nothing, and the plans of a node share one (``KnownNode``). All parts count, hidden
/// ones too, so that nothing takes another route because a part turned its back.
struct ContentSummary {
  /// Nodes and commands, each counted once.
  private(set) var partCount = 0
  private var memory = 0
  private var height = 0
  /// Whether a part shows what was painted before it, changed by filters.
  ///
  /// Blend modes do not count: they read a pixel only to write the same one, which is not seen where it is
  /// covered later.
  private(set) var showsBackdrop = false
  /// What mostly differs between contents.
  private var hasher = Hasher()

  /// A number that is the same for equal contents, and hardly ever for others that a recording has.
  var digest: Int { hasher.finalize() }

  /// Whether drawing takes longer than finding and showing a picture of it would.
  ///
  /// Never true of a part where it is false of the whole.
  var isCostly: Bool { partCount >= 24 }

  /// About how much memory the content keeps from being used otherwise; more than there is for content of more
  /// than a hundred levels.
  ///
  /// What is kept is compared with what is to be drawn, which takes some stack for each level: threads have
  /// little, and trees may be deep.
  var byteCount: Int { height > 100 ? ContentSummary.mostMemory : memory }

  init() {}

  init(of commands: [DrawCommand]) { add(commands) }

  init(of known: KnownNode) { add(known) }

  /// Adds commands beside what was added before.
  mutating func add(_ commands: [DrawCommand]) {
    for command in commands { add(command) }
  }

  private mutating func add(_ command: DrawCommand) {
    if case .node(let node) = command {
      add(KnownNode(node))
      return
    }
    add(bytes: MemoryLayout<DrawCommand>.size + command.byteCount)
    partCount += 1
    command.hashSome(into: &hasher)
    height = max(height, 1)
    if let held = command.held { addHeld(ContentSummary(of: held)) }
  }

  mutating func add(_ known: KnownNode) {
    add(bytes: known.node.byteCount)
    partCount += 1
    known.node.hashSome(into: &hasher)
    showsBackdrop = showsBackdrop || known.effects?.backdrop != nil
    height = max(height, 1)
    addHeld(known.parts)
    if let mask = known.mask { addHeld(mask.summary) }
  }

  /// Adds what a part holds that was added before.
  private mutating func addHeld(_ parts: ContentSummary) {
    guard parts.partCount > 0 else { return }
    hasher.combine(parts.digest)
    height = max(height, parts.height + 1)
    partCount += parts.partCount
    add(bytes: parts.memory)
    showsBackdrop = showsBackdrop || parts.showsBackdrop
  }

  private mutating func add(bytes: Int) { memory = min(memory + bytes, ContentSummary.mostMemory) }

  private static let mostMemory = 1 << 48
}

extension DrawCommand {
  /// The commands that a command other than a node is made from; nil for none.
  fileprivate var held: [DrawCommand]? {
    switch self {
    case .group(let group):
      if group.hasEffects, let mask = group.effects.mask {
        group.commands + mask
      } else {
        group.commands
      }
    case .image(.picture(let picture), _): picture.commands
    case .imagePart(let part):
      if case .picture(let picture) = part.image { picture.commands } else { nil }
    case .fill(_, _, .pattern(let pattern)), .paint(.pattern(let pattern)),
      .stroke(_, _, .pattern(let pattern)), .glyphs(_, .pattern(let pattern)):
      pattern.commands
    default: nil
    }
  }
}
