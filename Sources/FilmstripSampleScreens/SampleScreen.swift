// SPDX-License-Identifier: MIT
public import UIKit

/// The sample screens, made of constraints and stacks alone.
///
/// They are written as those of an application are, and show what the pictures in `Fixtures/screens` show.
public enum SampleScreen: String, CaseIterable, Sendable {
  /// A mail inbox.
  case inbox
  /// A mail, opened.
  case message
  /// A grid of photos.
  case photos
  /// A grouped list of settings.
  case settings

  /// A new controller of the screen.
  @MainActor
  public func makeViewController() -> UIViewController {
    switch self {
    case .inbox: InboxViewController()
    case .message: MessageViewController()
    case .photos: PhotosViewController()
    case .settings: SettingsViewController()
    }
  }
}
