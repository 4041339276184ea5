// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension UIColor {
  /// A pattern of an image, side by side from the corner of what is painted with it.
  ///
  /// An image without size gives a transparent colour.
  public convenience init(patternImage image: UIImage) {
    let cell = CGRect(origin: .zero, size: image.size)
    let commands = image.commands(in: cell)
    guard !commands.isEmpty else {
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(cgColor: CGColor(pattern: Pattern(commands: commands, cell: cell)))
  }
}
