// SPDX-License-Identifier: MIT

/// Progress of springs, computed with 40-digit arithmetic: not by our code.
///
/// Damping ratios above 1 are solved as critical.
enum SpringVectors {
  /// A spring, and its progress after some seconds.
  struct Curve: Sendable, CustomStringConvertible {
    let mass: Double
    let stiffness: Double
    let damping: Double
    let initialVelocity: Double
    let samples: [(time: Double, progress: Double)]

    var description: String { "m \(mass) k \(stiffness) c \(damping) v \(initialVelocity)" }
  }

  static let curves: [Curve] = [
    Curve(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: 0,
      samples: [
        (0.01, 0.0048334152780230382),
        (0.05, 0.1044054734550794),
        (0.1, 0.34029984660829834),
        (0.2, 0.84942563485411239),
        (0.3, 1.1243547674084118),
        (0.5, 1.0745905665950333),
        (0.8, 0.97900662678046597),
        (1.2, 1.0025847862685932),
      ]),
    Curve(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0,
      samples: [
        (0.01, 0.014770440844942501),
        (0.05, 0.2322304925343014),
        (0.1, 0.54477838992806742),
        (0.2, 0.87928193206150237),
        (0.3, 0.97291928175930274),
        (0.5, 0.99890097889073991),
        (0.8, 0.99999292033228818),
        (1.2, 0.99999999300014721),
      ]),
    Curve(
      mass: 1, stiffness: 338.16, damping: 22.067, initialVelocity: 0,
      samples: [
        (0.01, 0.015686380548714054),
        (0.05, 0.28306772579346202),
        (0.1, 0.71940471941107483),
        (0.2, 1.0915378545137295),
        (0.3, 1.036926724412815),
        (0.5, 0.99543151686070122),
        (0.8, 0.9999762297363309),
        (1.2, 1.0000005899669131),
      ]),
    Curve(
      mass: 1, stiffness: 200, damping: 5, initialVelocity: 3,
      samples: [
        (0.01, 0.038983975118630101),
        (0.05, 0.34306778151027802),
        (0.1, 0.88897794522017964),
        (0.2, 1.5757661947985745),
        (0.3, 1.2268844075505133),
        (0.5, 0.78303950520657974),
        (0.8, 0.97630714491984171),
        (1.2, 1.0255950667918633),
      ]),
    Curve(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: -2,
      samples: [
        (0.01, -0.013417908200274722),
        (0.05, 0.029550944459786522),
        (0.1, 0.19066522942282689),
        (0.2, 0.53986003699551685),
        (0.3, 0.77097948550782586),
        (0.5, 0.95283437100640173),
        (0.8, 0.99644409614423337),
        (1.2, 0.99990537912975875),
      ]),
    Curve(
      mass: 2, stiffness: 80, damping: 4, initialVelocity: 0.5,
      samples: [
        (0.01, 0.0069331039299507578),
        (0.05, 0.071371278134672063),
        (0.1, 0.22358753795352388),
        (0.2, 0.67887263249302071),
        (0.3, 1.1642227824663437),
        (0.5, 1.6054929456732619),
        (0.8, 0.90880552386923767),
        (1.2, 0.8713324054749741),
      ]),
  ]
}
