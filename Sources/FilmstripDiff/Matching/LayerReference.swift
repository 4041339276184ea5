// SPDX-License-Identifier: MIT

/// A layer as a person would call it.
public struct LayerReference: Sendable, Equatable {
  /// The `id` in the expected timeline; nil where only the actual one has the layer.
  public let expected: Int?
  /// The `id` in the actual timeline; nil where only the expected one has the layer.
  public let actual: Int?
  /// What people call it: ``Timeline/Layer/title``.
  public let title: String
}
