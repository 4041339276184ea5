// SPDX-License-Identifier: MIT

extension SceneSource {
  /// Lines that give the scene's own pan to a delegate, or to one of its drivers, which follows a recognizer that a screen
  /// of the app's has, as `transition.didPan(with: recognizer)`; none where each has its own recognizer.
  ///
  /// Flags that say that a touch drives the way are set when the pan begins.
  func handedPan(_ types: [AppIndex.TypeID], flags: [String]) -> [String] {
    guard isDriven(types),
      !types.contains(where: { index.methods(of: $0).contains(where: SceneSource.addsRecognizer) })
    else { return [] }
    let drivers = properties(of: transition.type, among: types).map { property, kind in
      ("delegate.\(property.name)\(property.isOptional ? "?" : "")", kind)
    }
    for (object, id) in [("delegate", transition.type)] + drivers {
      let method = index.methods(of: id).first {
        !$0.isPrivate && $0.parameters.count == 1
          && ["UIPanGestureRecognizer", "UIGestureRecognizer"].contains($0.parameters[0].type)
      }
      guard let method else { continue }
      let called = index.called(method.called, by: id)
      let begins = called.isDisjoint(with: SceneSource.ends.union(TapFinder.beginnings))
      let label = method.parameters[0].label.map { "\($0): " } ?? ""
      return ["scene.drive\(begins ? "" : "(starting: false)") { pan in"]
        + flags.map {
          "  if pan.state == .began { \($0.replacing("scene.isDriven", with: "true")) }"
        } + ["  \(object).\(method.name)(\(label)pan)", "}"]
    }
    return []
  }

  private static func addsRecognizer(_ method: AppFunction) -> Bool {
    method.called.contains("addGestureRecognizer")
  }

  /// Lines that give screens of the app's the drivers and the delegate that they ask for, as what presents them does.
  ///
  /// They are those of the delegate's own properties, and of the other screen's. The names are what the scene calls the
  /// objects.
  private func shared(_ names: [(object: String, id: AppIndex.TypeID)]) -> [String] {
    let kinds = transition.related + [transition.type]
    var lines: [String] = []
    for (object, id) in names where isScreen(id) {
      let assigned = index.allParts(of: id).reduce(into: Set<String>()) {
        $0.formUnion($1.assigned)
      }
      for (property, kind) in properties(of: id, among: kinds)
      where property.isSettable && property.isOptional && !assigned.contains(property.name) {
        var value: String?
        for (other, otherID) in names where other != object {
          if kind == otherID { value = other }
          let found = properties(of: otherID, among: [kind]).first { !$0.property.isOptional }
          if let found { value = "\(other).\(found.property.name)" }
          if value != nil { break }
        }
        if let value { lines.append("\(object).\(property.name) = \(value)") }
      }
    }
    return lines
  }

  /// The properties of a type that code elsewhere can name, and whose types are among some.
  private func properties(
    of id: AppIndex.TypeID, among kinds: [AppIndex.TypeID]
  ) -> [(property: AppProperty, kind: AppIndex.TypeID)] {
    index.allParts(of: id).flatMap(\.properties).compactMap { property in
      guard let type = property.type, !type.hasPrefix("["), !property.isStatic,
        !property.isPrivate,
        let kind = index.declaration(ActFinder.plain(type), from: id.file), kinds.contains(kind)
      else { return nil }
      return (property, kind)
    }
  }

  /// Gives the app's screens of the scene what they share with each other and with the delegate.
  mutating func shareDrivers() {
    guard !isAct, transition.role == .delegate, let last = body.last, last.hasPrefix("return ")
    else { return }
    var names: [(object: String, id: AppIndex.TypeID)] = []
    for side in [AppCast.Side.from, .to] where made.contains(side) {
      if let id = own[side] { names.append((side == .from ? "from" : "to", id)) }
    }
    if body.contains(where: { $0.hasPrefix("let delegate = ") }), !isScreen(transition.type) {
      names.append(("delegate", transition.type))
    }
    let lines = shared(names)
    guard !lines.isEmpty else { return }
    let used = names.filter { name in
      name.object != "delegate" && lines.contains { $0.contains(name.object + ".") }
    }
    body.removeLast()
    for (object, id) in used {
      body.append("let \(object) = scene.\(object).screen(as: \(index[id].name).self)")
    }
    body += lines + [last]
  }

  // MARK: Wiring

  private static let wiring = [
    "wire", "attach", "add", "setup", "set", "prepare", "install", "connect", "bind", "configure",
    "register",
  ]

  /// Gives a delegate's drivers the view or the screen on which they wait for touches, as the app does.
  mutating func wireDrivers() {
    let properties = index.allParts(of: transition.type).flatMap(\.properties)
    for property in properties
    where !property.isPrivate && !property.isStatic && !property.isComputed {
      guard var name = property.type else { continue }
      let isOptional = name.hasSuffix("?") || name.hasSuffix("!")
      if isOptional { name.removeLast() }
      guard let driver = index.declaration(name, from: transition.type.file),
        transition.related.contains(driver),
        index.ancestry(of: driver).contains(TransitionFinder.driver)
      else { continue }
      if isOptional && !property.hasDefault {
        let made = making.object(of: driver)
        note(made)
        guard property.isSettable, made.fillIns.isEmpty else { continue }
        body.append("delegate.\(property.name) = \(made.text)")
      }
      let methods = index.methods(of: driver)
      guard
        let method = methods.first(where: { method in
          !method.isPrivate && method.parameters.filter { !$0.hasDefault }.count == 1
            && [
              "UIViewController", "UIView", "UINavigationController", "UIViewController!",
              "UIView!",
            ].contains(method.parameters[0].type)
            && SceneSource.wiring.contains { method.name.lowercased().contains($0) }
        })
      else { continue }
      let parameter = method.parameters[0]
      let type = parameter.type.replacing("!", with: "")
      let isBeginning = isBeginning(driver)
      if isBeginning { beginner = driver }
      let screen = isBeginning ? "scene.from" : "scene.to"
      let value =
        type == "UIView"
        ? screen + ".view" : type == "UIViewController" ? screen : "scene.navigation"
      let place = "delegate.\(property.name)\(isOptional ? "?" : "")"
      for (name, closure) in beginnings(of: driver) { body.append("\(place).\(name) = \(closure)") }
      body.append("\(place).\(method.name)(\(parameter.label.map { "\($0): " } ?? "")\(value))")
    }
  }

  /// Whether a driver begins the way forth: its pans show a screen, or call a closure that does.
  private func isBeginning(_ driver: AppIndex.TypeID) -> Bool {
    begins(driver)
      || (index.calledByPans(of: driver).isDisjoint(with: SceneSource.ends)
        && !beginnings(of: driver).isEmpty)
  }

  /// The closures of a driver's that its pans call, and with which the scene shows the screen, or gives it.
  private func beginnings(of driver: AppIndex.TypeID) -> [(name: String, closure: String)] {
    let called = index.calledByPans(of: driver)
    return index.parts(of: driver).flatMap(\.properties).compactMap { property in
      guard called.contains(property.name), property.isSettable, !property.isStatic,
        let type = property.type?.onOneLine.filter({ $0 != " " })
      else { return nil }
      let plain = ActFinder.plain(type)
      if plain == "->UIViewController" { return (property.name, "{ scene.to }") }
      return ["->Void", "->"].contains(plain) ? (property.name, "{ scene.start() }") : nil
    }
  }
}
