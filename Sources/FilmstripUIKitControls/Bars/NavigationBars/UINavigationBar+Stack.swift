// SPDX-License-Identifier: MIT

extension UINavigationBar {
  /// Begins to show another item.
  ///
  /// The bar's items are the new ones from now on. Without `stack` these follow from the operation:
  /// `to` on top of the present ones for a push, those up to `to` for a pop. A change in progress
  /// is completed first. `from` must be the item that is shown, and is only there to be read.
  package func beginTransition(
    from: UINavigationItem?, to: UINavigationItem, stack newStack: [UINavigationItem]? = nil,
    operation: NavigationBarOperation, isAnimated: Bool
  ) -> NavigationBarTransition {
    transition?.finish(completed: true)
    UIView.performWithoutAnimation {
      // What is shown now, and not with the next layout, is what the motion begins with.
      if bounds.width > 0 { layOut() }
    }
    return NavigationBarTransition(
      bar: self, newStack: newStack ?? stack(after: operation, showing: to), operation: operation,
      isAnimated: isAnimated)
  }

  private func stack(
    after operation: NavigationBarOperation, showing item: UINavigationItem
  ) -> [UINavigationItem] {
    if let index = stack.firstIndex(where: { $0 === item }) { return Array(stack[...index]) }
    switch operation {
    case .push: return stack + [item]
    case .pop, .none: return stack.dropLast() + [item]
    }
  }

  func adopt(_ items: [UINavigationItem]) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
  }

  /// Takes over a controller's items at once, unless a change is in progress.
  package func show(_ items: [UINavigationItem]) {
    guard transition == nil else { return }
    let isSame = items.count == stack.count && zip(items, stack).allSatisfy { $0 === $1 }
    guard !isSame else { return }
    adopt(items)
    contentDidChange()
  }

  // MARK: Without a controller

  func push(_ item: UINavigationItem, animated: Bool) {
    guard !stack.contains(where: { $0 === item }),
      delegate?.navigationBar(self, shouldPush: item) ?? true
    else { return }
    run(to: stack + [item], operation: .push, animated: animated) { bar in
      bar.delegate?.navigationBar(bar, didPush: item)
    }
  }

  @discardableResult
  func pop(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    run(to: stack.dropLast(), operation: .pop, animated: animated) { bar in
      bar.delegate?.navigationBar(bar, didPop: item)
    }
    return item
  }

  func replace(_ items: [UINavigationItem], animated: Bool) {
    let isPop = items.last.map { top in stack.contains { $0 === top } } ?? true
    run(to: items, operation: isPop ? .pop : .push, animated: animated) { _ in }
  }

  private func run(
    to items: [UINavigationItem], operation: NavigationBarOperation, animated: Bool,
    completion: @escaping (UINavigationBar) -> Void
  ) {
    transition?.finish(completed: true)
    guard animated, window != nil, let new = items.last, new !== topItem else {
      adopt(items)
      contentDidChange()
      completion(self)
      return
    }
    let transition = beginTransition(
      from: topItem, to: new, stack: items, operation: operation, isAnimated: true)
    UIView.animate(withDuration: BarMetrics.ownPushDuration) {
      transition.animate()
    } completion: { _ in
      transition.finish(completed: true)
      completion(self)
    }
  }
}
