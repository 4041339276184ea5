// SPDX-License-Identifier: MIT

/// A sheet for sharing: it moves as one, and shows nothing, as there is nobody to share with.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// Called on iOS when the sheet is dismissed; reported, as it is never called here.
  open var completionWithItemsHandler: CompletionWithItemsHandler? {
    didSet {
      if completionWithItemsHandler != nil {
        UnsupportedFeature.report("UIActivityViewController.completionWithItemsHandler")
      }
    }
  }
  /// Activities that are left out; reported, as none is shown.
  open var excludedActivityTypes: [UIActivity.ActivityType]? {
    didSet {
      if excludedActivityTypes != nil {
        UnsupportedFeature.report("UIActivityViewController.excludedActivityTypes")
      }
    }
  }

  /// A sheet for items; which ones does not show.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    UnsupportedFeature.report("What UIActivityViewController shows")
  }
}

@preconcurrency @MainActor
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let message = Self("com.apple.UIKit.activity.Message")
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    public static let print = Self("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  }
}
