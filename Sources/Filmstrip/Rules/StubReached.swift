// SPDX-License-Identifier: MIT

extension Rule {
  /// A stub for code that is not there was used in what is recorded.
  public static let stubReached = Rule(
    id: "stub-reached", severity: .warning,
    sentence: "a stub that is not filled in, or code that is left out, is reached",
    remedy: "list the folder of the code that is missing, or fill in the stub and remove its report"
  )
}

extension Finding {
  /// The stub, such as `Layout.frame`.
  static func stubReached(_ name: String) -> Finding {
    let member = name.wholeMatch(of: /(\w+)\.(\w+)/)
    return Finding(
      rule: .stubReached,
      message: "the stub \(name) was reached and is not filled in: what moves may be wrong",
      object: member.map { String($0.output.1) }, property: member.map { String($0.output.2) })
  }

  /// A statement or a function that does not compile or ends the program, such as `line 12 of Screen.viewDidLoad()`.
  static func leftOutReached(_ name: String) -> Finding {
    Finding(
      rule: .stubReached,
      message: "\(name) was reached and is left out: what moves may be wrong",
      object: name)
  }
}
