// SPDX-License-Identifier: MIT

struct Mail: Sendable {
  let initials: String
  let tone: AvatarView.Tone
  let from: String
  let when: String
  let subject: String
  let preview: String
  var isUnread = false
  var hasAttachment = false

  static let samples: [Mail] = [
    Mail(
      initials: "TO", tone: .sky, from: "Theo Okafor", when: "9:40 AM",
      subject: "Slides for Thursday",
      preview: "I moved the results to the front, then cut two charts. Have a look",
      isUnread: true),
    Mail(
      initials: "ML", tone: .teal, from: "Mara Lindqvist", when: "9:32 AM",
      subject: "Cabin weekend: the final plan",
      preview: "Hi Ines, The keys are sorted and the lake is warm enough for a swim",
      isUnread: true, hasAttachment: true),
    Mail(
      initials: "PR", tone: .coral, from: "Priya Raman", when: "8:57 AM",
      subject: "Re: Sunday bread swap",
      preview: "The rye starter survived the move! I can bring two loaves and some jam"),
    Mail(
      initials: "GC", tone: .leaf, from: "Garden Committee", when: "8:15 AM",
      subject: "Seedlings are ready to collect",
      preview: "Tomatoes, chard and three kinds of basil, all hardened off. The shed is open",
      isUnread: true),
    Mail(
      initials: "FA", tone: .violet, from: "Felix Arden", when: "Yesterday",
      subject: "Photos from the ridge",
      preview: "The light was unreal on the way down to the valley. My favourite is",
      hasAttachment: true),
    Mail(
      initials: "NH", tone: .rose, from: "Noor Haddad", when: "Yesterday",
      subject: "Reading list for June",
      preview: "Four novels, one very short, and a book of letters that I keep going back to"),
    Mail(
      initials: "OB", tone: .sand, from: "Oskar Brandt", when: "Tuesday",
      subject: "Your bicycle is ready",
      preview: "New chain, new brake pads, and the gear cable no longer squeaks. Pick it up"),
  ]
}
