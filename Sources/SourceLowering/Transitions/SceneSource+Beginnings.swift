// SPDX-License-Identifier: MIT

extension SceneSource {
  static let ends: Set<String> = [
    "dismiss", "popViewController", "popToRootViewController",
  ]

  /// Whether a pan that a type handles begins the way forth.
  func begins(_ id: AppIndex.TypeID) -> Bool {
    !index.calledByPans(of: id).isDisjoint(with: TapFinder.beginnings)
  }

  /// Finds what begins the way forth under a touch: the delegate itself, one of the drivers, or the app's screen that has
  /// the delegate.
  ///
  /// Such a screen stands where the way begins; the screen that it casts the other one to, at its end.
  mutating func findBeginner(_ types: [AppIndex.TypeID]) {
    guard transition.role == .delegate, transition.way != .tab, !isPlain else { return }
    if let known = types.first(where: { begins($0) && own[.to] != $0 }) {
      beginner = known
    } else if own[.from] == nil {
      beginner = screen(besides: own[.to], naming: [transition.type]) { begins($0) }
      own[.from] = beginner
    }
    findEnder(types)
    guard let beginner, isScreen(beginner), own[.to] == nil else { return }
    own[.to] = destination(of: beginner)
  }

  /// The screen that one of the app's takes from a storyboard; nil where that cannot be made.
  private func destination(of id: AppIndex.TypeID) -> AppIndex.TypeID? {
    let casts = index.parts(of: id).flatMap(\.casts).filter { cast in
      let subject = cast.subject.lowercased()
      return subject.contains("destination") || subject.contains("instantiate")
    }
    return casts.compactMap { index.declaration($0.type, from: id.file) }.first {
      isScreen($0) && (allowed?.contains($0.file) ?? true) && making.object(of: $0).fillIns.isEmpty
    }
  }

  /// Finds the screen of the app's that begins the way back under a touch, and knows the delegate: it stands at the end.
  private mutating func findEnder(_ types: [AppIndex.TypeID]) {
    func ends(_ id: AppIndex.TypeID) -> Bool {
      !index.calledByPans(of: id).isDisjoint(with: SceneSource.ends)
    }
    guard own[.to] == nil, isDriven(types), !types.contains(where: ends) else { return }
    own[.to] = screen(besides: own[.from], naming: types, where: ends)
  }

  /// The first of the app's screens, other than one, that names one of some types, can be made, and fits.
  private func screen(
    besides other: AppIndex.TypeID?, naming types: [AppIndex.TypeID],
    where fits: (AppIndex.TypeID) -> Bool
  ) -> AppIndex.TypeID? {
    let names = Set(types.map { index[$0].name })
    return index.declarations.first { id in
      id != other && isScreen(id) && !index[id].isHidden && (allowed?.contains(id.file) ?? true)
        && index.parts(of: id).contains { !$0.names.isDisjoint(with: names) } && fits(id)
        && isComplete(id)
    }
  }

  /// Finds the screen of the app's on which a tap begins the way forth: the delegate itself, or one that names it.
  mutating func findTapped() {
    guard transition.role == .delegate, transition.way != .tab, transition.act == nil else {
      return
    }
    let finder = TapFinder(index: index)
    let type = transition.type
    let root = index.root(of: type) ?? ""
    if TapFinder.containers.contains(root), let target = finder.target(on: type),
      making.object(of: type).fillIns.isEmpty
    {
      self.target = target
      return
    }
    let isOwn = isScreen(type) && !presentsItself
    let screen =
      isOwn && isComplete(type)
      ? type : screen(besides: nil, naming: [type]) { $0 != type && finder.target(on: $0) != nil }
    guard let screen, let target = finder.target(on: screen) else { return }
    self.target = target
    own[.to] = destination(of: screen) ?? own[.to].flatMap { $0 == screen ? nil : $0 }
    own[.from] = screen
  }

  /// Whether a screen can be made, and waits for nothing that the app sets.
  private func isComplete(_ id: AppIndex.TypeID) -> Bool {
    !index.allParts(of: id).flatMap(\.properties).contains {
      ($0.type ?? "").hasSuffix("!") && !$0.isOutlet && !$0.isStatic
    } && making.object(of: id).fillIns.isEmpty
  }

  /// Whether a transition has what drives it.
  func isDriven(_ types: [AppIndex.TypeID]) -> Bool {
    types.contains { id in
      index.parts(of: id).contains { $0.names.contains(TransitionFinder.driver) }
        || index.ancestry(of: id).contains(TransitionFinder.driver)
        || index.ancestry(of: id).contains(TransitionFinder.interacting)
    }
  }
}
