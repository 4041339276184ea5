// SPDX-License-Identifier: MIT

/// A property of a class of views that its proxy sets on them.
@MainActor
@_spi(Engine) public struct AppearanceProperty {
  /// Sets on a view what was set on a proxy; given an untouched view of the class, by which both are compared.
  let apply: (_ proxy: UIView, _ untouched: UIView, _ view: UIView) -> Void

  package static func value<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>
  ) -> AppearanceProperty {
    of(View.self, { $0[keyPath: path] }, { $0[keyPath: path] = $1 }, isSame: { $0 == $1 })
  }

  package static func of<View: UIView, Value>(
    _ type: View.Type, _ get: @escaping (View) -> Value, _ set: @escaping (View, Value) -> Void,
    isSame: @escaping (Value, Value) -> Bool
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, untouched, view in
      guard let proxy = proxy as? View, let untouched = untouched as? View, let view = view as? View
      else { return }
      let wanted = get(proxy)
      let usual = get(untouched)
      // What was not set on the proxy, and what was set on the view itself, stays.
      guard !isSame(wanted, usual), isSame(get(view), usual) else { return }
      set(view, wanted)
    }
  }

  /// Attributes of text, which do not compare: none are the usual ones.
  package static func attributes<View: UIView>(
    _ path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
  ) -> AppearanceProperty {
    of(
      View.self, { $0[keyPath: path] }, { $0[keyPath: path] = $1 },
      isSame: { ($0 ?? [:]).isEmpty == ($1 ?? [:]).isEmpty })
  }
}
