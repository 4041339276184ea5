// SPDX-License-Identifier: MIT

/// Types guessed from names, as they are in most apps: a property `titleLabel` is a label.
enum TypeGuess {
  /// Ends of class names and the SDK's classes that they stand for; the first that fits counts.
  private static let classes: [(end: String, type: String)] = [
    ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
    ("PageViewController", "UIPageViewController"), ("ViewController", "UIViewController"),
    ("PresentationController", "UIPresentationController"), ("VC", "UIViewController"),
    ("NavigationBar", "UINavigationBar"), ("ScrollView", "UIScrollView"),
    ("CollectionView", "UICollectionView"), ("TableView", "UITableView"),
    ("FlowLayout", "UICollectionViewFlowLayout"), ("CollectionViewCell", "UICollectionViewCell"),
    ("CollectionCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"),
    ("TableCell", "UITableViewCell"),
    ("StackView", "UIStackView"), ("ImageView", "UIImageView"),
    ("VisualEffectView", "UIVisualEffectView"), ("View", "UIView"), ("Label", "UILabel"),
    ("Button", "UIButton"), ("TextField", "UITextField"), ("TextView", "UITextView"),
    ("Slider", "UISlider"), ("DatePicker", "UIDatePicker"), ("ColorWell", "UIControl"),
    ("Switch", "UISwitch"), ("Control", "UIControl"), ("Cell", "UIView"),
    ("ShapeLayer", "CAShapeLayer"), ("GradientLayer", "CAGradientLayer"), ("Layer", "CALayer"),
    ("GestureRecognizer", "UIGestureRecognizer"), ("Window", "UIWindow"),
    ("Screen", "UIViewController"), ("Controller", "UIViewController"),
  ]

  /// The superclass of a class of a name; nil if the name does not tell.
  static func superclass(of name: String) -> String? {
    classes.first { name.hasSuffix($0.end) }?.type
  }

  /// A class of the SDK and its superclasses, the nearest first, as far as members are concerned.
  static func superclasses(of type: String) -> [String] {
    switch type {
    case "NSObject": []
    case "CALayer": [type]
    case "CAShapeLayer", "CAGradientLayer": [type, "CALayer"]
    case "UIPresentationController", "UIGestureRecognizer": [type]
    case "UIViewController": [type, "UIResponder"]
    case _ where type.hasSuffix("Controller"): [type, "UIViewController", "UIResponder"]
    case "UICollectionViewFlowLayout": [type, "UICollectionViewLayout"]
    case "UICollectionViewCell": [type, "UICollectionReusableView", "UIView", "UIResponder"]
    case "UICollectionView", "UITableView", "UITextView":
      [type, "UIScrollView", "UIView", "UIResponder"]
    case "UIPickerView": [type, "UIView", "UIResponder"]
    case "UIButton", "UIDatePicker", "UISlider", "UISwitch", "UITextField":
      [type, "UIControl", "UIView", "UIResponder"]
    default: [type, "UIView", "UIResponder"]
    }
  }

  private static let values: [(end: String, type: String)] = [
    ("image", "UIImage?"), ("color", "UIColor"), ("font", "UIFont"), ("frame", "CGRect"),
    ("rect", "CGRect"), ("bounds", "CGRect"), ("size", "CGSize"), ("center", "CGPoint"),
    ("point", "CGPoint"), ("offset", "CGPoint"), ("origin", "CGPoint"), ("insets", "UIEdgeInsets"),
    ("inset", "UIEdgeInsets"), ("transform", "CGAffineTransform"), ("duration", "TimeInterval"),
    ("delay", "TimeInterval"), ("width", "CGFloat"), ("height", "CGFloat"), ("radius", "CGFloat"),
    ("alpha", "CGFloat"), ("progress", "CGFloat"), ("scale", "CGFloat"), ("padding", "CGFloat"),
    ("spacing", "CGFloat"), ("margin", "CGFloat"), ("count", "Int"), ("index", "Int"),
    ("indexpath", "IndexPath"), ("title", "String"), ("name", "String"), ("text", "String"),
    ("identifier", "String"), ("message", "String"), ("description", "String"),
    ("views", "[UIView]"),
    ("viewcontrollers", "[UIViewController]"), ("constraint", "NSLayoutConstraint?"),
    ("layer", "CALayer"), ("animator", "UIViewPropertyAnimator?"),
    ("recognizer", "UIGestureRecognizer"),
  ]

  /// Whether a name is one of a protocol of the SDK's, by its end.
  static func isProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "ing", "able"].contains(where: name.hasSuffix)
  }

  /// The type of a property of a name; `Any?` if the name does not tell.
  static func type(of name: String) -> String {
    for begin in ["is", "has", "should", "can", "does", "allows"]
    where name.hasPrefix(begin) && name.dropFirst(begin.count).first?.isUppercase == true {
      return "Bool"
    }
    let lower = name.lowercased()
    if let found = values.first(where: { lower.hasSuffix($0.end) }) { return found.type }
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    return superclass(of: capital).map { $0 } ?? "Any?"
  }

  /// Whether objects of a type are made on the main actor alone.
  static func isOfMainActor(_ type: String) -> Bool {
    classes.contains { type == $0.type && $0.type != "NSObject" } || type.hasPrefix("[UI")
  }

  /// The type of a parameter: nothing is lost where it is not known.
  static func parameter(of label: String) -> String {
    let type = type(of: label)
    return type.hasSuffix("?") ? type : type + "?"
  }

  /// Whether any value of a type is as good as another where what made it is left out.
  static func isPlain(_ type: String) -> Bool {
    [
      "Bool", "Int", "CGFloat", "TimeInterval", "String", "CGRect", "CGSize", "CGPoint",
      "UIEdgeInsets",
    ]
    .contains(type) || type.hasPrefix("[")
  }

  /// Whether a type in brackets is one of a dictionary: a colon stands in them, and in no others.
  private static func isDictionary(_ type: String) -> Bool {
    var depth = 0
    for character in type {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      if character == ":", depth == 1 { return true }
    }
    return false
  }

  /// An expression for a value of a type; nil where only nil, or nothing, is known.
  static func expression(of type: String) -> String? {
    let value = value(of: type)
    return value.hasPrefix(" = ") ? String(value.dropFirst(3)) : nil
  }

  /// What a property begins with, after the type; a getter that makes an object for a class.
  static func value(of type: String) -> String {
    if type.hasSuffix("?") { return "" }
    switch type {
    case "Bool": return " = false"
    case "Int", "CGFloat", "TimeInterval": return " = 0"
    case "String": return " = \"\""
    case "CGRect", "CGSize", "CGPoint", "UIEdgeInsets": return " = .zero"
    case "CGAffineTransform": return " = .identity"
    case "UIColor": return " = .gray"
    case "UIFont": return " = .systemFont(ofSize: 17)"
    case "IndexPath": return " = IndexPath()"
    case _ where type.hasPrefix("["): return isDictionary(type) ? " = [:]" : " = []"
    case "UICollectionView":
      return " = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case "UIVisualEffectView": return " = UIVisualEffectView(effect: nil)"
    case "NSLayoutConstraint": return " = UIView().widthAnchor.constraint(equalToConstant: 0)"
    case "UIViewPropertyAnimator":
      return " = UIViewPropertyAnimator(duration: 0.5, curve: .linear)"
    case "UINavigationController", "UITabBarController", "UIViewController": return " = \(type)()"
    case "UIPresentationController": return "!"
    case "UIPageViewController": return "!"
    default: return " = \(type)()"
    }
  }
}
