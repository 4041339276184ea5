// SPDX-License-Identifier: MIT

extension CALayer {
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
