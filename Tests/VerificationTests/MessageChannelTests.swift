// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import FilmstripVerification

@Suite struct MessageChannelTests {
  private func pair() throws -> (one: MessageChannel, other: MessageChannel) {
    var sockets: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
    return (MessageChannel(descriptor: sockets[0]), MessageChannel(descriptor: sockets[1]))
  }

  @Test func messagesArriveWholeAndInOrder() throws {
    let (one, other) = try pair()
    for text in ["", "a", String(repeating: "é", count: 1_000)] { try one.send(Data(text.utf8)) }
    for text in ["", "a", String(repeating: "é", count: 1_000)] {
      #expect(try other.receive(within: 5) == Data(text.utf8))
    }
    close(one.descriptor)
    #expect(try other.receive(within: 5) == nil)
    close(other.descriptor)
  }

  /// More than a socket holds: what is sent waits for what is read.
  @Test func aLongMessageArrivesInPieces() throws {
    let (one, other) = try pair()
    let message = Data(String(repeating: "x", count: 3 << 20).utf8)
    let descriptor = one.descriptor
    let sender = Thread { try? MessageChannel(descriptor: descriptor).send(message) }
    sender.start()
    #expect(try other.receive(within: 60) == message)
    close(one.descriptor)
    close(other.descriptor)
  }

  @Test func whatDoesNotComeIsLateAndWhatBreaksOffIsClosed() throws {
    let (one, other) = try pair()
    #expect(throws: MessageChannel.Failure.timeout) { try other.receive(within: 0) }
    #expect(write(one.descriptor, "half", 4) == 4)
    close(one.descriptor)
    #expect(throws: MessageChannel.Failure.closed) { try other.receive(within: 5) }
    // Without the signal that would end this program.
    #expect(throws: MessageChannel.Failure.closed) { try other.send(Data("x".utf8)) }
    close(other.descriptor)
  }
}
