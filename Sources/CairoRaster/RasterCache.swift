// SPDX-License-Identifier: MIT
internal import Synchronization

/// What rasterizers keep from one frame to the next: shadows, glyphs, halved bitmaps.
///
/// Never changes a pixel. What is kept is made in a space of its own, whole pixels away from where
/// it is shown, and is made the same way when nothing is kept. Threads share it; two that miss the
/// same thing both make it. Least recently used goes first.
public final class RasterCache: Sendable {
  /// What all rasterizers of the process share unless told otherwise: 64 MiB.
  public static let shared = RasterCache(byteLimit: 64 << 20)

  /// How many bytes may be kept; 0 or less keeps nothing.
  public let byteLimit: Int
  private let state = Mutex(State())

  private struct State {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    var clock = 0
  }

  private struct Entry {
    let value: any Sendable
    let byteCount: Int
    var lastUse: Int
  }

  /// An empty cache.
  public init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// How many bytes are kept now: at most ``byteLimit``.
  public var byteCount: Int { state.withLock { $0.byteCount } }

  /// Forgets everything.
  public func removeAll() { state.withLock { $0 = State() } }

  /// What is kept for a key, or else what `make` makes, which is then kept.
  ///
  /// `byteCount` tells the size of what was made. What takes more than a quarter of the limit is not
  /// kept: it would drive out all the rest.
  func value<Value: Sendable>(
    for key: Key, byteCount: (Value) -> Int, make: () -> Value
  ) -> Value {
    let found: Value? = state.withLock { state in
      guard let index = state.entries.index(forKey: key) else { return nil }
      state.clock += 1
      state.entries.values[index].lastUse = state.clock
      return state.entries.values[index].value as? Value
    }
    if let found { return found }
    let value = make()
    insert(value, byteCount: byteCount(value) + Key.overhead, for: key)
    return value
  }

  private func insert(_ value: any Sendable, byteCount: Int, for key: Key) {
    guard byteCount <= byteLimit / 4 else { return }
    let limit = byteLimit
    state.withLock { state in
      state.clock += 1
      let old = state.entries.updateValue(
        Entry(value: value, byteCount: byteCount, lastUse: state.clock), forKey: key)
      state.byteCount += byteCount - (old?.byteCount ?? 0)
      guard state.byteCount > limit else { return }
      // Some room more than is needed, so that not every insertion has to look for the oldest.
      let oldestFirst = state.entries.sorted { $0.value.lastUse < $1.value.lastUse }
      for (key, entry) in oldestFirst {
        guard state.byteCount > limit - limit / 8 else { return }
        state.entries[key] = nil
        state.byteCount -= entry.byteCount
      }
    }
  }
}

extension RasterCache {
  /// Names what is kept by what it is made from, so that equal keys mean equal bytes.
  enum Key: Hashable, Sendable {
    /// A bitmap halved some times: its number and how often.
    case halved(bitmap: UInt64, times: Int)
    case shadow(ShadowKey)
    case glyphs(KeptGlyphs)

    /// About what an entry takes beside its value.
    static let overhead = 512
  }
}
