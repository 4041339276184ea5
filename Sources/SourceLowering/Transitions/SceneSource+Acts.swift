// SPDX-License-Identifier: MIT

extension SceneSource {
  /// A call of the way forth or back, with what it needs.
  private struct Line {
    var text: String
    var fillIns: [String] = []
  }

  /// Uses a call of the app's in place of UIKit's; false, and nothing is changed, where it would need something that
  /// cannot be made and `isOptional`.
  mutating func useAct(_ act: FoundAct, isOptional: Bool) -> Bool {
    var draft = self
    draft.addAct(act)
    if isOptional, draft.fillIns.count > fillIns.count { return false }
    self = draft
    return true
  }

  private mutating func addAct(_ act: FoundAct) {
    isAct = true
    switch act.kind {
    case .container: addContainer(act)
    case .layer: addLayer(act)
    case .presenter: addPresenter(act)
    }
  }

  /// The line that makes what is called, and those that set its properties.
  private mutating func make(_ id: AppIndex.TypeID) {
    var made = making.object(of: id)
    if !made.text.contains("scene.from"), let place = made.text.firstRange(of: "scene.to"),
      index.isScreen(id)
    {
      // The first screen of a container is what it shows, and the next one what comes.
      made.text.replaceSubrange(place, with: "scene.from")
    }
    note(made)
    statement("subject", made, of: id)
    guard made.fillIns.isEmpty else { return }
    // A container's children are no properties to be set one by one.
    body += properties(of: id, named: "subject").filter {
      !index.isScreen(id) || !$0.hasSuffix("= scene.to") && !$0.hasSuffix("= scene.from")
    }
  }

  private mutating func finish(root: String, prepare: String?, forth: Line, back: Line?) {
    for line in [forth, back].compactMap({ $0 }) {
      for place in line.fillIns where !fillIns.contains(place) {
        fillIns.append(place)
        body.append("// FILL IN \(place)")
      }
    }
    func closure(_ line: Line) -> String { "{ \(line.text) }" }
    var arguments = [root]
    if body.contains(where: { $0.hasPrefix("let subject") }) {
      arguments.append("keeping: subject")
    }
    if let prepare { arguments.append("prepare: { \(prepare) }") }
    arguments.append("forth: \(closure(forth))")
    if let back { arguments.append("back: \(closure(back))") }
    hasBack = back != nil
    if forth.fillIns.isEmpty, back?.fillIns.isEmpty ?? true {
      body.append("return StandInActs(")
      for (place, argument) in arguments.enumerated() {
        body.append("  \(argument)\(place == arguments.count - 1 ? ")" : ",")")
      }
    } else {
      // What is wanted is said before anything begins; the call is here to be completed.
      body += arguments.map { "// \($0)" }
      body.append("return try fillIn(\"\((forth.fillIns + (back?.fillIns ?? []))[0])\")")
    }
  }

  // MARK: Containers

  private mutating func addContainer(_ act: FoundAct) {
    make(act.subject)
    var isSwap = true
    if case .method(let forth) = act.forth, case .method(let back)? = act.back {
      isSwap = forth.name == back.name
    }
    let properties = index.allParts(of: act.subject).flatMap(\.properties)
    var sides = ["scene.from", "scene.to"].filter { side in !body.contains { $0.contains(side) } }
    for property in properties where property.isSettable && !property.isStatic {
      guard let type = property.type, ActFinder.plain(type) == "UIViewController",
        !property.isOutlet, property.isOptional || type.hasPrefix("["), property.name != "parent"
      else { continue }
      if type.hasPrefix("["), sides.count == 2 {
        body.append("subject.\(property.name) = [scene.from, scene.to]")
        sides = []
      } else if !type.hasPrefix("["), let side = sides.first, !isSwap || sides.count == 2 {
        body.append("subject.\(property.name) = \(side)")
        sides.removeFirst()
      }
    }
    let forth = line(act.forth, of: act, isForth: true)
    let back = act.back.map { line($0, of: act, isForth: false) }
    var prepare: String?
    if isSwap, !body.contains(where: { $0.contains("scene.from") }), let back,
      back.text.contains("scene.from")
    {
      prepare = back.text
    }
    finish(root: "subject", prepare: prepare, forth: forth, back: back)
  }

  // MARK: Layers

  /// Calls after which another screen is there; after others the content is changed by the scene.
  private static let showing: Set<String> = [
    "pushViewController", "popViewController", "present", "dismiss", "setViewControllers", "show",
    "addChild", "addSubview", "rootViewController=", "selectedIndex=", "selectedViewController=",
    "text=", "image=", "isHidden=", "popToRootViewController", "insertSubview", "alpha=",
  ]

  private mutating func addLayer(_ act: FoundAct) {
    let id = act.subject
    let type = index[id]
    var (forth, back) = (line(act.forth, of: act, isForth: true), Line?.none)
    if let call = act.back { back = line(call, of: act, isForth: false) }
    var subject = type.name
    var changes = ("scene.cover()", "scene.uncover()")
    var (root, prepare) = ("scene.container", String?.none)
    if type.kind == .extensionType {
      switch type.name {
      case "UINavigationController": (subject, actWay) = ("scene.navigation", "push")
      case "UITabBarController":
        (subject, actWay) = ("(scene.container as! UITabBarController)", "tab")
      case "UIViewController": subject = "scene.from"
      case "UIWindow": subject = "scene.from.view.window!"
      case "CALayer": subject = "scene.from.view.layer"
      case "UILabel":
        subject = "(scene.from as! StandInScreen).heading"
        changes = ("\(subject).text = \"To\"", "\(subject).text = \"From\"")
      case "CATransition": break
      case "UIImageView": subject = "scene.from.standInPicture"
      default: subject = "scene.from.view"
      }
    } else if index.root(of: id) == "UINavigationController" {
      make(id)
      (subject, root) = ("subject", "subject")
      prepare = "subject.setViewControllers([scene.from], animated: false)"
    } else if index.isScreen(id) {
      own[.from] = id
      subject = "(scene.from as! \(type.name))"
    } else if case .method(let method) = act.forth, !method.modifiers.contains("static") {
      make(id)
      subject = "subject"
      if (index.root(of: id) ?? "").hasSuffix("View") {
        body.append("subject.frame = StandInScreen.tileFrame")
        body.append("scene.from.view.addSubview(subject)")
      }
      if body.contains(where: { $0.contains("scene.navigation") }) { actWay = "push" }
    }
    func complete(_ line: Line, _ call: FoundAct.Call, _ change: String) -> Line {
      guard case .method(let method) = call else { return line }
      var line = line
      // What dismisses is called by the screen that goes.
      let isGoing =
        subject == "scene.from" && index.called(method.called, by: id).contains("dismiss")
      line.text = line.text.replacing(
        "subject.", with: (isGoing ? "scene.to" : subject) + ".", maxReplacements: 1)
      if let result = method.result, result.contains("CATransition") {
        line.text = "scene.from.view.layer.add(\(line.text), forKey: nil)"
      }
      if SceneSource.showing.isDisjoint(with: index.called(method.called, by: id)),
        !method.parameters.contains(where: {
          ActFinder(index: index).isScreen($0.type, id.file) && !$0.hasDefault
        })
      {
        line.text += "; \(change)"
      }
      return line
    }
    forth = complete(forth, act.forth, changes.0)
    if let call = act.back {
      back = back.map { complete($0, call, changes.1) }
    } else if forth.text.hasSuffix(changes.0) {
      back = forth
      back?.text = String(forth.text.dropLast(changes.0.count)) + changes.1
    }
    finish(root: root, prepare: prepare, forth: forth, back: back)
  }

  // MARK: Taps

  /// Begins the way forth by a tap on the app's own screen, or in its container around the first one.
  mutating func useTap(_ target: TapFinder.Target) {
    (isAct, actWay) = (true, transition.way.rawValue)
    guard own[.from] != transition.type,
      TapFinder.containers.contains(index.root(of: transition.type) ?? "")
    else {
      return finish(
        root: "scene.container", prepare: nil, forth: Line(text: "scene.tap(.\(target))"),
        back: Line(text: "scene.dismiss()"))
    }
    make(transition.type)
    body.append("subject.setViewControllers([scene.from], animated: false)")
    finish(
      root: "subject", prepare: nil, forth: Line(text: "scene.tap(.\(target), in: subject)"),
      back: Line(text: "scene.dismiss()"))
  }

  // MARK: Presenters

  private mutating func addPresenter(_ act: FoundAct) {
    let calls = [act.forth, act.back].compactMap(\.self)
    func isStatic(_ call: FoundAct.Call) -> Bool {
      if case .method(let method) = call {
        return !method.modifiers.isDisjoint(with: ["static", "class"])
      }
      return false
    }
    if !calls.allSatisfy(isStatic) { make(act.subject) }
    func line(_ call: FoundAct.Call, isForth: Bool) -> Line {
      var line = self.line(call, of: act, isForth: isForth)
      if isStatic(call) {
        let name = index[act.subject].name
        line.text = line.text.replacing("subject.", with: name + ".", maxReplacements: 1)
      }
      return line
    }
    let forth = line(act.forth, isForth: true)
    let back = act.back.map { line($0, isForth: false) } ?? Line(text: "scene.dismiss()")
    finish(root: "scene.container", prepare: nil, forth: forth, back: back)
  }

  // MARK: Calls

  private mutating func line(_ call: FoundAct.Call, of act: FoundAct, isForth: Bool) -> Line {
    let side = isForth ? "scene.to" : "scene.from"
    switch call {
    case .property(let property):
      let value = property.type == "Int" ? (isForth ? "1" : "0") : side
      return Line(text: "subject.\(property.name) = \(value)")
    case .method(let method):
      var line = Line(text: "")
      var arguments: [String] = []
      let finder = ActFinder(index: index)
      let screens = method.parameters.filter {
        finder.isScreen($0.type, act.subject.file) && !$0.hasDefault
      }
      for parameter in method.parameters where !parameter.hasDefault {
        let made: ValueMaking.Made
        if finder.isScreen(parameter.type, act.subject.file) {
          made = screen(parameter, among: screens.count, of: act, isForth: isForth)
        } else {
          made = argument(parameter, of: act, isForth: isForth)
        }
        note(made)
        line.fillIns += made.fillIns
        arguments.append((parameter.label.map { "\($0): " } ?? "") + made.text)
      }
      let result = method.result.map { !["Void", "()"].contains($0) } ?? false
      line.text =
        "\(result && !(method.result ?? "").contains("CATransition") ? "_ = " : "")subject.\(method.name)(\(arguments.joined(separator: ", ")))"
      return line
    }
  }

  /// The screen that a call takes: the one that comes, or of two the one that its words mean.
  private mutating func screen(
    _ parameter: AppFunction.Parameter, among count: Int, of act: FoundAct, isForth: Bool
  ) -> ValueMaking.Made {
    let words = (parameter.label ?? "") + "." + parameter.name
    let meant = AppCast(subject: words, type: "").side
    let isInside = ["in", "on", "over", "inside", "current", "old"].contains(
      (parameter.label ?? parameter.name).lowercased())
    var side = meant == .from || isInside ? AppCast.Side.from : .to
    if act.kind != .presenter {
      if count == 1 { side = .to }
      if !isForth { side = side == .from ? .to : .from }
    }
    let name = side == .from ? "scene.from" : "scene.to"
    let plain = ActFinder.plain(parameter.type)
    var made = ValueMaking.Made(text: name)
    if plain != "UIViewController",
      let type = index.declaration(plain, from: act.subject.file)
    {
      if making.object(of: type).fillIns.isEmpty {
        own[side] = type
        made = ValueMaking.Made(text: "(\(name) as! \(plain))", files: [type.file])
      } else {
        made = making.value(plain, named: parameter.name, from: act.subject.file)
      }
    }
    if parameter.type.hasPrefix("[") { made.text = "[\(made.text)]" }
    return made
  }

  private func argument(_ parameter: AppFunction.Parameter, of act: FoundAct, isForth: Bool)
    -> ValueMaking.Made
  {
    let name = parameter.name.lowercased()
    switch ActFinder.plain(parameter.type) {
    case "Bool" where name.contains("anim"): return ValueMaking.Made(text: "true")
    case "Bool":
      if let way = ValueMaking.isForth(parameter.name) {
        return ValueMaking.Made(text: "\(way == isForth)")
      }
    case "Int" where ActFinder.isPlace(parameter.name):
      return ValueMaking.Made(text: isForth ? "1" : "0")
    case "UIView" where act.kind == .layer || ["in", "on"].contains(parameter.label ?? ""):
      return ValueMaking.Made(text: "scene.from.view")
    case "CALayer": return ValueMaking.Made(text: "scene.from.view.layer")
    case "UIWindow": return ValueMaking.Made(text: "scene.from.view.window!")
    default: break
    }
    return making.value(parameter.type, named: parameter.name, from: act.subject.file)
  }
}
