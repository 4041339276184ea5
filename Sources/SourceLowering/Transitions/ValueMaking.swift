// SPDX-License-Identifier: MIT

/// Expressions that make values of types, for initializers' arguments.
///
/// An argument is left out where it has a default. Otherwise it is the literal with which the app itself calls the
/// initializer, nil for an optional, an empty value, an object of a stand-in screen, or a value of another type of the
/// app's that can be made. Everything else is a place for a person to fill in.
struct ValueMaking {
  /// An expression, and how many places in it have to be filled in.
  struct Made {
    var text: String
    var fillIns: [String] = []
    /// How many arguments are neither the app's own nor the way: a guess is less than an initializer without it.
    var guessCount = 0
    /// Whether it is a number, a text or an empty list that stands for what the app would give.
    var isStandIn = false
    /// The arguments of which that is true, such as `width: 320`.
    var standIns: [String] = []
    /// The files that declare what it is made of.
    var files: Set<Int> = []
    /// Protocols of the app's to which a screen of the scene has to conform.
    var conformances: [Conformance] = []
  }

  struct Conformance {
    let side: AppCast.Side
    let type: AppIndex.TypeID
    /// A screen of the app's that conforms, and does what a stand-in cannot.
    var screen: AppIndex.TypeID?
  }

  let index: AppIndex
  /// The files that declare what may be named; nil for all.
  var allowed: Set<Int>?
  /// Whether the screens of the scene stand for what a container of the app's conforms to.
  var prefersScreens = false
  /// Whether views of the app's that are arguments are put into a screen.
  var placesViews = true
  /// Whether the app's screens stand for protocols that stand-ins cannot conform to.
  var usesScreens = true
  /// Whether arguments that allow touches follow `scene.isDriven`, whatever their defaults are.
  var allowsTouches = false
  /// Whether arguments that may be a view, and are none by default, are one of the stand-in's.
  var givesViews = false
  /// The app's controllers that are screens of the scene, each with the scene's name for it.
  var screens: [AppIndex.TypeID: String] = [:]

  // MARK: Types of the app

  /// Makes an object or a value of a type of the app's.
  ///
  /// `direction` is a variable of the scene that says whether the way is forth; with it, an argument that tells the way
  /// by its name or its cases follows it.
  func object(
    of id: AppIndex.TypeID, direction: String? = nil, around: Set<AppIndex.TypeID> = []
  ) -> Made {
    var made = madeObject(of: id, direction: direction, around: around)
    if made.fillIns.isEmpty { made.files.insert(id.file) }
    return made
  }

  private func madeObject(
    of id: AppIndex.TypeID, direction: String?, around: Set<AppIndex.TypeID>
  ) -> Made {
    let type = index[id]
    let name = type.name
    func fillIn(_ reason: String) -> Made {
      Made(text: "fillIn(\"\(name): \(reason)\")", fillIns: ["\(name): \(reason)"])
    }
    if around.contains(id) { return fillIn("it needs itself to be made") }
    if let allowed, !allowed.contains(id.file) {
      // Stubs of classes are made of nothing. What asks them for something is a finding.
      return type.kind == .classType && !type.isGeneric && !type.isHidden && !index.isScreen(id)
        ? Made(text: "\(name)()", guessCount: 1, standIns: ["\(name)(), which is a stub"])
        : fillIn("it is in a file that is left out")
    }
    if type.isGeneric {
      let wanted = "\(name)\(type.generics.filter { $0 != "\"" }): it is generic"
      return Made(text: "fillIn(\"\(wanted)\")", fillIns: [wanted])
    }
    if type.isHidden { return fillIn("it is private to its file") }
    if type.kind == .actorType || type.otherActor != nil {
      return fillIn("it belongs to \(type.otherActor ?? "an actor"), not to the main actor")
    }
    let around = around.union([id])
    switch type.kind {
    case .enumType:
      if let direction, let (forth, back) = ValueMaking.ways(type.plainCases) {
        return Made(text: "(\(direction) ? \(name).\(forth) : \(name).\(back))")
      }
      if let first = type.plainCases.first { return Made(text: "\(name).\(first)") }
      let made = type.cases.map {
        call("\(name).\($0.name)", $0, of: id, direction: direction, around: around)
      }
      return made.min { $0.fillIns.count < $1.fillIns.count } ?? fillIn("it has no case")
    case .protocolType:
      let conforming = index.declarations.filter {
        [.classType, .structType, .enumType].contains(index[$0].kind) && !index[$0].isHidden
          && index.parts(of: $0).contains { $0.inherited.contains(name) }
      }
      let made = conforming.lazy.filter {
        !index.isScreen($0) && !(prefersScreens && isContainer($0))
      }
      .map { object(of: $0, direction: direction, around: around) }.first { $0.fillIns.isEmpty }
      return made ?? fillIn("no type that can be made conforms to it")
    default: break
    }
    if let shared = index.parts(of: id).flatMap(\.properties).first(where: {
      $0.isStatic && !$0.isPrivate && Stubs.shared.contains($0.name)
        && ($0.type == name || $0.type == nil)
    }),
      !initializers(of: id).contains(where: {
        !$0.isPrivate && $0.parameters.allSatisfy(\.hasDefault)
      })
    {
      return Made(text: "\(name).\(shared.name)")
    }
    let candidates = initializers(of: id).filter {
      !$0.isPrivate && !$0.hasEffects && !$0.modifiers.contains("generic")
        && $0.parameters.first?.label != "coder"
        && !$0.parameters.contains { $0.type.contains("NSCoder") }
    }.map { initializer in
      let made = call(name, initializer, of: id, direction: direction, around: around)
      // One that the app never calls may end the program.
      let rank = (
        made.fillIns.count, isCalled(initializer, of: name) ? 0 : 1, made.guessCount,
        made.text.hasSuffix("!") ? 1 : 0
      )
      return (made, rank)
    }
    if let best = candidates.min(by: { $0.1 < $1.1 }) { return best.0 }
    let hasOwn = index.line(of: id).contains {
      index[$0].initializers.contains { $0.parameters.first?.label != "coder" }
    }
    if hasOwn { return fillIn("none of its initializers can be called from here") }
    // An initializer of the class's own, or of a superclass, takes the place of those that it would inherit.
    let isCoded = index.line(of: id).contains {
      index[$0].initializers.contains {
        $0.parameters.first?.label == "coder" && !$0.modifiers.contains("convenience")
      }
    }
    if isCoded { return Made(text: "\(name)(coder: NSCoder())!") }
    if type.kind == .structType { return memberwise(id, direction: direction, around: around) }
    let root = index.root(of: id) ?? ""
    // What a class names first may be a protocol.
    let isAlone =
      root.isEmpty || TypeGuess.isProtocol(root)
      || index.declaration(root, from: id.file).map { index[$0].kind == .protocolType } ?? false
    if isAlone {
      let isComplete = !type.properties.contains { $0.isLet && !$0.hasDefault && !$0.isStatic }
      return isComplete ? Made(text: "\(name)()") : fillIn("it has no initializer")
    }
    guard let arguments = ValueMaking.rootArguments(root) else {
      return fillIn("its superclass \(root) cannot be made")
    }
    return Made(text: "\(name)(\(arguments))")
  }

  /// Whether the app calls an initializer of a type, by the labels.
  private func isCalled(_ initializer: AppFunction, of name: String) -> Bool {
    let labels = initializer.parameters.map(\.label)
    let needed = initializer.parameters.filter { !$0.hasDefault }.map(\.label)
    return index.files.contains { file in
      (file.calls[name] ?? []).contains { call in
        let given = call.arguments.map(\.label)
        return given.allSatisfy(labels.contains) && needed.allSatisfy(given.contains)
      }
    }
  }

  /// The initializers of a class, or, where it declares none, of the superclass from which it inherits them.
  private func initializers(of id: AppIndex.TypeID) -> [AppFunction] {
    for ancestor in index.line(of: id) {
      let all = index.parts(of: ancestor).flatMap(\.initializers)
      let own = index[ancestor].initializers.filter { $0.parameters.first?.label != "coder" }
      if !own.isEmpty || !all.filter({ $0.parameters.first?.label != "coder" }).isEmpty {
        return all
      }
    }
    return []
  }

  private func memberwise(_ id: AppIndex.TypeID, direction: String?, around: Set<AppIndex.TypeID>)
    -> Made
  {
    let properties = index[id].properties.filter {
      !$0.isStatic && !$0.isComputed && !$0.hasDefault && !($0.isOptional && !$0.isLet)
    }
    // One private property among its parameters makes the initializer private, also where it has a default.
    let isPrivate = index[id].properties.contains {
      $0.isPrivate && !$0.isStatic && !$0.isComputed && !($0.isLet && $0.hasDefault)
    }
    if isPrivate {
      let reason = "\(index[id].name): its memberwise initializer is private"
      return Made(text: "fillIn(\"\(reason)\")", fillIns: [reason])
    }
    let parameters = properties.map {
      AppFunction.Parameter(label: $0.name, name: $0.name, type: $0.type ?? "", hasDefault: false)
    }
    let function = AppFunction(
      name: "init", parameters: parameters, result: nil, modifiers: [], hasEffects: false,
      isFailable: false, line: 0)
    return call(index[id].name, function, of: id, direction: direction, around: around)
  }

  /// What allows touches where one drives the scene, for an argument that says whether they are allowed, or which ones.
  private func touches(_ parameter: AppFunction.Parameter, from file: Int) -> String? {
    guard allowsTouches else { return nil }
    if parameter.type == "Bool" {
      return AppProperty.allowsInteraction(parameter.name) ? "scene.isDriven" : nil
    }
    let words = ["gesture", "swipe", "drag", "interact", "pan"]
    guard words.contains(where: parameter.name.lowercased().contains),
      let type = type(parameter.type, file).map({ index[$0] }), type.kind == .enumType,
      type.plainCases.contains("none")
    else { return nil }
    let others = type.plainCases.filter { $0 != "none" }
    let touch = others.first { ["pan", "swipe", "drag"].contains($0.lowercased()) } ?? others.first
    return touch.map { "scene.isDriven ? \(type.name).\($0) : \(type.name).none" }
  }

  private func call(
    _ name: String, _ initializer: AppFunction, of id: AppIndex.TypeID, direction: String?,
    around: Set<AppIndex.TypeID>
  ) -> Made {
    var made = Made(text: "")
    var arguments: [String] = []
    let calls = index.files.flatMap { $0.calls[name] ?? [] }
    for parameter in initializer.parameters {
      let isWay =
        direction != nil
        && (ValueMaking.isForth(parameter.name) != nil || parameter.type.hasSuffix("Operation"))
      if parameter.hasDefault && !isWay {
        let isView = givesViews && ["UIView?", "UIImageView?"].contains(parameter.type)
        let view = isView ? value(parameter.type, named: parameter.name, from: id.file).text : nil
        if let view { made.standIns.append("\(parameter.name): \(view)") }
        if let text = view ?? touches(parameter, from: id.file) {
          arguments.append((parameter.label.map { "\($0): " } ?? "") + text)
        }
        continue
      }
      let literal = calls.lazy.flatMap(\.arguments).first {
        $0.label == parameter.label && $0.literal != nil
      }?.literal
      let value: Made
      let isAppsCase =
        self.type(parameter.type, id.file).map { index[$0].kind == .enumType } ?? false
      if let literal, !(direction != nil && (parameter.type == "Bool" || isAppsCase || isWay)),
        literal != "nil" || parameter.type.hasSuffix("?")
      {
        value = Made(text: literal)
      } else {
        value = self.value(
          parameter.type, named: parameter.name, from: id.file, direction: direction, around: around
        )
        if direction.map({ !value.text.contains($0) }) ?? true { made.guessCount += 1 }
      }
      if value.isStandIn { made.standIns.append("\(parameter.name): \(value.text)") }
      made.standIns += value.standIns
      made.fillIns += value.fillIns
      made.files.formUnion(value.files)
      made.conformances += value.conformances
      arguments.append((parameter.label.map { "\($0): " } ?? "") + value.text)
    }
    made.text =
      "\(name)(\(arguments.joined(separator: ", ")))" + (initializer.isFailable ? "!" : "")
    return made
  }

  private func type(_ text: String, _ file: Int) -> AppIndex.TypeID? {
    index.declaration(text, from: file)
  }

  // MARK: Values

  /// Makes a value of a type as it is written in a file.
  func value(
    _ written: String, named name: String, from file: Int, direction: String? = nil,
    around: Set<AppIndex.TypeID> = []
  ) -> Made {
    var type = written.onOneLine
    while type.hasPrefix("@"), let space = type.firstIndex(of: " ") {
      type = String(type[type.index(after: space)...])
    }
    for word in ["any ", "some ", "inout "] where type.hasPrefix(word) {
      type = String(type.dropFirst(word.count))
    }
    if type.hasPrefix("("), type.hasSuffix(")"), !type.contains("->"), !type.contains(",") {
      type = String(type.dropFirst().dropLast())
      for word in ["any ", "some "] where type.hasPrefix(word) {
        type = String(type.dropFirst(word.count))
      }
    }
    // The result of a closure may be optional, and the closure not.
    let isClosure = type.contains("->") && !type.hasSuffix(")?") && !type.hasSuffix(")!")
    if type.hasSuffix("?") || type.hasSuffix("!"), !isClosure {
      let wrapped = String(type.dropLast())
      // A view of the stand-in is more than none: what moves is often the view that is given.
      if ["UIView", "UIImageView", "UIViewController"].contains(wrapped) {
        return value(wrapped, named: name, from: file, direction: direction, around: around)
      }
      // So is the picture that zooms.
      if wrapped == "UIImage" { return Made(text: "StandInScreen.image", isStandIn: true) }
      return Made(text: "nil")
    }
    if let alias = index.alias(type, from: file), alias.text != type {
      var made = value(
        alias.text, named: name, from: alias.file, direction: direction, around: around)
      made.files.insert(alias.file)
      return made
    }
    if type.contains("&") { return composition(type, named: name, from: file) }
    if type.contains("->") { return closure(type, named: name, from: file, around: around) }
    if type == "[UIViewController]" { return Made(text: "[scene.from, scene.to]") }
    if type.hasPrefix("[") {
      if type.contains(":") { return Made(text: "[:]", isStandIn: true) }
      return list(of: String(type.dropFirst().dropLast()), named: name, from: file, around: around)
    }
    if type.hasPrefix("Set<") || type.hasPrefix("Array<") {
      return Made(text: "[]", isStandIn: true)
    }
    if let direction {
      if type == "Bool", let isForth = ValueMaking.isForth(name) {
        return Made(text: isForth ? direction : "!\(direction)")
      }
      if type == "UINavigationController.Operation" || type == "UINavigationControllerOperation" {
        return Made(text: "\(direction) ? .push : .pop")
      }
    }
    if ["UIViewController"].contains(type) { return Made(text: ValueMaking.screen(named: name)) }
    if type == "UIView" {
      return Made(
        text: ValueMaking.screen(named: name) + "."
          + (name.lowercased().contains("container") ? "view" : "standInTile"))
    }
    if type == "UIImageView" {
      return Made(text: ValueMaking.screen(named: name, orElse: "from") + ".standInPicture")
    }
    if placesViews, ["UICollectionView", "UITableView"].contains(type) {
      let screen = ValueMaking.screen(named: name, orElse: "from")
      return Made(text: "\(screen).standIn\(type.dropFirst(2))")
    }
    if type == "UINavigationController" { return Made(text: "scene.navigation") }
    if ["Double", "CGFloat", "Float"].contains(type), let text = ValueMaking.number(named: name) {
      return Made(text: text, isStandIn: true)
    }
    if type == "CGRect", AppCast(subject: name, type: "").side == .to {
      return Made(text: "StandInScreen.largeFrame", isStandIn: true)
    }
    if let text = ValueMaking.empty[type] {
      let isPlain = [
        "Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval", "CGSize", "CGRect",
      ]
      return Made(text: text, isStandIn: isPlain.contains(type) || type == "String")
    }
    if let text = ValueMaking.looks[type] { return Made(text: text, isStandIn: true) }
    if let arguments = ValueMaking.rootArguments(type) {
      return Made(text: "\(type)(\(arguments))")
    }
    if let id = self.type(type, file) {
      if index[id].inherited.contains("OptionSet") { return Made(text: "[]", isStandIn: true) }
      if let screen = screens[id] {
        return Made(text: "\(screen).screen(as: \(index[id].name).self)", files: [id.file])
      }
      // A screen answers what is asked of one; a view that conforms, too, has nothing in it.
      let isOfScreens =
        prefersScreens && index[id].kind == .protocolType && conformingScreen(id) != nil
      var made =
        isOfScreens
        ? Made(text: "", fillIns: [name]) : object(of: id, direction: direction, around: around)
      if placesViews, made.fillIns.isEmpty, isView(id) {
        // A view of the app's moves only where it is in a screen.
        made.text = "\(ValueMaking.screen(named: name, orElse: "from")).placing(\(made.text))"
      }
      // What the app's screens conform to, a stand-in can, too.
      guard !made.fillIns.isEmpty, index[id].kind == .protocolType, !index[id].isHidden,
        allowed?.contains(id.file) ?? true, !isOfValues(id)
      else {
        return isOfScreens ? object(of: id, direction: direction, around: around) : made
      }
      if usesScreens, !around.contains(id), let screen = screen(conformingTo: id, around: around) {
        return Made(
          text: "scene.to.screen(as: (any \(index[id].name)).self)", files: [id.file, screen.file],
          conformances: [Conformance(side: .to, type: id, screen: screen)])
      }
      let side = AppCast(subject: name, type: "").side ?? .from
      return Made(
        text: "scene.\(side == .from ? "from" : "to").screen(as: (any \(index[id].name)).self)",
        files: [id.file],
        conformances: [Conformance(side: side, type: id)])
    }
    return Made(text: "fillIn(\"\(name): \(type)\")", fillIns: ["\(name): \(type)"])
  }

  private func isContainer(_ id: AppIndex.TypeID) -> Bool {
    ["UINavigationController", "UITabBarController"].contains(index.root(of: id) ?? "")
  }

  /// Whether structures and enumerations of the app's alone conform to a protocol.
  private func isOfValues(_ id: AppIndex.TypeID) -> Bool {
    let name = index[id].name
    let conforming = index.declarations.filter {
      index[$0].kind != .protocolType && index.ancestry(of: $0).contains(name)
    }
    return !conforming.isEmpty
      && conforming.allSatisfy { [.structType, .enumType].contains(index[$0].kind) }
  }

  /// A screen of the app's that can be made and conforms to a protocol, which asks for what cannot be made.
  private func screen(conformingTo id: AppIndex.TypeID, around: Set<AppIndex.TypeID>)
    -> AppIndex.TypeID?
  {
    let around = around.union([id])
    let wanted = index[id].methods.compactMap(\.result) + index[id].properties.compactMap(\.type)
    guard
      wanted.contains(where: {
        !value($0, named: "", from: id.file, around: around).fillIns.isEmpty
      })
    else { return nil }
    return conformingScreen(id) {
      !index[$0].isHidden && allowed?.contains($0.file) ?? true
        && object(of: $0, around: around).fillIns.isEmpty
    }
  }

  /// The first screen of the app's that conforms to a protocol and is as wanted.
  private func conformingScreen(
    _ id: AppIndex.TypeID, where isWanted: (AppIndex.TypeID) -> Bool = { _ in true }
  ) -> AppIndex.TypeID? {
    index.declarations.first { screen in
      index[screen].kind == .classType && index.isScreen(screen)
        && index.parts(of: screen).contains { $0.inherited.contains(index[id].name) }
        && isWanted(screen)
    }
  }

  /// An array with one value of a type that is seen or is the app's own; else an empty one.
  private func list(
    of written: String, named name: String, from file: Int, around: Set<AppIndex.TypeID>
  ) -> Made {
    let element = written.hasSuffix("?") ? String(written.dropLast()) : written
    let id = self.type(element, file)
    let isShown = ["UIImage", "UIView", "UIImageView"].contains(element)
    let isOwn = id.map { [.classType, .structType].contains(index[$0].kind) } ?? false
    guard isShown || isOwn else { return Made(text: "[]", isStandIn: true) }
    var made = value(element, named: name, from: file, around: around)
    guard made.fillIns.isEmpty else { return Made(text: "[]", isStandIn: true) }
    made.text = "[\(made.text)]"
    return made
  }

  /// Whether a type of the app's is a class of views.
  func isView(_ id: AppIndex.TypeID) -> Bool {
    guard index[id].kind == .classType, let root = index.root(of: id), root.hasPrefix("UI") else {
      return false
    }
    return ["View", "Cell", "Label", "Button", "Control"].contains(where: root.hasSuffix)
  }

  /// A screen that conforms to the app's protocols of a composition.
  private func composition(_ type: String, named name: String, from file: Int) -> Made {
    let parts = type.split(separator: "&").map(\.trimmingSpaces)
    let side = AppCast(subject: name, type: "").side ?? .to
    let protocols = parts.compactMap { self.type($0, file) }.filter {
      index[$0].kind == .protocolType
    }
    guard parts.count == protocols.count + 1,
      parts.contains("UIViewController") || parts.contains("UIView")
    else { return Made(text: "fillIn(\"\(name): \(type)\")", fillIns: ["\(name): \(type)"]) }
    return Made(
      text: "scene.\(side == .from ? "from" : "to").screen(as: (any \(type)).self)",
      files: Set(protocols.map(\.file)),
      conformances: protocols.map { Conformance(side: side, type: $0) })
  }

  /// A closure that does nothing, and returns an empty value.
  private func closure(
    _ type: String, named name: String, from file: Int, around: Set<AppIndex.TypeID>
  ) -> Made {
    guard let arrow = type.range(of: "->", options: .backwards), type.hasPrefix("(") else {
      return Made(text: "fillIn(\"\(name): \(type)\")", fillIns: ["\(name): \(type)"])
    }
    let result = type[arrow.upperBound...].trimmingSpaces
    var (depth, count, isEmpty) = (0, 1, true)
    scan: for character in type {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]", ">":
        depth -= 1
        if depth == 0 { break scan }
      case "," where depth == 1: count += 1
      case " ": break
      default: isEmpty = false
      }
    }
    let parameters =
      isEmpty ? "" : [String](repeating: "_", count: count).joined(separator: ", ") + " in "
    if ["Void", "()", "Swift.Void"].contains(result) { return Made(text: "{ \(parameters)}") }
    let made = value(result, named: name, from: file, around: around)
    guard made.fillIns.isEmpty else {
      return Made(text: "fillIn(\"\(name): \(type)\")", fillIns: ["\(name): \(type)"])
    }
    return Made(text: "{ \(parameters)\(made.text) }", files: made.files)
  }

  /// A number without which nothing is seen to move: half a second, the size of a stand-in's content, or a share of it.
  private static func number(named name: String) -> String? {
    let name = name.lowercased()
    func has(_ words: String...) -> Bool { words.contains(where: name.contains) }
    if has("duration") { return "0.5" }
    if has("multiplier", "ratio", "fraction", "factor", "proportion", "percent") { return "0.75" }
    if has("scale") { return "0.9" }
    if has("alpha", "opacity", "threshold") { return "0.5" }
    if name.contains("height") { return "440" }
    if name.contains("width"), !name.contains("border"), !name.contains("line") { return "320" }
    return name.contains("damping") ? "1" : nil
  }

  /// Values of types of the SDK and of Swift: empty ones, or the place of the stand-in's tile.
  private static let empty: [String: String] = [
    "Bool": "false", "Int": "0", "UInt": "0", "Int8": "0", "Int16": "0", "Int32": "0",
    "Int64": "0", "UInt8": "0", "UInt16": "0", "UInt32": "0", "UInt64": "0", "CGFloat": "0",
    "Double": "0", "Float": "0",
    "TimeInterval": "0.5", "CFTimeInterval": "0.5", "CATransitionType": ".push",
    "CATransitionSubtype": ".fromRight", "CAMediaTimingFunctionName": ".easeInEaseOut",
    "String": "\"\"", "CGRect": "StandInScreen.tileFrame",
    "CGPoint": "CGPoint(x: StandInScreen.tileFrame.midX, y: StandInScreen.tileFrame.midY)",
    "CGSize": "StandInScreen.tileFrame.size", "UIEdgeInsets": ".zero",
    "CGAffineTransform": ".identity",
    "CATransform3D": "CATransform3DIdentity", "UIColor": ".systemTeal",
    "UIFont": ".systemFont(ofSize: 17)",
    "UIImage": "StandInScreen.image", "IndexPath": "IndexPath(item: 0, section: 0)", "Any": "0",
    "AnyObject": "NSObject()",
    "URL": "URL(fileURLWithPath: \"/\")", "Date": "Date(timeIntervalSince1970: 0)",
    "Data": "Data()",
    "NotificationCenter": ".default", "UserDefaults": ".standard", "Bundle": ".main",
    "FileManager": ".default",
    "UIScreen": ".main", "NSAttributedString": "NSAttributedString(string: \"\")",
    "DispatchQueue": ".main",
    "UIRectEdge": ".left", "UIModalPresentationStyle": ".custom", "UIView.AnimationOptions": "[]",
    "UIViewAnimationOptions": "[]", "UIView.AnimationCurve": ".easeInOut",
    "UIScrollView": "UIScrollView()",
    "UITimingCurveProvider": "UICubicTimingParameters()", "CALayer": "CALayer()",
    "NSObject": "NSObject()", "OperationQueue": ".main", "UIApplication": ".shared",
    "UITraitCollection": "UITraitCollection()", "UUID": "UUID()", "Locale": ".current",
    "TimeZone": ".current", "Calendar": ".current", "UIView.KeyframeAnimationOptions": "[]",
    "UIViewKeyframeAnimationOptions": "[]", "CGVector": ".zero", "UIOffset": ".zero",
    "UIWindow": "UIWindow(frame: UIScreen.main.bounds)",
    "UIScene": "UIApplication.shared.connectedScenes.first!",
    "UIWindowScene": "UIApplication.shared.connectedScenes.first as! UIWindowScene",
    "UIDevice": ".current", "ProcessInfo": ".processInfo", "NSNumber": "0", "Decimal": "0",
    "IndexSet": "IndexSet()", "NSRange": "NSRange(location: 0, length: 0)",
    "Notification.Name": "Notification.Name(\"\")", "JSONDecoder": "JSONDecoder()",
    "JSONEncoder": "JSONEncoder()", "DateFormatter": "DateFormatter()",
    "NumberFormatter": "NumberFormatter()",
  ]

  /// Values of types of the SDK that decide how something looks or moves, and stand for what the app would give.
  private static let looks: [String: String] = [
    "UIVisualEffect": "UIBlurEffect(style: .regular)",
    "UIBlurEffect": "UIBlurEffect(style: .regular)", "UIBlurEffect.Style": ".regular",
    "UIView.ContentMode": ".scaleAspectFill", "UIViewContentMode": ".scaleAspectFill",
    "UIModalTransitionStyle": ".coverVertical", "UIStatusBarStyle": ".default",
    "UIInterfaceOrientation": ".portrait", "UIUserInterfaceStyle": ".light",
    "NSTextAlignment": ".natural", "NSLayoutConstraint.Axis": ".vertical",
    "UILayoutConstraintAxis": ".vertical", "UISwipeGestureRecognizer.Direction": ".left",
    "UISwipeGestureRecognizerDirection": ".left",
    "UIBezierPath": "UIBezierPath(rect: StandInScreen.tileFrame)",
    "CAMediaTimingFunction": "CAMediaTimingFunction(name: .easeInEaseOut)",
    "UICubicTimingParameters": "UICubicTimingParameters()",
    "UISpringTimingParameters": "UISpringTimingParameters()",
    "UIInterfaceOrientationMask": ".all", "CGColor": "UIColor.systemTeal.cgColor",
    "CGPath": "UIBezierPath(rect: StandInScreen.tileFrame).cgPath",
    "NSDirectionalEdgeInsets": ".zero", "UIRectCorner": ".allCorners", "CACornerMask": "[]",
    "UISemanticContentAttribute": ".unspecified", "CAMediaTimingFillMode": ".removed",
    "UIViewPropertyAnimator": "UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut)",
    "UILayoutPriority": ".required", "UIFont.Weight": ".regular", "UIFont.TextStyle": ".body",
    "UIControl.State": ".normal", "UIControl.Event": ".touchUpInside",
    "UITableView.Style": ".plain", "UIKeyboardType": ".default",
    "UIUserInterfaceIdiom": ".phone", "UITableViewCell.CellStyle": ".default",
    "UITableViewCellStyle": ".default", "UICollectionView.ScrollDirection": ".vertical",
    "UICollectionViewScrollDirection": ".vertical", "UIButton.ButtonType": ".system",
    "UIButtonType": ".system", "UIActivityIndicatorView.Style": ".medium",
    "UIStackView.Alignment": ".fill", "UIStackView.Distribution": ".fill",
    "UIAlertController.Style": ".alert", "UIBlurEffectStyle": ".regular",
  ]

  /// What the initializer of a class of the SDK is called with; nil for one that is not known.
  static func rootArguments(_ name: String) -> String? {
    switch name {
    case "NSObject", "UIPercentDrivenInteractiveTransition", "UINavigationController",
      "UITabBarController",
      "UITableViewController", "UIViewController", "UIResponder", "UIPageViewController",
      "UISplitViewController":
      ""
    case "UICollectionViewController": "collectionViewLayout: UICollectionViewFlowLayout()"
    case "UICollectionView": "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
    case "UIVisualEffectView": "effect: nil"
    case "UIBarButtonItem", "UICollectionViewFlowLayout", "UICollectionViewLayout", "UIToolbar":
      ""
    case _ where name.hasPrefix("UI") && name.hasSuffix("GestureRecognizer"): ""
    case _
    where [
      "View", "Label", "Button", "Control", "Field", "Cell", "Bar", "Switch", "Slider", "Indicator",
      "Layer", "Picker", "Stepper",
    ].contains { name.hasSuffix($0) } && (name.hasPrefix("UI") || name.hasPrefix("CA")):
      ""
    default: nil
    }
  }

  // MARK: Names

  private static let forthWords = [
    "present", "push", "show", "open", "forward", "appear", "expand", "enter", "reveal", "zoomin",
  ]
  private static let backWords = [
    "dismiss", "pop", "hid", "close", "back", "revers", "disappear", "collaps", "exit", "zoomout",
    "unwind",
  ]

  /// Whether a name tells the way forth, or back; nil where it tells neither.
  static func isForth(_ name: String) -> Bool? {
    let name = name.lowercased()
    if name.contains("background") || name.contains("presented") || name.contains("presentingview")
    {
      return nil
    }
    if backWords.contains(where: name.contains) { return false }
    return forthWords.contains(where: name.contains) ? true : nil
  }

  /// The cases of an enumeration that tell the way; nil where they do not.
  static func ways(_ cases: [String]) -> (forth: String, back: String)? {
    guard let forth = cases.first(where: { isForth($0) == true }),
      let back = cases.first(where: { isForth($0) == false })
    else { return nil }
    return (forth, back)
  }

  /// The screen that a name means: that from which a transition leads, or that to which it does.
  static func screen(named name: String, orElse other: String = "to") -> String {
    switch AppCast(subject: name, type: "").side {
    case .from: "scene.from"
    case .to: "scene.to"
    case nil: "scene.\(other)"
    }
  }
}

extension AppCast {
  enum Side: Sendable { case from, to }

  /// Whether it casts a screen's view, and not the screen.
  var isOfView: Bool {
    subject.contains(/\.view[!?]?$/) || subject.contains(".view(forKey:")
  }

  /// The side of a transition on which the subject is, by its words; nil where they do not tell.
  var side: Side? {
    let text = subject.lowercased()
    // `viewController(forKey: isPresenting ? .to : .from)` is the second screen both ways, and so is what
    // `(isPresenting ? toViewController : fromViewController)` is.
    if let choice = subject.firstMatch(
      of: /(!?)([\w.]+)(?:\s*([!=]=)\s*([\w.]+))?\s*\?\s*([\w.]+)[!?]?\s*:/),
      let first = AppCast(subject: String(choice.5), type: "").side
    {
      let words = (choice.2 + (choice.4 ?? "")).lowercased()
      let isBack = ["dismiss", "pop", "back", "close"].contains(where: words.contains)
      let isNegated = !choice.1.isEmpty != (choice.3 == "!=")
      return (isBack == isNegated) == (first == .to) ? .to : .from
    }
    if ["from", "presenting", "source", "origin", "parent", "fore"].contains(where: text.contains) {
      return .from
    }
    if [
      "tovc", "tovi", "tocontroller", "presented", "dismissed", "destination", "detail",
      "target", "next",
    ].contains(where: text.contains) {
      return .to
    }
    // `.to` is a key; `toDelegate` begins with it, and `top` does not, also not after a dot.
    if subject.contains(/\.to(?![a-z])/) { return .to }
    let begins = subject.dropFirst(2).first?.isUppercase ?? false
    return text == "to" || text.hasPrefix("to") && begins ? .to : nil
  }
}

extension Substring {
  var trimmingSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
