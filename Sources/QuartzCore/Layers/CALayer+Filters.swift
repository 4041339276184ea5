// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import FilmstripDisplayList

extension CALayer {
  /// Sets the blend mode by its name; any other name is reported.
  func setCompositingFilter(_ value: Any?) {
    var compositing = LayerCompositing.normal
    if let name = value as? String {
      if let known = LayerCompositing(name: name) {
        compositing = known
      } else {
        UnsupportedFeature.report("CALayer.compositingFilter \"\(name)\"")
      }
    } else if let value {
      UnsupportedFeature.report("CALayer.compositingFilter of type \(type(of: value))")
    }
    update { $0.uncommonProperties.compositing = compositing }
  }

  func reportFilters(_ filters: [Any]?, of property: String) {
    if filters?.isEmpty == false { UnsupportedFeature.report("CALayer.\(property)") }
  }
}
