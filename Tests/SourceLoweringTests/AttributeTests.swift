// SPDX-License-Identifier: MIT
import SourceLowering
import Testing

@Test func placeholder() { #expect(TargetLowering([]).outputs.isEmpty) }
