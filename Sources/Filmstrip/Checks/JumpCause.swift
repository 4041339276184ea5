// SPDX-License-Identifier: MIT

extension CheckedRecording {
  /// The layer that makes a frame look otherwise than another one; nil where no layer alone does.
  ///
  /// Without it less than a third of the difference is left. Of many layers the largest ones are looked at: a picture is
  /// drawn for each.
  func cause(ofLookOf frame: Int, unlike other: Int) -> Int? {
    guard frames.indices.contains(frame), let expected = pictures.picture(other),
      let difference = pictures.difference(frame, other)
    else { return nil }
    let rests = layers.differing(in: frame, from: other, limit: 64).map { number in
      (
        number: number,
        rest: pictures.picture(frame, without: number).meanDifference(to: expected)
      )
    }
    guard let least = rests.map(\.rest).min(), least < difference / 3 else { return nil }
    // What contains it leaves as little.
    let best = rests.filter { $0.rest < least + difference / 20 }.map(\.number)
    return best.last { number in !best.contains { layers.isInside($0, of: [number]) } }
  }

  /// The first layer that can be seen in a frame and is not there in another one, but for the containers of
  /// transitions, which go with what is in them.
  func shownLayer(in frame: Int, notIn other: Int) -> Int? {
    let gone = layers.present[frame].subtracting(layers.present[other])
      .filter { layers.titles[$0] != "container" }
    return layers.numbers.first {
      gone.contains($0) && !layers.isInside($0, of: gone) && pictures.shows($0, in: frame)
    }
  }
}
