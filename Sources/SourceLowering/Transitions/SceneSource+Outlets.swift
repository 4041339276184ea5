// SPDX-License-Identifier: MIT

extension SceneSource {
  /// The lines that make one of the app's controllers, with its outlets; nil where it cannot be made.
  mutating func ownScreen(_ id: AppIndex.TypeID, on side: AppCast.Side) -> [String]? {
    if let allowed, !allowed.contains(id.file) {
      let name = index[id].name
      guard TypeGuess.superclass(of: name)?.hasSuffix("ViewController") ?? false else { return nil }
      told.append("\(name) is a stub")
      return ["\(name)()"]
    }
    var made = making.object(of: id)
    // The first screen asks the second one: it is made itself.
    if side == .from {
      made.conformances = made.conformances.map {
        ValueMaking.Conformance(side: .to, type: $0.type, screen: $0.screen)
      }
    }
    note(made)
    guard made.fillIns.isEmpty else {
      told.append("\(index[id].name) stands for no screen: \(made.fillIns.joined(separator: ", "))")
      return nil
    }
    var lines = outlets(of: id, object: "screen")
    if !lines.isEmpty { lines.insert("let outlets = StandInOutlets()", at: 0) }
    let hasOutlets = !lines.isEmpty
    lines += models(of: id)
    let text = SceneSource.alone(made.text, on: side)
    if TapFinder.containers.contains(index.root(of: id) ?? ""), !text.contains("StandInScreen") {
      lines.append("screen.setViewControllers([StandInScreen(\"Content\")], animated: false)")
    }
    if lines.isEmpty { return [text] }
    if hasOutlets { lines.append("outlets.place(in: screen\(side == .to ? ", isTo: true" : ""))") }
    return ["let screen = \(text)"] + lines + ["return screen"]
  }

  /// Lines that set the outlets of an object to new ones.
  ///
  /// With `files`, those of classes that these files declare.
  private func outlets(of id: AppIndex.TypeID, object: String, in files: [Int]? = nil) -> [String] {
    var making = making
    making.placesViews = false
    if let files { making.allowed = making.allowed ?? Set(files) }
    return index.allParts(of: id).flatMap(\.properties).filter(\.isOutlet).compactMap { outlet in
      guard var type = outlet.type else { return nil }
      while type.hasSuffix("!") || type.hasSuffix("?") { type.removeLast() }
      let isList = type.hasPrefix("[") && type.hasSuffix("]") && !type.contains(":")
      if isList { type = String(type.dropFirst().dropLast()) }
      var text = type == "UIView" || type == "UIImageView" ? "\(type)()" : ""
      if type == "NSLayoutConstraint" {
        text = "outlets.constraint()"
      } else {
        if text.isEmpty {
          let value = making.value(type, named: outlet.name, from: id.file)
          guard value.fillIns.isEmpty, !value.text.contains("scene.") else { return nil }
          text = value.text
        }
        let name = outlet.name.lowercased()
        // The view at the top of a nib, which its owner adds to itself.
        let isContent =
          type == "UIView" && object == "view" && ["contentview", "view"].contains(name)
        let isBackground = type == "UIView" && name.contains("background")
        text =
          "outlets.add(\(text)\(isContent ? ", isContent: true" : isBackground ? ", isBackground: true" : ""))"
      }
      if isList { text = "[\(text), \(text)]" }
      return outlet.isSettable
        ? "\(object).\(outlet.name) = \(text)"
        : "\(object).setValue(\(text), forKey: \"\(outlet.name)\")"
    }
  }

  /// Calls that register the views of some files that nibs and prototypes of storyboards give: those with outlets, and
  /// cells that code casts what it dequeues to, and classes that are asked for the view of a nib.
  func nibs(in files: [Int]) -> [String] {
    let dequeued = files.flatMap { file in
      index.files[file].types.flatMap(\.casts).filter { $0.subject.contains("dequeueReusable") }
        .compactMap { cast in
          index.declaration(cast.type, from: file).map {
            ($0, identifier(in: cast.subject, of: file))
          }
        }
    }
    // `Badge.fromNib()`.
    let loaded = Set(
      files.flatMap { index.files[$0].members }.compactMap { member -> String? in
        let parts = member.split(separator: ".")
        return parts.count == 2 && parts[1].lowercased().contains("nib") ? String(parts[0]) : nil
      })
    return files.flatMap { file in
      index.files[file].types.indices.map { AppIndex.TypeID(file: file, place: $0) }
    }.compactMap { id in
      let type = index[id]
      guard type.kind == .classType, !type.isHidden, !type.isGeneric, type.otherActor == nil,
        let root = index.root(of: id), root.hasPrefix("UI"),
        ["View", "Cell", "Control", "Button", "Label"].contains(where: root.hasSuffix)
      else { return nil }
      let identifiers = dequeued.filter { $0.0 == id }.map(\.1)
      let lines = outlets(of: id, object: "view", in: files)
      let last = type.name.split(separator: ".").last.map(String.init) ?? type.name
      if lines.isEmpty, identifiers.isEmpty, !loaded.contains(last) { return nil }
      let names = ([last] + Set(identifiers.compactMap(\.self)).subtracting([last]).sorted()).map {
        "\"\($0)\""
      }
      let head = "scenes.addNib([\(names.joined(separator: ", "))], of: \(type.name).self)"
      return lines.isEmpty
        ? "\(head) { _, _ in }"
        : "\(head) { view, outlets in\n" + lines.map { "    \($0)\n" }.joined() + "  }"
    }
  }

  /// Calls that register the outlets of the controllers of some files that the app makes itself, with a nib or from a
  /// storyboard.
  func controllers(in files: [Int]) -> [String] {
    // Of a class of the scene's own screens the app may make more.
    let instantiated = Set(
      files.flatMap { file in
        index.files[file].types.flatMap(\.casts).filter { $0.subject.contains("instantiate") }
          .compactMap { index.declaration($0.type, from: file) }
      })
    return files.flatMap { file in
      index.files[file].types.indices.map { AppIndex.TypeID(file: file, place: $0) }
    }.compactMap { id in
      let type = index[id]
      guard type.kind == .classType, !type.isHidden, !type.isGeneric, index.isScreen(id),
        !own.values.contains(id) || instantiated.contains(id)
      else { return nil }
      let lines = outlets(of: id, object: "screen", in: files)
      return lines.isEmpty
        ? nil
        : "scenes.addOutlets(of: \(type.name).self) { screen, outlets in\n"
          + lines.map { "    \($0)\n" }.joined() + "  }"
    }
  }

  /// The identifier of what a list dequeues: a literal, or a constant of the file or of a type that is named.
  private func identifier(in subject: String, of file: Int) -> String? {
    let quoted = subject.split(separator: "\"", omittingEmptySubsequences: false)
    if quoted.count == 3 { return String(quoted[1]) }
    guard let name = subject.firstMatch(of: /with(?:Reuse)?Identifier:\s*([\w.]+)/)?.1 else {
      return nil
    }
    let parts = name.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    let owner = parts.dropLast().last.flatMap { index.declaration($0, from: file)?.file }
    return index.files[owner ?? file].texts[last]
  }

  /// Lines that give one of the app's screens the values that it takes for granted: those of its own types that are
  /// implicitly unwrapped, and that it does not set itself, and what the list has of which a cell is tapped.
  private mutating func models(of id: AppIndex.TypeID) -> [String] {
    var lines: [String] = []
    let parts = index.allParts(of: id)
    let assigned = parts.reduce(into: Set<String>()) { $0.formUnion($1.assigned) }
    let isList =
      target == .cell && own[.from] == id
      || ["UICollectionViewController", "UITableViewController"].contains(index.root(of: id) ?? "")
    for property in parts.flatMap(\.properties)
    where property.isSettable && !property.isStatic && !property.isOutlet
      && !assigned.contains(property.name)
      // A gallery without pictures shows nothing that could move.
      && (!property.hasDefault || property.isEmptyList && (isList || property.type == "[UIImage]"))
    {
      guard let type = property.type else { continue }
      let plain = ActFinder.plain(type)
      let own = index.declaration(plain, from: id.file)
      // A value without which the screen is empty, or ends the program: what shows the screen gives it.
      let isGiven =
        type.hasSuffix("?")
        && (plain == "UIImage" || own.map { index[$0].kind == .structType } ?? false)
      guard type.hasSuffix("!") || property.isEmptyList || isGiven else { continue }
      let isModel =
        plain == "UIImage" || plain == "String"
        || own.map {
          [.structType, .enumType, .classType].contains(index[$0].kind) && !isScreen($0)
        }
          ?? false
      guard isModel else { continue }
      let made = making.value(plain, named: property.name, from: id.file)
      guard made.fillIns.isEmpty, !made.text.contains("scene.") else { continue }
      note(made)
      let text = property.isEmptyList ? "[\(made.text), \(made.text), \(made.text)]" : made.text
      lines.append("screen.\(property.name) = \(text)")
    }
    return lines
  }

  /// An expression where no scene is there yet: the other screen is the one that is made for it.
  static func alone(_ text: String, on side: AppCast.Side) -> String {
    let other = "StandInScreen.made(\"\(side == .to ? "from" : "to")\")"
    // What the second screen shows inside of it is neither of the two.
    return text.replacing("scene.navigation", with: "UINavigationController()")
      .replacing("scene.from", with: other)
      .replacing("scene.to", with: side == .to ? "StandInScreen(\"Content\")" : other)
  }
}
