// SPDX-License-Identifier: MIT

/// A transition that an app's sources declare: a type that UIKit asks, and what it names.
struct FoundTransition {
  /// The type's part in the transition.
  enum Role { case delegate, animator, presentation, act }
  /// How its screens come and go.
  enum Way: String { case present, push, tab, contain, layer }

  let type: AppIndex.TypeID
  let role: Role
  let way: Way
  /// The animators, presentation controllers and drivers that the type names.
  let related: [AppIndex.TypeID]
  /// The call of the app's that begins it, where UIKit does not: the type's own, or that of one that owns it.
  var act: FoundAct?
  /// The delegate whose animator it is, in whose place the scene's own is.
  var owner: AppIndex.TypeID?
  /// The animator of the way back, where the delegate has another one for it.
  var back: AppIndex.TypeID?
  /// The only way that the delegate animates: forth, or back; nil for both, and where it does not tell.
  var only: Bool?
  /// Subclasses that inherit the transition and add nothing to it.
  var heirs: [AppIndex.TypeID] = []

  /// The same transition by another type.
  func by(_ type: AppIndex.TypeID) -> FoundTransition {
    FoundTransition(type: type, role: role, way: way, related: related, act: act)
  }
}

/// Finds transitions by what types conform to.
///
/// - A delegate for transitions is one transition for each of its ways: `UIViewControllerTransitioningDelegate` presents,
///   a `UINavigationControllerDelegate` with `animationControllerFor` pushes, and a `UITabBarControllerDelegate` with
///   `animationControllerForTransitionFrom` changes tabs. The animators that it names belong to it.
/// - An animator, or a presentation controller, that no delegate names is a transition with a delegate of the scene's.
/// - A controller that animates its children, and what adds a `CATransition` to a layer, are transitions that a call
///   of theirs begins.
struct TransitionFinder {
  let index: AppIndex
  private(set) var found: [FoundTransition] = []
  /// What looks like a transition and is none that a scene can show, with the reason.
  private(set) var skipped: [(type: AppIndex.TypeID, reason: String)] = []

  static let context = "UIViewControllerContextTransitioning"
  static let animating = "UIViewControllerAnimatedTransitioning"
  static let interacting = "UIViewControllerInteractiveTransitioning"
  static let driver = "UIPercentDrivenInteractiveTransition"

  init(_ index: AppIndex) {
    self.index = index
    var (animators, presentations, delegates) = (
      [AppIndex.TypeID](), [AppIndex.TypeID](), [AppIndex.TypeID]()
    )
    var ways: [AppIndex.TypeID: [FoundTransition.Way]] = [:]
    for id in index.declarations
    where [.classType, .structType, .actorType].contains(index[id].kind) {
      let ancestry = index.ancestry(of: id)
      let isPresentation = index.root(of: id) == "UIPresentationController"
      if isPresentation { presentations.append(id) }
      if ancestry.contains(TransitionFinder.animating) { animators.append(id) }
      // UIKit's delegates are objects of classes.
      guard index[id].kind == .classType else { continue }
      let methods = index.methods(of: id)
      let own = TransitionFinder.ways(methods.filter { !$0.returnsNil }, ancestry)
      if !own.isEmpty {
        ways[id] = own
        delegates.append(id)
      } else if !TransitionFinder.ways(index.parts(of: id).flatMap(\.methods), ancestry).isEmpty {
        skipped.append((id, "gives UIKit neither an animator nor a presentation controller"))
      }
    }
    var covered: Set<AppIndex.TypeID> = []
    for id in delegates {
      let related = self.related(to: id)
      covered.formUnion(related)
      // What a class inherits and does not change is the transition of the class from which it descends.
      if delegates.contains(where: { isHeir(id, of: $0) }) { continue }
      var heirs = delegates.filter { isHeir($0, of: id) }
      var type = id
      // A class of a module of others is shown by one of the app's.
      if !index.isOwn(id) {
        heirs.removeAll { !index.isOwn($0) }
        guard !heirs.isEmpty else { continue }
        type = heirs.removeFirst()
      }
      // A class from which the shown ones descend is shown by them.
      if type == id, index.hasSubclass(id), !index.isMade(id) {
        guard !heirs.isEmpty else { continue }
        type = heirs.removeFirst()
      }
      let asking = index.methods(of: id).filter { ActFinder.asked.contains($0.name) }
      let kept = index.allParts(of: id).flatMap(\.properties).filter {
        !$0.isComputed && $0.plainType.hasSuffix(TransitionFinder.animating)
      }
      let makesNone = asking.allSatisfy { method in
        !method.called.contains { $0.first?.isUppercase ?? false }
      }
      if !kept.isEmpty, makesNone, animators.isEmpty, presentations.isEmpty {
        skipped.append((id, "gives UIKit what others give it, and no type of the app's animates"))
        continue
      }
      let assigned = index.allParts(of: id).reduce(into: Set<String>()) {
        $0.formUnion($1.assigned)
      }
      if !kept.isEmpty, makesNone,
        kept.allSatisfy({
          // Another type of the file may set what is private to the file.
          !$0.isSettable && !$0.hasDefault && !assigned.contains($0.name)
            && $0.modifiers.isDisjoint(with: ["fileprivate", "fileprivate(set)"])
        })
      {
        skipped.append((id, "gives UIKit what its own code never sets"))
        continue
      }
      for way in ways[id] ?? [] {
        if way == .present, !isPresenting(id), (ways[id] ?? []).contains(.push) {
          skipped.append((id, "is the delegate of stacks alone in this app"))
          continue
        }
        add(
          FoundTransition(
            type: type, role: .delegate, way: way, related: related,
            act: way == .present ? presenter(of: type) : nil, heirs: heirs))
      }
    }
    // UIKit presents nothing with their animators: a container of the app's calls them, with a context of its own.
    var contained: [AppIndex.TypeID] = []
    let context = index.declarations.first {
      [.classType, .structType].contains(index[$0].kind) && index.isOwn($0)
        && index.ancestry(of: $0).contains(TransitionFinder.context)
    }
    var free: [(id: AppIndex.TypeID, way: FoundTransition.Way, isForth: Bool?, stem: String)] = []
    for id in animators where !covered.contains(id) && ways[id] == nil {
      if context != nil {
        contained.append(id)
        continue
      }
      if index.hasSubclass(id), !index.isMade(id) { continue }
      let stem = ActFinder.stem(index[id].name)
      free.append((id, way(of: id), stem?.0, stem?.1 ?? ""))
    }
    for one in free {
      // Two whose names differ in the words for the ways are the ways of one transition.
      let other = free.first {
        one.isForth != nil && $0.isForth == !(one.isForth ?? true) && $0.stem == one.stem
          && $0.way == one.way
      }
      if one.isForth == false, other != nil { continue }
      var related = related(to: one.id)
      if let other { related.append(other.id) }
      add(
        FoundTransition(
          type: one.id, role: .animator, way: one.way, related: related, back: other?.id))
    }
    for id in presentations where !covered.contains(id) && ways[id] == nil {
      if index.hasSubclass(id), !index.isMade(id) { continue }
      add(FoundTransition(type: id, role: .presentation, way: .present, related: related(to: id)))
    }
    let acts = ActFinder(index: index)
    for id in index.declarations + index.foreignExtensions where ways[id] == nil {
      for act in [acts.container(id), acts.layer(id)].compactMap({ $0 }) {
        let related = act.kind == .container ? related(to: id) : []
        if related.contains(where: covered.contains) { continue }
        contained.removeAll { related.contains($0) }
        add(
          FoundTransition(
            type: id, role: .act, way: act.kind == .container ? .contain : .layer,
            related: related, act: act))
      }
    }
    if let context {
      skipped += contained.map {
        ($0, "animates in a container of the app's own, with the context \(index[context].name)")
      }
    }
    skipped.removeAll { !index.isOwn($0.type) }
    found.sort { ($0.type, $0.way.rawValue) < ($1.type, $1.way.rawValue) }
  }

  /// The transition of a delegate's animators with a delegate of the scene's; nil where it names none.
  func animators(of found: FoundTransition) -> FoundTransition? {
    guard found.role == .delegate, found.way != .contain else { return nil }
    let animators = found.related.filter {
      // One from which others descend, and which is never made, animates nothing itself.
      index.ancestry(of: $0).contains(TransitionFinder.animating) && !index[$0].isHidden
        && (index.isMade($0) || !index.hasSubclass($0))
    }
    func methods(_ label: String) -> [AppFunction] {
      index.parts(of: found.type).flatMap(\.methods).filter {
        $0.name == "animationController" && $0.parameters.first?.label == label
      }
    }
    func made(by methods: [AppFunction]) -> AppIndex.TypeID? {
      animators.first { id in methods.contains { $0.called.contains(index[id].name) } }
    }
    let presenting = methods("forPresented")
    let (there, back) = (made(by: presenting), made(by: methods("forDismissed")))
    // A method may also return what a property has.
    let isOnlyBack = presenting.isEmpty && back != nil
    // What it makes for its stack is for no presentation.
    let others = index.parts(of: found.type).flatMap(\.methods).filter {
      $0.name == "navigationController"
    }
    let free = animators.filter { id in
      found.way != .present || !others.contains { $0.called.contains(index[id].name) }
    }
    let named = free.first { ValueMaking.isForth(index[$0].name) == true }
    guard let type = there ?? (isOnlyBack ? back : nil) ?? named ?? free.first,
      type != found.type
    else { return nil }
    return FoundTransition(
      type: type, role: .animator, way: found.way, related: found.related.filter { $0 != type },
      owner: found.type, back: there == nil || back == there ? nil : back,
      only: isOnlyBack ? false : nil)
  }

  /// Whether a delegate descends from another one, and says nothing of transitions itself.
  private func isHeir(_ id: AppIndex.TypeID, of other: AppIndex.TypeID) -> Bool {
    guard id != other, index.line(of: id).contains(other) else { return false }
    let related = related(to: other)
    // What it overrides of the app's may be the animation itself: a property, or a method that the delegate calls for it,
    // or that the animators' files name.
    let asking = index.methods(of: other).filter { ActFinder.asked.contains($0.name) }
    var used = index.called(
      asking.reduce(into: ActFinder.asked) { $0.formUnion($1.called) }, by: other)
    for file in Set(related.map(\.file)).map({ index.files[$0] }) {
      used.formUnion(file.words.union(file.members))
    }
    func members(_ id: AppIndex.TypeID) -> [String] {
      index.parts(of: id).flatMap { part in
        part.methods.map(\.name).filter { !index.isScreen(id) || used.contains($0) }
          + part.properties.map(\.name)
      }
    }
    // What is no screen sets in its initializers how it animates.
    if !index.isScreen(id), !index.parts(of: id).flatMap(\.initializers).isEmpty { return false }
    let inherited = Set(index.line(of: id).dropFirst().flatMap(members))
    return members(id).allSatisfy { !inherited.contains($0) || $0.hasPrefix("view") }
      && self.related(to: id).allSatisfy(related.contains)
  }

  private mutating func add(_ transition: FoundTransition) {
    guard index.isOwn(transition.type) else { return }
    let type = index[transition.type]
    if type.isHidden {
      let place = type.isLocal ? "inside of a function" : "private to its file"
      skipped.append((transition.type, "is \(place), where no scene can name it"))
    } else {
      found.append(transition)
    }
  }

  /// How a delegate presents by itself, or what owns it does.
  private func presenter(of id: AppIndex.TypeID) -> FoundAct? {
    let acts = ActFinder(index: index)
    if let own = acts.presenter(id) { return own }
    let name = index[id].name
    return index.declarations.lazy.filter { owner in
      owner != id && index.parts(of: owner).contains { $0.names.contains(name) }
    }.compactMap(acts.presenter).first
  }

  private static func ways(_ methods: [AppFunction], _ ancestry: Set<String>) -> [FoundTransition
    .Way]
  {
    func has(_ name: String, _ labels: Set<String>) -> Bool {
      methods.contains { method in
        method.name == name && method.parameters.contains { labels.contains($0.label ?? "") }
      }
    }
    var ways: [FoundTransition.Way] = []
    if has(
      "animationController",
      ["forPresented", "forDismissed", "forPresentedController", "forDismissedController"])
      || has("presentationController", ["forPresented", "forPresentedViewController"])
    {
      ways.append(.present)
    }
    if has("navigationController", ["animationControllerFor", "animationControllerForOperation"]) {
      ways.append(.push)
    }
    if has(
      "tabBarController",
      [
        "animationControllerForTransitionFrom",
        "animationControllerForTransitionFromViewController",
      ])
    {
      ways.append(.tab)
    }
    return ways
  }

  /// The types of transitions that a type names, and those that these name.
  private func related(to id: AppIndex.TypeID) -> [AppIndex.TypeID] {
    var (result, waiting, seen) = ([AppIndex.TypeID](), [id], Set([id]))
    while let next = waiting.popLast() {
      // A delegate's animators may be private variables of its file.
      let named = index.named(by: next, orPrivateVariables: next == id && !self.isOfTransition(id))
      for other in named where !seen.contains(other) {
        let isOfTransition = isOfTransition(other)
        // What makes the animators of a delegate may stand between them.
        guard isOfTransition || (next == id && isMaker(other)) else { continue }
        seen.insert(other)
        if isOfTransition { result.append(other) }
        waiting.append(other)
      }
    }
    return result.sorted()
  }

  /// Whether the app presents with a delegate, as far as its sources tell: one that is given to stacks alone does not.
  private func isPresenting(_ id: AppIndex.TypeID) -> Bool {
    var isGiven = false
    for (number, file) in index.files.enumerated() {
      for type in file.types {
        for delegation in type.delegations {
          let types = self.types(of: delegation.value, in: type, number)
          if delegation.target.hasSuffix("transitioningDelegate") {
            // What cannot be read may be any.
            if types.isEmpty || types.contains(index[id].name) { return true }
          } else {
            isGiven = isGiven || types.contains(index[id].name)
          }
        }
      }
    }
    return !isGiven
  }

  /// The names of the types that something may have by how it is written: `self`, a call, or a property of any type.
  private func types(of value: String, in type: AppType, _ file: Int) -> Set<String> {
    let last = value.split { ".?!()".contains($0) }.last.map(String.init) ?? ""
    if last == "self" { return [type.name] }
    if index.declaration(last, from: file) != nil { return [last] }
    let named = index.files.lazy.flatMap(\.types).flatMap(\.properties).filter { $0.name == last }
    return Set(named.map { $0.plainType }.filter { !$0.isEmpty })
  }

  private func isMaker(_ id: AppIndex.TypeID) -> Bool {
    guard [.classType, .structType, .enumType].contains(index[id].kind) else { return false }
    let root = index.root(of: id) ?? ""
    return !root.hasSuffix("Controller") && !root.hasSuffix("View")
  }

  private func isOfTransition(_ id: AppIndex.TypeID) -> Bool {
    guard [.classType, .structType].contains(index[id].kind) else { return false }
    let ancestry = index.ancestry(of: id)
    return ancestry.contains(TransitionFinder.animating)
      || ancestry.contains(TransitionFinder.interacting)
      || ancestry.contains(TransitionFinder.driver)
      || index.root(of: id) == "UIPresentationController"
  }

  /// What an extension of the SDK's class does with the animator, as where all controllers are delegates; else what the
  /// app does where it makes one; else a push, where the animator's names tell one; else a presentation.
  private func way(of id: AppIndex.TypeID) -> FoundTransition.Way {
    for delegate in index.foreignExtensions {
      let way = TransitionFinder.ways(index[delegate].methods, []).first
      if let way, related(to: delegate).contains(id) { return way }
    }
    let type = index[id]
    let makers = index.files.lazy.flatMap(\.types).flatMap(\.methods).filter {
      $0.called.contains(type.name)
    }
    let calls = makers.reduce(into: Set<String>()) { $0.formUnion($1.called) }
    let isPushed = calls.contains { $0.hasPrefix("pushViewController") }
    let isPresented = calls.contains("present") || calls.contains("performSegue")
    if isPushed != isPresented { return isPushed ? .push : .present }
    let name = type.name.lowercased()
    if name.contains("present") || name.contains("modal") || name.contains("dismiss") {
      return .present
    }
    // A type of the app's, too, such as one of operations.
    let namesStack = type.names.contains {
      $0 == "UINavigationController" || $0.contains("Navigation") && $0.contains("Operation")
    }
    if namesStack || name.contains("push")
      || name.contains("pop") || name.contains("navigation")
    {
      return .push
    }
    return name.contains("tab") && !name.contains("table") ? .tab : .present
  }
}
