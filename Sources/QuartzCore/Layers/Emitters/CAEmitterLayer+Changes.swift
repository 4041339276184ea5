// SPDX-License-Identifier: MIT

extension CAEmitterLayer {
  func changeEmission(_ body: (inout EmitterProperties) -> Void) {
    keepHistory()
    update { body(&$0.emitter) }
  }

  /// Keeps what was emitted until now, for particles that are still alive.
  func keepHistory() {
    let now = isShown ? localTime(at: clock.now) : 0
    update { $0.emitter.keepHistory(until: now) }
  }

  /// Whether particles can have been seen: a layer that no window shows has no history.
  fileprivate var isShown: Bool { isCommitted && isInRenderTree }
}

extension CAEmitterLayer: EmitterCellHolder {
  func cellsDidChange() {
    // What was committed was sent off (as on iOS, where only key-value coding reaches it).
    guard !isShown || committedState != nil else { return }
    update { $0.emitter.cells = ($0.emitter.cellObjects ?? []).map { EmitterCell($0) } }
  }
}

extension EmitterProperties {
  /// Ends the present values at a local time; from then on, others count.
  ///
  /// When the time has been moved back, by a later `beginTime`, what was after it never was.
  mutating func keepHistory(until now: Double) {
    past.removeAll { $0.end > now }
    guard now > 0, now.isFinite, past.last?.end != now else { return }
    var values = self
    values.past = []
    past.append(EmitterHistory(end: now, emitter: values))
  }
}
