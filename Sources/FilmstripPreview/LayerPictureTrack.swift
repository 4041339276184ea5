// SPDX-License-Identifier: MIT

/// Which picture each layer has, frame by frame; a source is what a layer's picture is made from.
struct LayerPictureTrack<Source: Equatable> {
  private struct Entry {
    var source: Source
    var picture: Int
    var count = 0
    var byteCount = 0
  }

  /// What changes in each frame is worth so many pictures, or however many there are in so many bytes.
  static var maximumCount: Int { 8 }
  static var maximumByteCount: Int { 60_000 }

  private(set) var omittedCount = 0
  private var entries: [Int: Entry] = [:]
  private var now: [Int: Int] = [:]
  private var before: [Int: Int] = [:]

  /// Shows a layer in this frame, with a picture that is made unless the source is the same as before.
  ///
  /// Where it is one too many, the last one stays.
  mutating func show(
    _ layer: Int, _ source: Source, in store: inout LayerPictureStore,
    make: (Source, inout LayerPictureStore) -> (picture: Int, byteCount: Int)
  ) {
    guard var entry = entries[layer] else {
      let made = make(source, &store)
      entries[layer] = Entry(
        source: source, picture: made.picture, count: 1, byteCount: made.byteCount)
      if made.picture == LayerPictures.omitted { omittedCount += 1 }
      now[layer] = made.picture
      return
    }
    if entry.source != source {
      entry.source = source
      var isOmitted = entry.count >= Self.maximumCount && entry.byteCount > Self.maximumByteCount
      if !isOmitted {
        let made = make(source, &store)
        isOmitted = made.picture == LayerPictures.omitted
        entry.count += 1
        entry.byteCount += made.byteCount
        if !isOmitted { entry.picture = made.picture }
      }
      if isOmitted { omittedCount += 1 }
      entries[layer] = entry
    }
    now[layer] = entry.picture
  }

  /// What is another picture than in the frame before, by layer; then the next frame begins.
  mutating func changes() -> LayerPictures.Changes {
    var result: LayerPictures.Changes = []
    for layer in now.keys.sorted() {
      let picture = now[layer] ?? LayerPictures.none
      if before[layer] ?? LayerPictures.none != picture { result.append((layer, picture)) }
    }
    for layer in before.keys.sorted() where now[layer] == nil {
      if before[layer] != LayerPictures.none { result.append((layer, LayerPictures.none)) }
    }
    before = now
    now = [:]
    return result
  }
}
