// SPDX-License-Identifier: MIT
package import FilmstripMotionCurves

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  /// Damping coefficient, not ratio; 10 by default.
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// Whether a damping above critical is solved as such; otherwise it counts as critical.
  open var allowsOverdamping = false

  public override init() { super.init() }

  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    (mass, stiffness, damping) = (1, spring.stiffness, spring.damping)
    allowsOverdamping = spring.allowsOverdamping
    duration = spring.settlingDuration
  }

  override func makeCopy() -> CAAnimation { CASpringAnimation() }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }

  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.angularFrequency }

  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// What moves the value; a mass or stiffness of 0 or below counts as a millionth, a negative
  /// damping as none, and what is no number as the default.
  package var spring: Spring {
    // Beyond a billion, numbers say nothing about springs and only break the formulas.
    func usable(_ value: CGFloat, atLeast least: Double, standard: Double) -> Double {
      value.isFinite ? min(max(value, least), 1e9) : standard
    }
    return Spring(
      mass: usable(mass, atLeast: 1e-6, standard: 1),
      stiffness: usable(stiffness, atLeast: 1e-6, standard: 100),
      damping: usable(damping, atLeast: 0, standard: 10),
      initialVelocity: usable(initialVelocity, atLeast: -1e9, standard: 0),
      allowsOverdamping: allowsOverdamping)
  }

  package override var pacing: Pacing { .spring(spring) }
}
