// SPDX-License-Identifier: MIT

/// How much a file may ask for.
///
/// A hundred thousand nodes are a thousand scenes of a hundred values each.
package struct YAMLLimits: Sendable {
  /// Bytes of the file.
  package var byteCount = 1 << 20
  /// Nodes, with those that aliases stand for: a few lines can ask for billions.
  package var nodeCount = 100_000
  package var depth = 32

  package init() {}
}
