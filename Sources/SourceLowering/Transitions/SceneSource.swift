// SPDX-License-Identifier: MIT

/// The program that shows a transition: its scenes' screens, and the objects of the app between them.
struct SceneSource {
  var fillIns: [String] = []
  /// Casts that fail between these screens, a line each.
  var told: [String] = []
  /// Whether the app begins the transition by a call of its own, and whether that has a way back.
  var isAct = false
  var hasBack = true
  /// Whether the presentation may be a full-screen one, though code that names the transition sets another style, or none.
  private(set) var mayBeFullScreen = false
  /// How the screens stand where the app begins it: `present`, `push` or `tab`.
  var actWay = "present"
  /// What begins the way forth under a touch.
  var beginner: AppIndex.TypeID?
  /// The touches that drive either way, if there are some.
  private var drags: (forth: String?, back: String?) = (nil, nil)
  /// The files that declare what the program makes.
  private(set) var files: Set<Int> = []
  private var declarations: [String] = []
  private var screens: [AppCast.Side: String] = [:]
  /// The app's controllers that stand on the sides, protocols that stand-ins need, and sides in navigation controllers.
  var own: [AppCast.Side: AppIndex.TypeID] = [:]
  private var protocols: [AppCast.Side: [AppIndex.TypeID]] = [:]
  /// Those of them that values need, and those that an object of its own meets.
  private var needed: [AppCast.Side: [AppIndex.TypeID]] = [:]
  private var objects: [AppCast.Side: [AppIndex.TypeID]] = [:]
  private var inNavigation: Set<AppCast.Side> = []
  private var inTabs: Set<AppCast.Side> = []
  /// The app's views that stand-ins have as theirs, as the app casts the views of screens to them.
  private var views: [AppCast.Side: AppIndex.TypeID] = [:]
  /// The stand-in of a screen that the app casts to one of UIKit's controllers of lists.
  private var lists: [AppCast.Side: String] = [:]
  /// The sides on which the app's own controllers stand, and protocols to which stand-ins conform.
  private(set) var made: Set<AppCast.Side> = []
  private var conformed: [AppCast.Side: [AppIndex.TypeID]] = [:]
  var body: [String] = []
  private var options: [String] = []
  private var container: String?
  let index: AppIndex
  private(set) var making: ValueMaking
  let transition: FoundTransition
  /// The files that declare what the program may name; nil for all.
  let allowed: Set<Int>?
  let choice: ScreenChoice
  var isPlain: Bool { choice == .standIns }
  private let closure: [Int]
  /// What a person taps on the first screen to begin the way forth; nil where the scene begins it.
  var target: TapFinder.Target?

  /// The program of a transition.
  ///
  /// With `allowed` it names only what these files declare, and the app's other controllers as stubs.
  init(
    _ transition: FoundTransition, _ index: AppIndex, closure: [Int], allowed: Set<Int>? = nil,
    screens choice: ScreenChoice = .tapped
  ) {
    (self.allowed, self.choice, self.closure) = (allowed, choice, closure)
    (self.index, self.transition) = (index, transition)
    making = ValueMaking(index: index, allowed: allowed, usesScreens: choice != .standIns)
    let type = index[transition.type]
    let types = [transition.type] + transition.related
    readCasts(types)
    readArguments(types)
    findBeginner(types)
    if choice == .tapped { findTapped() }
    switch transition.role {
    case .act:
      if let act = transition.act { _ = useAct(act, isOptional: false) }
    case .delegate:
      if let target { useTap(target) } else { useDelegate(type) }
    case .animator: useAnimator(type)
    case .presentation:
      body.append("return try StandInDelegate(presentation: { presented, presenting in")
      body += givenPresentation(of: transition.type)
      body.append("})")
    }
    makeScreens()
    shareDrivers()
    tellCasts(types)
    if transition.way == .present, !isAct {
      // The presenter sets the style as often as the presented screen, and is in none of the transition's files.
      let names = Set((types + [transition.owner].compactMap(\.self)).map { index[$0].name })
      let users = index.files.indices.filter { !index.files[$0].used.isDisjoint(with: names) }
      let owned = [transition.owner?.file].compactMap(\.self) + types.map(\.file)
      let styles = (owned + users + closure).lazy.flatMap { index.files[$0].styles }
      // UIKit asks a delegate for a presentation controller in this style alone.
      let delegate = transition.owner ?? (transition.role == .delegate ? transition.type : nil)
      let hasPresentation =
        delegate.map(presents)
        ?? types.contains { index.root(of: $0) == "UIPresentationController" }
      var style = hasPresentation ? ".custom" : styles.first
      if !hasPresentation, setsItself {
        // A screen that makes itself its delegate sets its style, too, or none.
        style = types.lazy.flatMap { index.files[$0.file].styles }.first ?? ".automatic"
      }
      // Which style UIKit takes where none is set depends on the SDK that the app is built with.
      let unset = index.hasScenes ? ".automatic" : ".fullScreen"
      mayBeFullScreen =
        !hasPresentation && (style ?? unset) != ".fullScreen" && asksForFirstView(types)
      if choice == .fullScreen { style = ".fullScreen" }
      options.append("style: \(style ?? unset)")
      if style == nil, !index.hasScenes {
        told.append("no code that names it sets a presentation style: fullScreen, as before iOS 13")
      }
    }
    drags = touches(types, closure)
    if let drag = drags.forth { options.append("forthDrag: \(drag)") }
    if let drag = drags.back { options.append("drag: \(drag)") }
  }

  /// Whether what animates asks UIKit for the first screen's view, which it has in a style that covers the screen alone.
  private func asksForFirstView(_ types: [AppIndex.TypeID]) -> Bool {
    types.contains { id in
      index.allParts(of: id).flatMap(\.methods).contains { $0.called.contains("view(forKey:") }
    }
  }

  /// Whether one of the app's controllers is a screen of the scene.
  var hasOwnScreens: Bool { !made.isEmpty && !isAct }

  /// The delegate's flags that a method of its own sets to true, and presents or pushes.
  var flags: [String] {
    guard transition.role == .delegate else { return [] }
    let parts = index.allParts(of: transition.type)
    let own = parts.flatMap(\.properties).filter {
      $0.type == "Bool" && $0.isSettable && !$0.isStatic && $0.hasDefault
        && !$0.allowsInteraction
    }.map(\.name)
    let begins = ["pushViewController", "present", "performSegue"]
    return parts.flatMap(\.methods).lazy.filter { !$0.called.isDisjoint(with: begins) }.map {
      method in own.filter { method.called.contains("\($0)=true") }
    }.first { !$0.isEmpty } ?? []
  }

  /// Lines that set the delegate's ``flags``, where that is the choice.
  private var flagLines: [String] {
    choice == .flagged ? flags.map { "delegate.\($0) = true" } : []
  }

  /// Which of the app's controllers are screens of a scene.
  enum ScreenChoice {
    /// Those that the transition names, and one on which a person begins it by a tap.
    case tapped
    /// Those that the transition names.
    case own
    /// Those that the transition names, and the delegate's ``flags`` are set.
    case flagged
    /// Those that the transition names, presented full screen.
    case fullScreen
    /// None: stand-ins are, also where a controller is the delegate.
    case standIns
  }

  // MARK: Screens

  func isScreen(_ id: AppIndex.TypeID) -> Bool { index.isScreen(id) }

  private mutating func readCasts(_ types: [AppIndex.TypeID]) {
    let entry = transition.type
    if transition.role == .delegate, isScreen(entry), !isPlain {
      own[presentsItself ? .to : .from] = entry
    }
    if isPresentedContainer { own[.to] = entry }
    for id in types {
      let casts = index.parts(of: id).flatMap(\.casts)
      for cast in casts {
        let side = side(of: cast, in: id)
        if let side, transition.way == .present {
          if cast.type == "UINavigationController" { inNavigation.insert(side) }
          if cast.type == "UITabBarController" { inTabs.insert(side) }
        }
        if let side, let list = SceneSource.lists[cast.type] { lists[side] = lists[side] ?? list }
        guard let target = index.declaration(cast.type, from: id.file), !index[target].isHidden
        else { continue }
        if cast.isOfView {
          if let side, views[side] == nil { views[side] = view(as: target) }
          continue
        }
        let isAllowed = allowed?.contains(target.file) ?? true
        if index[target].kind == .protocolType {
          guard isAllowed else { continue }
          for side in side.map({ [$0] }) ?? [.from, .to]
          where !(protocols[side] ?? []).contains(target) {
            protocols[side, default: []].append(target)
          }
        } else if isScreen(target), !isPlain, !own.values.contains(target) {
          // What is on one side one way, and on the other side the other way, is the second screen, unless another one is.
          let sides = casts.filter { $0.type == cast.type }.map(\.side)
          let isOnBoth =
            sides.contains(.from) && sides.contains(.to)
            && !casts.contains { other in
              other.type != cast.type && other.side == .to
                && index.declaration(other.type, from: id.file).map(isScreen) ?? false
            }
          let place = isOnBoth ? .to : side ?? (own[.from] == nil ? .from : .to)
          if own[place] == nil { own[place] = target }
        }
      }
    }
    for target in helperCasts(types) {
      for side in [AppCast.Side.from, .to] where !(protocols[side] ?? []).contains(target) {
        protocols[side, default: []].append(target)
      }
    }
  }

  /// A view of the app's that can be made, for a cast of a screen's view to its class or to a protocol.
  private func view(as target: AppIndex.TypeID) -> AppIndex.TypeID? {
    let name = index[target].name
    return index.declarations.first { id in
      (id == target || index[target].kind == .protocolType && index.ancestry(of: id).contains(name))
        && making.isView(id) && !index[id].isHidden && allowed?.contains(id.file) ?? true
        && making.object(of: id).fillIns.isEmpty
    }
  }

  /// Takes the app's controllers that animators and presentation controllers are made with as screens of the scene.
  private mutating func readArguments(_ types: [AppIndex.TypeID]) {
    guard transition.way == .present, !isPlain else { return }
    for id in types where !isScreen(id) {
      for parameter in index.parts(of: id).flatMap(\.initializers).flatMap(\.parameters) {
        let type = parameter.type.replacing("?", with: "").replacing("!", with: "")
        guard !parameter.hasDefault, let screen = index.declaration(type, from: id.file),
          isScreen(screen), !own.values.contains(screen), allowed?.contains(screen.file) ?? true
        else { continue }
        let name = parameter.name.lowercased()
        let isFirst = ["from", "presenting", "source"].contains(where: name.hasPrefix)
        let side: AppCast.Side = isFirst ? .from : .to
        if own[side] == nil { own[side] = screen }
      }
    }
    for (side, id) in own { making.screens[id] = side == .from ? "scene.from" : "scene.to" }
  }

  /// Protocols to which an extension of controllers, or an object that helps the transition, casts a controller.
  private func helperCasts(_ types: [AppIndex.TypeID]) -> [AppIndex.TypeID] {
    var result: [AppIndex.TypeID] = []
    for file in closure {
      for (place, type) in index.files[file].types.enumerated() {
        let id = AppIndex.TypeID(file: file, place: place)
        let isExtension = type.kind == .extensionType && type.name == "UIViewController"
        let isHelper = [.classType, .structType].contains(type.kind) && !isScreen(id)
        guard isExtension || isHelper, !types.contains(id) else { continue }
        for cast in type.casts {
          let subject = cast.subject.lowercased()
          let isController =
            isExtension && subject == "self"
            || ["viewcontroller", "tovc", "fromvc"].contains(where: subject.hasSuffix)
          guard isController, let target = index.declaration(cast.type, from: file),
            index[target].kind == .protocolType, !index[target].isHidden, canStandIn(target),
            allowed?.contains(target.file) ?? true, !result.contains(target),
            needsNothing(target)
          else { continue }
          result.append(target)
        }
      }
    }
    return result
  }

  /// Whether all that a protocol requires can be written.
  private func needsNothing(_ id: AppIndex.TypeID) -> Bool {
    let types = index[id].methods.compactMap(\.result) + index[id].properties.compactMap(\.type)
    return types.allSatisfy { making.value($0, named: "", from: id.file).fillIns.isEmpty }
  }

  /// The screen of a cast in a type: for the animator of the way back, the other one than its words say.
  private func side(of cast: AppCast, in id: AppIndex.TypeID) -> AppCast.Side? {
    guard let side = cast.side, ValueMaking.isForth(index[id].name) == false else {
      return cast.side
    }
    return side == .from ? .to : .from
  }

  /// The stand-ins of UIKit's controllers of lists.
  private static let lists = [
    "UICollectionViewController": "StandInCollection", "UITableViewController": "StandInTable",
  ]

  private static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    "UITableViewController", "UICollectionViewController",
  ]

  /// Tells the casts of screens that fail: to classes and protocols of the app's, and to containers of UIKit's.
  private mutating func tellCasts(_ types: [AppIndex.TypeID]) {
    var seen: Set<String> = []
    for id in types {
      for part in index.parts(of: id) {
        for cast in part.casts where !isMet(cast, side(of: cast, in: id), from: id.file) {
          let which =
            switch side(of: cast, in: id) {
            case .from: "the first screen is not"
            case .to: "the second screen is not"
            case nil: "neither screen is"
            }
          let file = index.files[part.file].path.split(separator: "/").last ?? ""
          let text =
            "\(file):\(cast.line): \(cast.subject.prefix(60)) is cast to \(cast.type), which \(which)"
          if seen.insert(text).inserted { told.append(text) }
        }
      }
    }
  }

  private func isMet(_ cast: AppCast, _ side: AppCast.Side?, from file: Int) -> Bool {
    let sides = side.map { [$0] } ?? [.from, .to]
    if cast.isOfView {
      guard let target = index.declaration(cast.type, from: file) else { return true }
      return sides.contains { side in
        guard let view = views[side], !made.contains(side) else { return false }
        return view == target || index.ancestry(of: view).contains(index[target].name)
      }
    }
    if SceneSource.containers.contains(cast.type) {
      let list = SceneSource.lists[cast.type]
      return sides.contains { side in
        cast.type == "UINavigationController"
          && (inNavigation.contains(side) || transition.way == .push)
          || cast.type == "UITabBarController"
            && (transition.way == .tab || inTabs.contains(side) && !inNavigation.contains(side))
          || own[side].map { index.root(of: $0) == cast.type }
            ?? (list != nil && lists[side] == list && conformed[side] == nil)
      }
    }
    guard let target = index.declaration(cast.type, from: file) else { return true }
    let isProtocol = index[target].kind == .protocolType
    guard isProtocol || isScreen(target) else { return true }
    return sides.contains { side in
      if let screen = own[side], made.contains(side) {
        return index.line(of: screen).contains(target)
          || index.ancestry(of: screen).contains(index[target].name)
      }
      return isProtocol && conformed[side]?.contains(target) ?? false
    }
  }

  private mutating func makeScreens() {
    let sides = [AppCast.Side.from, .to]
    var ownLines: [AppCast.Side: [String]] = [:]
    // What the app's screens are made with may be asked of the stand-in on the other side.
    for side in sides {
      guard let id = own[side].map(concrete) else { continue }
      own[side] = id
      ownLines[side] = ownScreen(id, on: side)
      if ownLines[side] != nil { made.insert(side) }
    }
    for side in sides {
      let name = side == .from ? "From" : "To"
      var made = ownLines[side]
      var conforming = (protocols[side] ?? []).filter { !isOnlyOthers($0, on: side) }
      if made == nil {
        // One that needs what cannot be written leaves the others.
        if conforming.count > 1 {
          conforming.removeAll { id in
            var copy = self
            return copy.standIn(name, [id], on: side) == nil
              || copy.fillIns.count > fillIns.count
          }
        }
        let view = views[side].map { making.object(of: $0) }
        if !conforming.isEmpty || view != nil,
          let lines = standIn("\(name)Screen", conforming, on: side, view: view?.text)
        {
          declarations.append(lines)
          conformed[side] = conforming
          made = ["\(name)Screen(\"\(name)\")"]
          if let view {
            note(view)
            told.append(
              "\(name)Screen has a view of the app's, to which its view is cast: \(view.text)")
          }
        }
      } else {
        addObjects(on: side)
      }
      var lines = made ?? ["\(lists[side] ?? "StandInScreen")(\"\(name)\")"]
      if inNavigation.contains(side) {
        if lines.count == 1 {
          lines = ["UINavigationController(rootViewController: \(lines[0]))"]
        } else {
          lines[lines.count - 1] = "return UINavigationController(rootViewController: screen)"
        }
      } else if inTabs.contains(side) {
        if lines.count == 1 { lines = ["let screen = \(lines[0])", ""] }
        lines.removeLast()
        lines += [
          "let tabs = UITabBarController()", "tabs.viewControllers = [screen]", "return tabs",
        ]
      }
      screens[side] =
        lines.count == 1 ? "{ \(lines[0]) }" : "{\n" + lines.map { "    \($0)\n" }.joined() + "  }"
    }
  }

  /// Adds an object for each service that values need of a side on which the app's own screen is, which does not conform.
  private mutating func addObjects(on side: AppCast.Side) {
    guard let screen = own[side] else { return }
    for id in needed[side] ?? [] where !(objects[side] ?? []).contains(id) && isService(id) {
      let name = index[id].name
      var copy = self
      guard !index.ancestry(of: screen).contains(name),
        let lines = copy.standIn("\(name)StandIn", [id], on: side),
        copy.fillIns.count == fillIns.count
      else { continue }
      self = copy
      if !objects.values.joined().contains(id) {
        declarations.append(
          lines.replacing(
            ", \(name) {\n",
            with: ", \(name) {\n  static let shared = \(name)StandIn(\"\(name)\")\n"))
        told.append("no screen is \(name): an object of its own is")
      }
      objects[side, default: []].append(id)
    }
  }

  /// Whether a protocol asks for nothing that is seen: an object that is in no window can answer it.
  private func isService(_ id: AppIndex.TypeID) -> Bool {
    let methods = index[id].methods
    let types =
      methods.compactMap(\.result) + methods.flatMap(\.parameters).map(\.type)
      + index[id].properties.compactMap(\.type)
    return types.allSatisfy { type in
      !type.split { !$0.isLetter && !$0.isNumber }.contains { word in
        ["UI", "CG", "CA"].contains(where: word.hasPrefix)
      }
    }
  }

  /// A text with the objects of their own in place of screens that do not conform.
  private func withObjects(_ text: String) -> String {
    var text = text
    for (side, ids) in objects {
      let word = side == .from ? "from" : "to"
      for name in ids.map({ index[$0].name }) {
        let screens = ["scene.\(word)", "StandInScreen.made(\"\(word)\")"]
        for screen in screens + (side == .to ? ["StandInScreen(\"Content\")"] : []) {
          text.replace("\(screen).screen(as: (any \(name)).self)", with: "\(name)StandIn.shared")
        }
      }
    }
    return text
  }

  /// A class that the app makes in place of one from which others descend, and which it never makes itself.
  private func concrete(_ id: AppIndex.TypeID) -> AppIndex.TypeID {
    guard index.hasSubclass(id), !index.isMade(id) else { return id }
    return index.declarations.first { heir in
      heir != id && index.line(of: heir).contains(id) && !index.hasSubclass(heir)
        && !index[heir].isHidden && (allowed?.contains(heir.file) ?? true)
        && making.object(of: heir).fillIns.isEmpty
    } ?? id
  }

  /// Whether the only screen of the app's that conforms to a protocol is the one on the other side, so that what is cast
  /// on this one fails in the app.
  private func isOnlyOthers(_ id: AppIndex.TypeID, on side: AppCast.Side) -> Bool {
    guard let other = own[side == .from ? .to : .from] else { return false }
    let screens = index.declarations.filter {
      index[$0].kind == .classType && isScreen($0)
        && index.parts(of: $0).contains { $0.inherited.contains(index[id].name) }
    }
    return screens == [other]
  }

  /// Whether the screen is the one that is presented, and its own delegate.
  var presentsItself: Bool { isGivenToItself || setsItself }

  private var setsItself: Bool {
    index.allParts(of: transition.type).contains { part in
      // A property that is overridden returns the screen itself.
      part.properties.contains { $0.name == "transitioningDelegate" && $0.isComputed }
        || part.delegations.contains {
          ["transitioningDelegate", "self.transitioningDelegate"].contains($0.target)
            && $0.value == "self"
        }
    }
  }

  /// Whether the delegate is a container that presents itself, with screens of its own.
  private var isPresentedContainer: Bool {
    transition.role == .delegate && transition.way == .present && !isPlain && presentsItself
      && TapFinder.containers.contains(index.root(of: transition.type) ?? "")
      && making.object(of: transition.type).fillIns.isEmpty
  }

  /// Whether what presents the screen makes it its own delegate: `next.transitioningDelegate = next`.
  private var isGivenToItself: Bool {
    index.besideOwnDelegates.contains(index[transition.type].name)
  }

  /// A stand-in that conforms to protocols of the app, with a view of the app's if one is given; nil where one needs what
  /// cannot be written.
  private mutating func standIn(
    _ name: String, _ protocols: [AppIndex.TypeID], on side: AppCast.Side, view: String? = nil
  ) -> String? {
    var (members, seen, waiting) = ([String](), Set<String>(), protocols)
    var visited = Set(protocols)
    var idle: [String] = []
    // What moves is the picture where one is asked for, and its place is that of the picture.
    let isPicture = protocols.contains { id in
      index[id].methods.contains { $0.result?.hasPrefix("UIImageView") ?? false }
        || index[id].properties.contains { $0.type?.hasPrefix("UIImageView") ?? false }
    }
    let isView = protocols.contains { id in
      index[id].methods.contains { $0.result?.hasPrefix("UIView") ?? false }
        || index[id].properties.contains { $0.type?.hasPrefix("UIView") ?? false }
    }
    // A place alone is a large one on the second screen, so that something moves between the two.
    let frame =
      isPicture
      ? "picture.frame" : isView || side == .from ? "tile.frame" : "StandInScreen.largeFrame"
    while let id = waiting.popLast() {
      guard canStandIn(id) else { return nil }
      files.insert(id.file)
      let parts = index.parts(of: id)
      let given = Set(
        parts.filter { $0.kind == .extensionType }.flatMap {
          $0.methods.map(\.name) + $0.properties.map(\.name)
        })
      for inherited in index[id].inherited {
        if let other = index.declaration(inherited, from: id.file),
          index[other].kind == .protocolType, visited.insert(other).inserted
        {
          waiting.append(other)
        }
      }
      for method in index[id].methods
      where !method.modifiers.contains("optional") && !given.contains(method.name) {
        let parameters = method.parameters.map { parameter in
          let label = parameter.label.map { $0 == parameter.name ? "" : "\($0) " } ?? "_ "
          return "\(label)\(parameter.name): \(parameter.type)"
        }.joined(separator: ", ")
        guard !method.modifiers.contains("generic"), seen.insert(method.name + parameters).inserted
        else { continue }
        let result = method.result.map { " -> \($0)" } ?? ""
        let value = method.result.map { standInValue($0, method.name, id.file, frame: frame) } ?? ""
        if method.result == nil, !idle.contains(method.name) { idle.append(method.name) }
        let isStatic = method.modifiers.contains("static") ? "static " : ""
        members.append("  \(isStatic)func \(method.name)(\(parameters))\(result) { \(value) }")
      }
      for property in index[id].properties
      where !property.modifiers.contains("optional")
        && (!given.contains(property.name) || property.allowsInteraction)
      {
        guard let type = property.type, seen.insert(property.name).inserted,
          !["view", "title"].contains(property.name)
        else { continue }
        let value = standInValue(type, property.name, id.file, frame: frame)
        let isStatic = property.isStatic ? "static " : ""
        let isSet = property.modifiers.contains("{set}")
        members.append(
          isSet && !property.isStatic
            ? "  lazy var \(property.name): \(type) = \(value)"
            : isSet
              ? "  static var \(property.name): \(type) { get { \(value) } set {} }"
              : "  \(isStatic)var \(property.name): \(type) { \(value) }")
      }
    }
    if let view {
      members.insert(
        "  override func loadView() { view = \(SceneSource.alone(view, on: side)) }", at: 0)
    }
    let names = (["StandInScreen"] + protocols.map { index[$0].name }).joined(separator: ", ")
    if !idle.isEmpty {
      told.append(
        "\(name) does nothing in \(idle.joined(separator: ", ")), where the app's screens may animate"
      )
    }
    return
      "/// A stand-in with what the app casts screens to.\nfinal class \(name): \(names) {\n"
      + members.map { $0 + "\n" }.joined() + "}\n"
  }

  /// Whether a controller can conform to a protocol without knowing more: one with initializers or associated types, or
  /// of another class, needs a type of its own.
  private func canStandIn(_ id: AppIndex.TypeID) -> Bool {
    let others = ["View", "Cell", "Recognizer", "Button", "Label", "Control", "Window", "Layer"]
    return index[id].initializers.isEmpty && !index[id].isGeneric
      && !index[id].inherited.contains { name in
        name.hasPrefix("UI") && others.contains(where: name.hasSuffix)
      }
  }

  /// What a stand-in gives for a requirement: a value also where none is allowed, as many animators end before they have
  /// begun without a place or a picture.
  private mutating func standInValue(
    _ type: String, _ name: String, _ file: Int, frame: String
  ) -> String {
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
    var plain = isOptional ? String(type.dropLast()) : type
    if !SceneSource.given.contains(plain) { plain = type }
    if plain == "Bool", AppProperty.allowsInteraction(name) { return "true" }
    if ["UIPanGestureRecognizer", "UIGestureRecognizer"].contains(plain) {
      return "standInPan"
    }
    let made = making.value(plain, named: name, from: file)
    note(made)
    if !made.fillIns.isEmpty {
      fillIns += made.fillIns
      return "fatalError(\"fill in \(name)\") /* FILL IN: \(type) */"
    }
    return made.text.replacing("scene.from.standInTile", with: "tile")
      .replacing("scene.to.standInTile", with: "tile")
      .replacing("scene.from.standInPicture", with: "picture")
      .replacing("scene.to.standInPicture", with: "picture")
      .replacing("scene.from.", with: "").replacing("scene.to.", with: "")
      .replacing("scene.from", with: "self").replacing("scene.to", with: "self").replacing(
        "StandInScreen.tileFrame", with: plain == "CGRect" ? frame : "tile.frame")
  }

  /// Types of which a stand-in gives a value where the app's protocol allows none.
  private static let given: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "UIImage", "UIView", "UIImageView", "UIColor", "CGFloat",
    "String", "IndexPath", "UIPanGestureRecognizer", "UIGestureRecognizer",
  ]

  // MARK: Objects

  /// Takes what a value needs of the module and of the screens.
  mutating func note(_ made: ValueMaking.Made) {
    files.formUnion(made.files)
    if !made.standIns.isEmpty { noteGuess(made.standIns.joined(separator: ", ")) }
    for needed in made.conformances {
      self.needed[needed.side, default: []].append(needed.type)
      guard !(protocols[needed.side] ?? []).contains(needed.type) else { continue }
      if let screen = needed.screen {
        own[needed.side] = own[needed.side] ?? screen
        if own[needed.side] == screen { continue }
      }
      protocols[needed.side, default: []].append(needed.type)
    }
  }

  private mutating func noteGuess(_ values: String) {
    let text = "guessed for what the app gives: \(values)"
    if !told.contains(text) { told.append(text) }
  }

  mutating func statement(_ name: String, _ made: ValueMaking.Made, of id: AppIndex.TypeID) {
    for place in made.fillIns { body.append("// FILL IN \(place)") }
    fillIns += made.fillIns
    let type = made.text.hasPrefix("fillIn(") ? ": \(wanted(id))" : ""
    body.append("let \(name)\(type) = \(made.fillIns.isEmpty ? "" : "try ")\(made.text)")
  }

  /// The type of what a person fills in: the type itself, or a protocol where the type has arguments or another actor.
  private func wanted(_ id: AppIndex.TypeID) -> String {
    let type = index[id]
    if !type.isGeneric, type.otherActor == nil, type.kind != .actorType { return type.name }
    return switch transition.way {
    case .push: "any UINavigationControllerDelegate"
    case .tab: "any UITabBarControllerDelegate"
    case .contain: "UIViewController"
    case .present: "any UIViewControllerTransitioningDelegate"
    case .layer: "AnyObject"
    }
  }

  private mutating func useDelegate(_ type: AppType) {
    if let act = transition.act, act.subject == transition.type || !makesDelegate,
      useAct(act, isOptional: true)
    {
      return
    }
    let root = index.root(of: transition.type) ?? ""
    if isPresentedContainer { return body.append("return scene.to") }
    if TapFinder.containers.contains(root) {
      let made = making.object(of: transition.type)
      note(made)
      if made.fillIns.isEmpty {
        // The root of a stack is where the push begins.
        let whole =
          root == "UINavigationController"
          ? made.text.replacing("scene.to", with: "scene.from") : made.text
        let usesFrom = whole.contains("scene.from")
        let text = SceneSource.alone(whole.replacing("scene.from", with: "from"), on: .from)
        container = "container: { \(usesFrom ? "from" : "_") in \(text) }"
        body.append("return scene.container")
        return
      }
      statement("delegate", made, of: transition.type)
      if !made.fillIns.isEmpty { return body.append("return delegate") }
    } else if root == "UIPresentationController" {
      let text = presentation(of: transition.type)
      body.append(
        "let (presented, presenting): (UIViewController, UIViewController?) = (scene.to, scene.from)"
      )
      body.append("let delegate = \(text)")
    } else if isScreen(transition.type), !isPlain,
      making.object(of: transition.type).fillIns.isEmpty
    {
      let screen = "scene.\(presentsItself ? "to" : "from")"
      if flagLines.isEmpty { return body.append("return \(screen)") }
      body.append("let delegate = \(screen).screen(as: \(type.name).self)")
      body += flagLines + ["return delegate"]
      return
    } else {
      var making = making
      making.allowsTouches = isDriven([transition.type] + transition.related)
      making.givesViews = true
      let made = making.object(of: transition.type)
      statement("delegate", made, of: transition.type)
      if made.text.hasPrefix("fillIn(") { return body.append("return delegate") }
      note(made)
    }
    let lines =
      properties(of: transition.type, named: "delegate")
      + setters(of: transition.type, named: "delegate")
    let flags = lines.filter { $0.hasSuffix("= scene.isDriven") }
    let pan = handedPan([transition.type] + transition.related, flags: flags)
    body += pan.isEmpty ? lines : lines.filter { !flags.contains($0) } + pan
    wireDrivers()
    body += flagLines
    body.append("return delegate")
  }

  private var makesDelegate: Bool { making.object(of: transition.type).fillIns.isEmpty }

  /// Lines that give an object's properties what the app gives them before it begins, unless the object sets them itself:
  /// a value to those that are implicitly unwrapped, a place or something to see to those that are empty, a screen to those
  /// of protocols that screens conform to, and whether a touch drives the way.
  mutating func properties(
    of id: AppIndex.TypeID, named object: String,
    where isWanted: (AppProperty) -> Bool = { _ in true }
  ) -> [String] {
    var lines: [String] = []
    let parts = index.allParts(of: id)
    let assigned = parts.reduce(into: Set<String>()) { $0.formUnion($1.assigned) }
    for property in parts.flatMap(\.properties) {
      guard let type = property.type, property.isSettable, !property.isStatic, !property.isOutlet,
        !assigned.contains(property.name), isWanted(property)
      else { continue }
      if type == "Bool", property.hasDefault, AppProperty.allowsInteraction(property.name) {
        lines.append("\(object).\(property.name) = scene.isDriven")
        continue
      }
      let isPlace = ["CGRect", "CGPoint"].contains(property.plainType)
      let isSize = property.isZero && property.isSizeOfAScreen
      guard property.isOptional && !property.hasDefault || property.isZero && isPlace || isSize
      else { continue }
      var making = making
      making.prefersScreens = true
      let made = making.value(property.plainType, named: property.name, from: id.file)
      let isSeen = isPlace || ["UIImage", "UIView", "UIImageView"].contains(property.plainType)
      guard made.fillIns.isEmpty, made.text != "nil",
        type.hasSuffix("!") || isSeen || isSize || !made.conformances.isEmpty
      else { continue }
      note(made)
      if isPlace || isSize { noteGuess("\(property.name): \(made.text)") }
      lines.append("\(object).\(property.name) = \(made.text)")
    }
    return lines
  }

  /// Calls of methods such as `setDestinationFrame(_:)`, by which the app gives an object what it keeps in private properties
  /// without a value.
  private mutating func setters(of id: AppIndex.TypeID, named object: String) -> [String] {
    let parts = index.allParts(of: id)
    let methods = parts.flatMap(\.methods)
    let kept = parts.flatMap(\.properties).filter {
      $0.isPrivate && $0.isOptional && !$0.hasDefault && !$0.isStatic
    }.map(\.name)
    var lines: [String] = []
    for method in methods {
      let name = method.name
      guard name.hasPrefix("set"), name.dropFirst(3).first?.isUppercase ?? false,
        ActFinder.isCallable(method), method.result == nil,
        method.modifiers.isDisjoint(with: ["static", "class"]),
        kept.contains(where: { method.called.contains($0 + "=") }),
        !methods.contains(where: { $0.called.contains(name) })
      else { continue }
      let subject = name.dropFirst(3)
      let made = method.parameters.map { parameter in
        // A single value is called what the method sets.
        let isOne = method.parameters.count == 1
        let named = isOne ? subject.prefix(1).lowercased() + subject.dropFirst() : parameter.name
        var value = making.value(parameter.type, named: named, from: id.file)
        // What moves is of the first screen where no name tells.
        if AppCast(subject: named, type: "").side == nil {
          value.text = value.text.replacing("scene.to.standIn", with: "scene.from.standIn")
        }
        // One of several views is chosen, and the others make room.
        value.text = value.text.replacing(
          "[scene.from.standInTile]", with: "[scene.from.standInTile, scene.from.standInPicture]")
        return value
      }
      guard !made.isEmpty, made.allSatisfy({ $0.fillIns.isEmpty && $0.text != "nil" }) else {
        continue
      }
      let arguments = zip(method.parameters, made).map { parameter, made in
        (parameter.label.map { "\($0): " } ?? "") + made.text
      }.joined(separator: ", ")
      made.forEach { note($0) }
      noteGuess("\(name)(\(arguments))")
      lines.append("\(object).\(name)(\(arguments))")
    }
    return lines
  }

  /// The animator of the way back, where another one goes forth.
  private func partner() -> ValueMaking.Made? {
    transition.related.lazy.filter {
      index.ancestry(of: $0).contains(TransitionFinder.animating)
        && ValueMaking.isForth(index[$0].name) == false
    }.map { making.object(of: $0) }.first { $0.fillIns.isEmpty }
  }

  private mutating func useAnimator(_ type: AppType) {
    let made = making.object(of: transition.type, direction: "isForth")
    note(made)
    for place in made.fillIns { body.append("// FILL IN \(place)") }
    fillIns += made.fillIns
    let properties = index.allParts(of: transition.type).flatMap(\.properties)
    let given =
      self.properties(of: transition.type, named: "animator")
      + setters(of: transition.type, named: "animator")
    let isWhole = !made.text.hasPrefix("fillIn(")
    let flags =
      !isWhole
      ? []
      : given
        + properties.compactMap { [making, index, transition] property -> String? in
          guard property.isSettable, !property.isStatic, property.hasDefault || property.isOptional
          else { return nil }
          let type =
            property.type.map { $0.replacing("?", with: "").replacing("!", with: "") } ?? ""
          let value = making.value(
            type, named: property.name, from: transition.type.file, direction: "isForth")
          let isEnum =
            index.declaration(type, from: transition.type.file).map { index[$0].kind == .enumType }
            ?? false
          guard type == "Bool" || type.hasSuffix("Operation") || isEnum,
            value.text.contains("isForth")
          else { return nil }
          return "animator.\(property.name) = \(value.text)"
        }
    // What is told the way goes both, whatever its name says, unless its delegate makes it for one way alone.
    let isTold = made.text.contains("isForth") || !flags.isEmpty
    var only = transition.only ?? (isTold ? nil : ValueMaking.isForth(type.name))
    let partner = transition.back.map { making.object(of: $0) } ?? (only == true ? partner() : nil)
    if partner != nil { only = nil }
    if transition.owner == nil {
      told.append("no delegate in the sources makes \(type.name): the scene's own gives it")
    }
    body.append(
      "return try StandInDelegate(\(only.map { $0 ? "forth: " : "back: " } ?? "animator: "){ isForth in"
    )
    let prefix = made.fillIns.isEmpty ? "" : "try "
    if let partner {
      body.append(
        "  if !isForth { return \(partner.fillIns.isEmpty ? "" : "try ")\(partner.text) }")
      note(partner)
    }
    if flags.isEmpty {
      body.append("  \(partner == nil ? "" : "return ")\(prefix)\(made.text)")
    } else {
      body.append("  \(type.kind == .structType ? "var" : "let") animator = \(prefix)\(made.text)")
      body += flags.map { "  \($0)" }
      body.append("  return animator")
    }
    if transition.way == .present, let presentation = presentationOfOwner() {
      body.append("}, presentation: { presented, presenting in")
      body += givenPresentation(of: presentation)
    }
    body.append("})")
  }

  /// Whether a delegate gives UIKit a presentation controller.
  private func presents(_ delegate: AppIndex.TypeID) -> Bool {
    index.root(of: delegate) == "UIPresentationController"
      || index.methods(of: delegate).contains {
        $0.name == "presentationController" && !$0.returnsNil
      }
  }

  /// The presentation controller that the delegate makes; where it chooses among several, the one that is called as the
  /// animator or the delegate is.
  private mutating func presentationOfOwner() -> AppIndex.TypeID? {
    let all = transition.related.filter { index.root(of: $0) == "UIPresentationController" }
    guard let owner = transition.owner else { return all.first }
    // One that it names may be another presentation's.
    guard presents(owner) else { return nil }
    guard all.count > 1 else { return all.first }
    let makers = index.methods(of: owner).filter { $0.name == "presentationController" }
    let named = all.filter { id in makers.contains { $0.called.contains(index[id].name) } }
    if named.count == 1 { return named[0] }
    func likeness(_ id: AppIndex.TypeID) -> Int {
      [owner, transition.type].map { index[$0].name.commonPrefix(with: index[id].name).count }.max()
        ?? 0
    }
    let among = named.isEmpty ? all : named
    // Of two that are as like, the first one.
    let chosen = among.max { (likeness($0), $1) < (likeness($1), $0) }
    if let chosen {
      told.append(
        "\(index[owner].name) chooses among \(among.count) presentation controllers: \(index[chosen].name) is guessed"
      )
    }
    return chosen
  }

  /// The lines that make a presentation controller, with what its delegate has to give it: sizes, and what is implicitly
  /// unwrapped.
  private mutating func givenPresentation(of id: AppIndex.TypeID) -> [String] {
    let text = presentation(of: id)
    guard !text.contains("FILL IN") else { return ["  \(text)"] }
    let given = properties(of: id, named: "controller") {
      $0.isZero && $0.isSizeOfAScreen || $0.type?.hasSuffix("!") ?? false
    }
    if given.isEmpty { return ["  \(text)"] }
    return (["let controller = \(text)"] + given + ["return controller"]).map { "  \($0)" }
  }

  /// A presentation controller, whose initializer is the SDK's, or the app's with more arguments.
  private mutating func presentation(of id: AppIndex.TypeID) -> String {
    let name = index[id].name
    if index[id].isGeneric || index[id].otherActor != nil {
      let made = making.object(of: id)
      fillIns += made.fillIns
      return "try \(made.text)  // FILL IN"
    }
    let own = index.allParts(of: id).flatMap(\.initializers)
      .first { $0.parameters.first?.label != "coder" && !$0.isPrivate }
    guard let own else {
      return "\(name)(presentedViewController: presented, presenting: presenting)"
    }
    var arguments: [String] = []
    for parameter in own.parameters where !parameter.hasDefault {
      let label = parameter.label.map { "\($0): " } ?? ""
      let words = (parameter.label ?? "") + parameter.name
      if parameter.type.contains("ViewController"), words.lowercased().contains("present") {
        let isPresenting = words.lowercased().contains("presenting")
        let name = isPresenting ? "presenting" : "presented"
        let made = making.value(parameter.type, named: name, from: id.file)
        note(made)
        let isOptional = parameter.type.hasSuffix("?") || parameter.type.hasSuffix("!")
        let text =
          made.conformances.isEmpty
          ? name + (isPresenting && !isOptional ? "!" : "") : "\(name) as! \(parameter.type)"
        arguments.append(label + text)
        continue
      }
      let made = making.value(parameter.type, named: parameter.name, from: id.file)
      note(made)
      fillIns += made.fillIns
      arguments.append(
        label
          + (made.fillIns.isEmpty
            ? made.text : "try fillIn(\"\(parameter.name): \(parameter.type)\")"))
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  // MARK: Text

  /// The program's text, for a module of some files.
  func text(module: String, place: String, files: [Int]) -> String {
    let type = index[transition.type]
    let way = isAct ? actWay : transition.way.rawValue
    let arguments = ([".\(way)"] + options + [container].compactMap { $0 }).joined(separator: ", ")
    let isInteractive = drags.forth != nil || drags.back != nil
    let notes = told.map { "// \($0)\n" }.joined()
    let nibs = isPlain ? [] : nibs(in: files) + controllers(in: files)
    let text = """
      // \(type.name), \(place). Written once: what you change here stays.
      \(notes)import FilmstripCLI
      \(isInteractive ? "import FilmstripTransitions\n" : "")import UIKit

      @testable import \(module)

      \(declarations.map { $0 + "\n" }.joined())FilmstripMain.run { scenes in
      \(nibs.map { "  \($0)\n" }.joined())  scenes.addScreen("from") \(screens[.from] ?? "")
        scenes.addScreen("to") \(screens[.to] ?? "")
        scenes.\(isAct ? "addActs" : "addForthAndBack")(\(arguments)) { scene in
      \(body.map { "    \($0)\n" }.joined())  }
      }

      """
    return withObjects(text)
  }

  /// The cases: a name, the way, and the gesture.
  private var all: [(name: String, way: String, gesture: String)] {
    var all = [("forth", "forth", "")]
    if hasBack { all.append(("back", "back", "")) }
    if drags.back != nil { all += [("finish", "back", "finish"), ("cancel", "back", "cancel")] }
    if drags.forth != nil {
      all += [("finish-forth", "forth", "finish"), ("cancel-forth", "forth", "cancel")]
    }
    return all
  }

  /// The names of the cases.
  var cases: [String] { all.map(\.name) }

  /// The file of scenes.
  var scenes: String {
    "device: iphone-15\nscenes:\n"
      + all.map { name, transition, gesture in
        "  \(name): { transition: \(transition), from: from, to: to\(gesture.isEmpty ? "" : ", gesture: \(gesture)") }\n"
      }.joined()
  }
}
