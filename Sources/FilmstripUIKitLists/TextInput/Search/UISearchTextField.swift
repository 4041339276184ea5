// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private let glass = UIImageView(
    image: UIImage(
      systemName: "magnifyingglass",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 16, weight: .regular)))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  private func prepareSearch() {
    layer.role = "search field"
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = CGFloat(BehaviorProfile.current.textInput.searchBar.radius)
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    let size = glass.image?.size ?? .zero
    // The glass has six points before it and five after (approximated from screenshots).
    glass.frame = CGRect(x: 0, y: 0, width: size.width + 11, height: size.height)
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
  }

  /// What is searched for beside the text: reported, as a text is all there is.
  open var tokens: [UISearchToken] = [] {
    didSet { if !tokens.isEmpty { UnsupportedFeature.report("UISearchTextField.tokens") } }
  }
}

/// A thing that is searched for beside a text; it is kept, and no field shows it.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  open var representedObject: Any?
  package let icon: UIImage?
  package let text: String

  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}
