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
    let drivers = index.allParts(of: transition.type).flatMap(\.properties).compactMap {
      property -> (String, AppIndex.TypeID)? in
      guard !property.isPrivate, !property.isStatic,
        let driver = index.declaration(property.plainType, from: transition.type.file)
          ?? property.type.flatMap({ index.declaration($0, from: transition.type.file) }),
        types.contains(driver)
      else { return nil }
      return ("delegate.\(property.name)\(property.isOptional ? "?" : "")", driver)
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
      return ["scene.drive(\(begins ? "" : "starting: false")) { pan in"]
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
  func shared(_ names: [(object: String, id: AppIndex.TypeID)]) -> [String] {
    let kinds = Set(transition.related + [transition.type])
    func drivers(_ id: AppIndex.TypeID) -> [(property: AppProperty, kind: AppIndex.TypeID)] {
      index.allParts(of: id).flatMap(\.properties).compactMap { property in
        guard let type = property.type, !property.isStatic, !property.isPrivate,
          let kind = index.declaration(ActFinder.plain(type), from: id.file), kinds.contains(kind)
        else { return nil }
        return (property, kind)
      }
    }
    var lines: [String] = []
    for (object, id) in names where isScreen(id) {
      let assigned = index.allParts(of: id).reduce(into: Set<String>()) {
        $0.formUnion($1.assigned)
      }
      for (property, kind) in drivers(id)
      where property.isSettable && property.isOptional && !assigned.contains(property.name) {
        var value: String?
        for (other, otherID) in names where other != object {
          if kind == otherID { value = other }
          let found = drivers(otherID).first { $0.kind == kind && !$0.property.isOptional }
          if let found { value = "\(other).\(found.property.name)" }
          if value != nil { break }
        }
        if let value { lines.append("\(object).\(property.name) = \(value)") }
      }
    }
    return lines
  }
}
