// SPDX-License-Identifier: MIT

extension AnimatableKeyPath {
  /// Filters of what a layer shows and of what is behind it.
  static let filters: [AnimatableKeyPath] = [
    AnimatableKeyPath(
      name: "backdropFilters", kind: .filters,
      get: { .filters($0.uncommonProperties.backdropFilters) },
      set: { if case .filters(let value) = $1 { $0.uncommonProperties.backdropFilters = value } }),
    AnimatableKeyPath(
      name: "contentFilters", kind: .filters,
      get: { .filters($0.uncommonProperties.contentFilters) },
      set: { if case .filters(let value) = $1 { $0.uncommonProperties.contentFilters = value } }),
  ]
}
