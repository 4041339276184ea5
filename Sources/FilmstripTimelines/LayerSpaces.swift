// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

/// Where the layers of one frame lie: the transforms that lead from their own spaces to the window.
package struct LayerSpaces {
  private struct Spaces {
    let toWindow: Transform
    let inner: Transform
    let mask: Int?
  }

  private var spaces: [Int: Spaces] = [:]

  package init() {}

  /// Adds a layer after the one that it is in, as the states of a frame are ordered.
  ///
  /// - Returns: The transform from its own space to the window.
  package mutating func add(_ state: Timeline.LayerState) -> Transform {
    let parent = state.parent.flatMap { spaces[$0] }
    // A mask is not flattened, nor seen in the perspective of the children.
    let outer = (parent?.mask == state.id ? parent?.toWindow : parent?.inner) ?? .identity
    let node = state.node
    let toWindow = node.ownSpace(in: outer)
    spaces[state.id] = Spaces(
      toWindow: toWindow, inner: node.childSpace(own: toWindow), mask: state.mask)
    return toWindow
  }
}
