// SPDX-License-Identifier: MIT

/// Styles and scripts of the page's viewer: what pages of recordings and reports have in common.
package enum ViewerSources {
  /// Colours, text, and what controls, pictures and curves look like.
  package static var style: [UInt8] { PackageResources.style_css }

  /// Scripts in the order in which they are run; they define elements and start nothing.
  package static var scripts: [[UInt8]] {
    [
      PackageResources.geometry_js, PackageResources.cuts_js, PackageResources.recording_js,
      PackageResources.format_js,
      PackageResources.state_js, PackageResources.controls_js, PackageResources.picture_js,
      PackageResources.lanes_js, PackageResources.transport_js,
    ]
  }
}
