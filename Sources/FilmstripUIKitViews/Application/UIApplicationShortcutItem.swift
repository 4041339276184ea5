// SPDX-License-Identifier: MIT

/// The picture of a shortcut, which nothing shows here.
open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home
    case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  public convenience init(type: IconType) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
  public convenience init(systemImageName: String) { self.init() }
}

/// A shortcut on the home screen's icon: a stage has no home screen, and only the application itself chooses one.
open class UIApplicationShortcutItem: NSObject {
  fileprivate var values: (type: String, title: String, subtitle: String?)
  fileprivate var storedIcon: UIApplicationShortcutIcon?
  fileprivate var storedInfo: [String: any NSSecureCoding]?
  fileprivate var storedTarget: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    values = (type, localizedTitle, localizedSubtitle)
    (storedIcon, storedInfo) = (icon, userInfo)
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  open var type: String { values.type }
  open var localizedTitle: String { values.title }
  open var localizedSubtitle: String? { values.subtitle }
  open var icon: UIApplicationShortcutIcon? { storedIcon }
  open var userInfo: [String: any NSSecureCoding]? { storedInfo }
  open var targetContentIdentifier: Any? { storedTarget }
}

open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  open override var localizedTitle: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var localizedSubtitle: String? {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { storedIcon }
    set { storedIcon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { storedInfo }
    set { storedInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { storedTarget }
    set { storedTarget = newValue }
  }
}
