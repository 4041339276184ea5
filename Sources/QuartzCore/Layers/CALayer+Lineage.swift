// SPDX-License-Identifier: MIT

extension CALayer {
  /// The layer and those that hold it, as a sublayer or as a mask, nearest first.
  var lineage: UnfoldFirstSequence<CALayer> {
    sequence(first: self) { $0.parentLayer }
  }

  /// The layer and its superlayers, nearest first; those above a mask are none of its own.
  package var superlayers: UnfoldFirstSequence<CALayer> {
    sequence(first: self) { $0.superlayer }
  }
}
