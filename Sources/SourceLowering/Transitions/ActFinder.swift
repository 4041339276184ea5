// SPDX-License-Identifier: MIT

/// A call of an app's own that moves screens, without a delegate that UIKit asks.
struct FoundAct {
  enum Kind {
    /// A controller that animates its children.
    case container
    /// A function that adds a `CATransition` to a layer, or makes one.
    case layer
    /// An object that presents screens with itself as their delegate.
    case presenter
  }
  enum Call {
    case method(AppFunction)
    case property(AppProperty)

    var name: String {
      switch self {
      case .method(let method): method.name
      case .property(let property): property.name
      }
    }
  }

  let kind: Kind
  /// What is called: a type of the app's, or an extension of one of the SDK's.
  let subject: AppIndex.TypeID
  let forth: Call
  /// The way back, if the app has one; for a call that takes a screen or says the way, the same.
  let back: Call?
}

/// Finds the calls with which an app moves screens by itself.
struct ActFinder {
  let index: AppIndex

  private static let animations: Set<String> = [
    "animate", "animateKeyframes", "transition(from:", "transition(with:", "UIViewPropertyAnimator",
    "runningPropertyAnimator", "CATransition", "CABasicAnimation", "CASpringAnimation",
    "CAKeyframeAnimation", "animateTransition",
  ]
  private static let adding: Set<String> = ["addChild", "addChildViewController"]
  private static let changing: Set<String> = adding.union([
    "transition(from:", "willMove", "removeFromParent", "removeFromParentViewController",
  ])

  // MARK: Containers

  /// How a controller moves its children: two methods of which one undoes the other, one that takes a screen, or a
  /// property of a screen with observers; nil for a controller that does not.
  func container(_ id: AppIndex.TypeID) -> FoundAct? {
    guard index[id].kind == .classType, index.root(of: id) == "UIViewController" else { return nil }
    let parts = index.allParts(of: id)
    let all = parts.flatMap(\.methods)
    let everything =
      all.reduce(into: Set<String>()) { $0.formUnion($1.called) }
      .union(parts.flatMap(\.properties).reduce(into: Set<String>()) { $0.formUnion($1.called) })
    guard !everything.isDisjoint(with: ActFinder.adding.union(["transition(from:"])),
      !index.hasSubclass(id)
    else { return nil }
    let moving = all.filter {
      ActFinder.isCallable($0)
        && !index.called($0.called, by: id).isDisjoint(with: ActFinder.animations)
    }
    let isAny = holdsScreens(parts, index[id].name)
    if isAny, let (forth, back) = pair(moving.filter(ActFinder.isPlain)) {
      return FoundAct(kind: .container, subject: id, forth: .method(forth), back: .method(back))
    }
    let swap = moving.filter { method in
      method.parameters.contains { isScreen($0.type, id.file) }
        && !index.called(method.called, by: id).isDisjoint(with: ActFinder.changing)
    }.min { ActFinder.cost($0) < ActFinder.cost($1) }
    if let swap {
      return FoundAct(kind: .container, subject: id, forth: .method(swap), back: .method(swap))
    }
    let property = parts.flatMap(\.properties).first { property in
      property.isSettable && !property.isStatic && !property.isOutlet
        && (property.type.map { isScreen($0, id.file) } ?? false || isPlace(property))
        && { called in
          !called.isDisjoint(with: ActFinder.animations)
            && !called.isDisjoint(with: ActFinder.changing)
        }(index.called(property.called, by: id))
    }
    if let property {
      return FoundAct(
        kind: .container, subject: id, forth: .property(property), back: .property(property))
    }
    let toggle = moving.filter { method in
      let name = method.name.lowercased()
      return isAny && name.contains("toggle") && ActFinder.places.contains(where: name.contains)
        && ActFinder.isPlain(method)
    }.min { ActFinder.cost($0) < ActFinder.cost($1) }
    return toggle.map {
      FoundAct(kind: .container, subject: id, forth: .method($0), back: .method($0))
    }
  }

  private func isPlace(_ property: AppProperty) -> Bool {
    property.type == "Int" && ActFinder.isPlace(property.name)
  }

  /// Whether a number's name says that it is that of a child.
  static func isPlace(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["index", "tab", "page", "selected"].contains(where: name.contains)
  }

  private static let places = ["menu", "drawer", "panel", "side", "left", "right", "sheet"]
  private static let containers = places + ["container", "slide", "reveal"]

  /// Whether a controller is made for any screens, by its initializers, properties or name: those of an app's own
  /// screens are parts of it.
  private func holdsScreens(_ parts: [AppType], _ name: String) -> Bool {
    func isAny(_ type: String) -> Bool { ActFinder.plain(type) == "UIViewController" }
    return ActFinder.containers.contains(where: name.lowercased().contains)
      || parts.contains { part in
        part.properties.contains { $0.type.map(isAny) ?? false }
          || part.initializers.contains { $0.parameters.contains { isAny($0.type) } }
      }
  }

  /// Whether a method that opens or closes something asks for nothing else.
  private static func isPlain(_ method: AppFunction) -> Bool {
    method.parameters.allSatisfy {
      $0.hasDefault || $0.type == "Bool" || $0.type.contains("->") || $0.type.hasSuffix("?")
        || $0.type == "TimeInterval"
    }
  }

  /// Whether a type is that of a screen, of several or of an optional one.
  func isScreen(_ written: String, _ file: Int) -> Bool {
    let name = ActFinder.plain(written)
    if name == "UIViewController" { return true }
    return index.declaration(name, from: file).map(index.isScreen) ?? false
  }

  /// A type without brackets, marks and words around it.
  static func plain(_ written: String) -> String {
    var name = written.onOneLine
    for word in ["inout ", "any "] where name.hasPrefix(word) {
      name = String(name.dropFirst(word.count))
    }
    return String(name.filter { !"[]?!()".contains($0) })
  }

  private static let asides = [
    "loading", "error", "spinner", "indicator", "keyboard", "toast", "hud", "progress", "button",
    "label", "bar", "cell", "text", "image", "header", "footer", "message", "refresh", "status",
    "alert", "placeholder", "empty", "tip", "icon",
  ]

  /// Two methods whose names differ in the words that tell the way.
  private func pair(_ methods: [AppFunction]) -> (AppFunction, AppFunction)? {
    let ways = methods.compactMap { method -> (AppFunction, String, Bool)? in
      guard let (isForth, stem) = ActFinder.stem(method.name),
        !ActFinder.asides.contains(where: stem.contains)
      else { return nil }
      return (method, stem, isForth)
    }
    var best: (AppFunction, AppFunction)?
    for (forth, stem, isForth) in ways where isForth {
      let backs = ways.filter { !$0.2 && $0.1 == stem }.map(\.0)
      guard let back = backs.min(by: { ActFinder.cost($0) < ActFinder.cost($1) }) else { continue }
      if best.map({ ActFinder.cost(forth) < ActFinder.cost($0.0) }) ?? true { best = (forth, back) }
    }
    return best
  }

  private static let words = [
    ("open", "close"), ("show", "hide"), ("reveal", "hide"), ("present", "dismiss"),
    ("expand", "collapse"), ("show", "dismiss"), ("show", "close"), ("slidein", "slideout"),
    ("push", "pop"),
  ]

  /// Whether a name tells the way forth, and the rest of it; nil where it tells none.
  static func stem(_ written: String) -> (Bool, String)? {
    let name = written.lowercased()
    for (forth, back) in words {
      if name.contains(back) { return (false, name.replacing(back, with: "", maxReplacements: 1)) }
      if name.contains(forth) { return (true, name.replacing(forth, with: "", maxReplacements: 1)) }
    }
    return nil
  }

  // MARK: Layers

  private static let extended: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UIView", "UIWindow",
    "CALayer", "UILabel", "UIImageView", "CATransition",
  ]

  /// How a type, or an extension of one of the SDK's, adds a `CATransition`; nil for one that does not.
  func layer(_ id: AppIndex.TypeID) -> FoundAct? {
    let type = index[id]
    let isExtension = type.kind == .extensionType
    guard isExtension ? ActFinder.extended.contains(type.name) : type.kind != .protocolType,
      !type.isHidden
    else { return nil }
    if !isExtension, index.ancestry(of: id).contains(TransitionFinder.animating) { return nil }
    // What only calls that of its superclass is no transition of its own.
    let parts = index.parts(of: id)
    let own = parts.flatMap(\.methods).map(\.called) + parts.flatMap(\.properties).map(\.called)
    if !own.contains(where: { $0.contains("CATransition") }),
      index.line(of: id).dropFirst().contains(where: { layer($0) != nil })
    {
      return nil
    }
    let methods = (isExtension ? type.methods : index.methods(of: id)).filter {
      ActFinder.isCallable($0) && index.called($0.called, by: id).contains("CATransition")
        && (type.kind != .enumType || $0.modifiers.contains("static"))
    }
    let ways = methods.map { ($0, ValueMaking.isForth($0.name)) }
    let cost = { (one: (AppFunction, Bool?)) in
      ActFinder.cost(one.0) + (one.1 == nil ? 1 : 0)
        + (one.0.called.contains("CATransition") ? 0 : 2)
    }
    guard let forth = ways.filter({ $0.1 != false }).min(by: { cost($0) < cost($1) }) ?? ways.first
    else { return nil }
    let back = ways.first { $0.1 == false && $0.0.name != forth.0.name }
    return FoundAct(
      kind: .layer, subject: id, forth: .method(forth.0), back: back.map { .method($0.0) })
  }

  // MARK: Presenters

  /// How an object presents a screen whose delegate it is, or has; nil for one that leaves that to others.
  func presenter(_ id: AppIndex.TypeID) -> FoundAct? {
    guard index[id].kind == .classType, !(index.root(of: id) ?? "").hasSuffix("Controller")
    else { return nil }
    let methods = index.methods(of: id).filter(ActFinder.isCallable)
    let forth = methods.filter {
      let called = index.called($0.called, by: id)
      return called.contains("present") && called.contains("transitioningDelegate=")
    }.min { ActFinder.cost($0) < ActFinder.cost($1) }
    guard let forth else { return nil }
    let back = methods.filter {
      ValueMaking.isForth($0.name) == false && index.called($0.called, by: id).contains("dismiss")
    }.min { ActFinder.cost($0) < ActFinder.cost($1) }
    return FoundAct(
      kind: .presenter, subject: id, forth: .method(forth), back: back.map { .method($0) })
  }

  // MARK: Calls

  private static let foreign = [
    "UITableView", "UICollectionView", "GestureRecognizer", "UIScrollView", "UITextField",
    "NSCoder", "ContextTransitioning", "UIStoryboardSegue", "Notification", "UITouch", "inout",
    "UIPageViewController", "UISearch", "CADisplayLink", "CAAnimation",
  ]
  /// What UIKit asks delegates.
  static let asked: Set<String> = [
    "animationController", "navigationController", "tabBarController", "presentationController",
    "interactionController", "adaptive", "scrollView", "gestureRecognizer",
  ]

  /// Whether a scene can call a method: none that others override, that UIKit calls, or that is private.
  static func isCallable(_ method: AppFunction) -> Bool {
    !method.isPrivate && !method.hasEffects
      && method.modifiers.isDisjoint(with: ["override", "generic", "optional", "mutating"])
      && !asked.contains(method.name)
      && !method.parameters.contains { parameter in
        foreign.contains(where: parameter.type.contains)
      }
  }

  /// How much a call asks for.
  private static func cost(_ method: AppFunction) -> Int {
    4 * method.parameters.count { !$0.hasDefault } + method.parameters.count
  }
}
