// SPDX-License-Identifier: MIT

// What views tell the engine of their tree.
extension ConstraintEngine {
  /// To be called when the frame of a view may have changed other than by the engine.
  func noteGeometry(of view: UIView) {
    guard let known = knownItem(view), known.isGiven else { return }
    for metric in LayoutMetric.allCases {
      if let held = known.given[metric.rawValue], let now = given(metric, of: known),
        !held.isNear(now)
      {
        return note(known)
      }
    }
  }

  /// To be called when the content's space of a view has moved in the view.
  func noteOrigin(of view: UIView) {
    if view.scrolledContentGuide != nil {
      scrolledConstraints.removeAll { $0.engine !== self }
      recompile(scrolledConstraints)
    } else {
      recompile(view.constraintsConcerning + view.storedSubviews.flatMap(\.constraintsConcerning))
    }
  }

  /// To be called when the size of a view's content, or a priority of it, may have changed.
  func noteContent(of view: UIView) {
    guard let known = knownItem(view) else { return }
    known.heightWidth = nil
    note(known)
  }

  /// To be called when the view is placed by constraints, or is not any more.
  func noteRole(of view: UIView) {
    guard let known = knownItem(view) else { return }
    note(known)
  }

  func knownItem(_ view: UIView) -> EngineItem? {
    view.constraintRecord.flatMap { items[ObjectIdentifier($0)] }
  }
}

extension UIView {
  /// The active constraints that name the view or one of its guides.
  var constraintsConcerning: [NSLayoutConstraint] {
    let guides: [UILayoutGuide] = areas.guides + (constraintRecord?.guides ?? []) + ownGuides
    return (constraintRecord?.naming ?? []) + guides.flatMap { $0.constraintRecord?.naming ?? [] }
  }

  /// To be called after code has set a frame: of a view that constraints place that is a mistake, if
  /// the next layout puts it back.
  func noteFrameSet(from size: CGSize, at place: CGPoint) {
    constraintRecord?.hasLostConstraints = false
    guard let record = constraintRecord, !record.isBeingPlaced, owner == nil, window != nil,
      bounds.size != size || center != place, record.engine?.solvedRect(of: self) != nil
    else { return }
    record.hasFrameSet = true
  }

  /// To be called before constraints put the view where its frame is not.
  func reportFramePutBack() {
    guard let record = constraintRecord, record.hasFrameSet else { return }
    record.hasFrameSet = false
    window?.stageEnvironment.log.report(.frameOfConstrainedView(view: reportName))
  }

  /// To be called when the view was moved or resized, also by the engine.
  func noteConstrainedGeometry(since old: CGRect) {
    guard let record = constraintRecord, let engine = record.engine ?? record.ownEngine else {
      return
    }
    if bounds.origin != old.origin { engine.noteOrigin(of: self) }
    guard !record.isBeingPlaced else {
      if bounds.size != old.size { noteConstrainedBaselines(engine) }
      return
    }
    engine.noteGeometry(of: self)
    if bounds.size != old.size {
      noteConstrainedBaselines(engine)
      // A width that is too large for reading depends on the size.
      noteConstrainedAreas()
    }
  }

  /// Text is in the middle of what is too high for it, so that lines move with the size.
  private func noteConstrainedBaselines(_ engine: ConstraintEngine) {
    guard let record = constraintRecord, hasTextBaselines else { return }
    engine.recompile(record.naming.filter { $0.namesBaseline })
  }

  /// To be called when the view has another safe area or other margins.
  func noteConstrainedAreas() {
    guard let record = constraintRecord, let engine = record.engine ?? record.ownEngine else {
      return
    }
    for guide in areas.guides { engine.recompile(guide.constraintRecord?.naming ?? []) }
    engine.recompile(record.naming.filter { $0.isWithinMargins })
  }

  /// To be called when a scroll view has zoomed the view.
  package func noteConstrainedScale() {
    guard let record = constraintRecord, let engine = record.engine ?? record.ownEngine else {
      return
    }
    engine.recompile(constraintsConcerning)
    superview?.setNeedsLayout()
  }

  /// Moves the view so that its frame begins at a point; unlike code that sets the frame, of a view that constraints
  /// place, too.
  package func moveFrame(to origin: CGPoint) {
    let record = constraintRecord
    let wasBeingPlaced = record?.isBeingPlaced ?? false
    record?.isBeingPlaced = true
    frame.origin = origin
    record?.isBeingPlaced = wasBeingPlaced
  }

  /// To be called when the direction of reading may have changed.
  func noteConstrainedDirection() {
    guard let record = constraintRecord, !record.held.isEmpty else { return }
    constraintEngine?.recompile(record.held)
  }
}

extension NSLayoutConstraint {
  fileprivate var attributes: [Attribute] {
    [first, second].compactMap(\.self).flatMap { [$0.attribute, $0.endAttribute] }
  }

  fileprivate var namesBaseline: Bool { attributes.contains { $0.isBaseline } }
  fileprivate var isWithinMargins: Bool { attributes.contains { $0.isWithinMargins } }
}
